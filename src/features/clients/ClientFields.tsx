import { Checkbox, Form, Input } from 'antd'
import type { Client } from '../../api/client'
import { clientEditLimits as limits } from '../../shared/limits/client.gen'
import { clientsText } from './messages'

export interface ClientValues {
  name: string
  email: string
  phone: string
  note: string
  mayWatchLive: boolean
}

export const noValues: ClientValues = { name: '', email: '', phone: '', note: '', mayWatchLive: false }

export const valuesOf = ({ name, email, phone, note, mayWatchLive }: Client): ClientValues => ({
  name,
  note,
  mayWatchLive,
  email: email ?? '',
  phone: phone ?? '',
})

/** The fields as the API takes them: empty contact details are null. */
export const fieldsOf = ({ name, email, phone, note, mayWatchLive }: ClientValues) => ({
  name: name.trim(),
  note: note.trim(),
  mayWatchLive,
  email: email.trim() || null,
  phone: phone.trim() || null,
})

export const fieldLabels = (): Record<keyof ClientValues, string> => ({
  name: clientsText('fieldName'),
  email: clientsText('fieldEmail'),
  phone: clientsText('fieldPhone'),
  note: clientsText('fieldNote'),
  mayWatchLive: clientsText('fieldMayWatchLive'),
})

/** The fields of a client in the form around them. */
export function ClientFields() {
  const labels = fieldLabels()
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: clientsText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={limits.name.maxLength} />
      </Form.Item>
      <Form.Item
        name="email"
        label={labels.email}
        validateTrigger="onBlur"
        rules={[{ type: 'email', message: clientsText('emailInvalid') }]}
      >
        <Input type="email" autoComplete="off" maxLength={limits.email.maxLength} />
      </Form.Item>
      <Form.Item name="phone" label={labels.phone}>
        <Input type="tel" autoComplete="off" maxLength={limits.phone.maxLength} />
      </Form.Item>
      <Form.Item name="note" label={labels.note} extra={clientsText('noteHelp')}>
        <Input.TextArea rows={3} maxLength={limits.note.maxLength} />
      </Form.Item>
      <Form.Item name="mayWatchLive" valuePropName="checked">
        <Checkbox>{labels.mayWatchLive}</Checkbox>
      </Form.Item>
    </>
  )
}
