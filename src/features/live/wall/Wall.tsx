import type { RefObject } from 'react'
import type { ActiveStream } from '../../../api/stream'
import type { MessagePilot } from '../pilot/usePilotMessages'
import type { RaiseFromStream } from '../useRaiseFromStream'
import { wallText } from './messages'
import { choose, resize, swap, type Slot, type TileCount } from './slots'
import { Tile, type TileHandle } from './Tile'

interface WallProps {
  streams: readonly ActiveStream[]
  /** The stream of each slot. */
  shown: readonly (ActiveStream | undefined)[]
  slots: readonly Slot[]
  tileCount: TileCount
  /** How many tiles fit. */
  count: number
  selected: number
  tiles: RefObject<(TileHandle | null)[]>
  onSelect: (index: number) => void
  /** Undefined if the user may not raise alerts. */
  onRaise: RaiseFromStream | undefined
  /** Undefined if the user may not write to pilots. */
  onMessagePilot: MessagePilot | undefined
  onMove: (from: number, by: -1 | 1) => void
  onSlots: (slots: Slot[]) => void
}

/** The tiles in a square grid. */
export function Wall({
  streams,
  shown,
  slots,
  tileCount,
  count,
  selected,
  tiles,
  onSelect,
  onRaise,
  onMessagePilot,
  onMove,
  onSlots,
}: WallProps) {
  return (
    <section className={`wall wall-${tileCount}`} aria-label={wallText('wall')}>
      {slots.slice(0, count).map((slot, index) => (
        <Tile
          key={index}
          ref={(tile) => {
            tiles.current[index] = tile
          }}
          number={index + 1}
          slot={slot}
          stream={shown[index]}
          choices={streams}
          isSelected={index === selected}
          canResize={tileCount > 1}
          onSelect={() => onSelect(index)}
          onRaise={onRaise}
          onMessagePilot={onMessagePilot}
          onDropTile={(from) => onSlots(swap(slots, from, index))}
          onChoose={(stream) => onSlots(choose(slots, index, stream))}
          onRelease={() => onSlots(slots.map((each, at) => (at === index ? { ...each, isChosen: false } : each)))}
          onResize={(isLarge) => onSlots(resize(slots, index, isLarge))}
          onMove={(by) => onMove(index, by)}
        />
      ))}
    </section>
  )
}
