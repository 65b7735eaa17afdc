import { withSecondRuns, type FileResult } from './secondRuns'

const passed: FileResult = { file: 'a.test.ts', seconds: { 'a.test.ts': 1 }, failures: [] }
const failures = [
  { test: 'waits', message: 'first' },
  { test: 'waits longer', message: 'second' },
]

beforeEach(() => jest.spyOn(console, 'log').mockReturnValue(undefined))

/** The names of the files that ran again, and the report. */
async function reportOf(results: FileResult[], runAlone: (file: string) => Promise<boolean>) {
  const again: string[] = []
  const report = await withSecondRuns(results, (file) => {
    again.push(file)
    return runAlone(file)
  })
  return { again, report }
}

test('runs no file again when all pass', async () => {
  const { again, report } = await reportOf([passed], () => Promise.resolve(true))
  expect(again).toEqual([])
  expect(report).toEqual({ seconds: { 'a.test.ts': 1 }, unstable: [], failed: [] })
})

test('lists a file that passes alone with its first failure, and one that fails again', async () => {
  const results = [
    passed,
    { file: 'once.test.ts', seconds: { 'once.test.ts': 2 }, failures },
    { file: 'twice.test.ts', seconds: { 'twice.test.ts': 3 }, failures },
  ]
  const { again, report } = await reportOf(results, (file) => Promise.resolve(file === 'once.test.ts'))
  expect(again).toEqual(['once.test.ts', 'twice.test.ts'])
  expect(report).toEqual({
    seconds: { 'a.test.ts': 1, 'once.test.ts': 2, 'twice.test.ts': 3 },
    unstable: [{ file: 'once.test.ts', test: 'waits', message: 'first' }],
    failed: ['twice.test.ts'],
  })
})

test('runs one file after the other', async () => {
  let running = 0
  const results = ['a', 'b', 'c'].map((file) => ({ file, seconds: { [file]: 1 }, failures }))
  await reportOf(results, async () => {
    running++
    await Promise.resolve()
    expect(running).toBe(1)
    running--
    return true
  })
})

test('runs no file again when more than 20 failed, which has a common cause', async () => {
  const results = Array.from({ length: 21 }, (_, index) => ({ file: `${index}.test.ts`, seconds: {}, failures }))
  const { again, report } = await reportOf(results, () => Promise.resolve(true))
  expect(again).toEqual([])
  expect(report.unstable).toEqual([])
  expect(report.failed).toHaveLength(21)
})
