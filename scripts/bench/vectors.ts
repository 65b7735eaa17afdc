// Measures vector layers with a temporary PostgreSQL: import of 100,000 features with time and memory of its process, and
// tiles without a cache.
import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { performance } from 'node:perf_hooks'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { bundledFile } from '../../server/platform/core/folders'
import { startEmbeddedDatabase } from '../../server/platform/db/embedded'
import { migrate } from '../../server/platform/db/migrate'
import { createPool } from '../../server/platform/db/pool'
import { databaseOn } from '../../server/platform/db/database'
import { asPlatform, inTenant, type Db } from '../../server/platform/db/tenancy'
import { worldY } from '../../geometry/worldY'
import type { Box } from '../../server/media/vector/extent'
import type { VectorKind } from '../../server/media/vector/readVector'
import { createVectorTiles } from '../../server/media/vector/vectorTiles'
import { benchStoredTiles } from './storedTiles'
import { median, percentile, type Bench, type Row } from './table'
import type { ImportTask } from './vectorImport'
import { sized } from './size'

const FEATURES = sized(100_000, 2000)
const TILES = sized(40, 4)
const ZOOMS = [6, 8, 10, 12, 14, 16]
/** An area of about 50 km. */
const WEST = 8
const SOUTH = 50
const WIDTH = 0.7
const HEIGHT = 0.45
const AREA: Box = [WEST, SOUTH, WEST + WIDTH, SOUTH + HEIGHT]

export const vectors: Bench = { title: `vector layer of ${FEATURES.toLocaleString('en')} features`, run }

async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: path.join(folder, 'data') })
  const pool = createPool(database.connection)
  try {
    await migrate(pool)
    const db: Db = databaseOn(pool)
    const tenantId = uuidv7()
    await asPlatform(db, (tx) =>
      tx.insertInto('tenant').values({ id: tenantId, name: 'Bench', status: 'active' }).execute(),
    )
    const files = await writeFiles(folder)
    const rows: Row[] = []
    let layerId = ''
    for (const [kind, file] of Object.entries(files) as [VectorKind, string][]) {
      layerId = await newLayer(db, tenantId)
      rows.push(benchImport({ connection: database.connection, tenantId, layerId, kind, file, workDir: folder }))
    }
    return [
      ...rows,
      ...(await benchTiles(db, tenantId, layerId)),
      ...(await benchStoredTiles(db, tenantId, layerId, AREA)),
    ]
  } finally {
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function benchImport(task: ImportTask): Row {
  const child = spawnSync(process.execPath, [bundledFile('vectorImport.cjs'), JSON.stringify(task)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { seconds, cpu, megabytes, count } = JSON.parse(child.stdout) as Record<string, number>
  const size = (statSync(task.file).size / 1e6).toFixed(0)
  return {
    what: `import ${task.kind}, ${size} MB, ${count} features`,
    figure: `${seconds} s, ${cpu} s CPU, ${megabytes} MB at most`,
    budget: '<= 15 s, <= 400 MB',
  }
}

async function benchTiles(db: Db, tenantId: string, layerId: string): Promise<Row[]> {
  // Autovacuum does this within a minute.
  await sql`vacuum analyze feature`.execute(db)
  const nothing = await timesOf(() => inTenant(db, tenantId, (tx) => sql`select 1`.execute(tx)))
  const rows: Row[] = [
    { what: 'an empty transaction, as a measure of the load', figure: `p50 ${round(nothing.p50)} ms` },
  ]
  const vectorTiles = createVectorTiles(db)
  for (const z of ZOOMS) {
    let bytes = 0
    const { p50, p95, cpu, busy } = await timesOf(async (tile) => {
      const x = Math.floor(((WEST + WIDTH * part(tile, 7) + 180) / 360) * 2 ** z)
      const y = Math.floor(worldY(SOUTH + HEIGHT * part(tile, 11)) * 2 ** z)
      // A new data version, so that no tile comes from the cache, and an impossible one, so that none is stored.
      const layer = { id: layerId, featureCount: FEATURES, dataVersion: -1 - tile, labelField: null }
      const made = await vectorTiles.tile(tenantId, layer, { z, x, y }, { fields: [], flags: true })
      bytes = Math.max(bytes, made.length)
    })
    const size = `largest ${Math.round(bytes / 1024)} KB`
    rows.push({
      what: `tile z${z}`,
      figure: `p50 ${round(p50)} ms, p95 ${round(p95)} ms, ${round(cpu)} ms CPU, ${round(busy)} ms on the request thread, ${size}`,
      ratio: `${(p50 / nothing.p50).toFixed(0)}x an empty transaction`,
    })
  }
  await vectorTiles.close()
  return rows
}

interface Times {
  p50: number
  p95: number
  /** CPU time of all threads per run. */
  cpu: number
  /** Milliseconds for which a run blocks this thread. */
  busy: number
}

async function timesOf(work: (run: number) => Promise<unknown>): Promise<Times> {
  await work(TILES)
  const times: number[] = []
  const before = process.cpuUsage()
  const loop = performance.eventLoopUtilization()
  for (let run = 0; run < TILES; run++) {
    const began = performance.now()
    await work(run)
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  return {
    p50: median(times),
    p95: percentile(times, 0.95),
    cpu: (user + system) / 1000 / TILES,
    busy: performance.eventLoopUtilization(loop).active / TILES,
  }
}

async function newLayer(db: Db, tenantId: string): Promise<string> {
  const missionId = uuidv7()
  const id = uuidv7()
  await inTenant(db, tenantId, async (tx) => {
    await tx
      .insertInto('mission')
      .values({ id: missionId, tenant_id: tenantId, name: 'Bench', status: 'draft' })
      .execute()
    await tx
      .insertInto('layer')
      .values({
        id,
        tenant_id: tenantId,
        mission_id: missionId,
        name: 'Bench',
        kind: 'vector',
        status: 'importing',
        position: 0,
        color: '#0958d9',
      })
      .execute()
  })
  return id
}

/** Nine building outlines per point, with a few attributes each. */
async function writeFiles(folder: string): Promise<Partial<Record<VectorKind, string>>> {
  const geojson = path.join(folder, 'bench.geojson')
  const kml = path.join(folder, 'bench.kml')
  await pipeline(
    Readable.from(lines(asGeojson, '{"type":"FeatureCollection","features":[\n', ',\n', '\n]}')),
    createWriteStream(geojson),
  )
  await pipeline(
    Readable.from(lines(asKml, '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n', '\n', '</Document></kml>')),
    createWriteStream(kml),
  )
  return { kml, geojson }
}

function* lines(write: (index: number) => string, head: string, between: string, foot: string): Generator<string> {
  yield head
  for (let index = 0; index < FEATURES; index++) yield (index === 0 ? '' : between) + write(index)
  yield foot
}

function shapeOf(index: number): { point: boolean; ring: number[][] } {
  const long = WEST + WIDTH * part(index, 1)
  const lat = SOUTH + HEIGHT * part(index, 2)
  if (index % 10 === 0) return { point: true, ring: [[long, lat]] }
  const corners = 6 + Math.floor(part(index, 3) * 10)
  const radius = 0.0001 + part(index, 4) ** 8 * 0.01
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    return [long + Math.cos(angle) * radius, lat + Math.sin(angle) * radius * 0.65].map((value) =>
      Number(value.toFixed(7)),
    )
  })
  return { point: false, ring: [...ring, ring[0] ?? []] }
}

const propertiesOf = (index: number) => ({
  name: `Plot ${index}`,
  owner: `Owner ${index % 971}`,
  area: round(part(index, 5) * 1000),
  crop: ['wheat', 'barley', 'rye', 'maize'][index % 4] ?? '',
  surveyed: '2026-03-12T09:30:00Z',
})

function asGeojson(index: number): string {
  const { point, ring } = shapeOf(index)
  const geometry = point ? { type: 'Point', coordinates: ring[0] } : { type: 'Polygon', coordinates: [ring] }
  return JSON.stringify({ type: 'Feature', properties: propertiesOf(index), geometry })
}

function asKml(index: number): string {
  const { point, ring } = shapeOf(index)
  const { name, ...others } = propertiesOf(index)
  const data = Object.entries(others).map(([key, value]) => `<Data name="${key}"><value>${value}</value></Data>`)
  const coordinates = `<coordinates>${ring.map((position) => position.join(',')).join(' ')}</coordinates>`
  const geometry = point
    ? `<Point>${coordinates}</Point>`
    : `<Polygon><outerBoundaryIs><LinearRing>${coordinates}</LinearRing></outerBoundaryIs></Polygon>`
  return `<Placemark><name>${name}</name><ExtendedData>${data.join('')}</ExtendedData>${geometry}</Placemark>`
}

/** Deterministic, evenly distributed number from 0 to 1. */
const part = (index: number, salt: number): number => {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453
  return value - Math.floor(value)
}

const round = (value: number) => Math.round(value * 10) / 10
