import { termOf } from './term'

const offer = (id: string, price: number, period: 'month' | 'year' = 'month') => ({
  packageId: id,
  name: id,
  price,
  currency: 'INR',
  period,
  limits: { users: 1, clients: 100, storageBytes: 1, streamMinutes: 1, aiRuns: 1 },
})
const now = new Date('2026-01-31T12:00:00Z')
const term = (current: Parameters<typeof termOf>[0], next: ReturnType<typeof offer>) => {
  const { startsAt, endsAt } = termOf(current, next, now)
  return [startsAt.toISOString().slice(0, 10), endsAt.toISOString().slice(0, 10)]
}

test('starts a first package now and ends it on the last day of a shorter month', () => {
  expect(term(undefined, offer('a', 100))).toEqual(['2026-01-31', '2026-02-28'])
  expect(term(undefined, offer('a', 100, 'year'))).toEqual(['2026-01-31', '2027-01-31'])
})

test('starts a renewal at the end of the current term, or now when that is over', () => {
  const current = { ...offer('a', 100), endsAt: new Date('2026-02-10T12:00:00Z') }
  expect(term(current, offer('a', 100))).toEqual(['2026-02-10', '2026-03-10'])
  expect(term({ ...current, endsAt: new Date('2026-01-10T12:00:00Z') }, offer('a', 100))).toEqual([
    '2026-01-31',
    '2026-02-28',
  ])
})

test('starts another package now and credits the remaining days by their price', () => {
  const current = { ...offer('a', 100), endsAt: new Date('2026-02-10T12:00:00Z') }
  // Ten days at 100 a month are worth five at 200.
  expect(term(current, offer('b', 200))).toEqual(['2026-01-31', '2026-03-05'])
  expect(term({ ...current, currency: 'EUR' }, offer('b', 200))).toEqual(['2026-01-31', '2026-02-28'])
})

test('credits nothing for a package given without payment', () => {
  expect(term({ ...offer('a', 100), endsAt: null }, offer('b', 200))).toEqual(['2026-01-31', '2026-02-28'])
})
