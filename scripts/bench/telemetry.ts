// Two hours of telemetry at 10 Hz: the import of its table, and the frames of its replay in a browser.
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findChromium } from '../../e2e/support/findChromium'
import { startBenchApp } from './benchApp'
import { callerOf, untilJobsEnd, upload } from './calls'
import { frameRows, framesOf, NAMES } from './frames'
import { plainFrames } from './plainFrames'
import { signedIn } from './secondBrowser'
import { CHROMIUM_FLAGS, MAP_CHROMIUM_FLAGS, type Bench, type Row } from './table'
import { sized } from './size'

const HOURS = sized(2, 0.05)
const HERTZ = 10
const REPLAY_MS = sized(8000, 1000)
const VIEWPORT = { width: 1440, height: 900 }
const FIELDS = {
  time: 'time',
  lat: 'latitude',
  long: 'longitude',
  altitude: 'altitude',
  height: 'height',
  speed: 'speed',
  battery: 'battery',
  heading: 'heading',
}

interface Telemetry {
  _id: string
  state: string
  samples: number
  flightId: string | null
}

export const telemetry: Bench = {
  title: `${HOURS} hours of telemetry at ${HERTZ} Hz`,
  async run() {
    const bench = await startBenchApp()
    try {
      const cookie = await bench.signIn('root@demo.test')
      const call = callerOf(bench, cookie)
      await untilJobsEnd(bench)
      const { _id: missionId } = await call<{ _id: string }>('POST', '/mission/create', { name: 'Long flight' })
      const bytes = Buffer.from(table())
      const uploadId = await upload(bench, cookie, { name: 'flight.csv', bytes })
      const { _id } = await call<Telemetry>('POST', '/flight/telemetry/create', { missionId, uploadId })
      await untilJobsEnd(bench)
      const began = performance.now()
      const columns = { fields: FIELDS, timeUnit: 's', lengthUnit: 'm', speedUnit: 'm/s' }
      await call('PATCH', `/flight/telemetry/columns/${_id}`, columns)
      const read = async () =>
        (await call<{ telemetry: Telemetry[] }>('GET', `/flight/telemetry/list/${missionId}`)).telemetry[0]
      let imported = await read()
      for (; imported?.state !== 'unassigned' && imported?.state !== 'ready'; imported = await read()) {
        if (imported?.state === 'failed') throw new Error('The import failed')
        await sleep(50)
      }
      const seconds = (performance.now() - began) / 1000
      await untilJobsEnd(bench)
      await call('POST', `/flight/telemetry/create-flight/${_id}`, { name: 'Flight 1' })
      const flightId = (await read())?.flightId ?? ''
      return [
        {
          what: `import of ${imported.samples.toLocaleString('en')} samples, ${(bytes.length / 2 ** 20).toFixed(1)} MB`,
          figure: `${seconds.toFixed(1)} s`,
        },
        ...(await replay(bench.address, { missionId, flightId }, 'with the map', MAP_CHROMIUM_FLAGS)),
        ...(await replay(bench.address, { missionId, flightId }, 'without WebGL', CHROMIUM_FLAGS)),
      ]
    } finally {
      await bench.stop()
    }
  },
}

/** The GPU is emulated on the CPU, which draws slowly: without WebGL the map is missing, and the browser draws by itself. */
async function replay(
  address: string,
  { missionId, flightId }: { missionId: string; flightId: string },
  what: string,
  args: string[],
): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const plain = await plainFrames(browser, REPLAY_MS)
    const context = await signedIn(browser, address, 'root@demo.test')
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(VIEWPORT)
    await page.addInitScript(NAMES)
    const began = Date.now()
    await page.goto(`/dashboard/missions/${missionId}/flights?flight=${flightId}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const opened = Date.now() - began
    const frames = await framesOf(page, REPLAY_MS, { selector: 'none', pixels: 0 })
    return [
      { what: `navigation until the replay plays, ${what}`, figure: `${opened} ms` },
      ...frameRows(`frames of the replay, ${what}`, frames, plain, 'p95 <= 20 ms'),
    ]
  } finally {
    await browser.close()
  }
}

/** A survey in lines, with the measurements that have charts. */
function table(): string {
  const rows = ['time,latitude,longitude,altitude,height,speed,battery,heading']
  for (let index = 0; index < HOURS * 3600 * HERTZ; index++) {
    const seconds = index / HERTZ
    const line = Math.floor(seconds / 120)
    const share = (seconds % 120) / 120
    const long = 8 + 0.01 * (line % 2 === 0 ? share : 1 - share)
    const lat = 47 + line * 0.0002
    const height = 80 + 5 * Math.sin(seconds / 30)
    const battery = 100 - (90 * seconds) / (HOURS * 3600)
    const time = new Date(Date.UTC(2026, 2, 12, 8) + seconds * 1000).toISOString()
    const values = [lat.toFixed(7), long.toFixed(7), (400 + height).toFixed(2), height.toFixed(2)]
    rows.push(`${time},${values.join(',')},${(8 + Math.sin(seconds)).toFixed(2)},${battery.toFixed(1)},90`)
  }
  return `${rows.join('\n')}\n`
}
