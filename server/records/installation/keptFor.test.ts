import { keptFor } from './keptFor'

test('reads once for several callers, and again after a failure', async () => {
  const replies = [() => Promise.reject(new Error('not now')), () => Promise.resolve(1), () => Promise.resolve(2)]
  let reads = 0
  const read = keptFor(60_000, () => replies[reads++]!())
  await expect(read()).rejects.toThrow('not now')
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  expect(await read()).toBe(1)
  expect(reads).toBe(2)
})

test('reads again when the time is over', async () => {
  let reads = 0
  const read = keptFor(0, () => Promise.resolve(++reads))
  expect(await read()).toBe(1)
  expect(await read()).toBe(2)
})
