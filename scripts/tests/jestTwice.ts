// Runs jest, and each test file that failed once more, alone. Of a suite, each of its files runs alone, with modules of its own.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readJestResults } from './jestResults'
import { withSecondRuns, type PartReport } from './secondRuns'
import { filesOfTest } from './suites'

export interface JestRun {
  /** Arguments of node which start jest. */
  command: string[]
  root: string
  /** A file for the results of jest, which is removed first. */
  outputFile: string
}

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const

/** @returns undefined when jest ended without results, or failed although no file did: a second run would hide the cause */
export async function jestTwice({ command, root, outputFile }: JestRun): Promise<PartReport | undefined> {
  let isStopped = false
  async function runJest(options: string[], env = process.env): Promise<number | null> {
    const child = spawn(process.execPath, [...command, ...options], { cwd: root, stdio: 'inherit', env })
    const stop = (signal: NodeJS.Signals) => {
      isStopped = true
      child.kill(signal)
    }
    for (const signal of SIGNALS) process.on(signal, stop)
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    for (const signal of SIGNALS) process.off(signal, stop)
    return code
  }

  mkdirSync(path.dirname(outputFile), { recursive: true })
  rmSync(outputFile, { force: true })
  const code = await runJest(['--json', `--outputFile=${outputFile}`])
  const results = readJestResults(outputFile, root)
  if (results === undefined || isStopped) return undefined
  if (code !== 0 && results.every(({ failures }) => failures.length === 0)) return undefined
  const withoutSuites = { ...process.env }
  delete withoutSuites['TEST_SUITES']
  return withSecondRuns(results, async (file) => {
    if (isStopped) return false
    const options = ['--maxWorkers=1', '--runTestsByPath', ...filesOfTest(root, file)]
    return (await runJest(options, withoutSuites)) === 0
  })
}
