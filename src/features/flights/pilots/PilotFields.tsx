import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Input } from 'antd'
import type { Licence } from '../../../api/pilot'
import { newPilotLimits } from '../../../shared/limits/pilot.gen'
import { pilotsText } from './messages'

const { maxItems, items: licence } = newPilotLimits.licences

export interface PilotValues {
  userId?: string
  name?: string
  email?: string
  phone?: string
  licences?: Licence[]
}

export const pilotLabels = () => ({
  name: pilotsText('fieldName'),
  email: pilotsText('fieldEmail'),
  phone: pilotsText('fieldPhone'),
  licences: pilotsText('fieldLicences'),
})

/** The fields of a pilot in the form around them. An account brings its own name and address. */
export function PilotFields({ hasAccount }: { hasAccount: boolean }) {
  const labels = pilotLabels()
  return (
    <>
      {!hasAccount && (
        <>
          <Form.Item
            name="name"
            label={labels.name}
            rules={[{ required: true, whitespace: true, message: pilotsText('nameNeeded') }]}
          >
            <Input autoComplete="off" maxLength={newPilotLimits.name.maxLength} />
          </Form.Item>
          <Form.Item
            name="email"
            label={labels.email}
            extra={pilotsText('emailHelp')}
            rules={[{ type: 'email', message: pilotsText('emailInvalid') }]}
          >
            <Input autoComplete="off" maxLength={newPilotLimits.email.maxLength} />
          </Form.Item>
        </>
      )}
      <Form.Item name="phone" label={labels.phone}>
        <Input autoComplete="off" maxLength={newPilotLimits.phone.maxLength} />
      </Form.Item>
      <LicenceFields />
    </>
  )
}

function LicenceFields() {
  return (
    <Form.List name="licences">
      {(fields, { add, remove }) => (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <legend>{pilotsText('fieldLicences')}</legend>
          {fields.map(({ key, name }) => (
            <Flex key={key} gap={8} wrap align="flex-start" style={{ marginBottom: 8 }}>
              <Form.Item
                name={[name, 'kind']}
                rules={[{ required: true, whitespace: true, message: pilotsText('kindNeeded') }]}
                style={{ flex: '1 1 100%', marginBottom: 0 }}
              >
                <Input
                  aria-label={pilotsText('licenceKind', { number: name + 1 })}
                  placeholder={pilotsText('kindPlaceholder')}
                  maxLength={licence.kind.maxLength}
                />
              </Form.Item>
              <Form.Item name={[name, 'number']} style={{ flex: 1, minWidth: 90 }}>
                <Input
                  aria-label={pilotsText('licenceNumber', { number: name + 1 })}
                  placeholder={pilotsText('numberPlaceholder')}
                  maxLength={licence.number.maxLength}
                />
              </Form.Item>
              <Form.Item name={[name, 'expiresOn']}>
                <Input type="date" aria-label={pilotsText('licenceExpiry', { number: name + 1 })} />
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={pilotsText('removeLicence', { number: name + 1 })}
                onClick={() => remove(name)}
              />
            </Flex>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} disabled={fields.length >= maxItems} onClick={() => add({})}>
            {pilotsText('addLicence')}
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}

/** As the API takes them: a date field without a date is empty. */
export const toLicences = (licences: Licence[] = []): Licence[] =>
  licences.map(({ kind, number, expiresOn }) => ({
    kind: kind.trim(),
    number: number?.trim() ?? '',
    expiresOn: expiresOn || null,
  }))
