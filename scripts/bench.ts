// Runs the benches (scripts/bench/run.ts) with the server as `npm start` bundles it: the loader that reads TypeScript makes functions slower.
// Only `--smoke` measures nothing, so that its benches run side by side.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { ROOT } from '../server/platform/core/folders'
import { bundleServer } from './serverBundle'

const BUNDLE = 'build/bench'

/** The benches, and those of their processes that run code of the server. */
const SCRIPTS = {
  run: 'scripts/bench/run.ts',
  eventFlood: 'scripts/bench/eventFlood.ts',
  idleSocketServer: 'scripts/bench/idleSocketServer.ts',
  ownTiles: 'scripts/bench/ownTiles.ts',
  missionListServers: 'scripts/bench/missionListServers.ts',
  vectorImport: 'scripts/bench/vectorImport.ts',
}

/** Benches and fixtures of tests find files beside their sources. */
const sourceFolders: Plugin = {
  name: 'source-folders',
  setup(build) {
    build.onLoad({ filter: /\/(scripts|testing|e2e)\/.*\.ts$/ }, ({ path: file }) => {
      if (file.includes('/node_modules/')) return undefined
      const folder = JSON.stringify(path.dirname(file))
      const contents = readFileSync(file, 'utf8').replaceAll(/\b(__dirname|import\.meta\.dirname)\b/g, folder)
      return { contents, loader: 'ts' }
    })
  },
}

async function main(): Promise<number> {
  await bundleServer(BUNDLE, { scripts: SCRIPTS, plugins: [sourceFolders] })
  const given = process.argv.slice(2)
  const parts = given.includes('--smoke') ? availableParallelism() : 1
  const runs = Array.from({ length: parts }, (_, part) => run([...given, `--part=${part}/${parts}`]))
  return Math.max(...(await Promise.all(runs)))
}

async function run(given: string[]): Promise<number> {
  const script = path.join(ROOT, BUNDLE, 'run.cjs')
  // Without the loader of this script, which transforms bundles, too.
  const child = spawn(process.execPath, [script, ...given], { stdio: 'inherit' })
  process.once('SIGTERM', () => child.kill('SIGTERM'))
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}

void main().then((status) => {
  process.exitCode = status
})
