// Drops 20 rasters and a KML file of 3 kB on a mission at once, over HTTP, and measures when the KML is on the map. The rasters
// are the real ones of the demo.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBenchApp, type BenchApp } from './benchApp'
import { callerOf, untilJobsEnd, upload } from './calls'
import type { Bench, Row } from './table'
import { sized } from './size'

const RASTERS = sized(20, 1)
const ROUNDS = 1
const BUDGET_S = 5
const KML_BYTES = 3000
const FILES = path.resolve(__dirname, '../../server/demo/files')

export const mixedImport: Bench = { title: `a KML of 3 kB dropped with ${RASTERS} rasters`, run }

interface Layer {
  name: string
  status: string
}

async function run(): Promise<Row[]> {
  const bench = await startBenchApp()
  try {
    const cookie = await bench.signIn('root@demo.test')
    await untilJobsEnd(bench)
    const rows: Row[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      rows.push(await dropOnce(bench, cookie, `Round ${round}`))
      await untilJobsEnd(bench)
    }
    return rows
  } finally {
    await bench.stop()
  }
}

async function dropOnce(bench: BenchApp, cookie: string, name: string): Promise<Row> {
  const call = callerOf(bench, cookie)
  const { _id: missionId } = await call<{ _id: string }>('POST', '/mission/create', { name })
  const pictures = await Promise.all(
    ['brighton_beach_ortho.tif', 'muelheim_dsm.tif'].map((file) => readFile(path.join(FILES, file))),
  )
  const rasters = Array.from({ length: RASTERS }, (_, index) => ({
    name: `Raster ${index + 1}.tif`,
    bytes: pictures[index % pictures.length] ?? Buffer.alloc(0),
  }))
  const files = [...rasters, { name: 'Fence.kml', bytes: Buffer.from(kml()) }]
  const started = performance.now()
  await Promise.all(
    files.map(async (file) => {
      const uploadId = await upload(bench, cookie, file)
      await call('POST', '/layer/create', { missionId, uploadId, name: file.name })
    }),
  )
  for (;;) {
    const { layers } = await call<{ layers: Layer[] }>('GET', `/layer/all-layers-for-mission/${missionId}`)
    const statusOf = (wanted: string) => layers.find((layer) => layer.name === wanted)?.status
    if (statusOf('Fence.kml') === 'failed') throw new Error('The import of the KML failed')
    if (statusOf('Fence.kml') === 'ready') {
      const seconds = (performance.now() - started) / 1000
      const waiting = layers.filter(({ status }) => status === 'importing').length
      return {
        what: `${name}: dropped until the KML is ready`,
        figure: `${seconds.toFixed(1)} s, ${waiting} of ${RASTERS} rasters still importing`,
        budget: `<= ${BUDGET_S} s`,
      }
    }
    await sleep(50)
  }
}

function kml(): string {
  const placemarks: string[] = []
  for (let index = 0; placemarks.join('').length < KML_BYTES; index++) {
    const long = -91.994 + index / 10_000
    placemarks.push(
      `<Placemark><name>Post ${index}</name><Point><coordinates>${long},46.8428,0</coordinates></Point></Placemark>`,
    )
  }
  return `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks.join('')}</Document></kml>`
}
