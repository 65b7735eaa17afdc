import { addMonths, dayOf, isMonth, monthOf, weeksOf } from './month'

test('reads months', () => {
  expect(['2026-11', '2026-13', '2026-1', '', 'x'].filter(isMonth)).toEqual(['2026-11'])
  expect(monthOf(new Date(2026, 10, 24))).toBe('2026-11')
  expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05')
})

test('adds months across years', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('completes the weeks of a month from Monday to Sunday', () => {
  const november = weeksOf('2026-11')
  expect(november).toHaveLength(42)
  expect(november[0]).toBe('2026-10-26')
  expect(november.at(-1)).toBe('2026-12-06')
  // February 2027 begins on a Monday and has four weeks.
  expect(weeksOf('2027-02')).toHaveLength(28)
})
