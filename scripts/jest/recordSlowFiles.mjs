// Writes the slowest test files of a run with their seconds, for longestFirst.cjs:
//   npx jest --json --outputFile=build/jest.json
//   node scripts/jest/recordSlowFiles.mjs build/jest.json
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../children.mjs'

const COUNT = 60

const [report = ''] = process.argv.slice(2)
const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
const slowest = testResults
  .map(({ name, startTime, endTime }) => [path.relative(ROOT, name), Math.round((endTime - startTime) / 1000)])
  .sort(([, one], [, other]) => other - one)
  .slice(0, COUNT)
writeFileSync(
  path.join(ROOT, 'scripts/jest/slowFiles.json'),
  `${JSON.stringify(Object.fromEntries(slowest), undefined, 2)}\n`,
)
