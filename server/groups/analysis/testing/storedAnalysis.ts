import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import type { TestApp, TestTenant } from '../../../testing/testApp'
import { findFfmpeg } from '../../../media/video/ffmpeg'
import { selectRecordingDetections, storeRecordingResults } from '../recordingSql'
import { insertAnalysis, selectDetections, setJob, storeResults, type Result } from '../sql'

const POINT: Result = { geometry: { type: 'Point', coordinates: [2, 1] }, area: null, figures: {} }

/** A finished analysis with one result by default, as rows: its job would go on during the tests. */
export async function insertStoredAnalysis(
  aerie: TestApp,
  tenant: TestTenant,
  {
    missionId,
    layerId,
    model,
    results = [POINT],
  }: { missionId: string; layerId: string; model: string; results?: readonly Result[] },
): Promise<{ analysisId: string; detectionId: string }> {
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const run = { inferType: 'vegetation', modelVersion: '1', parameters: {}, bounds: null, compareLayerId: null }
    const fields = { ...run, missionId, layerId, model, createdBy: tenant.root.id }
    const analysisId = await insertAnalysis(tenant.id, tx, fields)
    await setJob(tenant.id, tx, analysisId, uuidv7())
    const grid = { bounds: [0, 0, 10, 10] as [number, number, number, number], width: 10, height: 10 }
    await storeResults(tenant.id, tx, analysisId, { results, grid, note: null, figures: {} })
    const [detection] = await selectDetections(tenant.id, tx, analysisId, 'all')
    return { analysisId, detectionId: detection?.id ?? '' }
  })
}

/** A finished analysis of a recording with one result, as rows. */
export async function insertStoredRecordingAnalysis(
  aerie: TestApp,
  tenant: TestTenant,
  { missionId, recordingId }: { missionId: string; recordingId: string },
): Promise<string> {
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const run = { inferType: 'motion', model: 'Model', modelVersion: '1', parameters: {}, bounds: null }
    const of = { missionId, recordingId, layerId: null, compareLayerId: null, createdBy: tenant.root.id }
    const analysisId = await insertAnalysis(tenant.id, tx, { ...run, ...of })
    await setJob(tenant.id, tx, analysisId, uuidv7())
    const area = { left: 0.1, top: 0.1, width: 0.2, height: 0.2 }
    await storeRecordingResults(tenant.id, tx, analysisId, [{ start: 1, end: 2, peak: 1.5, area }])
    const [detection] = await selectRecordingDetections(tenant.id, tx, analysisId)
    return detection?.id ?? ''
  })
}

/** Recordings can be analysed afterwards, at least until they are decoded, also on a machine without ffmpeg. */
export async function provideDecoder(): Promise<void> {
  if (await findFfmpeg()) return
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-'))
  writeFileSync(path.join(folder, 'ffmpeg'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  process.env['PATH'] = `${process.env['PATH'] ?? ''}${path.delimiter}${folder}`
}

/** Makes a raster layer, as the site inserts it, look like an orthomosaic whose file is gone. */
export async function describeAsOrthomosaic(aerie: TestApp, tenant: TestTenant, layerId: string): Promise<void> {
  const statistics = { min: 0, max: 255, mean: 100, stddev: 20, p2: 10, p98: 240, histogram: [] }
  const bands = (['red', 'green', 'blue'] as const).map((role) => ({ name: role, role, statistics }))
  const bounds = [2, 1, 2.001, 1.001]
  const crs = { name: 'WGS 84', epsg: 4326 }
  const raster = {
    kind: 'rgb',
    width: 100,
    height: 100,
    bands,
    hasAlpha: false,
    gsd: 1,
    bounds,
    crs,
    sampleType: 'uint8',
  }
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx
      .updateTable('layer')
      .set({ raster: JSON.stringify(raster) })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', layerId)
      .execute(),
  )
}

/** An orthomosaic whose file says `pixels`, for a model server. @returns its ID */
export async function insertReadableLayer(aerie: TestApp, tenant: TestTenant, missionId: string): Promise<string> {
  const storage = await openStorage(aerie.config)
  const key = makeKey(tenant.id, 'field.tif')
  const written = await storage.put(key, Readable.from([Buffer.from('pixels')]))
  const layerId = uuidv7()
  await inTenant(aerie.db, tenant.id, async (tx) => {
    const file = { key, name: 'field.tif', mediaType: 'image/tiff', ...written }
    const stored = await insertStoredFile(tenant.id, tx, file, tenant.root.id)
    const owner = { tenant_id: tenant.id, mission_id: missionId, created_by: tenant.root.id }
    const look = {
      name: 'Field',
      kind: 'raster',
      status: 'ready',
      color: '#0958d9',
      source_kind: 'geotiff',
      position: 0,
    }
    await tx
      .insertInto('layer')
      .values({ id: layerId, ...owner, ...look, cog_file_id: stored.id })
      .execute()
  })
  await describeAsOrthomosaic(aerie, tenant, layerId)
  return layerId
}
