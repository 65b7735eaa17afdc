// Measures geofences: rules for 100 fences while 20 drones send 10 positions a second.
import { sql } from 'kysely'
import { startBenchApp, type BenchApp } from './benchApp'
import { percentile, type Bench, type Row } from './table'
import { sized } from './size'

const FENCES = sized(100, 3)
const DRONES = sized(20, 2)
const POSITIONS_PER_SECOND = 10
/** Drones send what they have collected. */
const SENDS_PER_SECOND = 2
const SECONDS = sized(60, 3)
const POLL_MS = 20
const SETTLE_MS = sized(5000, 500)
/** From a crossing to its alert, for 95 of 100. */
const MOST_DELAY_MS = 2000
/** The delay depends on when the rounds of the queue run. */
const NOISE_MS = 1000
/** With the drones, which run in the same process. */
const BUDGET = '<= 0.5 cores'

/** Degrees between the fences, which lie in a row; the eastern half of each step is the fence. */
const STEP = 0.001
const WEST = 4
const LAT = 50
/** Positions from one fence to the next. */
const SAMPLES_PER_STEP = 30

interface Drone {
  key: string
  flightId: string
  /** Positions from the first fence. */
  from: number
}

interface Site {
  app: BenchApp
  missionId: string
  cookie: string
  drones: Drone[]
}

export const alertRules: Bench = {
  title: `Alert rules: ${FENCES} fences, ${DRONES} drones, ${POSITIONS_PER_SECOND} positions a second each, ${SECONDS} s`,
  async run() {
    const app = await startBenchApp()
    try {
      const site = await prepare(app)
      // The first flight warms up.
      await fly(site)
      const without = await fly(site)
      await createRules(site)
      const first = await fly(site)
      const { crossings, times, cpu } = await fly(site)
      return [
        { what: 'CPU of the process without rules', figure: `${without.cpu.toFixed(2)} cores` },
        { what: 'CPU of the process while alerts are new', figure: `${first.cpu.toFixed(2)} cores`, budget: BUDGET },
        { what: 'CPU of the process while alerts repeat', figure: `${cpu.toFixed(2)} cores`, budget: BUDGET },
        ...delayRows('position received to committed alert', first.times),
        ...delayRows('position received to counted repeat', times),
        {
          what: 'alerts and repeats of the crossings',
          figure: `${first.times.length + times.length} of ${first.crossings + crossings}`,
          // An alert that came after the end was late by seconds or more.
          kept: {
            value: (first.times.length + times.length) / (first.crossings + crossings),
            unit: 'x',
            goal: { atLeast: 1 },
          },
        },
      ]
    } finally {
      await app.stop()
    }
  },
}

function delayRows(what: string, times: number[]): Row[] {
  const figureOf = (share: number) => `${percentile(times, share).toFixed(0)} ms`
  return [
    { what: `${what}, p50`, figure: figureOf(0.5) },
    {
      what: `${what}, p95`,
      figure: figureOf(0.95),
      budget: `<= ${MOST_DELAY_MS} ms`,
      kept: { value: percentile(times, 0.95), unit: 'ms', goal: { atMost: MOST_DELAY_MS }, noise: NOISE_MS },
    },
    { what: `${what}, slowest`, figure: figureOf(1) },
  ]
}

const ringOf = (fence: number) => {
  const west = WEST + (fence + 0.5) * STEP
  const east = WEST + (fence + 1) * STEP
  const south = LAT - 0.01
  const north = LAT + 0.01
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

async function create<Data = { _id: string }>(
  { address }: BenchApp,
  cookie: string,
  path: string,
  body: object,
): Promise<Data> {
  const headers = { cookie, 'content-type': 'application/json', origin: address }
  const reply = await fetch(`${address}/apis/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return ((await reply.json()) as { data: Data }).data
}

async function prepare(app: BenchApp): Promise<Site> {
  const cookie = await app.signIn('root@demo.test')
  const { _id: missionId } = await create(app, cookie, '/mission/create', { name: 'Bench' })
  const drones: Drone[] = []
  const apart = Math.floor((FENCES * SAMPLES_PER_STEP - SECONDS * POSITIONS_PER_SECOND) / DRONES)
  for (let number = 0; number < DRONES; number++) {
    const flight = { missionId, name: `Flight ${number}` }
    const { _id: flightId } = await create(app, cookie, '/flight/create', flight)
    const issued = await create<{ key: string }>(app, cookie, '/streamtoken/create', { flightId, name: 'Drone' })
    drones.push({ key: issued.key, flightId, from: number * apart })
  }
  return { app, missionId, cookie, drones }
}

async function createRules({ app, cookie, missionId }: Site): Promise<void> {
  const layer = { missionId, name: 'Fences' }
  const { _id: layerId } = await create(app, cookie, '/layer/create-vector-layer', layer)
  const features = Array.from({ length: FENCES }, (_, fence) => ({
    geometry: { type: 'Polygon', coordinates: [ringOf(fence)] },
    properties: {},
  }))
  await create(app, cookie, `/layer/addFeature/${layerId}`, { features })
  for (let fence = 1; fence <= FENCES; fence++) {
    await create(app, cookie, '/alert-rule/create', {
      name: `Fence ${fence}`,
      kind: 'geofence_entered',
      severity: 'low',
      alertKind: 'Bench',
      layerId,
      featureIndex: fence,
    })
  }
}

/** Flies all drones from their first fence for some time. @returns the delays of what is raised, and the cores in use */
async function fly({ app, missionId, drones }: Site) {
  const received = new Map<string, number>()
  const times: number[] = []
  let crossings = 0
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  const startTime = Date.now()
  const secondsNow = () => (performance.now() - startedAt) / 1000
  let isOver = false

  const send = async ({ key, flightId, from }: Drone, fromSample: number, samples: number) => {
    const positions = []
    for (let sample = fromSample; sample < fromSample + samples; sample++) {
      const way = from + sample
      if (sample > 0 && way % SAMPLES_PER_STEP === SAMPLES_PER_STEP / 2) {
        crossings++
        received.set(`${flightId} ${Math.floor(way / SAMPLES_PER_STEP) + 1}`, performance.now())
      }
      const at = new Date(startTime + (sample * 1000) / POSITIONS_PER_SECOND).toISOString()
      // Never on the border.
      positions.push({ at, lat: LAT, long: WEST + ((way + 0.5) / SAMPLES_PER_STEP) * STEP, height: 40 })
    }
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const url = `${app.address}/apis/v1/streamtoken/telemetry`
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ positions }) })
    if (!reply.ok) throw new Error(await reply.text())
  }

  const flyOne = async (drone: Drone, number: number) => {
    const samples = POSITIONS_PER_SECOND / SENDS_PER_SECOND
    for (let sent = 0; sent < SECONDS * SENDS_PER_SECOND; sent++) {
      // Drones do not send at the same time.
      const sendAt = (sent + 1 + number / DRONES) / SENDS_PER_SECOND
      await sleep((sendAt - secondsNow()) * 1000)
      await send(drone, sent * samples, samples)
    }
  }

  const watch = async () => {
    let since = new Date(startTime).toISOString()
    while (!isOver) {
      const { rows } = await sql<{ flightId: string; name: string; seen: string }>`
        select flight_id as "flightId", name, last_seen_at::text as seen from alert
         where mission_id = ${missionId} and last_seen_at > ${since}::timestamptz order by last_seen_at`.execute(
        app.superuser,
      )
      const now = performance.now()
      for (const { flightId, name } of rows) {
        const crossing = `${flightId} ${/Fence (\d+):/.exec(name)?.[1]}`
        const at = received.get(crossing)
        if (at !== undefined) times.push(now - at)
        received.delete(crossing)
      }
      // A transaction may commit what has an earlier time.
      if (rows.length > 0) since = new Date(Date.parse(rows.at(-1)?.seen ?? since) - 2000).toISOString()
      await sleep(POLL_MS)
    }
  }

  const watching = watch()
  await Promise.all(drones.map(flyOne))
  const used = process.cpuUsage(cpuBefore)
  const cpu = (used.user + used.system) / 1e6 / secondsNow()
  await sleep(SETTLE_MS)
  isOver = true
  await watching
  return { crossings, times, cpu }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
