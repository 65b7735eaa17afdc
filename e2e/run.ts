// Runs the flows against one server and one Chromium: every *.test.ts of this folder, or those named on the command line.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from './support/findChromium'
import { ARTIFACTS_DIR, startTestServer } from './support/testServer'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  // Renders WebGL on the CPU.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function main(): Promise<number> {
  const names = process.argv.slice(2)
  const files = readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts') && (names.length === 0 || names.some((name) => file.includes(name))))
    .map((file) => path.join(__dirname, file))
  if (files.length === 0) throw new Error(`No flow has a name that contains ${names.join(' or ')}`)

  rmSync(ARTIFACTS_DIR, { recursive: true, force: true })
  const executablePath = findChromium()
  const server = await startTestServer('server')
  const browser = await chromium.launchServer({
    executablePath,
    args: CHROMIUM_FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  try {
    return await runFlows(files, {
      AERIE_ADDRESS: server.address,
      AERIE_DATA_DIR: server.dataDir,
      BROWSER_ENDPOINT: browser.wsEndpoint(),
    })
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Runs the files in parallel processes, one less than there are cores, because the CPU renders the maps. */
async function runFlows(files: string[], env: Record<string, string>): Promise<number> {
  const concurrency = Math.max(2, availableParallelism() - 1)
  const tests = spawn(
    process.execPath,
    ['--import', 'tsx', '--test', `--test-concurrency=${concurrency}`, '--test-reporter=spec', ...files],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  )
  process.once('exit', () => tests.kill())
  const [code] = (await once(tests, 'exit')) as [number | null]
  return code ?? 1
}

main().then(
  (code) => {
    if (code !== 0) {
      console.error(`Screenshots and the server log are in ${path.relative(process.cwd(), ARTIFACTS_DIR)}`)
    }
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
