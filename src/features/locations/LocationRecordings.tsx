import { Flex, Typography } from 'antd'
import { useListLocationRecordingsQuery } from '../../api/vod'
import { Link } from '../../shared/Link'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../shared/time/timeText'
import { locationsText } from './messages'

const SHOWN = 50
const ROW_HEIGHT = 24

/** The latest recordings of all missions of a location, each a link to the player. */
export function LocationRecordings({ locationId }: { locationId: string }) {
  const { data, error, refetch } = useListLocationRecordingsQuery({ locationId, pageSize: SHOWN })
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {locationsText('recordings')}
      </Typography.Title>
      {content()}
    </section>
  )

  function content() {
    if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={3} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) {
      return <Typography.Text type="secondary">{locationsText('noRecordings')}</Typography.Text>
    }
    return (
      <>
        <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map(({ _id, missionId, name, missionName, startedAt }) => (
            <li key={_id} style={{ overflowWrap: 'anywhere' }}>
              <Link to={`/dashboard/missions/${missionId}/recordings?recording=${_id}`}>{name}</Link>{' '}
              <Typography.Text type="secondary">
                {missionName}
                {startedAt !== null && ` · ${absoluteTime(startedAt)}`}
              </Typography.Text>
            </li>
          ))}
        </Flex>
        {total > items.length && (
          <p>
            <Typography.Text type="secondary">
              {locationsText('moreRecordings', { shown: items.length, total })}
            </Typography.Text>
          </p>
        )}
      </>
    )
  }
}
