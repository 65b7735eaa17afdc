import { createShares } from './shares'

const LIMITS = { shared: 1, alone: 1, crowd: 4, waiting: 500 }

/** Work that records its start and ends when `finish` is called. */
function makeWork(started: string[], name: string) {
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  return {
    finish,
    run: () => {
      started.push(name)
      return finished
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a busy caller waits, another one starts at once', async () => {
  const shares = createShares({ ...LIMITS, shared: 2, alone: 2 })
  const started: string[] = []
  const works = ['a1', 'a2', 'a3', 'b1'].map((name) => ({ name, ...makeWork(started, name) }))
  const all = works.map(({ name, run }) => shares.run(name.slice(0, 1), run))
  await settle()
  expect(started).toEqual(['a1', 'a2', 'b1'])
  works[0]?.finish()
  await settle()
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const { finish } of works) finish()
  await Promise.all(all)
})

test('a caller may do more at a time while no other is active', async () => {
  const shares = createShares({ ...LIMITS, alone: 3 })
  const started: string[] = []
  const works = ['a1', 'a2', 'a3', 'a4'].map((name) => ({ name, ...makeWork(started, name) }))
  const all = works.map(({ run }) => shares.run('a', run))
  await settle()
  expect(started).toEqual(['a1', 'a2', 'a3'])
  for (const { finish } of works) finish()
  await Promise.all(all)
  expect(started).toHaveLength(4)
})

test('each caller has one place while many are busy', async () => {
  const shares = createShares({ ...LIMITS, shared: 2, crowd: 2 })
  const started: string[] = []
  const works = ['a1', 'a2', 'b1', 'b2', 'c1'].map((name) => ({ name, ...makeWork(started, name) }))
  const all = works.map(({ name, run }) => shares.run(name.slice(0, 1), run))
  await settle()
  // A second request of b would be the fourth at a time.
  expect(started).toEqual(['a1', 'b1', 'c1'])
  for (const { finish } of works) finish()
  await Promise.all(all)
  expect(started.sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1'])
})

test('a caller whose requests have waited for long has one place, while others are active', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'setTimeout', 'nextTick'] })
  const shares = createShares({ ...LIMITS, shared: 2, alone: 2 })
  const started: string[] = []
  const works = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => makeWork(started, name))
  const all = works.map(({ run }) => shares.run('a', run))
  await shares.run('b', () => Promise.resolve())
  jest.setSystemTime(2_000)
  works[0]!.finish()
  await settle()
  expect(started).toEqual(['a1', 'a2'])
  works[1]!.finish()
  await settle()
  expect(started).toEqual(['a1', 'a2', 'a3'])
  // The last of them starts, and the next ones of the caller have two places again.
  for (const { finish } of works) finish()
  await Promise.all(all)
  const again = ['a6', 'a7'].map((name) => makeWork(started, name))
  const others = again.map(({ run }) => shares.run('a', run))
  await settle()
  expect(started.slice(-2)).toEqual(['a6', 'a7'])
  for (const { finish } of again) finish()
  await Promise.all(others)
  jest.useRealTimers()
})

test('gives a place back when work fails', async () => {
  const shares = createShares(LIMITS)
  await expect(shares.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(shares.run('a', () => Promise.resolve(1))).resolves.toBe(1)
})

test('a client that leaves gives up its place in the queue at once', async () => {
  const shares = createShares({ ...LIMITS, waiting: 1 })
  const started: string[] = []
  const [first, second, third] = ['1', '2', '3'].map((name) => makeWork(started, name))
  const running = shares.run('a', first!.run)
  let leave = (): void => undefined
  const waiting = shares.run('a', second!.run, (left) => {
    leave = left
    return () => undefined
  })
  await expect(shares.run('a', third!.run)).rejects.toMatchObject({ status: 503 })
  leave()
  await expect(waiting).rejects.toMatchObject({ status: 499 })
  const next = shares.run('a', third!.run)
  first!.finish()
  third!.finish()
  await Promise.all([running, next])
  expect(started).toEqual(['1', '3'])
})

test('work whose client has already left does not start', async () => {
  const shares = createShares({ ...LIMITS, shared: 1, alone: 1 })
  const started: string[] = []
  const [first, second] = ['1', '2'].map((name) => makeWork(started, name))
  const running = shares.run('a', first!.run)
  const waiting = shares.run('a', second!.run, (leave) => {
    leave()
    return () => undefined
  })
  await expect(waiting).rejects.toMatchObject({ status: 499 })
  first!.finish()
  await running
  expect(started).toEqual(['1'])
})

test('rejects with 503 when too many requests wait', async () => {
  const shares = createShares(LIMITS)
  const { run, finish } = makeWork([], 'a')
  const all = Array.from({ length: 501 }, () => shares.run('a', run))
  await expect(shares.run('a', run)).rejects.toMatchObject({ status: 503 })
  finish()
  await Promise.all(all)
})

test('a further part of an accepted request waits for a place, however many others wait', async () => {
  const shares = createShares({ ...LIMITS, waiting: 0 })
  const started: string[] = []
  const [first, second] = ['1', '2'].map((name) => makeWork(started, name))
  const running = shares.run('a', first!.run)
  const part = shares.continue('a', second!.run)
  await settle()
  expect(started).toEqual(['1'])
  first!.finish()
  second!.finish()
  await Promise.all([running, part])
  expect(started).toEqual(['1', '2'])
})
