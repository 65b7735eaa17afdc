import { Button, Flex, Progress, Typography } from 'antd'
import { useCancelJobMutation, useRetryJobMutation, type Job } from '../../api/job'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { jobsText } from './messages'
import { taskText } from './taskText'

/** Also runs again after it was cancelled. */
const ERASURE = 'person-erasure'

/** A job with its progress and the actions cancel and retry. */
export function JobRow({ job }: { job: Job }) {
  const { _id: jobId, kind, title, status, progress, message, createdAt } = job
  const task = taskText(kind)
  const [cancelJob, cancelling] = useCancelJobMutation()
  const [retryJob, retrying] = useRetryJobMutation()
  const isActive = status === 'queued' || status === 'running'
  return (
    <li style={{ padding: '8px 0', borderTop: '1px solid var(--hairline)' }}>
      <Flex gap={8} align="center">
        <Typography.Text ellipsis={{ tooltip: title }} style={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography.Text>
        {isActive && (
          <Button
            size="small"
            loading={cancelling.isLoading}
            aria-label={jobsText('cancelOf', { title })}
            onClick={() => void cancelJob({ jobId })}
          >
            {jobsText('cancel')}
          </Button>
        )}
        {(status === 'failed' || (status === 'cancelled' && kind === ERASURE)) && (
          <Button
            size="small"
            loading={retrying.isLoading}
            aria-label={jobsText('retryOf', { title })}
            onClick={() => void retryJob({ jobId })}
          >
            {jobsText('retry')}
          </Button>
        )}
      </Flex>
      {task && (
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
          {task}
        </Typography.Text>
      )}
      {isActive && (
        <Progress
          size="small"
          percent={Math.floor(progress * 100)}
          aria-label={jobsText('progressOf', { title })}
          style={{ margin: 0 }}
        />
      )}
      <Typography.Text type={status === 'failed' ? 'danger' : 'secondary'} style={{ fontSize: 12 }}>
        {jobsText(status)}
        {message && status !== 'completed' && `: ${message}`} · <RelativeTime time={createdAt} />
      </Typography.Text>
    </li>
  )
}
