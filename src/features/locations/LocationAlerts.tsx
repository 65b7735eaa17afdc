import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { Flex, Typography } from 'antd'
import dayjs from 'dayjs'
import { AlertLinks } from '../../alerts/AlertLinks'
import { ALERT_POLL_MS } from '../../alerts/alertPolling'
import { useListLocationAlertsInTimeQuery, useListLocationAlertsQuery } from '../../api/alert'
import { usePolling } from '../../realtime/usePolling'
import { DayField } from '../../shared/forms/DayField'
import { ListPager } from '../../shared/lists/ListPager'
import type { Paging } from '../../shared/lists/paging'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { locationsText } from './messages'

const FIRST: Paging = { page: 1, pageSize: 20 }
const ROW_HEIGHT = 56

/** The alerts of all missions of a location, the newest first, also those of some days only. */
export function LocationAlerts({ locationId }: { locationId: string }) {
  // YYYY-MM-DD; empty for no limit.
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [paging, setPaging] = useState(FIRST)
  const options = { ...usePolling(ALERT_POLL_MS), refetchOnMountOrArgChange: true }
  const isLimited = from !== '' || until !== ''
  const all = useListLocationAlertsQuery(isLimited ? skipToken : { locationId, ...paging }, options)
  const inTime = useListLocationAlertsInTimeQuery(
    isLimited ? { locationId, ...rangeOf(from, until), ...paging } : skipToken,
    options,
  )
  const { currentData, data = currentData, error, refetch } = isLimited ? inTime : all
  const limit = (set: (day: string) => void) => (day: string) => {
    set(day)
    setPaging(FIRST)
  }
  return (
    <section style={{ marginBlock: 24 }}>
      <Flex wrap gap="8px 16px" align="center" justify="space-between" style={{ marginBottom: 8 }}>
        <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
          {locationsText('alerts')}
        </Typography.Title>
        <Flex wrap gap="8px 16px">
          <DayField isInline canClear label={locationsText('from')} day={from} max={until} onDay={limit(setFrom)} />
          <DayField isInline canClear label={locationsText('until')} day={until} min={from} onDay={limit(setUntil)} />
        </Flex>
      </Flex>
      {content()}
    </section>
  )

  function content() {
    if (!currentData && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    // While another page or time is read, these stay, and with them the place of what is below.
    if (!data) return <RowsSkeleton rows={3} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (total === 0) {
      return (
        <Typography.Text type="secondary">{locationsText(isLimited ? 'noAlertsInTime' : 'noAlerts')}</Typography.Text>
      )
    }
    return (
      <>
        <AlertLinks label={locationsText('alerts')} alerts={items} />
        {total > FIRST.pageSize && <ListPager view={paging} total={total} onChange={setPaging} />}
      </>
    )
  }
}

/** From the start of the first day to the end of the last one. */
function rangeOf(from: string, until: string): { from: string; until: string } {
  const first = from === '' ? dayjs(0) : dayjs(from)
  const last = until === '' ? dayjs() : dayjs(until)
  return { from: first.startOf('day').toISOString(), until: last.add(1, 'day').startOf('day').toISOString() }
}
