import { Checkbox, Form, Input, Radio } from 'antd'
import { newWebhookLimits } from '../../shared/limits/webhook.gen'
import { eventOptions } from './events'
import { webhooksText } from './messages'
import { webhookLabels, type WebhookValues } from './webhookValues'

/** The fields of a new or edited webhook. */
export function WebhookFields() {
  const labels = webhookLabels()
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: webhooksText('nameMissing') }]}
      >
        <Input autoComplete="off" maxLength={newWebhookLimits.name.maxLength} />
      </Form.Item>
      <Form.Item
        name="address"
        label={labels.address}
        extra={webhooksText('addressHelp')}
        rules={[{ required: true, whitespace: true, message: webhooksText('addressMissing') }]}
      >
        <Input autoComplete="off" inputMode="url" maxLength={newWebhookLimits.address.maxLength} />
      </Form.Item>
      <Form.Item name="scope" label={labels.scope} extra={webhooksText('eventsHelp')}>
        <Radio.Group
          className="webhook-choices"
          options={[
            { value: 'all', label: webhooksText('scopeAll') },
            { value: 'some', label: webhooksText('scopeSome') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before: WebhookValues, after: WebhookValues) => before.scope !== after.scope}>
        {({ getFieldValue }) =>
          getFieldValue('scope') === 'some' && (
            <Form.Item
              name="events"
              label={labels.events}
              rules={[{ required: true, type: 'array', min: 1, message: webhooksText('eventsMissing') }]}
            >
              <Checkbox.Group className="webhook-choices" options={eventOptions()} />
            </Form.Item>
          )
        }
      </Form.Item>
    </>
  )
}
