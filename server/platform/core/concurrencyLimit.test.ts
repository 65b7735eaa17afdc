import { limitConcurrency, limitConcurrencyByKey } from './concurrencyLimit'

/** Work that ends when the test ends it. */
function heldWork() {
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (index: number) => () =>
    new Promise<number>((resolve) => {
      started.push(index)
      ends.push(() => resolve(index))
    })
  return { started, work, end: (at: number) => ends[at]?.() }
}

test('runs at most as many at a time as the limit, in the order of the calls', async () => {
  const limited = limitConcurrency(2)
  const { started, work, end } = heldWork()
  const results = [1, 2, 3, 4].map((index) => limited(work(index)))
  expect(started).toEqual([1, 2])
  end(1)
  expect(await results[1]).toBe(2)
  expect(started).toEqual([1, 2, 3])
  end(0)
  end(2)
  await Promise.all([results[0], results[2]])
  end(3)
  expect(await results[3]).toBe(4)
})

test('continues after work that fails, and never starts work cancelled while it waited', async () => {
  const limited = limitConcurrency(1)
  const { started, work } = heldWork()
  const abort = new AbortController()
  const failing = limited(() => Promise.reject(new Error('broken')))
  const cancelled = limited(work(1), abort.signal)
  const last = limited(() => Promise.resolve('done'))
  abort.abort(new Error('gone'))
  await expect(failing).rejects.toThrow('broken')
  await expect(cancelled).rejects.toThrow('gone')
  expect(await last).toBe('done')
  expect(started).toEqual([])
})

test('limits each key on its own', async () => {
  const limited = limitConcurrencyByKey(1)
  const { started, work, end } = heldWork()
  const first = limited('A', work(1))
  const second = limited('A', work(2))
  const other = limited('B', work(3))
  expect(started).toEqual([1, 3])
  end(1)
  expect(await other).toBe(3)
  expect(started).toEqual([1, 3])
  end(0)
  expect(await first).toBe(1)
  end(2)
  expect(await second).toBe(2)
  expect(started).toEqual([1, 3, 2])
})
