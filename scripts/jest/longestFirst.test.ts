import path from 'node:path'

jest.mock('./slowFiles.json', () => ({
  'server/slow.test.ts': 40,
  'server/usual.test.ts': 5,
  'server/quick.test.ts': 1,
}))

interface Test {
  path: string
  duration: number | undefined
}

interface Sequencer {
  hasFailed: (test: Test) => boolean
  time: (test: Test) => number | undefined
  sort: (tests: Test[]) => Test[]
}

const LongestFirst = jest.requireActual<new (options: object) => Sequencer>('./longestFirst.cjs')
const ROOT = path.join(__dirname, '../..')

/** @param previous milliseconds of the last run on this machine, if there was one */
function aTest(file: string, previous?: number): Test {
  const config = { id: 'server', cacheDirectory: '/nowhere', rootDir: ROOT }
  const context = { config, hasteFS: { getSize: () => 1 } }
  const test = { path: path.join(ROOT, file), duration: previous, context }
  return test
}

function sorted(tests: Test[]): string[] {
  const durations = new Map(tests.map((test) => [test.path, test.duration]))
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} })
  jest.spyOn(sequencer, 'hasFailed').mockReturnValue(false)
  jest.spyOn(sequencer, 'time').mockImplementation(({ path: file }) => durations.get(file))
  return sequencer.sort(tests).map((test) => path.relative(ROOT, test.path))
}

test('a file without a recorded time counts as the median', () => {
  const tests = ['server/quick.test.ts', 'server/added.test.ts', 'server/slow.test.ts'].map((file) => aTest(file))
  expect(sorted(tests)).toEqual(['server/slow.test.ts', 'server/added.test.ts', 'server/quick.test.ts'])
})

test('the last run on this machine counts before the recorded time', () => {
  const tests = [aTest('server/slow.test.ts', 2000), aTest('server/quick.test.ts', 3000)]
  expect(sorted(tests)).toEqual(['server/quick.test.ts', 'server/slow.test.ts'])
})
