// Measures starts: from the sources and from the bundle in turn, and the first one of a new checkout.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuSeconds } from './processFigures'
import { median, type Bench, type Row } from './table'
import { isSmoke, sized } from './size'

const ROOT = path.resolve(__dirname, '../..')
const BUNDLE = 'build/server-bench'
const ROUNDS = sized(10, 1)
const PORT = 5191

const WAYS = {
  'from the sources': ['--import', 'tsx', 'server/main.ts'],
  'from the bundle': ['--enable-source-maps', `${BUNDLE}/main.cjs`],
}

interface Start {
  seconds: number
  cpu: number
}

export const start: Bench = {
  title: `Start -> ready: existing database, ${ROUNDS} rounds each; first start of a checkout after npm ci`,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bench-start-'))
    // When root runs the benchmark, PostgreSQL runs as another user and needs access to the folder.
    chmodSync(folder, 0o711)
    try {
      const rows = await existing(path.join(folder, 'data'))
      // The tests build the app themselves, which takes most of a first start.
      return isSmoke ? rows : [...rows, await first(path.join(folder, 'checkout'))]
    } finally {
      rmSync(folder, { recursive: true, force: true })
      rmSync(path.join(ROOT, BUNDLE), { recursive: true, force: true })
    }
  },
}

async function existing(dataDir: string): Promise<Row[]> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bundle-server.ts', BUNDLE], { cwd: ROOT })
  const starts: Record<string, Start[]> = {}
  // The round before the first creates the database.
  for (let round = -1; round < ROUNDS; round++)
    for (const [way, args] of Object.entries(WAYS)) {
      const measured = await startOnce(ROOT, args, dataDir)
      if (round >= 0) (starts[way] ??= []).push(measured)
    }
  const secondsOf = (way: string) => median((starts[way] ?? []).map(({ seconds }) => seconds))
  return Object.entries(starts).map(([way, all]) => ({
    what: way,
    figure: `${secondsOf(way).toFixed(1)} s, ${median(all.map(({ cpu }) => cpu)).toFixed(1)} s CPU`,
    ratio: `${(secondsOf(way) / secondsOf('from the sources')).toFixed(2)} of the sources`,
    ...(way === 'from the bundle' && {
      budget: '<= 1.3 s',
      kept: { value: secondsOf(way), unit: 's', goal: { atMost: 1.3 } },
    }),
  }))
}

/** Copies what git knows, with the installed packages and without anything that was built. */
async function first(checkout: string): Promise<Row> {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) cpSync(path.join(ROOT, file), path.join(checkout, file))
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'))
  const { seconds } = await startOnce(checkout, ['scripts/start.mjs'], path.join(checkout, 'data'))
  const kept = { value: seconds, unit: 's', goal: { atMost: 30 } }
  return { what: 'first start of a checkout', figure: `${seconds.toFixed(1)} s`, budget: '<= 30 s', kept }
}

async function startOnce(cwd: string, args: string[], dataDir: string): Promise<Start> {
  const startedAt = performance.now()
  const server = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(PORT), DATA_DIR: dataDir },
  })
  await untilReady(server)
  const measured = { seconds: (performance.now() - startedAt) / 1000, cpu: cpuSeconds(server) }
  server.kill('SIGTERM')
  await once(server, 'exit')
  return measured
}

async function untilReady(server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined)
    if (reply?.ok) return
    await sleep(5)
  }
  throw new Error(`The server ended with ${server.exitCode}`)
}
