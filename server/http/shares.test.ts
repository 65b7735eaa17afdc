import { createShares } from './shares'

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
  const shares = createShares({ shared: 2, alone: 2 })
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
  const shares = createShares({ shared: 1, alone: 3 })
  const started: string[] = []
  const works = ['a1', 'a2', 'a3', 'a4'].map((name) => ({ name, ...makeWork(started, name) }))
  const all = works.map(({ run }) => shares.run('a', run))
  await settle()
  expect(started).toEqual(['a1', 'a2', 'a3'])
  for (const { finish } of works) finish()
  await Promise.all(all)
  expect(started).toHaveLength(4)
})

test('gives a place back when work fails, and does not start work whose caller has left', async () => {
  const shares = createShares({ shared: 1, alone: 1 })
  await expect(shares.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const work = jest.fn(() => Promise.resolve(1))
  await expect(shares.run('a', work, () => true)).rejects.toMatchObject({ status: 499 })
  expect(work).not.toHaveBeenCalled()
  await expect(shares.run('a', work)).resolves.toBe(1)
})

test('rejects with 429 when too many requests wait', async () => {
  const shares = createShares({ shared: 1, alone: 1 })
  const { run, finish } = makeWork([], 'a')
  const all = Array.from({ length: 501 }, () => shares.run('a', run))
  await expect(shares.run('a', run)).rejects.toMatchObject({ status: 429 })
  finish()
  await Promise.all(all)
})
