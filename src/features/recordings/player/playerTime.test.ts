import { aRecording as anyRecording } from '../../../testing/handlers/vod'
import { clipAt, clipOf, frameMoment, lastMomentBefore, nextStart, rowsOf, sessionOf, spanOf, type Clip } from './clips'
import { playAlong, type AttachedVideo } from './followTime'
import { readMoment, writeMoment } from './momentParam'
import { snapshotName } from './snapshot'
import { daysText, tickText } from './timeLabels'
import { moved, ticksOf, wholeSpan, zoomed } from './timeScale'

const START = Date.parse('2026-03-12T15:30:00.000Z')
const aRecording: typeof anyRecording = (recording) =>
  anyRecording({ startedAt: '2026-03-12T15:30:00.000Z', frameRate: 10, ...recording })
const clip = (recording: Parameters<typeof aRecording>[0] = {}): Clip => clipOf(aRecording(recording))!
const after = (seconds: number) => new Date(START + seconds * 1000).toISOString()

test('recordings of a camera share a row unless they overlap, and unfinished ones are left out', () => {
  const first = aRecording({ camera: 'H20T' })
  const others = [
    first,
    aRecording({ camera: 'H20T', startedAt: after(90) }),
    aRecording({ camera: 'H20T', startedAt: after(30) }),
    aRecording({ flightName: 'Flight 1' }),
    aRecording({ name: 'still.mp4', state: 'processing' }),
    aRecording({ name: 'undated.mp4', startedAt: null }),
  ]
  const rows = rowsOf(first, others).map(({ label, clips }) => [
    label,
    clips.map(({ start }) => (start - START) / 1000),
  ])
  expect(rows).toEqual([
    ['H20T', [0, 90]],
    ['Flight 1', [0]],
    ['H20T', [30]],
  ])
})

test('a recording without a start is alone on a time axis of its own', () => {
  const undated = aRecording({ startedAt: null })
  expect(rowsOf(undated, [aRecording(), undated])).toHaveLength(1)
  expect(spanOf(rowsOf(undated, [])[0]!.clips)).toEqual([0, 60_000])
})

test('what was recorded on the same occasion is together, and other days are apart', () => {
  const opened = clip()
  const near = clip({ startedAt: after(1.5 * 3600) })
  const next = clip({ startedAt: after(3 * 3600) })
  const other = clip({ startedAt: '2024-07-01T10:00:00.000Z' })
  const session = sessionOf(opened, [opened, next, other, near])
  expect(session.map(({ id }) => id).sort()).toEqual([opened.id, near.id, next.id].sort())
})

test('days have their years, and the scale has them where it is about several', () => {
  const day = 24 * 3_600_000
  const noon = Date.parse('2026-03-12T12:00:00.000Z')
  expect(daysText(noon, noon + 1000)).toBe('3/12/2026')
  expect(daysText(noon - 600 * day, noon)).toBe('7/20/2024 – 3/12/2026')
  expect(tickText(noon, 91 * day, true)).toBe('3/12')
  expect(tickText(noon, 91 * day, true, true)).toBe('3/12/2026')
})

test('gaps lead to the next recording, and backwards to the end of the previous one', () => {
  const clips = [clip(), clip({ startedAt: after(90) })]
  expect(clipAt(clips, START + 60_000)).toBeUndefined()
  expect(nextStart(clips, START + 60_000)).toBe(START + 90_000)
  expect(nextStart(clips, START + 90_000)).toBeUndefined()
  expect(lastMomentBefore(clips, START + 70_000)).toBe(START + 59_999)
  expect(lastMomentBefore(clips, START - 1)).toBeUndefined()
})

test('every frame has one moment in its middle, which steps by frames and stays in the recording', () => {
  const film = clip({ frameRate: 29.97 })
  const length = 1000 / 29.97
  for (const frame of [0, 1, 2, 299, 1796]) {
    const middle = frameMoment(film, film.start + (frame + 0.5) * length)
    expect(middle).toBeCloseTo(film.start + (frame + 0.5) * length, 3)
    // The URL rounds to milliseconds.
    expect(frameMoment(film, readMoment(writeMoment(middle, film), film))).toBeCloseTo(middle, 3)
    expect(frameMoment(film, middle, 1)).toBeCloseTo(middle + length, 3)
  }
  expect(frameMoment(film, film.start, -5)).toBeCloseTo(film.start + length / 2, 3)
  expect(frameMoment(film, film.end - 1, 5)).toBeLessThan(film.end + length)
})

test('the moment in a URL is a time of day, or milliseconds without a start, within the recording', () => {
  const dated = clip()
  const undated = clip({ startedAt: null })
  expect(writeMoment(START + 12_350, dated)).toBe('2026-03-12T15:30:12.350Z')
  expect(readMoment('2026-03-12T15:30:12.350Z', dated)).toBe(START + 12_350)
  expect(readMoment('12350', dated)).toBe(START + 12_350)
  expect(writeMoment(12_350, undated)).toBe('12350')
  expect(readMoment('12350', undated)).toBe(12_350)
  expect(readMoment('yesterday', dated)).toBe(START)
  expect(readMoment('2026-03-12T17:00:00Z', dated)).toBe(START + 59_999)
  expect(readMoment(null, dated)).toBe(START)
})

test('a snapshot is named after its time and position', () => {
  expect(snapshotName(clip(), START + 12_350, [-92.1, 46.78])).toBe(
    'DJI_0042 2026-03-12T15-30-12.350Z 46.780000 -92.100000.jpg',
  )
  expect(snapshotName(clip({ startedAt: null, name: 'a/b.mov' }), 500, undefined)).toBe('a-b 500 ms.jpg')
})

test('the timeline zooms around the pointer from a day to a second, and never loses the recordings', () => {
  const whole = wholeSpan(0, 60_000)
  const near = zoomed({ from: 0, until: 60_000 }, 0.5, 15_000, whole)
  expect(near).toEqual({ from: 7500, until: 37_500 })
  const closest = zoomed(near, 0.00001, 15_000, whole)
  expect(closest.until - closest.from).toBeCloseTo(1000)
  const widest = zoomed(near, 100_000, 15_000, whole)
  expect(widest.until - widest.from).toBe(24 * 3_600_000)
  const away = moved(near, 1e9, whole)
  expect(away.from).toBeLessThan(whole.until)
  expect(away.until - away.from).toBeCloseTo(30_000)
})

test('the scale has round times in the zone of the user', () => {
  const hour = 3_600_000
  expect(ticksOf({ from: START + 1, until: START + 60_001 }, 8, 0)).toEqual({
    step: 10_000,
    times: [10, 20, 30, 40, 50, 60].map((second) => START + second * 1000),
  })
  const midnight = Date.parse('2026-03-12T00:00:00Z')
  const { step, times } = ticksOf({ from: midnight, until: midnight + 72 * hour }, 4, 2 * hour)
  expect([step, times[0]]).toEqual([24 * hour, midnight + 22 * hour])
})

/** A playing video as far as the synchronisation uses it. */
const playing = (currentTime: number): AttachedVideo => ({
  clip: clip(),
  video: { currentTime, paused: false, ended: false, seeking: false, playbackRate: 1 } as HTMLVideoElement,
})

test.each([
  ['on time', 10, 1, 10],
  ['less than half a frame away', 10.04, 1, 10.04],
  ['one frame ahead', 10.1, 0.94, 10.1],
  ['two frames ahead', 10.2, 0.8, 10.2],
  ['two frames behind', 9.8, 1.2, 9.8],
  ['far away', 12, 1, 10],
])('a video that is %s is corrected by its speed, or moved', (_name, second, rate, expected) => {
  const other = playing(second)
  playAlong(other, START + 10_000, 1, false)
  expect(other.video.playbackRate).toBeCloseTo(rate, 2)
  expect(other.video.currentTime).toBe(expected)
})

test('the video that leads is not corrected, and speeds beyond the limit of browsers are cut', () => {
  const lead = playing(12)
  playAlong(lead, START + 10_000, 32, true)
  expect([lead.video.playbackRate, lead.video.currentTime]).toEqual([16, 12])
})
