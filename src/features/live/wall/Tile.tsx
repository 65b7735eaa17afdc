import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { AlertOutlined, ExpandOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { raiseText } from '../../../alerts/raiseMessages'
import type { ActiveStream, StreamPosition } from '../../../api/stream'
import { formatNumber } from '../../../shared/messages'
import { permissionLabel } from '../../../shared/permissions/permissions.gen'
import { StateTag } from '../../../shared/StateTag'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { useNow } from '../../../shared/time/useNow'
import { LivePlayer, type LivePlayerHandle, type PlayerState } from '../../../live-player/LivePlayer'
import { saveSnapshot } from './saveSnapshot'
import { wallText } from './messages'
import type { RaiseFromStream } from '../useRaiseFromStream'
import { useSaveOutcome } from './useSaveOutcome'
import type { Slot } from './slots'
import { TileMenu, type TileActions } from './TileMenu'
import { bitrateText, TILE_HUES, tileState, type TileState } from './tileState'
import { TileStatistics } from './TileStatistics'

/** Pixels by which the corner must be dragged. */
const RESIZE_REACH = 40

/** The state of the drone may have changed since. */
const OLD_POSITION_MS = 10_000
/** Shown in another colour. */
const LOW_BATTERY_PERCENT = 20

/** What keys do to the selected tile. */
export interface TileHandle {
  fullScreen: () => void
  snapshot: () => Promise<void>
  /** @param isAtOnce whether it is raised without a form */
  raiseAlert: (isAtOnce: boolean) => Promise<void>
  focus: () => void
}

interface TileProps extends TileActions {
  ref: Ref<TileHandle>
  /** Starts at 1. */
  number: number
  slot: Slot
  stream: ActiveStream | undefined
  isSelected: boolean
  /** Whether the layout has space for larger tiles. */
  canResize: boolean
  onSelect: () => void
  /** Raises an alert about the stream; undefined if the user may not. */
  onRaise: RaiseFromStream | undefined
  /** Opens the messages to the pilot; undefined if the user may not write. */
  onMessagePilot: ((streamId: string) => void) | undefined
  /** Another tile was dropped on this one. */
  onDropTile: (from: number) => void
}

/** Type of the data that a dragged tile carries: its index. */
const DRAGGED = 'application/x-aerie-tile'

// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function Tile(props: TileProps) {
  const { ref, number, slot, stream, isSelected, canResize, onSelect, onRaise, onDropTile, onResize } = props
  const box = useRef<HTMLElement>(null)
  const player = useRef<LivePlayerHandle>(null)
  const [reported, setReported] = useState<{ streamId: string; state: PlayerState }>()
  const [isMuted, setMuted] = useState(true)
  const [hasStatistics, setStatistics] = useState(false)
  const state = tileState(stream, reported?.streamId === stream?._id ? reported?.state : undefined)
  const isEmpty = slot.flightId === null
  const outcome = useSaveOutcome()

  const fullScreen = () => void box.current?.requestFullscreen?.().catch(() => undefined)
  const snapshot = async () => {
    if (stream) await saveSnapshot(player.current, stream)
  }
  const raiseAlert = async (isAtOnce: boolean) => {
    if (stream) await onRaise?.(player.current, stream, isAtOnce)
  }
  useImperativeHandle(ref, () => ({ fullScreen, snapshot, raiseAlert, focus: () => box.current?.focus() }))

  return (
    <article
      ref={box}
      className={`tile${isEmpty ? ' tile-empty' : ''}${isSelected ? ' tile-selected' : ''}${slot.isLarge && canResize ? ' tile-large' : ''}`}
      tabIndex={0}
      aria-label={wallText(isEmpty ? 'tileEmpty' : 'tile', { number, name: slot.name })}
      aria-current={isSelected || undefined}
      onFocus={onSelect}
      onClick={onSelect}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDropTile(Number(event.dataTransfer.getData(DRAGGED)))
      }}
    >
      <div className="tile-picture">
        {stream?.canWatch && (
          <LivePlayer
            key={stream._id}
            ref={player}
            streamId={stream._id}
            muted={isMuted}
            onState={(next) => setReported({ streamId: stream._id, state: next })}
          />
        )}
        {isEmpty ? (
          <p className="tile-note">{wallText('emptyTile')}</p>
        ) : (
          !stream?.canWatch && <StateNote state={state} />
        )}
        {hasStatistics && stream && <TileStatistics stream={stream} />}
      </div>
      {!isEmpty && (
        <header draggable onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(number - 1))}>
          <StateTag hue={TILE_HUES[state]} dot={state === 'live'}>
            {wallText(state)}
          </StateTag>
          <div className="tile-names">
            <strong>{slot.name}</strong>
            <span>
              {stream?.missionName ?? slot.missionName}
              {stream && (
                <>
                  {' · '}
                  <RelativeTime time={stream.startedAt} /> · {bitrateText(stream.statistics.bitsPerSecond)}
                  {stream.position && <TileBattery position={stream.position} />}
                </>
              )}
            </span>
          </div>
          {stream && onRaise && (
            <Tooltip title={raiseText('raiseByA')}>
              <Button
                type="text"
                icon={<AlertOutlined aria-hidden />}
                aria-label={raiseText('raise')}
                onClick={() => void raiseAlert(false)}
              />
            </Tooltip>
          )}
          <Tooltip title={wallText('fullScreen')}>
            <Button
              type="text"
              icon={<FullscreenOutlined aria-hidden />}
              aria-label={wallText('fullScreen')}
              onClick={fullScreen}
            />
          </Tooltip>
          <TileMenu
            {...props}
            isMuted={isMuted}
            hasStatistics={hasStatistics}
            onMute={() => setMuted(!isMuted)}
            onStatistics={() => setStatistics(!hasStatistics)}
            onSnapshot={() => void snapshot()}
            onSaveOutcome={outcome.save && stream ? () => void outcome.save?.(player.current, stream) : undefined}
          />
        </header>
      )}
      {canResize && <ResizeCorner isLarge={slot.isLarge} onResize={onResize} />}
      {outcome.dialog}
    </article>
  )
}

/** A drone without a battery has none to show, and one whose positions have stopped may have another one by now. */
function TileBattery({ position: { battery, at } }: { position: StreamPosition }) {
  const now = useNow()
  if (battery === null) return null
  const isOld = now - Date.parse(at) > OLD_POSITION_MS
  return (
    <>
      {' · '}
      <span className={battery <= LOW_BATTERY_PERCENT ? 'tile-battery-low' : undefined}>
        {wallText('battery', { percent: formatNumber(Math.round(battery)) })}
      </span>
      {isOld && (
        <>
          {' '}
          <RelativeTime time={at} />
        </>
      )}
    </>
  )
}

/** Why there is no player; the player itself explains its other states. */
function StateNote({ state }: { state: TileState }) {
  if (state !== 'offline' && state !== 'noPermission') return null
  return (
    <p className="tile-note">
      {state === 'offline'
        ? wallText('offlineHelp')
        : wallText('noPermissionHelp', { permission: permissionLabel('webrtc_view') })}
    </p>
  )
}

/** The lower right corner: dragging it outwards or inwards, or pressing it, changes the size. */
function ResizeCorner({ isLarge, onResize }: { isLarge: boolean; onResize: (isLarge: boolean) => void }) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const label = wallText(isLarge ? 'makeSmall' : 'makeLarge')
  const end = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { x, y } = start.current ?? { x: clientX, y: clientY }
    const right = clientX - x
    const down = clientY - y
    if (Math.max(right, down) > RESIZE_REACH) onResize(true)
    else if (Math.min(right, down) < -RESIZE_REACH) onResize(false)
    else onResize(!isLarge)
  }
  return (
    <button
      type="button"
      className="tile-corner"
      aria-label={label}
      title={label}
      onKeyDown={() => (start.current = undefined)}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      }}
      // Also called for the keyboard, which has no start.
      onClick={end}
    >
      <ExpandOutlined aria-hidden />
    </button>
  )
}
