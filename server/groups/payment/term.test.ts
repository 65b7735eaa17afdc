import { termOf } from './term'

const offer = (id: string, price: number, period: 'month' | 'year' = 'month') => ({
  packageId: id,
  name: id,
  price,
  currency: 'INR',
  period,
  limits: { users: 1, storageBytes: 1, streamMinutes: 1, aiRuns: 1 },
})
const now = new Date('2026-01-31T12:00:00Z')
const term = (present: Parameters<typeof termOf>[0], next: ReturnType<typeof offer>) => {
  const { startsAt, endsAt } = termOf(present, next, now)
  return [startsAt.toISOString().slice(0, 10), endsAt.toISOString().slice(0, 10)]
}

test('a first package begins now and ends on the last day of a shorter month', () => {
  expect(term(undefined, offer('a', 100))).toEqual(['2026-01-31', '2026-02-28'])
  expect(term(undefined, offer('a', 100, 'year'))).toEqual(['2026-01-31', '2027-01-31'])
})

test('a renewal is added at the end of what was paid, but not at one that is over', () => {
  const present = { ...offer('a', 100), endsAt: new Date('2026-02-10T12:00:00Z') }
  expect(term(present, offer('a', 100))).toEqual(['2026-02-10', '2026-03-10'])
  expect(term({ ...present, endsAt: new Date('2026-01-10T12:00:00Z') }, offer('a', 100))).toEqual([
    '2026-01-31',
    '2026-02-28',
  ])
})

test('another package begins now, and the days left of the old one count by their price', () => {
  const present = { ...offer('a', 100), endsAt: new Date('2026-02-10T12:00:00Z') }
  // Ten days at 100 a month are five at 200.
  expect(term(present, offer('b', 200))).toEqual(['2026-01-31', '2026-03-05'])
  expect(term({ ...present, currency: 'EUR' }, offer('b', 200))).toEqual(['2026-01-31', '2026-02-28'])
})

test('a package that was given away leaves nothing to count', () => {
  expect(term({ ...offer('a', 100), endsAt: null }, offer('b', 200))).toEqual(['2026-01-31', '2026-02-28'])
})
