// `npm run mutate` applies scripted bugs, one at a time, to a copy of HEAD and checks that their tests fail.
//   npm run mutate -- 3-7        only mutants 3 to 7
//   npm run mutate -- --check    only checks that every search text occurs exactly once
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MUTANTS, type Mutant } from './mutants'
import { findStaleMutants } from './staleMutants'

const ROOT = path.resolve(__dirname, '../..')

type Result = 'caught' | 'ESCAPED' | 'DID NOT RUN'

interface Report {
  numTotalTests: number
  numPassedTests: number
  numFailedTests: number
}

function main(args: string[]): number {
  const problems = findStaleMutants(ROOT)
  problems.forEach(print)
  if (problems.length > 0 || args.includes('--check')) return problems.length > 0 ? 1 : 0

  const selected = selectMutants(args)
  const copy = makeCopy()
  try {
    const results = selected.map(([number, mutant]) => {
      const result = testMutant(copy, mutant)
      print(`${String(number).padStart(2)}  ${result.padEnd(11)}  ${mutant.bug}`)
      return result
    })
    const caught = results.filter((result) => result === 'caught').length
    print(`${caught} of ${results.length} caught`)
    return caught === results.length ? 0 : 1
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function selectMutants(args: string[]): [number, Mutant][] {
  const [first = 1, last = first] = args.length > 0 ? (args[0] ?? '').split('-').map(Number) : [1, MUTANTS.length]
  return MUTANTS.map((mutant, index): [number, Mutant] => [index + 1, mutant]).filter(
    ([number]) => number >= first && number <= last,
  )
}

/** Copies the committed files, so that the work tree stays unchanged. */
function makeCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'aerie-mutate-'))
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', copy], { input: archive })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

function testMutant(copy: string, { file, search, replace, tests, only }: Mutant): Result {
  const target = path.join(copy, file)
  const source = readFileSync(target, 'utf8')
  try {
    const before = runTests(copy, tests, only)
    if (!before || before.numPassedTests === 0 || before.numFailedTests > 0) return 'DID NOT RUN'
    writeFileSync(
      target,
      source.replace(search, () => replace),
    )
    const after = runTests(copy, tests, only)
    if (!after || after.numTotalTests === 0) return 'DID NOT RUN'
    return after.numFailedTests > 0 ? 'caught' : 'ESCAPED'
  } finally {
    writeFileSync(target, source)
  }
}

function runTests(copy: string, tests: string[], only: string | undefined): Report | undefined {
  const report = path.join(copy, 'mutate-report.json')
  rmSync(report, { force: true })
  const jest = path.join(copy, 'node_modules/jest/bin/jest.js')
  const options = ['--maxWorkers=1', '--bail=0', '--json', `--outputFile=${report}`]
  const filter = only === undefined ? [] : ['--testNamePattern', only]
  spawnSync('nice', [process.execPath, jest, ...options, ...filter, '--runTestsByPath', ...tests], {
    cwd: copy,
    stdio: 'ignore',
  })
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return undefined
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

process.exitCode = main(process.argv.slice(2))
