// Throughput of a server of one process and of two, for a mix of what a browser asks: a list of missions, a mission, a raster tile and a
// script of the app. Server, database and the program that calls them share the two cores, so that there are two comparisons:
// - on two cores, one process against two. One process uses more than one core already, because the database and the threads that draw
//   tiles are others: the ratio tells what PROCESSES=2 brings on a machine of two cores.
// - everything on one core (taskset), against two processes with everything on two cores: the ratio tells how the server scales with cores.
// The CPU time of the processes of the server for each request, without the database, changes less with what else runs on the machine.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { BEACH_MISSION } from '../../server/demo/contents'
import { cpuSeconds } from './processFigures'
import { median, type Bench, type Row } from './table'
import { sized } from './size'

const ROOT = path.resolve(__dirname, '../..')
const BUNDLE = 'build/server-processes'
const PASSWORD = 'flown-over-the-quay-42'
const PORT = 5192
const ORIGIN = `http://127.0.0.1:${PORT}`
const ROUNDS = sized(3, 1)
const WARM_UP_S = sized(8, 1)
const SECONDS = sized(5, 1)
/** On the beach of the demo's orthomosaic. */
const TILE = '18/64083/92370'

interface Way {
  name: string
  processes: number
  cores: string
}

const ONE_CORE: Way = { name: 'one process, everything on one core', processes: 1, cores: '0' }
const ONE: Way = { name: 'one process, everything on two cores', processes: 1, cores: '0,1' }
const TWO: Way = { name: 'two processes, everything on two cores', processes: 2, cores: '0,1' }

export const processes: Bench = {
  title: `Mixed requests, 24 connections, ${availableParallelism()} cores, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
  async run() {
    if (!existsSync(path.join(ROOT, 'dist'))) throw new Error('Build the app first: node scripts/build.mjs')
    const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bench-processes-'))
    // When root runs the benchmark, PostgreSQL runs as another user and needs access to the folder.
    chmodSync(folder, 0o711)
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bundle-server.ts', BUNDLE], { cwd: ROOT })
    try {
      return await compare(path.join(folder, 'data'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
      rmSync(path.join(ROOT, BUNDLE), { recursive: true, force: true })
    }
  },
}

interface Measured {
  rate: number
  /** Of the processes of the server, for each request. */
  cpuMs: number
}

async function compare(dataDir: string): Promise<Row[]> {
  const all = new Map<Way, Measured[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of [ONE_CORE, ONE, TWO]) {
      all.set(way, [...(all.get(way) ?? []), await measure(dataDir, way)])
    }
  }
  const rateOf = (way: Way) => median((all.get(way) ?? []).map(({ rate }) => rate))
  const cpuOf = (way: Way) => median((all.get(way) ?? []).map(({ cpuMs }) => cpuMs))
  const figureOf = (way: Way) => `${Math.round(rateOf(way))} req/s, ${cpuOf(way).toFixed(2)} ms CPU for each`
  const two = rateOf(TWO)
  return [
    { what: ONE_CORE.name, figure: figureOf(ONE_CORE) },
    { what: ONE.name, figure: figureOf(ONE) },
    {
      what: TWO.name,
      figure: figureOf(TWO),
      ratio: `${(two / rateOf(ONE_CORE)).toFixed(2)} of one core`,
      budget: '>= 1.7',
    },
    { what: 'the same', figure: '', ratio: `${(two / rateOf(ONE)).toFixed(2)} of one process` },
  ]
}

async function measure(dataDir: string, { processes: count, cores }: Way): Promise<Measured> {
  const server = spawn('taskset', ['-c', cores, process.execPath, `${BUNDLE}/main.cjs`], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: PASSWORD,
      PROCESSES: String(count),
    },
  })
  try {
    await untilReady(server)
    const { cookie, paths } = await prepare()
    const call = (seconds: number) => rateOfCalls(cores, [ORIGIN, cookie, String(seconds), ...paths])
    await call(WARM_UP_S)
    const before = cpuOfServer(server)
    const rate = await call(SECONDS)
    return { rate, cpuMs: (1000 * (cpuOfServer(server) - before)) / (rate * SECONDS) }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

/** Of the process and of those that it has started; the bundled PostgreSQL is no child. */
function cpuOfServer({ pid = 0 }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children].reduce((sum, each) => sum + cpuSeconds({ pid: each }), 0)
}

async function rateOfCalls(cores: string, args: string[]): Promise<number> {
  const script = path.join(__dirname, 'mixedCalls.mjs')
  const { stdout } = await promisify(execFile)('taskset', ['-c', cores, process.execPath, script, ...args])
  return Number(stdout)
}

async function untilReady(server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const reply = await fetch(`${ORIGIN}/readyz`).catch(() => undefined)
    if (reply?.ok) return
    await sleep(50)
  }
  throw new Error(`The server ended with ${server.exitCode}`)
}

/** Signs in, waits for the jobs of the demo to end, and finds what is asked for. */
async function prepare(): Promise<{ cookie: string; paths: string[] }> {
  const signedIn = await fetch(`${ORIGIN}/apis/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'root@demo.test', password: PASSWORD }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const dataOf = async <Data>(url: string, method = 'GET'): Promise<Data> => {
    const reply = await fetch(`${ORIGIN}/apis/v1${url}`, { method, headers: { cookie } })
    return ((await reply.json()) as { data: Data }).data
  }
  await dataOf('/tenant/user/terms-conditions-check?terms=true', 'PATCH')
  const { tenantId: tenant } = await dataOf<{ tenantId: { _id: string } }>('/auth/userdetails')
  const list = `/mission/get/tenant/${tenant._id}?pageSize=20`
  const { items } = await dataOf<{ items: { _id: string; name: string }[] }>(list)
  const missionId = items.find(({ name }) => name === BEACH_MISSION)?._id ?? ''
  for (;;) {
    const jobs = await dataOf<{ items: { status: string }[] }>('/job/list?pageSize=100')
    const isBusy = jobs.items.some(({ status }) => ['queued', 'running'].includes(status))
    if (jobs.items.length > 0 && !isBusy) break
    await sleep(500)
  }
  const { layers } = await dataOf<{ layers: { _id: string; name: string }[] }>(
    `/layer/all-layers-for-mission/${missionId}`,
  )
  const layerId = layers.find(({ name }) => name === 'Orthomosaic')?._id ?? ''
  const paths = [list, `/mission/get/${missionId}`, `/tiles/raster/${layerId}/${TILE}`].map((url) => `/apis/v1${url}`)
  return { cookie, paths: [...paths, scriptOfApp()] }
}

/** The address of a script that every page loads. */
function scriptOfApp(): string {
  const files = readdirSync(path.join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' })
  const script = files.filter((file) => /main\.[\w-]+\.js$/.test(file)).sort()[0]
  if (script === undefined) throw new Error('The app has no script')
  return `/${script.split(path.sep).join('/')}`
}
