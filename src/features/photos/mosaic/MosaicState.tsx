import { Button, Flex, Progress } from 'antd'
import { useCancelJobMutation, useListJobsQuery } from '../../../api/job'
import { mosaicText } from './messages'

/** The running mosaic of a mission. The list of jobs in the header repeats one that failed. */
export function MosaicState({ missionId }: { missionId: string }) {
  const { data } = useListJobsQuery({ active: true, aboutId: missionId, pageSize: 20 })
  const [cancel, cancelling] = useCancelJobMutation()
  const job = data?.data.items.find(({ kind }) => kind === 'photo-mosaic')
  if (!job) return null
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
