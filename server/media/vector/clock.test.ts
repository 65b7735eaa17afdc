import { createClock } from './clock'

const timesOf = (kind: 'gpx' | 'csv', ...all: Record<string, string>[]) => {
  const clock = createClock(kind)
  for (const properties of all) clock.add(properties)
  return clock.first()?.toISOString() ?? null
}

test('uses the earliest time of a track or waypoint as the recording time', () => {
  const early = { begin: '2026-05-01T08:00:00+02:00', end: '2026-05-01T09:00:00Z' }
  expect(timesOf('gpx', { time: '2026-05-01T06:30:00Z' }, early)).toBe('2026-05-01T06:00:00.000Z')
})

test('ignores dates, times without a zone, invalid texts and reset clocks', () => {
  expect(timesOf('gpx', { time: '2026-05-01' }, { time: '2026-05-01T08:00:00' }, { time: 'noon' })).toBeNull()
  expect(timesOf('gpx', { time: '1970-01-01T00:00:00Z' }, {})).toBeNull()
})

test('ignores the time column of a table', () => {
  expect(timesOf('csv', { time: '2026-05-01T08:00:00Z' })).toBeNull()
})
