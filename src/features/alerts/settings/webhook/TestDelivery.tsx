import { useId, useState } from 'react'
import { Alert, Button, Card, Input, Typography } from 'antd'
import { SeverityTag } from '../../../../alerts/SeverityTag'
import { alertsText } from '../../../../alerts/messages'
import { positionText } from '../../../../shared/positionText'
import { useLazyTestAlertWebhookQuery, type MappedAlert } from '../../../../api/alert-webhook'
import { Facts } from '../../../../shared/Facts'
import { absoluteTime } from '../../../../shared/time/timeText'
import { webhookText } from './messages'
import { deliveryOf, fieldLabel, mappingOf, type WebhookValues } from './webhookValues'

interface TestDeliveryProps {
  sample: string
  onSample: (sample: string) => void
  /** What is typed; undefined if it is invalid, which the form then shows. */
  readForm: () => Promise<WebhookValues | undefined>
}

/** Shows the alert that a delivery would raise. */
export function TestDelivery({ sample, onSample, readForm }: TestDeliveryProps) {
  const id = useId()
  const [run, { isFetching }] = useLazyTestAlertWebhookQuery()
  const [result, setResult] = useState<{ alert?: MappedAlert; problem?: string }>({})
  const [isInvalid, setInvalid] = useState(false)

  const test = async () => {
    setResult({})
    const delivery = deliveryOf(sample)
    setInvalid(!delivery)
    const values = await readForm()
    if (!delivery || !values) return
    const { kind, severity } = values
    const { data, error } = await run({
      alertWebhookTest: { kind: kind.trim(), severity, mapping: mappingOf(values), delivery },
    })
    setResult({ ...(data && { alert: data.data }), ...(error && { problem: error.message ?? '' }) })
  }

  return (
    <Card size="small" title={webhookText('test')} className="alert-webhook-test">
      <p>{webhookText('testHelp')}</p>
      <label htmlFor={id}>{webhookText('sample')}</label>
      <Input.TextArea
        id={id}
        className="alert-webhook-sample"
        autoSize={{ minRows: 8, maxRows: 16 }}
        spellCheck={false}
        value={sample}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        {...(isInvalid && { 'aria-describedby': `${id}-problem` })}
        onChange={(event) => {
          onSample(event.target.value)
          setInvalid(false)
          setResult({})
        }}
      />
      {isInvalid && (
        <Typography.Text type="danger" id={`${id}-problem`}>
          {webhookText('sampleInvalid')}
        </Typography.Text>
      )}
      <div className="alert-webhook-run">
        <Button loading={isFetching} onClick={() => void test()}>
          {webhookText('runTest')}
        </Button>
      </div>
      <div role="status">
        {result.problem !== undefined && (
          <Alert type="error" showIcon title={webhookText('refused')} description={result.problem} />
        )}
        {result.alert && (
          <Alert
            type="success"
            showIcon
            title={webhookText('accepted')}
            description={<Facts items={factsOf(result.alert)} />}
          />
        )}
      </div>
    </Card>
  )
}

function factsOf({ title, kind, severity, description, position, occurredAt, dedupeKey }: MappedAlert) {
  const none = webhookText('none')
  return [
    { key: 'title', label: fieldLabel('title'), children: title },
    { key: 'kind', label: fieldLabel('kind'), children: kind },
    { key: 'severity', label: fieldLabel('severity'), children: <SeverityTag severity={severity} /> },
    { key: 'description', label: fieldLabel('description'), children: description || none },
    { key: 'position', label: alertsText('position'), children: position ? positionText(position) : none },
    { key: 'time', label: fieldLabel('time'), children: occurredAt === null ? none : absoluteTime(occurredAt) },
    { key: 'dedupeKey', label: fieldLabel('dedupeKey'), children: dedupeKey ?? none },
  ]
}
