import { useState } from 'react'
import { Button, Card, Popconfirm, Typography } from 'antd'
import { useRotateWebhookSecretMutation, type Webhook } from '../../api/webhook'
import { sharedText } from '../../shared/sharedText'
import { showMessage } from '../../shared/showMessage'
import { absoluteTime } from '../../shared/time/timeText'
import { webhooksText } from './messages'
import { SecretOnce } from './SecretOnce'

const SAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** @param body as it was received, not parsed */
function isFromAerie(header, body, secret) {
  const fields = header.split(',').map((field) => field.split('='))
  const time = fields.find(([name]) => name === 't')?.[1]
  if (!(Math.abs(Date.now() / 1000 - time) < 300)) return false
  const expected = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest()
  return fields
    .filter(([name]) => name === 'v1')
    .map(([, hex]) => Buffer.from(hex, 'hex'))
    .some((found) => found.length === expected.length && timingSafeEqual(found, expected))
}`

/** The secret of a webhook: only its end, or a new one once. */
export function SecretCard({ webhook: { _id: webhookId, hint, previousSecretUntil } }: { webhook: Webhook }) {
  const [rotate, { isLoading }] = useRotateWebhookSecretMutation()
  const [secret, setSecret] = useState<string>()
  const replace = async () => {
    const { data, error } = await rotate({ webhookId })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
    if (data) setSecret(data.data.secret)
  }
  return (
    <Card size="small" title={webhooksText('secretCard')}>
      {secret !== undefined && <SecretOnce secret={secret} onDone={() => setSecret(undefined)} />}
      <p>
        {webhooksText('secretEnds', { hint })}{' '}
        {previousSecretUntil !== null && webhooksText('previousUntil', { time: absoluteTime(previousSecretUntil) })}
      </p>
      <Popconfirm
        title={webhooksText('rotateTitle')}
        description={webhooksText('rotateBody')}
        okText={webhooksText('rotateAction')}
        cancelText={sharedText('cancel')}
        onConfirm={() => void replace()}
      >
        <Button loading={isLoading}>{webhooksText('rotate')}</Button>
      </Popconfirm>
      <details className="webhook-verify">
        <summary>{webhooksText('verify')}</summary>
        <p>{webhooksText('verifyHelp')}</p>
        <Typography.Text type="secondary">{webhooksText('sample')}</Typography.Text>
        <pre className="webhook-code" tabIndex={0} aria-label={webhooksText('sample')}>
          {SAMPLE}
        </pre>
      </details>
    </Card>
  )
}
