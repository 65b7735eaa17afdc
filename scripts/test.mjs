// `npm test` runs the same steps as CI: the checks and builds, then jest, the flows and the benches, which use all cores. After a
// failure, no further step starts.
//
//   npm test                       everything
//   npm test -- static             the checks and builds
//   npm test -- jest --shard=1/2   jest, with its options
//   npm test -- flows              the builds and the flows
//   npm test -- benches            the quick benches
//   npm run test:night             what takes too long for each change
import { BUILD, checkStatically, finish, inOrder, ROOM, TSX } from './steps.mjs'

const [part, ...options] = process.argv.slice(2)

const UNIT = {
  title: 'jest',
  commands: [[TSX, 'scripts/tests/runJest.ts', ROOM, 'node_modules/jest/bin/jest.js', ...options]],
  report: 'build/tests/jest.json',
}
const FLOWS = { title: 'flows in Chromium', commands: [[TSX, 'e2e/run.ts']], report: 'build/tests/flows.json' }
/** Those that take seconds with the smallest data. The others start browsers and servers; `npm run bench -- --smoke` runs all. */
const QUICK_BENCHES = [
  'aircraft',
  'alertWebhook',
  'analyses',
  'eventWriters',
  'lists',
  'loginSize',
  'permissionCheck',
  'photoCoverage',
  'rasterImport',
  'searches',
  'socketMemory',
  'stac',
  'tenantScale',
  'tenantStats',
  'tileRates',
  'tiles',
  'tokens',
  'vectors',
]
const BENCHES = { title: 'benches', commands: [[TSX, 'scripts/bench.ts', '--smoke', ...QUICK_BENCHES]] }

/** The fuzz test of all operations with more calls. */
const LONG_FUZZ = {
  title: 'bad input, 60 calls of each operation',
  commands: [[ROOM, 'node_modules/jest/bin/jest.js', '--runTestsByPath', 'server/testing/badInput.test.ts']],
  env: { TEST_NIGHT: '1' },
}
const MUTANTS = { title: 'mutants', commands: [[TSX, 'scripts/mutate/run.ts']] }
const ALL_BENCHES = { title: 'all benches', commands: [[TSX, 'scripts/bench.ts', '--smoke']] }

const PARTS = {
  static: () => checkStatically([BUILD]),
  jest: () => inOrder([UNIT]),
  flows: () => inOrder([BUILD, FLOWS]),
  benches: () => inOrder([BENCHES]),
  night: () => inOrder([BUILD, LONG_FUZZ, MUTANTS, ALL_BENCHES]),
}

if (part === undefined) {
  await checkStatically([BUILD])
  await inOrder([UNIT, FLOWS, BENCHES])
} else if (part in PARTS) await PARTS[part]()
else throw new Error(`Parts of the tests are ${Object.keys(PARTS).join(', ')}, not ${part}.`)
finish()
