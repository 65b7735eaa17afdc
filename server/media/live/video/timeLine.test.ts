import { TimeLine, type Track } from './timeLine'

interface Packet {
  track: Track
  /** When it is captured, in milliseconds from the start. */
  at: number
  /** How long it is on the way. */
  delay?: number
  written: number
}

const FRAME_MS = 40
const SOUND_MS = 23

/** Packets of both tracks in their order. @param written the time that a publisher writes; undefined for what is not sent */
function sent(seconds: number, written: (track: Track, at: number) => number | undefined): Packet[] {
  const of = (track: Track, step: number): Packet[] =>
    Array.from({ length: Math.floor((seconds * 1000) / step) }, (_, index) => index * step).flatMap((at) => {
      const time = written(track, at)
      return time === undefined ? [] : [{ track, at, written: Math.round(time) >>> 0 }]
    })
  return [...of('video', FRAME_MS), ...of('audio', SOUND_MS)].sort((a, b) => a.at - b.at)
}

/** @returns each packet with its place, the difference to when it was captured, and that to the place of the other track */
function placed(packets: readonly Packet[]) {
  let now = 0
  const line = new TimeLine(() => now)
  const latest: Partial<Record<Track, { place: number; at: number }>> = {}
  return packets.map((packet) => {
    const { track, at, delay = 0, written } = packet
    now = Math.max(now, at + delay)
    const place = line.place(track, written)
    latest[track] = { place, at }
    const other = latest[track === 'video' ? 'audio' : 'video']
    const inStep = other ? Math.abs(place - at - (other.place - other.at)) : 0
    return { ...packet, place, off: place - at, inStep }
  })
}

const worst = (values: readonly number[]): number => values.reduce((most, each) => Math.max(most, Math.abs(each)), 0)

function expectOnClock(all: ReturnType<typeof placed>, most = 1000): void {
  expect(worst(all.map(({ off }) => off))).toBeLessThan(most)
  for (const track of ['video', 'audio']) {
    const places = all.filter((each) => each.track === track).map(({ place }) => place)
    expect(places.every((place, index) => index === 0 || place >= places[index - 1]!)).toBe(true)
  }
}

test('leaves an honest publisher as it is', () => {
  const all = placed(sent(60, (_track, at) => at))
  expect(worst(all.map(({ off }) => off))).toBe(0)
})

test.each([
  ['starts at 4 h 39 min', 16_772_000],
  ['wraps its 32 bits', 2 ** 32 - 5_000],
])('leaves a publisher as it is whose clock %s', (_what, base) => {
  expect(worst(placed(sent(60, (_track, at) => base + at)).map(({ off }) => off))).toBe(0)
})

test.each([60_000, -60_000, 3_600_000])('puts sound in step whose zero differs by %d ms', (apart) => {
  const all = placed(sent(63, (track, at) => 100_000 + at + (track === 'audio' ? apart : 0)))
  expectOnClock(all, 50)
  expect(worst(all.map(({ inStep }) => inStep))).toBeLessThan(50)
})

test('keeps the sound as far from the picture as the publisher says, below a second', () => {
  const all = placed(sent(20, (track, at) => at + (track === 'audio' ? 400 : 0)))
  expect(all.filter(({ track }) => track === 'audio').every(({ off }) => Math.abs(off - 400) < 1)).toBe(true)
})

test.each([0.98, 1.02, 0.999])('follows the wall clock where that of the publisher runs %d times as fast', (rate) => {
  const all = placed(sent(600, (_track, at) => at * rate))
  expectOnClock(all, 300)
  expect(worst(all.map(({ inStep }) => inStep))).toBeLessThan(50)
})

test('keeps a hole of which the publisher knows', () => {
  const all = placed(sent(40, (_track, at) => (at > 10_000 && at < 18_000 ? undefined : at)))
  expect(worst(all.map(({ off }) => off))).toBe(0)
})

test('keeps a hole during which the clock of the publisher stood still', () => {
  const all = placed(sent(60, (_track, at) => (at < 10_000 ? at : at < 18_000 ? undefined : at - 8_000)))
  // A network that delivers late looks the same for some seconds.
  expectOnClock(all.filter(({ at }) => at < 18_000 || at > 23_000))
})

test('keeps pictures that are missing while sound goes on', () => {
  const all = placed(sent(60, (track, at) => (track === 'video' && at > 10_000 && at < 40_000 ? undefined : at)))
  expect(worst(all.map(({ off }) => off))).toBe(0)
})

test('goes on where the clock of the publisher starts again, with sound and picture in step', () => {
  const all = placed(sent(60, (track, at) => (at < 20_000 ? at : at - 20_000) + (track === 'audio' ? 30_000 : 0)))
  expectOnClock(all, 200)
  expect(worst(all.map(({ inStep }) => inStep))).toBeLessThan(50)
})

test('goes on where the clock of the publisher jumps ahead', () => {
  const all = placed(sent(60, (_track, at) => (at < 20_000 ? at : at + 3_600_000)))
  expectOnClock(all, 200)
  expect(worst(all.map(({ inStep }) => inStep))).toBeLessThan(50)
})

test('does not take a network that stops for five seconds for a hole', () => {
  const stopped = sent(60, (_track, at) => at).map((packet) => ({
    ...packet,
    delay: packet.at > 20_000 && packet.at < 25_000 ? 25_000 - packet.at : 0,
  }))
  expect(worst(placed(stopped).map(({ off }) => off))).toBe(0)
})

test('leaves the times of a file as they are that is sent ten times as fast', () => {
  const all = placed(sent(60, (_track, at) => at * 10))
  expect(worst(all.map(({ place, at }) => place - at * 10))).toBe(0)
})

test('follows the clock where a publisher begins with three seconds that it has kept', () => {
  const kept = sent(120, (_track, at) => at + 3_000)
  const first = sent(3, (_track, at) => at).map((packet) => ({ ...packet, at: 0, delay: 0 }))
  const all = placed([...first, ...kept])
  expectOnClock(all.slice(-1000), 200)
})

test('does not follow delays that vary', () => {
  let seed = 1
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const jittery = sent(120, (_track, at) => at).map((packet) => ({ ...packet, delay: random() * 400 }))
  expectOnClock(placed(jittery), 450)
})
