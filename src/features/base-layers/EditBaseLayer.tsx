import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { useEditBaseLayerMutation, type BaseLayer } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { changesTo } from '../../shared/forms/changes'
import { EditDialog } from '../../shared/forms/EditDialog'
import { baseLayerEditLimits } from '../../shared/limits/base-layer.gen'
import { baseText } from './messages'

const FORM_NAME = 'edit-base-layer'

interface BaseLayerValues {
  name: string
  description: string
}

const labels = () => ({ name: baseText('fieldName'), description: baseText('fieldDescription') })

interface EditBaseLayerProps {
  base: BaseLayer
  reload: () => Promise<BaseLayer | undefined>
}

/** Edits the name and the description of a base layer. */
export function EditBaseLayer({ base, reload }: EditBaseLayerProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('can_edit_base_layer')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{baseText('edit')}</Button>
      {isOpen && <BaseLayerDialog base={base} reload={reload} onClose={() => setOpen(false)} />}
    </>
  )
}

const valuesOf = ({ name, description }: BaseLayer): BaseLayerValues => ({ name, description })

function BaseLayerDialog({ base, reload, onClose }: EditBaseLayerProps & { onClose: () => void }) {
  const [edit, { isLoading }] = useEditBaseLayerMutation()

  const send = (values: BaseLayerValues, from: BaseLayer) => {
    const { name, description } = changesTo(values, valuesOf(from))
    return edit({
      baseLayerId: from._id,
      baseLayerEdit: {
        version: from.version,
        ...(name !== undefined && { name: name.trim() }),
        ...(description !== undefined && { description: description.trim() }),
      },
    })
  }

  return (
    <EditDialog<BaseLayer, BaseLayerValues>
      title={baseText('editTitle', { name: base.name })}
      formName={FORM_NAME}
      newest={base}
      valuesOf={valuesOf}
      labels={labels()}
      send={send}
      reload={reload}
      isSaving={isLoading}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={labels().name}
        rules={[{ required: true, whitespace: true, message: baseText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={baseLayerEditLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="description" label={labels().description}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={baseLayerEditLimits.description.maxLength} />
      </Form.Item>
    </EditDialog>
  )
}
