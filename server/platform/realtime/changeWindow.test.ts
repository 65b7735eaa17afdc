import { openChangeWindow } from './changeWindow'
import { MAX_IDS, type RecordChange } from './notice'

let sent: RecordChange[]
let window: ReturnType<typeof openChangeWindow>

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  window = openChangeWindow((change) => sent.push(change))
})
afterEach(() => {
  window.close()
  jest.useRealTimers()
})

const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => `id-${from + index}`)

test('sends the first change of an entity at once and merges the following ones', () => {
  window.add({ entity: 'Mission', ids: ['one'] })
  window.add({ entity: 'Mission', ids: ['two'] })
  window.add({ entity: 'Mission', ids: ['two', 'three'] })
  window.add({ entity: 'Job', ids: ['job'] })
  expect(sent).toEqual([
    { entity: 'Mission', ids: ['one'] },
    { entity: 'Job', ids: ['job'] },
  ])
  jest.advanceTimersByTime(1000)
  expect(sent.slice(2)).toEqual([{ entity: 'Mission', ids: ['two', 'three'] }])
})

test('sends at most one notice of an entity per window under a constant stream', () => {
  for (let step = 0; step < 100; step++) {
    window.add({ entity: 'Job', ids: [`job-${step % 3}`] })
    jest.advanceTimersByTime(10)
  }
  expect(sent.length).toBeLessThanOrEqual(5)
})

test('drops the ids when there are too many', () => {
  window.add({ entity: 'Layer', ids: ['first'] })
  window.add({ entity: 'Layer', ids: ids(0, MAX_IDS) })
  window.add({ entity: 'Layer', ids: ids(MAX_IDS, 1) })
  jest.advanceTimersByTime(1000)
  expect(sent.at(-1)).toEqual({ entity: 'Layer' })
})

test('keeps a change of every record when single ones follow', () => {
  window.add({ entity: 'Layer', ids: ['first'] })
  window.add({ entity: 'Layer' })
  window.add({ entity: 'Layer', ids: ['second'] })
  jest.advanceTimersByTime(1000)
  expect(sent.at(-1)).toEqual({ entity: 'Layer' })
})
