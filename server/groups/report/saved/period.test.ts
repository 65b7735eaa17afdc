import { daysOf } from './period'

test.each([
  ['lastMonth', '2026-03-15T12:00:00Z', 'UTC', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-01T00:00:00Z', 'UTC', '2025-12-01', '2025-12-31'],
  // In Auckland the month has begun already, in Los Angeles not yet.
  ['lastMonth', '2026-03-31T12:00:00Z', 'Pacific/Auckland', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-04-01T05:00:00Z', 'America/Los_Angeles', '2026-02-01', '2026-02-28'],
  ['lastWeek', '2026-03-09T00:00:00Z', 'UTC', '2026-03-02', '2026-03-08'],
  ['lastWeek', '2026-03-15T23:59:59Z', 'UTC', '2026-03-02', '2026-03-08'],
  ['lastWeek', '2026-01-01T12:00:00Z', 'UTC', '2025-12-22', '2025-12-28'],
] as const)('%s at %s in %s is %s to %s', (kind, at, timeZone, from, until) => {
  expect(daysOf({ kind }, new Date(at), timeZone)).toEqual({ from, until })
})

test('a fixed period keeps its days', () => {
  const period = { kind: 'fixed', from: '2026-03-01', until: '2026-03-31' } as const
  expect(daysOf(period, new Date('2030-01-01'), 'UTC')).toEqual({ from: '2026-03-01', until: '2026-03-31' })
})
