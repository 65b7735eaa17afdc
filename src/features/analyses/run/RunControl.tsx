import { RedoOutlined, StopOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Analysis } from '../../../api/analysis'
import { useCancelJobMutation, useRetryJobMutation } from '../../../api/job'
import { useCan } from '../../../session/useCan'
import { analysesText } from '../messages'

/** Cancels a run that goes on, and repeats one that failed. */
export function RunControl({ analysis: { status, jobId }, name }: { analysis: Analysis; name: string }) {
  const canRun = useCan('edit_layer')
  const [cancel, cancelling] = useCancelJobMutation()
  const [retry, retrying] = useRetryJobMutation()
  if (!canRun) return null
  if (status === 'queued' || status === 'running') {
    return (
      <Button
        size="small"
        icon={<StopOutlined aria-hidden />}
        aria-label={analysesText('cancelOf', { name })}
        loading={cancelling.isLoading}
        onClick={() => void cancel({ jobId })}
      >
        {analysesText('cancel')}
      </Button>
    )
  }
  if (status !== 'failed') return null
  return (
    <Button
      size="small"
      icon={<RedoOutlined aria-hidden />}
      aria-label={analysesText('retryOf', { name })}
      loading={retrying.isLoading}
      onClick={() => void retry({ jobId })}
    >
      {analysesText('retry')}
    </Button>
  )
}
