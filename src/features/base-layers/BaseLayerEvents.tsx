import { useEffect, useRef, type ReactNode } from 'react'
import { AimOutlined } from '@ant-design/icons'
import { Button, Pagination, Typography } from 'antd'
import { SeverityTag } from '../../alerts/SeverityTag'
import { alertsText } from '../../alerts/messages'
import { Link } from '../../shared/Link'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../shared/time/timeText'
import { baseText } from './messages'
import { ALERTS_LAYER, EVENTS_PAGE, VODS_LAYER, type AreaEvents } from './useAreaEvents'

const SKELETON = { rows: 3, height: 48 }

interface BaseLayerEventsProps {
  events: AreaEvents
  /** Shows a place on the map. */
  onShow: (place: { lat: number; long: number }) => void
}

/** The alerts and recordings in the area of a base layer, which are also on its map. */
export function BaseLayerEvents({ events, onShow }: BaseLayerEventsProps) {
  const { canSeeAlerts, canSeeVods, alerts, vods, chosen, choose } = events
  if (!canSeeAlerts && !canSeeVods) return null
  const isChosen = (layerId: string, id: string) => chosen?.layerId === layerId && chosen.featureId === id
  const showOnMap = (layerId: string, featureId: string, place: { lat: number; long: number }) => {
    choose({ layerId, featureId })
    onShow(place)
  }
  return (
    <section style={{ marginTop: 16 }}>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '4px 0' }}>
        {baseText('events')}
      </Typography.Title>
      {canSeeAlerts && (
        <EventList
          query={alerts}
          title={(count) => baseText('alertCount', { count })}
          rows={(alerts.data?.data.items ?? []).map(
            ({ _id, title, severity, state, missionName, createdAt, location }) => ({
              id: _id,
              isChosen: isChosen(ALERTS_LAYER, _id),
              content: (
                <>
                  <SeverityTag severity={severity} /> <Link to={`/dashboard/alerts?alert=${_id}`}>{title}</Link>
                  <div className="base-layer-fact">
                    {alertsText(state)} · {missionName} · {absoluteTime(createdAt)}
                  </div>
                </>
              ),
              name: title,
              ...(location && { onShow: () => showOnMap(ALERTS_LAYER, _id, location) }),
            }),
          )}
        />
      )}
      {canSeeVods && (
        <EventList
          query={vods}
          title={(count) => baseText('vodCount', { count })}
          rows={(vods.data?.data.items ?? []).map(({ _id, missionId, missionName, name, startedAt, location }) => ({
            id: _id,
            isChosen: isChosen(VODS_LAYER, _id),
            content: (
              <>
                <Link to={`/dashboard/missions/${missionId}/recordings?recording=${_id}`}>{name}</Link>
                <div className="base-layer-fact">
                  {missionName}
                  {startedAt && ` · ${absoluteTime(startedAt)}`}
                </div>
              </>
            ),
            name,
            ...(location && { onShow: () => showOnMap(VODS_LAYER, _id, location) }),
          }))}
        />
      )}
    </section>
  )
}

interface EventRow {
  id: string
  isChosen: boolean
  name: string
  content: ReactNode
  /** Undefined for an event without a place. */
  onShow?: () => void
}

interface EventListProps {
  query: AreaEvents['alerts'] | AreaEvents['vods']
  title: (count: number) => string
  rows: readonly EventRow[]
}

function EventList({ query: { data, error, refetch, page, setPage }, title, rows }: EventListProps) {
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton {...SKELETON} />
  const { total } = data.data
  return (
    <>
      <h3 className="base-layer-events-title">{title(total)}</h3>
      <ul className="base-layer-events" aria-label={title(total)}>
        {rows.map((row) => (
          <EventItem key={row.id} row={row} />
        ))}
      </ul>
      {total > EVENTS_PAGE && (
        <Pagination
          simple
          size="small"
          align="end"
          current={page}
          pageSize={EVENTS_PAGE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  )
}

function EventItem({ row: { isChosen, name, content, onShow } }: { row: EventRow }) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li ref={item} aria-current={isChosen || undefined}>
      <div>{content}</div>
      {onShow && (
        <Button
          type="text"
          size="small"
          icon={<AimOutlined aria-hidden />}
          aria-label={baseText('showOnMap', { name })}
          onClick={onShow}
        />
      )}
    </li>
  )
}
