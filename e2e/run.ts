// Runs the flows against one server and one Chromium: every *.test.ts of this folder, or those named on the command line. Files
// named *.night.test.ts run with TEST_NIGHT, or when they are named. A file that failed runs once more, alone. The report for the
// summary of `npm test` is build/tests/flows.json.
import { setMaxListeners } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run as startRun } from 'node:test'
import { spec } from 'node:test/reporters'
import { chromium } from 'playwright-core'
import { withSecondRuns, type FileResult } from '../scripts/tests/secondRuns'
import { findChromium } from './support/findChromium'
import { slowestFirst } from './support/flowOrder'
import { resultsOf } from './support/flowReport'
import { buildMapPage } from './support/mapPage/buildMapPage'
import { signInToDemo } from './support/sessions'
import { ARTIFACTS_DIR, freePort, startTestServer } from './support/testServer'

const ROOT = path.resolve(__dirname, '..')
const REPORT = path.join(ROOT, 'build/tests/flows.json')

/** Chromium reads only the last list of such features, so this one repeats that of Playwright. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The popups of the address bar, which are pages in a process of their own: 0.5 s of CPU time for each browser context.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const CHROMIUM_FLAGS = [
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--no-sandbox',
  // Renders WebGL on the CPU.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are composed without WebGL, which takes a tenth of the time on a CPU.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that shows a test picture, for pages that publish one.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** Tile servers that run at the same time. */
const TILE_SERVERS = 6

async function main(): Promise<number> {
  const names = process.argv.slice(2)
  const files = readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => (names.length === 0 ? runsByItself(file) : names.some((name) => file.includes(name))))
    .map((file) => path.join(__dirname, file))
    .sort(slowestFirst)
  if (files.length === 0) throw new Error(`No flow has a name that contains ${names.join(' or ')}`)

  rmSync(ARTIFACTS_DIR, { recursive: true, force: true })
  const executablePath = findChromium()
  if (files.some(usesMapPage)) await buildMapPage()
  const tilePorts: number[] = []
  for (let count = 0; count < TILE_SERVERS; count++) tilePorts.push(await freePort())
  // Tile servers of flows run on this machine, whose addresses base maps may not use otherwise.
  const BASE_MAP_ORIGINS = tilePorts.map((port) => `http://127.0.0.1:${port}`).join(',')
  // Receivers of webhooks as well; flows that try what is refused use the address 127.0.0.1.
  const WEBHOOK_PRIVATE_HOSTS = 'localhost'
  // The flow about orthomosaics starts a processing server there; for the others it does not answer.
  const nodeOdmPort = await freePort()
  const NODEODM_URL = `http://127.0.0.1:${nodeOdmPort}`
  const settings = { BASE_MAP_ORIGINS, WEBHOOK_PRIVATE_HOSTS, NODEODM_URL }
  const server = await startTestServer('server', () => Promise.resolve(settings))
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
      AERIE_SESSIONS: JSON.stringify(await signInToDemo(server.address)),
      AERIE_NODEODM_PORT: String(nodeOdmPort),
      AERIE_TILE_PORTS: tilePorts.join(','),
      BROWSER_ENDPOINT: browser.wsEndpoint(),
    })
  } finally {
    await browser.close()
    await server.stop()
  }
}

const runsByItself = (file: string): boolean =>
  process.env['TEST_NIGHT'] !== undefined || !file.endsWith('.night.test.ts')

/** Whether a file opens the page with only a map, which is built once for all files. */
const usesMapPage = (file: string): boolean => readFileSync(file, 'utf8').includes('/mapPage/')

async function runFlows(files: string[], env: Record<string, string>): Promise<number> {
  Object.assign(process.env, env)
  // At least three at a time, because flows often wait for events: three keep two cores busy. With more cores, one less than
  // there are, because the CPU also renders the maps.
  const first = await runFiles(files, Math.max(3, availableParallelism() - 1))
  const report = await withSecondRuns(first, async (file) => {
    const results = await runFiles([path.join(ROOT, file)], 1)
    return results.every(({ failures }) => failures.length === 0)
  })
  mkdirSync(path.dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, JSON.stringify(report))
  return report.failed.length > 0 ? 1 : 0
}

/** Runs files in parallel processes, each in one of its own. */
async function runFiles(files: string[], concurrency: number): Promise<FileResult[]> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  // The run adds one listener. Each file adds one when it is registered and removes it when it ends.
  setMaxListeners(files.length + 1, stop.signal)
  process.once('exit', abort)
  const run = startRun({ files, concurrency, signal: stop.signal })
  const results = resultsOf(run, ROOT)
  await pipeline(run, new spec(), process.stdout, { end: false })
  process.off('exit', abort)
  return results()
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
