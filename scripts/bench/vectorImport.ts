// Imports a vector file in a separate process, so that vectors.ts can measure its memory.
import type pg from 'pg'
import { databaseOn } from '../../server/platform/db/database'
import { createPool } from '../../server/platform/db/pool'
import { setVectorReady } from '../../server/records/layers/importSql'
import { openGdal } from '../../server/media/raster/gdal/gdal'
import { inTenant } from '../../server/platform/db/tenancy'
import { importVector } from '../../server/media/vector/importVector'
import type { VectorKind } from '../../server/media/vector/readVector'

export interface ImportTask {
  connection: pg.PoolConfig
  tenantId: string
  layerId: string
  kind: VectorKind
  file: string
  workDir: string
}

async function main({ connection, tenantId, layerId, kind, file, workDir }: ImportTask): Promise<void> {
  const pool = createPool(connection)
  const db = databaseOn(pool)
  const source = { gdal: await openGdal(), file, workDir, epsg: undefined, signal: new AbortController().signal }
  const began = performance.now()
  const onProgress = () => undefined
  const imported = await importVector({ db, tenantId, layerId, createdBy: null, kind, source, onProgress })
  await inTenant(db, tenantId, (tx) => setVectorReady(tenantId, tx, layerId, imported))
  const seconds = round((performance.now() - began) / 1000)
  const { user, system } = process.cpuUsage()
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  process.stdout.write(JSON.stringify({ seconds, cpu: round((user + system) / 1e6), megabytes, count: imported.count }))
  await pool.end()
}

const round = (value: number) => Math.round(value * 10) / 10

void main(JSON.parse(process.argv[2] ?? '{}') as ImportTask)
