import { Alert } from 'antd'
import type { WebhookDeliveryDetail } from '../../api/webhook'
import { webhooksText } from './messages'

interface TestResultProps {
  delivery: WebhookDeliveryDetail
  onClose: () => void
}

/** What the receiver answered to a test. */
export function TestResult({ delivery: { problem, log }, onClose }: TestResultProps) {
  const { status = null, tookMs = 0, reply = '' } = log[0] ?? {}
  const isOk = problem === null
  return (
    <Alert
      type={isOk ? 'success' : 'error'}
      showIcon
      className="webhook-notice"
      title={
        isOk && status !== null
          ? webhooksText('testOk', { status: String(status), ms: tookMs })
          : webhooksText('testFailed', { ms: tookMs })
      }
      description={
        <>
          {problem}
          {status !== null && <ReplyText reply={reply} />}
        </>
      }
      closable={{ onClose, 'aria-label': webhooksText('close') }}
    />
  )
}

export const ReplyText = ({ reply }: { reply: string }) =>
  reply === '' ? (
    <div>{webhooksText('noReply')}</div>
  ) : (
    <pre className="webhook-code" tabIndex={0} aria-label={webhooksText('reply')}>
      {reply}
    </pre>
  )
