import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { csvOf } from './csv'
import { isInTurns, withTurns, type TakeTurn } from './turns'

const NAMES: Record<number, string> = { 7: '=1+1', 8: ';=1+1' }

const records = Array.from({ length: 450 }, (_, index) => ({
  _id: String(index),
  name: NAMES[index] ?? `r${index}`,
}))

const read = (before: string | undefined, limit: number) => {
  const from = before === undefined ? 0 : Number(before) + 1
  return Promise.resolve(records.slice(from, from + limit))
}

const COLUMNS = { name: ({ name }: { name: string }) => name }

test('has all records of all pages, and escapes formulas', async () => {
  const lines = (await text(csvOf(COLUMNS, read))).split('\n')
  const expected = records.map(({ name }) => name)
  expected[7] = "'=1+1"
  expected[8] = '";\'=1+1"'
  expect(lines).toEqual(['name', ...expected, ''])
})

test('has only the header row if there are no records', async () => {
  expect(await text(csvOf(COLUMNS, () => Promise.resolve([])))).toBe('name\n')
})

test('reads and writes each page in a turn, and holds no turn between pages', async () => {
  let turns = 0
  let running = 0
  const takeTurn: TakeTurn = async (work) => {
    turns++
    running++
    try {
      return await work()
    } finally {
      running--
    }
  }
  const columns = {
    name({ name }: { name: string }) {
      expect(running).toBe(1)
      return name
    },
  }
  const csv = withTurns(takeTurn, () => csvOf(columns, read))
  expect(isInTurns(csv)).toBe(true)
  csv.on('data', () => expect(running).toBe(0))
  await finished(csv)
  expect(turns).toBe(10)
})

test('stops reading when the receiver leaves', async () => {
  let pages = 0
  const endless = () => {
    pages++
    return Promise.resolve(Array.from({ length: 50 }, () => ({ _id: '0', name: 'x'.repeat(1000) })))
  }
  const csv = csvOf(COLUMNS, endless)
  await once(csv, 'readable')
  csv.destroy()
  const read = pages
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(pages).toBeLessThanOrEqual(read + 1)
})

test('ends with the error of a page', async () => {
  await expect(text(csvOf(COLUMNS, () => Promise.reject<typeof records>(new Error('lost'))))).rejects.toThrow('lost')
})
