import { useState } from 'react'
import { Alert, Button, Flex, Progress } from 'antd'
import { useSelector } from 'react-redux'
import { useCancelJobMutation, useListJobsQuery, useRetryJobMutation, type Job } from '../../../api/job'
import { selectUser } from '../../../session/authSlice'
import { LinkButton } from '../../../shared/LinkButton'
import { mosaicText } from './messages'

/** Progress of a mission's running mosaic, or the reason why the last one failed. */
export function MosaicState({ missionId }: { missionId: string }) {
  // The jobs of the tenant are not for clients.
  const isClient = useSelector(selectUser)?.userType === 'tenant-client'
  const { data } = useListJobsQuery({ aboutId: missionId, pageSize: 20 }, { skip: isClient })
  const [hidden, setHidden] = useState<string>()
  // Only a mosaic that was seen running announces its end.
  const [seenRunning, setSeenRunning] = useState<string>()
  const job = data?.data.items.find(({ kind }) => kind === 'photo-mosaic')
  const isRunning = job?.status === 'queued' || job?.status === 'running'
  if (isRunning && job._id !== seenRunning) setSeenRunning(job._id)
  if (isRunning) return <RunningMosaic job={job} />
  if (!job || job._id === hidden) return null
  const close = () => setHidden(job._id)
  if (job.status === 'failed') return <FailedMosaic job={job} onClose={close} />
  if (job.status !== 'completed' || job._id !== seenRunning) return null
  return <FinishedMosaic missionId={missionId} job={job} onClose={close} />
}

function FinishedMosaic({ missionId, job, onClose }: { missionId: string; job: Job; onClose: () => void }) {
  return (
    <Alert
      type="success"
      showIcon
      title={mosaicText('finished', { name: job.title })}
      closable={{ onClose }}
      action={
        <LinkButton size="small" to={`/dashboard/missions/${missionId}`}>
          {mosaicText('openOnMap')}
        </LinkButton>
      }
    />
  )
}

function RunningMosaic({ job }: { job: Job }) {
  const [cancel, cancelling] = useCancelJobMutation()
  const text = job.message ?? mosaicText(job.status === 'queued' ? 'waiting' : 'running')
  return (
    <div className="photos-import">
      <Flex justify="space-between" align="center" gap={8}>
        <span role="status">{text}</span>
        <Button size="small" loading={cancelling.isLoading} onClick={() => void cancel({ jobId: job._id })}>
          {mosaicText('cancel')}
        </Button>
      </Flex>
      <Progress percent={Math.round(job.progress * 100)} size="small" aria-label={text} />
    </div>
  )
}

function FailedMosaic({ job, onClose }: { job: Job; onClose: () => void }) {
  const [retry, retrying] = useRetryJobMutation()
  return (
    <Alert
      type="error"
      showIcon
      title={mosaicText('failed', { name: job.title })}
      description={job.message}
      closable={{ onClose }}
      action={
        <Button size="small" loading={retrying.isLoading} onClick={() => void retry({ jobId: job._id })}>
          {mosaicText('retry')}
        </Button>
      }
    />
  )
}
