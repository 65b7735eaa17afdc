import { useRef, useState } from 'react'
import {
  BarChartOutlined,
  EnvironmentOutlined,
  KeyOutlined,
  QuestionCircleOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import { Alert, Button, Segmented, Tooltip } from 'antd'
import { AlertColumn } from '../../../alerts/AlertColumn'
import { useGetActiveStreamsQuery, type ActiveStream } from '../../../api/stream'
import { usePolling } from '../../../realtime/usePolling'
import { useCan } from '../../../session/useCan'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { LinkButton } from '../../../shared/LinkButton'
import { PageHeader } from '../../../shared/PageHeader'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../../shared/useIsPhone'
import { StreamKeysDrawer } from '../keys/StreamKeysDrawer'
import { LiveVideoNotice } from '../LiveVideoNotice'
import { DroneMap } from '../map/DroneMap'
import type { PilotPoint } from '../pilot/PilotMessageDialog'
import { usePilotMessages } from '../pilot/usePilotMessages'
import { useRaiseFromStream } from '../useRaiseFromStream'
import { WeatherPanel } from '../weather/WeatherPanel'
import { KeyHelp } from './KeyHelp'
import { wallText } from './messages'
import { streamsOf, swap, TILE_COUNTS, tilesOf, visibleCount } from './slots'
import type { TileHandle } from './Tile'
import { OutcomesButton } from './OutcomesButton'
import { useSlots } from './useSlots'
import { useWallKeys } from './useWallKeys'
import './wall.css'
import { Wall } from './Wall'
import { WallMenu } from './WallMenu'

/** Statistics and, without a socket, new streams appear this late at most. */
const POLL_MS = 5_000
const ROW_HEIGHT = 160

/** All live streams on one wall, beside a map with their drones. */
export function ControlCenterPage() {
  const { data, error, refetch } = useGetActiveStreamsQuery(undefined, usePolling(POLL_MS, false))
  const streams = data?.data.streams
  const [hasKeys, setKeys] = useState(false)
  const canCreate = useCan('stream_create')
  const isPhone = useIsPhone()
  const view = useSlots(streams, !isPhone)
  const createButton = canCreate && (
    <Button type="primary" icon={<KeyOutlined aria-hidden />} onClick={() => setKeys(true)}>
      {wallText('keys')}
    </Button>
  )
  const isEmpty = streams?.length === 0 && view.slots.every(({ flightId }) => flightId === null)
  return (
    <div className="control-center">
      {!streams && error && <ErrorState isPage message={error.message} onRetry={() => void refetch()} />}
      {!streams && !error && <RowsSkeleton rows={3} height={ROW_HEIGHT} />}
      {streams && (
        <>
          <LiveVideoNotice state={data.data.liveVideo} />
          {error && (
            <Alert type="warning" showIcon title={wallText('refreshFailed', { message: error.message ?? '' })} />
          )}
          <ShownWall streams={streams} view={view} isEmpty={isEmpty} onKeys={() => setKeys(true)}>
            <EmptyState
              icon={<VideoCameraOutlined />}
              title={wallText('noneTitle')}
              help={wallText(canCreate ? 'noneHelp' : 'noneHelpReader')}
              action={createButton}
            />
          </ShownWall>
        </>
      )}
      {hasKeys && <StreamKeysDrawer onClose={() => setKeys(false)} />}
    </div>
  )
}

interface ShownWallProps {
  streams: readonly ActiveStream[]
  view: ReturnType<typeof useSlots>
  isEmpty: boolean
  onKeys: () => void
  /** Shown in place of the tiles while there is nothing to show. */
  children: React.ReactNode
}

function ShownWall({ streams, view, isEmpty, onKeys, children }: ShownWallProps) {
  const { tileCount, slots, showsMap, set, open } = view
  const [selected, setSelected] = useState(0)
  const [hasHelp, setHelp] = useState(false)
  const tiles = useRef<(TileHandle | null)[]>([])
  const count = visibleCount(slots, tileCount)
  const shown = streamsOf(slots, streams)
  const hidden = streams.filter((stream) => !shown.slice(0, count).includes(stream))

  const select = (index: number) => {
    setSelected(index)
    tiles.current[index]?.focus()
  }
  const move = (from: number, by: -1 | 1) => {
    const to = from + by
    if (to < 0 || to >= count) return
    set({ slots: swap(slots, from, to) })
    select(to)
  }
  const { raise, dialog } = useRaiseFromStream()
  const { message, dialog: messages } = usePilotMessages(streams)
  const messageSelected = (point?: PilotPoint) => {
    const stream = shown[selected] ?? streams[0]
    if (stream) message?.(stream._id, point)
  }
  const hasAlerts = useCan('alert_list')
  const hasReports = useCan('data_page')
  useWallKeys({
    onTile: (index) => index < count && select(index),
    onMove: (by) => move(selected, by),
    onFullScreen: () => tiles.current[selected]?.fullScreen(),
    onSnapshot: () => void tiles.current[selected]?.snapshot(),
    onRaise: () => void tiles.current[selected]?.raiseAlert(true),
    onMessage: () => messageSelected(),
    onMap: () => set({ showsMap: !showsMap }),
    onHelp: () => setHelp(true),
  })
  return (
    <>
      <PageHeader
        title={wallText('title')}
        detail={
          <span aria-live="polite">
            {wallText('streamCount', { count: streams.length })}
            {hidden.length > 0 && ` · ${wallText('moreStreams', { count: hidden.length })}`}
          </span>
        }
        actions={
          <>
            <Segmented
              aria-label={wallText('layout')}
              value={tileCount}
              onChange={(next) => set({ tileCount: next })}
              options={TILE_COUNTS.map((value) => ({
                value,
                label: <span title={wallText('layoutTiles', { count: value })}>{value}</span>,
              }))}
            />
            <WallMenu layout={{ tileCount, tiles: tilesOf(slots), showsMap }} onOpen={open} />
            <OutcomesButton />
            {hasReports && (
              <LinkButton icon={<BarChartOutlined aria-hidden />} to="/dashboard/reports">
                {wallText('reports')}
              </LinkButton>
            )}
            <Button icon={<KeyOutlined aria-hidden />} onClick={onKeys}>
              {wallText('keys')}
            </Button>
            <Button
              icon={<EnvironmentOutlined aria-hidden />}
              aria-pressed={showsMap}
              onClick={() => set({ showsMap: !showsMap })}
            >
              {wallText(showsMap ? 'hideMap' : 'showMap')}
            </Button>
            <Tooltip title={wallText('help')}>
              <Button
                icon={<QuestionCircleOutlined aria-hidden />}
                aria-label={wallText('help')}
                onClick={() => setHelp(true)}
              />
            </Tooltip>
          </>
        }
      />
      <div className="control-center-panes">
        {isEmpty ? (
          <div className="wall-empty">{children}</div>
        ) : (
          <Wall
            streams={streams}
            shown={shown}
            slots={slots}
            tileCount={tileCount}
            count={count}
            selected={selected}
            tiles={tiles}
            onSelect={setSelected}
            onRaise={raise}
            onMessagePilot={message}
            onMove={move}
            onSlots={(next) => set({ slots: next })}
          />
        )}
        {(showsMap || hasAlerts) && (
          <div className="control-center-side">
            {showsMap && (
              <div className="control-center-map">
                <DroneMap
                  streams={streams}
                  selected={shown[selected]?._id}
                  onSelect={(streamId) => {
                    const index = shown.findIndex((stream) => stream?._id === streamId)
                    if (index >= 0 && index < count) select(index)
                  }}
                  onPlace={message && (([long, lat]) => messageSelected({ lat, long }))}
                />
              </div>
            )}
            <div className={hasAlerts ? 'control-center-alerts' : undefined}>
              {hasAlerts && <AlertColumn />}
              <WeatherPanel streams={streams} selected={shown[selected]?._id} />
            </div>
          </div>
        )}
      </div>
      {dialog}
      {messages}
      {hasHelp && <KeyHelp onClose={() => setHelp(false)} />}
    </>
  )
}
