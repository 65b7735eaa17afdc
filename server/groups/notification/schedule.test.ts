import { waitsUntil, type Schedule } from './schedule'

const night: Schedule = {
  quiet: { from: '22:00', until: '07:00' },
  timeZone: 'Europe/Berlin',
  digestAt: '08:00',
  criticalPasses: false,
}
const line = { kind: 'mention', isCritical: false, mode: 'now' } as const

/** When a line that is created at `at` may leave. */
const leaves = (at: string, wishes: Partial<Schedule> = {}, mode: 'now' | 'digest' = 'now', now = at) =>
  waitsUntil({ ...line, mode, createdAt: new Date(at) }, { ...night, ...wishes }, [], new Date(now))?.toISOString()

test('quiet hours pass midnight and end by the clocks of the zone', () => {
  expect(leaves('2026-01-10T20:59:59Z')).toBeUndefined()
  expect(leaves('2026-01-10T21:00:00Z')).toBe('2026-01-11T06:00:00.000Z')
  expect(leaves('2026-01-11T05:59:59Z')).toBe('2026-01-11T06:00:00.000Z')
  expect(leaves('2026-01-11T06:00:00Z')).toBeUndefined()
  expect(leaves('2026-01-10T21:00:00Z', { timeZone: 'America/New_York' })).toBeUndefined()
})

test('quiet hours of one day end on the same day', () => {
  const quiet = { from: '12:00', until: '13:30' }
  expect(leaves('2026-07-10T10:30:00Z', { quiet })).toBe('2026-07-10T11:30:00.000Z')
  expect(leaves('2026-07-10T11:30:00Z', { quiet })).toBeUndefined()
})

test('the night in which clocks change ends at the hour that the clocks show', () => {
  // To summer time, and back.
  expect(leaves('2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00:00.000Z')
  expect(leaves('2026-10-24T21:00:00Z')).toBe('2026-10-25T06:00:00.000Z')
})

test('an end that the clocks skip or show twice does not hold a line for a day', () => {
  const quiet = { from: '22:00', until: '02:30' }
  expect(leaves('2026-03-28T23:00:00Z', { quiet })).toBe('2026-03-29T01:30:00.000Z')
  const first = leaves('2026-10-24T23:00:00Z', { quiet })
  expect(first).toBe('2026-10-25T00:30:00.000Z')
  // 02:10 for the second time.
  expect(leaves('2026-10-25T01:10:00Z', { quiet })).toBe('2026-10-25T01:30:00.000Z')
})

test('a daily mail leaves at its time, or at the end of the quiet hours', () => {
  expect(leaves('2026-01-10T06:59:00Z', {}, 'digest')).toBe('2026-01-10T07:00:00.000Z')
  expect(leaves('2026-01-10T07:00:01Z', {}, 'digest')).toBe('2026-01-11T07:00:00.000Z')
  expect(leaves('2026-01-10T07:00:01Z', {}, 'digest', '2026-01-11T07:00:00Z')).toBeUndefined()
  const early = { digestAt: '06:00' }
  expect(leaves('2026-01-10T12:00:00Z', early, 'digest', '2026-01-11T05:00:00Z')).toBe('2026-01-11T06:00:00.000Z')
})
