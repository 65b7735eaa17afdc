import { RedoOutlined, StopOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { DetectorRun } from '../../../api/detector'
import { useCancelJobMutation, useRetryJobMutation } from '../../../api/job'
import { useCan } from '../../../session/useCan'
import { detectorsText } from '../messages'

/** Cancels a run that goes on, and repeats one that failed. */
export function RunControl({ run: { status, jobId }, name }: { run: DetectorRun; name: string }) {
  const canRun = useCan('edit_layer')
  const [cancel, cancelling] = useCancelJobMutation()
  const [retry, retrying] = useRetryJobMutation()
  if (!canRun) return null
  if (status === 'queued' || status === 'running') {
    return (
      <Button
        size="small"
        icon={<StopOutlined aria-hidden />}
        aria-label={detectorsText('cancelOf', { name })}
        loading={cancelling.isLoading}
        onClick={() => void cancel({ jobId })}
      >
        {detectorsText('cancel')}
      </Button>
    )
  }
  if (status !== 'failed') return null
  return (
    <Button
      size="small"
      icon={<RedoOutlined aria-hidden />}
      aria-label={detectorsText('retryOf', { name })}
      loading={retrying.isLoading}
      onClick={() => void retry({ jobId })}
    >
      {detectorsText('retry')}
    </Button>
  )
}
