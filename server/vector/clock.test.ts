import { createClock } from './clock'

const timesOf = (kind: 'gpx' | 'csv', ...all: Record<string, string>[]) => {
  const clock = createClock(kind)
  for (const properties of all) clock.add(properties)
  return clock.first()?.toISOString() ?? null
}

test('the earliest time of a track or a waypoint is when it was recorded', () => {
  const early = { begin: '2026-05-01T08:00:00+02:00', end: '2026-05-01T09:00:00Z' }
  expect(timesOf('gpx', { time: '2026-05-01T06:30:00Z' }, early)).toBe('2026-05-01T06:00:00.000Z')
})

test('a day, a time without a zone, nonsense and a lost clock are no moments', () => {
  expect(timesOf('gpx', { time: '2026-05-01' }, { time: '2026-05-01T08:00:00' }, { time: 'noon' })).toBeNull()
  expect(timesOf('gpx', { time: '1970-01-01T00:00:00Z' }, {})).toBeNull()
})

test('what a table calls time may be anything', () => {
  expect(timesOf('csv', { time: '2026-05-01T08:00:00Z' })).toBeNull()
})
