import { useState } from 'react'
import { Flex, Typography } from 'antd'
import dayjs from 'dayjs'
import { useListLocationRecordingsQuery } from '../../api/vod'
import { DayField } from '../../shared/forms/DayField'
import { Link } from '../../shared/Link'
import { ListPager } from '../../shared/lists/ListPager'
import type { Paging } from '../../shared/lists/paging'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../shared/time/timeText'
import { locationsText } from './messages'

const FIRST: Paging = { page: 1, pageSize: 20 }
const ROW_HEIGHT = 24

/** The recordings of all missions of a location, the latest first, also those of some days only; each a link to the player. */
export function LocationRecordings({ locationId }: { locationId: string }) {
  // YYYY-MM-DD; empty for no limit.
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [paging, setPaging] = useState(FIRST)
  const isLimited = from !== '' || until !== ''
  const { currentData, error, refetch } = useListLocationRecordingsQuery({
    locationId,
    ...paging,
    ...(from !== '' && { from: dayjs(from).startOf('day').toISOString() }),
    ...(until !== '' && { until: dayjs(until).add(1, 'day').startOf('day').toISOString() }),
  })
  const limit = (set: (day: string) => void) => (day: string) => {
    set(day)
    setPaging(FIRST)
  }
  return (
    <section style={{ marginBlock: 24 }}>
      <Flex wrap gap="8px 16px" align="center" justify="space-between" style={{ marginBottom: 8 }}>
        <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
          {locationsText('recordings')}
        </Typography.Title>
        <Flex wrap gap="8px 16px">
          <DayField
            isInline
            canClear
            label={locationsText('recordedFrom')}
            day={from}
            max={until}
            onDay={limit(setFrom)}
          />
          <DayField
            isInline
            canClear
            label={locationsText('recordedUntil')}
            day={until}
            min={from}
            onDay={limit(setUntil)}
          />
        </Flex>
      </Flex>
      {content()}
    </section>
  )

  function content() {
    if (!currentData && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!currentData) return <RowsSkeleton rows={3} height={ROW_HEIGHT} />
    const { items, total } = currentData.data
    if (total === 0) {
      const reason = isLimited ? 'noRecordingsInTime' : 'noRecordings'
      return <Typography.Text type="secondary">{locationsText(reason)}</Typography.Text>
    }
    return (
      <>
        <Flex
          component="ul"
          vertical
          gap={8}
          aria-label={locationsText('recordings')}
          style={{ listStyle: 'none', margin: 0, padding: 0 }}
        >
          {items.map(({ _id, missionId, name, missionName, startedAt }) => (
            <Flex component="li" key={_id} wrap gap="0 8px" style={{ overflowWrap: 'anywhere' }}>
              <Link to={`/dashboard/missions/${missionId}/recordings?recording=${_id}`}>{name}</Link>
              <Typography.Text type="secondary">
                {missionName}
                {startedAt !== null && ` · ${absoluteTime(startedAt)}`}
              </Typography.Text>
            </Flex>
          ))}
        </Flex>
        {total > FIRST.pageSize && <ListPager view={paging} total={total} onChange={setPaging} />}
      </>
    )
  }
}
