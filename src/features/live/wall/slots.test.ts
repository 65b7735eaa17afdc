import { aStream } from '../../../testing/handlers/stream'
import { choose, emptySlot, resize, settle, slotsOf, streamsOf, swap, tilesOf, visibleCount, type Slot } from './slots'

const first = aStream({ name: 'First' })
const second = aStream({ name: 'Second' })
const third = aStream({ name: 'Third' })
/** The API returns the latest first. */
const latestFirst = (...streams: (typeof first)[]) => [...streams].reverse()
const names = (slots: readonly Slot[]) => slots.map(({ name }) => name)

test('fills empty tiles in the order in which the streams began', () => {
  const slots = settle([], latestFirst(first, second), 4)
  expect(names(slots)).toEqual(['First', 'Second', '', ''])
  expect(settle(slots, latestFirst(first, second), 4)).toBe(slots)
})

test('keeps the tile of a stream that ended, until another stream needs it', () => {
  const slots = settle([], latestFirst(first, second), 4)
  const ended = settle(slots, [second], 4)
  expect(names(ended)).toEqual(['First', 'Second', '', ''])
  expect(streamsOf(ended, [second]).map((stream) => stream?.name)).toEqual([undefined, 'Second', undefined, undefined])
  const again = { ...first, _id: 'another stream of the same key' }
  expect(streamsOf(ended, [second, again])[0]).toBe(again)
  const one = settle(settle([], [first], 1), [second], 1)
  expect(names(one)).toEqual(['Second'])
})

test('never replaces a stream that the user chose', () => {
  const chosen = choose(settle([], [], 1), 0, first)
  expect(names(settle(chosen, [second], 1))).toEqual(['First'])
})

test('moves a stream that is shown already when it is chosen for another tile', () => {
  const slots = settle([], latestFirst(first, second, third), 4)
  expect(names(choose(slots, 0, third))).toEqual(['Third', 'Second', 'First', ''])
})

test('swaps the contents of tiles, not their sizes', () => {
  const slots = resize(settle([], latestFirst(first, second), 4), 0, true)
  const swapped = swap(slots, 0, 1)
  expect(names(swapped)).toEqual(['Second', 'First', '', ''])
  expect(swapped.map(({ isLarge }) => isLarge)).toEqual([true, false, false, false])
})

test('shows fewer tiles when some are large', () => {
  const large = { ...emptySlot, isLarge: true }
  const slots = (count: number, ...head: Slot[]) => [...head, ...Array<Slot>(count - head.length).fill(emptySlot)]
  expect(visibleCount(slots(9), 9)).toBe(9)
  expect(visibleCount(slots(9, large), 9)).toBe(6)
  expect(visibleCount(slots(4, large), 4)).toBe(1)
  expect(visibleCount(slots(4, emptySlot, large), 4)).toBe(1)
  expect(visibleCount(slots(1, large), 1)).toBe(1)
})

test('saves chosen streams by their source and leaves the other tiles automatic', () => {
  const slots = choose(settle([], latestFirst(first, second), 4), 1, second)
  const tiles = tilesOf(slots)
  expect(tiles.map(({ flightId }) => flightId)).toEqual([null, second.flightId, null, null])
  expect(names(settle(slotsOf(tiles), latestFirst(first, second), 4))).toEqual(['First', 'Second', '', ''])
})
