// The jest part of `npm test`: node arguments of jest on the command line, a report for the summary in build/tests/jest.json.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { jestTwice } from './jestTwice'
import { SUITES_FOLDER, writeSuites } from './suites'

const ROOT = path.resolve(__dirname, '../..')
const FOLDER = path.join(ROOT, 'build/tests')

async function main(): Promise<number> {
  const command = process.argv.slice(2)
  writeSuites(ROOT, process.env['TEST_NIGHT'] !== undefined)
  // Read by jest.config.mjs and scripts/jest/longestFirst.cjs.
  process.env['TEST_SUITES'] = path.join(ROOT, SUITES_FOLDER)
  const report = await jestTwice({ command, root: ROOT, outputFile: path.join(FOLDER, 'jestResults.json') })
  if (report === undefined) {
    console.error('FAILED: jest was interrupted, or ended with an error outside the tests')
    return 1
  }
  writeFileSync(path.join(FOLDER, 'jest.json'), JSON.stringify(report))
  return report.failed.length > 0 ? 1 : 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
