// Runs the flows: one Aerie, one Chromium, every *.test.ts of this folder (or those named on the command line).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { KEPT, startAerie } from './support/aerie'
import { findChromium } from './support/findChromium'

const FLAGS = [
  '--no-sandbox',
  // Maps are drawn with WebGL, here by the processor.
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
  const wanted = process.argv.slice(2)
  const files = readdirSync(__dirname)
    .filter((name) => name.endsWith('.test.ts') && (wanted.length === 0 || wanted.some((part) => name.includes(part))))
    .map((name) => path.join(__dirname, name))
  if (files.length === 0) throw new Error(`No flow is named like ${wanted.join(' or ')}`)

  rmSync(KEPT, { recursive: true, force: true })
  const executablePath = findChromium()
  const aerie = await startAerie('server')
  const browser = await chromium.launchServer({
    executablePath,
    args: FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  try {
    return await runFlows(files, {
      AERIE_ADDRESS: aerie.address,
      AERIE_DATA_DIR: aerie.dataDir,
      BROWSER_ENDPOINT: browser.wsEndpoint(),
    })
  } finally {
    await browser.close()
    await aerie.stop()
  }
}

async function runFlows(files: string[], addresses: Record<string, string>): Promise<number> {
  const atOnce = Math.max(2, availableParallelism() - 1)
  const tests = spawn(
    process.execPath,
    ['--import', 'tsx', '--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', ...files],
    { stdio: 'inherit', env: { ...process.env, ...addresses } },
  )
  process.once('exit', () => tests.kill())
  const [code] = (await once(tests, 'exit')) as [number | null]
  return code ?? 1
}

main().then(
  (code) => {
    if (code !== 0) console.error(`Pictures and the server's log are in ${path.relative(process.cwd(), KEPT)}`)
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
