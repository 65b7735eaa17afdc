import { formatMoney, fromMinor, toMinor } from './money'

test('converts between minor and major units without loss', () => {
  expect(formatMoney(199_900, 'INR')).toBe('INR 1,999')
  expect(formatMoney(199_950, 'INR')).toBe('INR 1,999.50')
  expect(formatMoney(1999, 'JPY')).toBe('JPY 1,999')
  expect(toMinor(fromMinor(1, 'KWD'), 'KWD')).toBe(1)
  // 19.99 * 100 is 1998.9999999999998 in floating point.
  expect(toMinor(19.99, 'USD')).toBe(1999)
})
