import { useState } from 'react'
import { Pagination } from 'antd'
import { useListAlertsByMaprefQuery } from '../api/alert'
import { usePolling } from '../realtime/usePolling'
import { ErrorState } from '../shared/states/ErrorState'
import { RowsSkeleton } from '../shared/states/RowsSkeleton'
import { AlertLinks } from './AlertLinks'
import { ALERT_POLL_MS } from './alertPolling'
import { alertsText } from './messages'

const PAGE_SIZE = 20
const SKELETON = { rows: 2, height: 50 }

interface PlotAlertsProps {
  baseLayerId: string
  /** Value of the identifying attribute of the base layer. */
  mapref: string
}

/** Alerts inside one feature of a base layer, such as a plot, the newest first. */
export function PlotAlerts({ baseLayerId, mapref }: PlotAlertsProps) {
  const [page, setPage] = useState(1)
  const { currentData, error, refetch } = useListAlertsByMaprefQuery(
    { baseLayerId, mapref, page, pageSize: PAGE_SIZE },
    { ...usePolling(ALERT_POLL_MS), refetchOnMountOrArgChange: true },
  )
  if (!currentData && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!currentData) return <RowsSkeleton {...SKELETON} />
  const { items, total } = currentData.data
  if (total === 0) return <p>{alertsText('plotEmpty')}</p>
  return (
    <>
      <AlertLinks label={alertsText('plotAlerts', { plot: mapref })} alerts={items} />
      {total > PAGE_SIZE && (
        <Pagination
          simple
          size="small"
          align="end"
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  )
}
