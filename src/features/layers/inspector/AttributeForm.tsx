import { useState } from 'react'
import { Alert, Button, Checkbox, Flex, Input, InputNumber } from 'antd'
import { useEditFeatureMutation, type Attributes, type LayerFeature } from '../../../api/feature'
import type { Layer } from '../../../api/layer'
import { useUnsavedGuard } from '../../../shared/forms/useUnsavedGuard'
import { layersText } from '../texts/messages'
import { ownValue } from '../../../shared/ownValue'

const NAME_MAX = 100
const VALUE_MAX = 10_000

interface AttributeFormProps {
  layer: Layer
  feature: LayerFeature
  onSaved: (changeId: string) => void
  onCancel: () => void
}

/** Edits the attributes of a feature. Typed values are kept when another user changes the feature. */
export function AttributeForm({ layer, feature, onSaved, onCancel }: AttributeFormProps) {
  const { index, version } = feature
  const [typed, setTyped] = useState<Attributes>({})
  const [newName, setNewName] = useState('')
  const [editFeature, { isLoading, error }] = useEditFeatureMutation()
  const isDirty = Object.keys(typed).length > 0
  const { leaveDialog, release } = useUnsavedGuard(isDirty)

  const known = [...new Set([...layer.fields.map(({ name }) => name), ...Object.keys(feature.properties)])]
  const names = [...known, ...Object.keys(typed).filter((name) => !known.includes(name))]
  const typeOf = (name: string) => layer.fields.find((field) => field.name === name)?.type ?? 'text'

  const save = async () => {
    const all = Object.entries({ ...feature.properties, ...typed })
    const properties = Object.fromEntries(all.filter(([, value]) => value !== null && value !== ''))
    const { data } = await editFeature({ layerId: layer._id, featureEdit: { index, version, properties } })
    if (!data) return
    release()
    onSaved(data.data.changeId)
  }

  return (
    <form
      className="attribute-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {leaveDialog}
      {error && <Alert type="error" showIcon title={error.message} />}
      {names.map((name) => (
        <AttributeField
          key={name}
          name={name}
          type={typeOf(name)}
          value={Object.hasOwn(typed, name) ? typed[name] : ownValue(feature.properties, name)}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <Flex gap={8}>
        <Input
          size="small"
          aria-label={layersText('newAttribute')}
          placeholder={layersText('newAttribute')}
          maxLength={NAME_MAX}
          value={newName}
          onChange={(event) => setNewName(event.target.value)}
        />
        <Button
          size="small"
          disabled={newName.trim() === '' || names.includes(newName.trim())}
          onClick={() => {
            setTyped({ ...typed, [newName.trim()]: '' })
            setNewName('')
          }}
        >
          {layersText('addAttribute')}
        </Button>
      </Flex>
      <Flex gap={8}>
        <Button size="small" type="primary" htmlType="submit" disabled={!isDirty} loading={isLoading}>
          {layersText('save')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {layersText('cancel')}
        </Button>
      </Flex>
    </form>
  )
}

interface AttributeFieldProps {
  name: string
  type: 'text' | 'number' | 'boolean'
  value: unknown
  onChange: (value: unknown) => void
}

function AttributeField({ name, type, value, onChange }: AttributeFieldProps) {
  if (type === 'boolean') {
    return (
      <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {name}
      </Checkbox>
    )
  }
  return (
    <label>
      <span>{name}</span>
      {type === 'number' ? (
        // With a label of its own, because the wrapping label also contains the names of the step buttons.
        <InputNumber
          size="small"
          aria-label={name}
          style={{ width: '100%' }}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      ) : (
        <Input
          size="small"
          maxLength={VALUE_MAX}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </label>
  )
}
