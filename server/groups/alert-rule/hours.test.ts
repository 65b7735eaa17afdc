import { isInHours, type Hours } from './hours'

const nights: Hours = { days: [1, 2, 3, 4, 5], from: '22:00', until: '06:00', timeZone: 'Europe/Berlin' }
const isIn = (hours: Hours, time: string) => isInHours(hours, new Date(time))

test('a rule without hours is about any time', () => {
  expect(isInHours(null, new Date())).toBe(true)
})

test('hours are those of the clocks in the zone of the rule', () => {
  const days: Hours = { ...nights, from: '08:00', until: '18:00' }
  // Monday, 2 March 2026: Berlin is one hour ahead of UTC.
  expect(isIn(days, '2026-03-02T06:59:59Z')).toBe(false)
  expect(isIn(days, '2026-03-02T07:00:00Z')).toBe(true)
  expect(isIn(days, '2026-03-02T16:59:59Z')).toBe(true)
  expect(isIn(days, '2026-03-02T17:00:00Z')).toBe(false)
  expect(isIn({ ...days, timeZone: 'Asia/Tokyo' }, '2026-03-02T07:00:00Z')).toBe(true)
  expect(isIn({ ...days, timeZone: 'Asia/Tokyo' }, '2026-03-02T12:00:00Z')).toBe(false)
})

test('hours that pass midnight belong to the day on which they begin', () => {
  // 6 March 2026 is a Friday.
  expect(isIn(nights, '2026-03-06T22:00:00Z')).toBe(true)
  expect(isIn(nights, '2026-03-07T04:59:00Z')).toBe(true)
  expect(isIn(nights, '2026-03-07T05:00:00Z')).toBe(false)
  expect(isIn(nights, '2026-03-07T22:00:00Z')).toBe(false)
  // The night that ends on Monday began on Sunday.
  expect(isIn(nights, '2026-03-09T03:00:00Z')).toBe(false)
  expect(isIn({ ...nights, days: [7] }, '2026-03-09T03:00:00Z')).toBe(true)
})

test('hours follow the change of the clocks', () => {
  const early: Hours = { ...nights, days: [7], from: '03:00', until: '04:00' }
  // Sunday, 29 March 2026: 02:00 becomes 03:00 at 01:00 UTC.
  expect(isIn(early, '2026-03-29T00:59:59Z')).toBe(false)
  expect(isIn(early, '2026-03-29T01:00:00Z')).toBe(true)
  expect(isIn(early, '2026-03-29T02:00:00Z')).toBe(false)
  // Sunday, 25 October 2026: 03:00 becomes 02:00 at 01:00 UTC, so 02:30 comes twice.
  const twice: Hours = { ...early, from: '02:00', until: '03:00' }
  expect(isIn(twice, '2026-10-25T00:30:00Z')).toBe(true)
  expect(isIn(twice, '2026-10-25T01:30:00Z')).toBe(true)
  expect(isIn(twice, '2026-10-25T02:00:00Z')).toBe(false)
})

test('equal times are the whole day', () => {
  const mondays: Hours = { ...nights, days: [1], from: '06:00', until: '06:00' }
  expect(isIn(mondays, '2026-03-01T22:59:59Z')).toBe(false)
  expect(isIn(mondays, '2026-03-01T23:00:00Z')).toBe(true)
  expect(isIn(mondays, '2026-03-02T22:59:59Z')).toBe(true)
})
