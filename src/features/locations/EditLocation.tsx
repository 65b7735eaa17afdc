import { useState } from 'react'
import { Button, Flex, Form, Input, InputNumber, Modal } from 'antd'
import { isApiError } from '../../api/errors'
import { useUpdateLocationMutation, type Location } from '../../api/location'
import { useCan } from '../../session/useCan'
import { useProblems } from '../../shared/forms/useProblems'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { placesText } from './messages'

const FORM_NAME = 'place'
const STALE = 409
const NAME_MAX = 120
const LATITUDE_MAX = 90
const LONGITUDE_MAX = 180

interface PlaceValues {
  name: string
  lat: number
  long: number
}

const labels = { name: placesText('fieldName'), lat: placesText('latitude'), long: placesText('longitude') }

interface EditLocationProps {
  place: Location
  /** The server has another version than the one shown. */
  onStale: () => void
}

/** Another name for a place, or another spot. */
export function EditLocation({ place, onStale }: EditLocationProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('location_update')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{placesText('edit')}</Button>
      {isOpen && <EditDialog place={place} onStale={onStale} onClose={() => setOpen(false)} />}
    </>
  )
}

function EditDialog({ place, onStale, onClose }: EditLocationProps & { onClose: () => void }) {
  const [form] = Form.useForm<PlaceValues>()
  const problems = useProblems<PlaceValues>(form, FORM_NAME, labels)
  const [update, { isLoading }] = useUpdateLocationMutation()
  const [isDirty, setDirty] = useState(false)
  const { question, leave } = useUnsavedGuard(isDirty)

  const save = async ({ name, lat, long }: PlaceValues) => {
    problems.clear()
    const isMoved = lat !== place.location.lat || long !== place.location.long
    const changes = {
      ...(name.trim() !== place.name && { name: name.trim() }),
      ...(isMoved && { location: { lat, long } }),
    }
    if (Object.keys(changes).length === 0) return onClose()
    const { data, error } = await update({
      locationId: place._id,
      locationEdit: { version: place.version, ...changes },
    })
    if (data) return onClose()
    if (!isApiError(error)) return
    const fields = error.fields?.map(({ field, message }) => ({ field: field.replace('location.', ''), message }))
    problems.showRefusal({ message: error.message, ...(fields && { fields }) })
    // What was typed stays; saving again refers to what is stored now.
    if (error.status === STALE) onStale()
  }

  const degrees = (name: 'lat' | 'long', word: 'latitude' | 'longitude', max: number) => (
    <Form.Item
      name={name}
      label={labels[name]}
      extra={placesText(`${word}Help`)}
      rules={[{ required: true, type: 'number', min: -max, max, message: placesText(`${word}Needed`) }]}
      style={{ flex: '1 1 160px' }}
    >
      <InputNumber controls={false} style={{ width: '100%' }} inputMode="decimal" />
    </Form.Item>
  )

  return (
    <Modal
      open
      title={placesText('editTitle', { name: place.name })}
      okText={placesText('save')}
      okButtonProps={{ htmlType: 'submit', form: FORM_NAME }}
      cancelText={placesText('cancel')}
      confirmLoading={isLoading}
      onCancel={() => leave(onClose)}
    >
      <Form<PlaceValues>
        form={form}
        name={FORM_NAME}
        id={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        initialValues={{ name: place.name, ...place.location }}
        onValuesChange={(changed) => {
          setDirty(true)
          problems.forget(changed)
        }}
        onFinish={(values) => void save(values)}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        <Form.Item
          name="name"
          label={labels.name}
          rules={[{ required: true, whitespace: true, message: placesText('nameNeeded') }]}
        >
          <Input autoComplete="off" maxLength={NAME_MAX} />
        </Form.Item>
        <Flex wrap gap="0 16px">
          {degrees('lat', 'latitude', LATITUDE_MAX)}
          {degrees('long', 'longitude', LONGITUDE_MAX)}
        </Flex>
      </Form>
      {question}
    </Modal>
  )
}
