import { absoluteTime, relativeTime, zoneName } from './timeText'

const NOW = Date.parse('2026-03-12T12:00:00.000Z')
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()

test.each([
  [0, 'now'],
  [3, 'now'],
  [20, 'now'],
  [-5, '5s ago'],
  [-12, '12s ago'],
  [-59, '59s ago'],
  [-60, '1m ago'],
  [-2 * 3600 - 1800, '2h ago'],
  [-86_399, '23h ago'],
  [3 * 3600, 'in 3h'],
  [50, 'in 50s'],
])('formats a time %d seconds away as "%s"', (seconds, text) => {
  expect(relativeTime(at(seconds), NOW)).toBe(text)
})

test('formats a time more than a day away as a date', () => {
  expect(relativeTime('2026-01-05T12:00:00.000Z', NOW)).toBe('1/5/2026')
  expect(relativeTime('2027-11-20T12:00:00.000Z', NOW)).toBe('11/20/2027')
})

test('names the zone of an absolute time', () => {
  const [, zone] = /^3\/1[123]\/2026 \d\d:\d\d \((.+)\)$/.exec(absoluteTime(at(0))) ?? []
  expect(zone).toBe(zoneName())
})
