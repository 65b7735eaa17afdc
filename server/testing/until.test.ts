import { until } from './until'

const limit = globalThis as { waitsEndAt?: number }

test('returns the first value', async () => {
  const values = [undefined, false, 0, 1]
  await expect(until(() => values.shift() as number | undefined)).resolves.toBe(0)
})

test('a wait knows the end of the limit of its test', () => {
  expect((limit.waitsEndAt ?? 0) - process.uptime()).toBeGreaterThan(50)
  expect((limit.waitsEndAt ?? 0) - process.uptime()).toBeLessThan(60)
}, 60_000)

test('ends with the test, and says what it waited for', async () => {
  const wait = until(() => 'left' in globalThis)
  limit.waitsEndAt = process.uptime()
  await expect(wait).rejects.toThrow(/the last value was false, from: .*'left' in globalThis/)
})
