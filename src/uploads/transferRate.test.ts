import { createTransferRate } from './transferRate'

test('measures the bytes per second of the last ten seconds', () => {
  const rate = createTransferRate()
  expect(rate.record(0, 0)).toBeUndefined()
  expect(rate.record(1000, 500)).toBeUndefined()
  expect(rate.record(4000, 2000)).toBe(2000)
  expect(rate.record(4000, 12_000)).toBe(0)
  expect(rate.record(9000, 22_000)).toBe(500)
})

test('starts again when an upload resumes at an earlier byte', () => {
  const rate = createTransferRate()
  rate.record(0, 0)
  rate.record(5000, 1000)
  expect(rate.record(2000, 2000)).toBeUndefined()
  expect(rate.record(4000, 3000)).toBe(2000)
})
