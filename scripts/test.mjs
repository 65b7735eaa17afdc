// `npm test` runs the same steps as CI: the checks and builds, then jest and the flows, which use all cores. After a
// failure, no further step starts.
//
//   npm test                       the checks and builds, jest and the flows
//   npm test -- static             the checks and builds
//   npm test -- jest --shard=1/2   jest, with its options
//   npm test -- flows              the builds and the flows
//   npm run test:night             what takes too long for each change
import { BUILD, checkStatically, finish, inOrder, ROOM, TSX } from './steps.mjs'

const [part, ...options] = process.argv.slice(2)

const UNIT = {
  title: 'jest',
  commands: [[TSX, 'scripts/tests/runJest.ts', ROOM, 'node_modules/jest/bin/jest.js', ...options]],
  report: 'build/tests/jest.json',
}
const FLOWS = { title: 'flows in Chromium', commands: [[TSX, 'e2e/run.ts']], report: 'build/tests/flows.json' }
/** With the tests that start servers of their own (jest.config.mjs) and more calls with bad input. */
const NIGHT_UNIT = { ...UNIT, title: 'jest with the tests of the night', env: { TEST_NIGHT: '1' } }
/** All flows, and every screen as every role. */
const NIGHT_FLOWS = { ...FLOWS, title: 'all flows in Chromium', env: { TEST_NIGHT: '1' } }
const MUTANTS = { title: 'mutants', commands: [[TSX, 'scripts/mutate/run.ts']] }
const ALL_BENCHES = { title: 'all benches', commands: [[TSX, 'scripts/bench.ts', '--smoke']] }

const PARTS = {
  static: () => checkStatically([BUILD]),
  jest: () => inOrder([UNIT]),
  flows: () => inOrder([BUILD, FLOWS]),
  night: () => inOrder([BUILD, NIGHT_UNIT, NIGHT_FLOWS, MUTANTS, ALL_BENCHES]),
}

if (part === undefined) {
  await checkStatically([BUILD])
  await inOrder([UNIT, FLOWS])
} else if (part in PARTS) await PARTS[part]()
else throw new Error(`Parts of the tests are ${Object.keys(PARTS).join(', ')}, not ${part}.`)
finish()
