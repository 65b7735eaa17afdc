import { Checkbox, Form, Input } from 'antd'
import type { Client } from '../../api/client'
import { useCan } from '../../session/useCan'
import type { Picture } from '../../shared/forms/PictureField'
import { clientEditLimits as limits } from '../../shared/limits/client.gen'
import { LogoField } from './LogoField'
import { clientsText } from './messages'

export interface ClientValues {
  name: string
  contactName: string
  email: string
  phone: string
  address: string
  logo: Picture | null
  note: string
  mayWatchLive: boolean
}

export const noValues: ClientValues = {
  name: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  logo: null,
  note: '',
  mayWatchLive: false,
}

export const valuesOf = (client: Client): ClientValues => {
  const { name, contactName, email, phone, address, logo, logoId, note, mayWatchLive } = client
  return {
    name,
    contactName,
    address,
    logo: logo !== null && logoId !== null ? { fileId: logoId, url: logo } : null,
    note,
    mayWatchLive,
    email: email ?? '',
    phone: phone ?? '',
  }
}

/** The fields as the API takes them: empty contact details are null. */
export const fieldsOf = ({ name, contactName, email, phone, address, logo, note, mayWatchLive }: ClientValues) => ({
  name: name.trim(),
  contactName: contactName.trim(),
  address: address.trim(),
  logoId: logo?.fileId ?? null,
  note: note.trim(),
  mayWatchLive,
  email: email.trim() || null,
  phone: phone.trim() || null,
})

export const fieldLabels = (): Record<keyof ClientValues, string> => ({
  name: clientsText('fieldName'),
  contactName: clientsText('fieldContact'),
  email: clientsText('fieldEmail'),
  phone: clientsText('fieldPhone'),
  address: clientsText('fieldAddress'),
  logo: clientsText('fieldLogo'),
  note: clientsText('fieldNote'),
  mayWatchLive: clientsText('fieldMayWatchLive'),
})

/** The fields of a client in the form around them. */
export function ClientFields() {
  const labels = fieldLabels()
  const canUploadLogo = useCan('edit_client')
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: clientsText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={limits.name.maxLength} />
      </Form.Item>
      <Form.Item name="contactName" label={labels.contactName}>
        <Input autoComplete="off" maxLength={limits.contactName.maxLength} />
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
      <Form.Item name="address" label={labels.address}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={limits.address.maxLength} />
      </Form.Item>
      {canUploadLogo && (
        <Form.Item name="logo" label={labels.logo} extra={clientsText('logoHelp')}>
          <LogoField />
        </Form.Item>
      )}
      <Form.Item name="note" label={labels.note} extra={clientsText('noteHelp')}>
        <Input.TextArea rows={3} maxLength={limits.note.maxLength} />
      </Form.Item>
      <Form.Item name="mayWatchLive" valuePropName="checked">
        <Checkbox>{labels.mayWatchLive}</Checkbox>
      </Form.Item>
    </>
  )
}
