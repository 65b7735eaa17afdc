import { Form, Input, Typography } from 'antd'
import type { WebhookField } from '../../../../api/alert-webhook'
import { alertWebhookEditLimits } from '../../../../shared/limits/alert-webhook.gen'
import { webhookText } from './messages'
import { fieldLabel, FIELDS, valueAt, type WebhookValues } from './webhookValues'

const LIMITS = alertWebhookEditLimits.mapping
const POINTER = new RegExp(LIMITS.title.pattern)
const OTHER_HALF: Partial<Record<WebhookField, WebhookField>> = { lat: 'long', long: 'lat' }

/** Where deliveries have the fields of the alert. @param sample a delivery whose values are shown */
export function MappingFields({ sample }: { sample: object | undefined }) {
  return (
    <fieldset className="alert-webhook-mapping">
      <legend>{webhookText('mapping')}</legend>
      <p>{webhookText('mappingHelp')}</p>
      <div className="alert-webhook-pair">
        {FIELDS.map((field) => (
          <MappingField key={field} field={field} sample={sample} />
        ))}
      </div>
    </fieldset>
  )
}

function MappingField({ field, sample }: { field: WebhookField; sample: object | undefined }) {
  const pointer = Form.useWatch<string | undefined>(['mapping', field])?.trim() ?? ''
  const other = OTHER_HALF[field]
  return (
    <Form.Item
      name={['mapping', field]}
      label={fieldLabel(field)}
      dependencies={other ? [['mapping', other]] : []}
      extra={<Found field={field} pointer={pointer} sample={sample} />}
      rules={[
        ...(field === 'title' ? [{ required: true, whitespace: true, message: webhookText('titleMissing') }] : []),
        { pattern: POINTER, transform: (typed?: string) => typed?.trim(), message: webhookText('pointerInvalid') },
        ({ getFieldValue }) => ({
          validator: () => {
            const mapping = getFieldValue('mapping') as WebhookValues['mapping']
            const isHalf = other !== undefined && !mapping[field]?.trim() && Boolean(mapping[other]?.trim())
            return isHalf ? Promise.reject(new Error(webhookText('bothNeeded'))) : Promise.resolve()
          },
        }),
      ]}
    >
      <Input autoComplete="off" spellCheck={false} maxLength={LIMITS[field].maxLength} placeholder={EXAMPLES[field]} />
    </Form.Item>
  )
}

const EXAMPLES: Record<WebhookField, string> = {
  title: '/title',
  description: '/details',
  kind: '/type',
  severity: '/severity',
  lat: '/camera/lat',
  long: '/camera/long',
  time: '/time',
  dedupeKey: '/camera/id',
}

interface FoundProps {
  field: WebhookField
  pointer: string
  sample: object | undefined
}

/** The value in the sample. It always has a line, so that the fields below do not move while the user types. */
function Found({ field, pointer, sample }: FoundProps) {
  if (pointer === '' || !sample) return <>{field === 'dedupeKey' ? webhookText('keyHelp') : '\u00A0'}</>
  const value = POINTER.test(pointer) ? valueAt(sample, pointer) : undefined
  if (value === undefined) return <Typography.Text type="warning">{webhookText('notInSample')}</Typography.Text>
  return <span className="alert-webhook-found">{webhookText('inSample', { value })}</span>
}
