// Measures the stored tiles of a large vector layer: making them, and reading them before and after an edit of one feature.
import { performance } from 'node:perf_hooks'
import pino from 'pino'
import { inTenant, type Db } from '../../server/platform/db/tenancy'
import { editFeature } from '../../server/groups/feature/public'
import { buildDue } from '../../server/groups/tile/tileBuilder'
import { selectLayer } from '../../server/records/layers/sql'
import { worldY } from '../../geometry/worldY'
import type { Box } from '../../server/media/vector/extent'
import { queueTileBuild } from '../../server/media/vector/storedTileSql'
import type { TileAddress } from '../../server/media/vector/tileData'
import { createVectorTiles, type VectorTileLayer, type VectorTiles } from '../../server/media/vector/vectorTiles'
import { median, percentile, type Row } from './table'
import { sized } from './size'

const ZOOMS = [6, 8, 10, 11]
const EDITS = sized(15, 1)
const LAST_BUDGETED_ZOOM = 10
const BUDGET_MS = 20
const BUDGET = `p50 <= ${BUDGET_MS} ms`

export async function benchStoredTiles(db: Db, tenantId: string, layerId: string, area: Box): Promise<Row[]> {
  const vectorTiles = createVectorTiles(db)
  const log = pino({ level: 'silent' })
  const build = () => buildDue({ db, vectorTiles, log }, new AbortController().signal)
  try {
    await inTenant(db, tenantId, async (tx) => {
      await tx.updateTable('layer').set({ status: 'ready' }).where('id', '=', layerId).execute()
      await queueTileBuild(tenantId, tx, layerId)
    })
    const cpu = process.cpuUsage()
    const began = performance.now()
    await build()
    const seconds = (performance.now() - began) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const { tiles, bytes } = await inTenant(db, tenantId, (tx) =>
      tx
        .selectFrom('vector_tile')
        .select((eb) => [
          eb.fn.countAll<number>().as('tiles'),
          eb.fn.sum<number>(eb.fn('octet_length', ['tile'])).as('bytes'),
        ])
        .where('layer_id', '=', layerId)
        .executeTakeFirstOrThrow(),
    )
    const made = `${tiles} tiles, ${(Number(bytes) / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`
    const rows: Row[] = [
      {
        what: 'stored tiles, made once',
        figure: `${made}, ${((user + system) / 1e6).toFixed(1)} s CPU without PostgreSQL`,
      },
    ]
    const reads = { db, tenantId, layerId, vectorTiles, area }
    for (const z of ZOOMS) rows.push({ what: `stored tile z${z}, all`, ...(await timesOf(reads, z, () => undefined)) })
    for (const z of ZOOMS) {
      rows.push({
        what: `all z${z} after each of ${EDITS} edits`,
        ...(await timesOf(reads, z, (index) => edit(reads, index))),
      })
    }
    for (const z of ZOOMS) {
      const settled = async (index: number) => {
        await edit(reads, index)
        await inTenant(db, tenantId, (tx) => queueTileBuild(tenantId, tx, layerId))
        await build()
      }
      rows.push({ what: `all z${z} after the repair of each edit`, ...(await timesOf(reads, z, settled)) })
    }
    return rows
  } finally {
    await vectorTiles.close()
  }
}

interface Reads {
  db: Db
  tenantId: string
  layerId: string
  vectorTiles: VectorTiles
  area: Box
}

/** Reads each tile of a zoom after each of several steps, with its layer. */
async function timesOf(
  { db, tenantId, layerId, vectorTiles, area }: Reads,
  z: number,
  before: (index: number) => Promise<void> | undefined,
): Promise<Pick<Row, 'figure' | 'budget' | 'kept'>> {
  const times: number[] = []
  const read = async (address: TileAddress, version?: number) => {
    const began = performance.now()
    const layer = await inTenant(db, tenantId, (tx) => selectLayer(tenantId, tx, layerId))
    // Another data version than before, so that the tile does not come from the memory of the process.
    const asked: VectorTileLayer = { ...layer!, dataVersion: version ?? layer!.dataVersion }
    await vectorTiles.tile(tenantId, asked, address, { fields: [], flags: true })
    times.push(performance.now() - began)
  }
  const tiles = tilesIn(area, z)
  for (let index = 0; index < EDITS; index++) {
    const edited = before(index)
    await edited
    for (const address of tiles) await read(address, edited ? undefined : -1 - index)
  }
  const figure = `p50 ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}, worst ${ms(Math.max(...times))}`
  const row = { figure: `${figure}, ${tiles.length} tiles` }
  if (z > LAST_BUDGETED_ZOOM) return row
  return { ...row, budget: BUDGET, kept: { value: median(times), unit: 'ms', goal: { atMost: BUDGET_MS } } }
}

async function edit({ db, tenantId, layerId }: Reads, index: number): Promise<void> {
  const { version } = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom('feature')
      .select('version')
      .where('layer_id', '=', layerId)
      .where('index', '=', 1 + index * 997)
      .executeTakeFirstOrThrow(),
  )
  const user = { userId: null as unknown as string, permissions: new Set<never>() }
  const wanted = { index: 1 + index * 997, version, properties: { name: `Edited ${index}` } }
  await editFeature(db, tenantId, user, layerId, wanted)
}

function tilesIn([west, south, east, north]: Box, z: number): TileAddress[] {
  const column = (long: number) => Math.floor(((long + 180) / 360) * 2 ** z)
  const row = (lat: number) => Math.floor(worldY(lat) * 2 ** z)
  const tiles: TileAddress[] = []
  for (let x = column(west); x <= column(east); x++) {
    for (let y = row(north); y <= row(south); y++) tiles.push({ z, x, y })
  }
  return tiles
}

const ms = (value: number) => `${value.toFixed(1)} ms`
