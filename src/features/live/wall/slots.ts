// Which stream is in which tile of the wall.
import type { ActiveStream } from '../../../api/stream'
import type { WallTile } from '../../../api/wall'

export const TILE_COUNTS = [1, 4, 9, 16] as const
export type TileCount = (typeof TILE_COUNTS)[number]

/** What a tile shows: the streams of one key, one after the other, because a publisher that connects again starts a new one. */
export interface Slot {
  /** Null while the tile is empty. */
  flightId: string | null
  /** Name of the stream key. */
  name: string
  missionName: string
  isLarge: boolean
  /** The user put the stream here; other tiles take any stream. */
  isChosen: boolean
}

/** What the wall shows. */
export interface WallView {
  tileCount: TileCount
  slots: readonly Slot[]
  showsMap: boolean
}

const LARGE_CELLS = 4

export const emptySlot: Slot = { flightId: null, name: '', missionName: '', isLarge: false, isChosen: false }

const shows = (slot: Slot, { flightId, name }: ActiveStream): boolean =>
  slot.flightId !== null && slot.flightId === flightId && slot.name === name

/** The stream of each slot; a stream is in one slot only. */
export function streamsOf(slots: readonly Slot[], streams: readonly ActiveStream[]): (ActiveStream | undefined)[] {
  const taken = new Set<string>()
  return slots.map((slot) => {
    const stream = streams.find((each) => !taken.has(each._id) && shows(slot, each))
    if (stream) taken.add(stream._id)
    return stream
  })
}

/** The number of tiles that fit: a large one takes the place of four. */
export function visibleCount(slots: readonly Slot[], tileCount: TileCount): number {
  let cells = 0
  for (const [index, { isLarge }] of slots.entries()) {
    cells += isLarge && tileCount > 1 ? LARGE_CELLS : 1
    if (cells > tileCount) return Math.max(1, index)
  }
  return slots.length
}

/**
 * Puts streams that no tile shows into empty tiles, then into tiles whose stream has ended and that the user did not choose.
 * Streams that are shown stay where they are. @returns the same array if nothing changes
 */
export function settle(
  slots: readonly Slot[],
  streams: readonly ActiveStream[],
  tileCount: TileCount,
): readonly Slot[] {
  const sized = Array.from({ length: tileCount }, (_, index) => slots[index] ?? emptySlot)
  const shown = streamsOf(sized, streams)
  const visible = visibleCount(sized, tileCount)
  // The earliest first, so that tiles fill in the order in which the streams began.
  const waiting = streams.filter((stream) => !shown.includes(stream) && stream.flightId !== null).reverse()
  const free = [...sized.keys()].filter((index) => index < visible && !shown[index] && !sized[index]?.isChosen)
  const isEmpty = (index: number) => sized[index]?.flightId === null
  const order = [...free.filter(isEmpty), ...free.filter((index) => !isEmpty(index))]
  let hasChanged = sized.length !== slots.length
  for (const index of order) {
    const stream = waiting.shift()
    if (!stream) break
    sized[index] = { ...slotOf(stream), isLarge: sized[index]?.isLarge ?? false }
    hasChanged = true
  }
  return hasChanged ? sized : slots
}

const slotOf = ({ flightId, name, missionName }: ActiveStream): Slot => ({ ...emptySlot, flightId, name, missionName })

/** Shows a stream in a tile because the user chose it; a tile that shows it already gets the other one's content. */
export function choose(slots: readonly Slot[], index: number, stream: ActiveStream): Slot[] {
  const from = slots.findIndex((slot) => shows(slot, stream))
  const next = from >= 0 ? swap(slots, from, index) : [...slots]
  next[index] = { ...slotOf(stream), isLarge: slots[index]?.isLarge ?? false, isChosen: true }
  return next
}

/** Exchanges the contents of two tiles; their sizes stay. */
export function swap(slots: readonly Slot[], from: number, to: number): Slot[] {
  const one = slots[from]
  const other = slots[to]
  const next = [...slots]
  if (!one || !other || from === to) return next
  next[from] = { ...other, isLarge: one.isLarge }
  next[to] = { ...one, isLarge: other.isLarge, isChosen: one.flightId !== null }
  return next
}

export const resize = (slots: readonly Slot[], index: number, isLarge: boolean): Slot[] =>
  slots.map((slot, position) => (position === index ? { ...slot, isLarge } : slot))

/** Slots as they are saved. */
export const tilesOf = (slots: readonly Slot[]): WallTile[] =>
  slots.map(({ flightId, name, isLarge, isChosen }) =>
    isChosen ? { flightId, name, isLarge } : { flightId: null, name: '', isLarge },
  )

export const slotsOf = (tiles: readonly WallTile[]): Slot[] =>
  tiles.map(({ flightId, name, isLarge }) => ({ ...emptySlot, flightId, name, isLarge, isChosen: flightId !== null }))
