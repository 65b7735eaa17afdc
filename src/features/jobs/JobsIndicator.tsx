import { useState } from 'react'
import { SyncOutlined } from '@ant-design/icons'
import { Typography } from 'antd'
import { useListJobsQuery } from '../../api/job'
import { usePolling } from '../../realtime/usePolling'
import { HeaderPopover } from '../../shared/HeaderPopover'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { JobRow } from './JobRow'
import { jobsText } from './messages'

const SHOWN = 12
const SKELETON_ROWS = 3
const ROW_HEIGHT = 52

/** Time between two reads for users without a socket while jobs run. */
const BUSY_POLL_MS = 2000

/** Header button with the number of running jobs and a list of the latest jobs. */
export function JobsIndicator() {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useListJobsQuery(
    { page: 1, pageSize: SHOWN },
    usePolling(isBusy || isOpen ? BUSY_POLL_MS : 0),
  )
  const jobs = data?.data.items
  const active = jobs?.filter(({ status }) => status === 'queued' || status === 'running').length ?? 0
  if (active > 0 !== isBusy) setBusy(active > 0)
  const label = active > 0 ? jobsText('jobsRunning', { count: active }) : jobsText('jobs')

  const list = () => {
    if (jobs?.length === 0) return <Typography.Text type="secondary">{jobsText('none')}</Typography.Text>
    if (jobs) {
      return (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {jobs.map((job) => (
            <JobRow key={job._id} job={job} />
          ))}
        </ul>
      )
    }
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  }

  return (
    <HeaderPopover
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={label}
      tooltip={label}
      icon={<SyncOutlined spin={active > 0} style={{ fontSize: 16 }} />}
      count={active}
      width={360}
    >
      <Typography.Text strong>{jobsText('title')}</Typography.Text>
      <div style={{ maxHeight: 'min(420px, 70vh)', overflowY: 'auto', marginTop: 4 }}>{list()}</div>
    </HeaderPopover>
  )
}
