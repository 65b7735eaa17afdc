import { Progress } from 'antd'
import { useListJobsQuery } from '../../api/job'
import { photosText } from './messages'

/** The running import of a mission's photos. The list of jobs in the header cancels and repeats it. */
export function ImportState({ missionId }: { missionId: string }) {
  const { data } = useListJobsQuery({ active: true, aboutId: missionId, pageSize: 20 })
  const job = data?.data.items.find(({ kind }) => kind === 'photo-import')
  if (!job) return null
  const text = job.message ?? photosText('importing')
  return (
    <div className="photos-import">
      <span role="status">{text}</span>
      <Progress percent={Math.round(job.progress * 100)} size="small" aria-label={text} />
    </div>
  )
}
