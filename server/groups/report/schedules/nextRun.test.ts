import { nextRun, type Rhythm } from './nextRun'

const month = (hour: number, timeZone: string): Rhythm => ({ every: 'month', weekday: null, hour, timeZone })
const week = (weekday: number, hour: number, timeZone: string): Rhythm => ({ every: 'week', weekday, hour, timeZone })
const next = (rhythm: Rhythm, after: string) => nextRun(rhythm, new Date(after)).toISOString()

test.each([
  ['the first of the next month', month(7, 'UTC'), '2026-03-12T10:00:00Z', '2026-04-01T07:00:00.000Z'],
  ['today before the hour', month(7, 'UTC'), '2026-04-01T06:59:59Z', '2026-04-01T07:00:00.000Z'],
  ['not the same moment again', month(7, 'UTC'), '2026-04-01T07:00:00Z', '2026-05-01T07:00:00.000Z'],
  ['winter time', month(7, 'Europe/Berlin'), '2026-01-12T10:00:00Z', '2026-02-01T06:00:00.000Z'],
  ['summer time', month(7, 'Europe/Berlin'), '2026-03-12T10:00:00Z', '2026-04-01T05:00:00.000Z'],
  [
    'a day that begins before that of UTC',
    month(6, 'Pacific/Auckland'),
    '2026-03-12T10:00:00Z',
    '2026-03-31T17:00:00.000Z',
  ],
  ['a Monday', week(1, 8, 'America/New_York'), '2026-03-12T10:00:00Z', '2026-03-16T12:00:00.000Z'],
  ['a Sunday', week(7, 23, 'UTC'), '2026-03-12T10:00:00Z', '2026-03-15T23:00:00.000Z'],
])('finds %s', (_, rhythm, after, expected) => {
  expect(next(rhythm, after)).toBe(expected)
})

test('weeks keep their hour over both changes of the clocks', () => {
  expect(next(week(1, 7, 'Europe/Berlin'), '2026-03-23T06:00:00Z')).toBe('2026-03-30T05:00:00.000Z')
  expect(next(week(1, 7, 'Europe/Berlin'), '2026-10-19T05:00:00Z')).toBe('2026-10-26T06:00:00.000Z')
})

test('an hour that is skipped in spring counts as the one after it', () => {
  // At 02:00 the clocks of Berlin show 03:00.
  expect(next(week(7, 2, 'Europe/Berlin'), '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
})

test('an hour that is shown twice in autumn comes once', () => {
  const first = nextRun(week(7, 2, 'Europe/Berlin'), new Date('2026-10-24T12:00:00Z'))
  expect(['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']).toContain(first.toISOString())
  expect(nextRun(week(7, 2, 'Europe/Berlin'), first).toISOString()).toBe('2026-11-01T01:00:00.000Z')
})
