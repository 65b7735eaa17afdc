// `npm test` runs the same steps as CI. Checks run in two parallel sequences of about the same length; then jest, the flows and the
// benches run, which use all cores. After a failure, no further step starts.
import { stopCode } from './children.mjs'
import {
  BUILD,
  checkGenerated,
  finish,
  formatOf,
  hasFailed,
  inOrder,
  lintOf,
  ROOM,
  TSX,
  TYPES,
  UNUSED,
} from './steps.mjs'

const CONTRACT = {
  title: 'contract',
  commands: [['node_modules/@redocly/cli/bin/cli.js', 'lint', 'build/openapi.yaml', '--config', 'redocly.yaml']],
}
const UNIT = {
  title: 'jest',
  commands: [[TSX, 'scripts/tests/runJest.ts', ROOM, 'node_modules/jest/bin/jest.js']],
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

await checkGenerated()
if (!hasFailed() && stopCode() === undefined)
  await Promise.all([
    inOrder([lintOf(['.'])], { quiet: true }),
    inOrder([CONTRACT, TYPES, UNUSED, formatOf(['.']), BUILD], { quiet: true }),
  ])
await inOrder([UNIT, FLOWS, BENCHES])
finish()
