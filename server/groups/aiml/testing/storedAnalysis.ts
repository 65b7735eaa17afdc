import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../db/tenancy'
import type { TestApp, TestTenant } from '../../../testing/testApp'
import { insertAnalysis, selectDetections, setJob, storeResults } from '../sql'

/** A finished analysis with one result, as rows: its job would go on during the tests. */
export async function insertStoredAnalysis(
  aerie: TestApp,
  tenant: TestTenant,
  { missionId, layerId, model }: { missionId: string; layerId: string; model: string },
): Promise<{ analysisId: string; detectionId: string }> {
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const run = { inferType: 'vegetation', modelVersion: '1', parameters: {}, bounds: null, compareLayerId: null }
    const fields = { ...run, missionId, layerId, model, createdBy: tenant.root.id }
    const analysisId = await insertAnalysis(tenant.id, tx, fields)
    await setJob(tenant.id, tx, analysisId, uuidv7())
    const point = { geometry: { type: 'Point' as const, coordinates: [2, 1] }, area: null, figures: {} }
    const grid = { bounds: [0, 0, 10, 10] as [number, number, number, number], width: 10, height: 10 }
    await storeResults(tenant.id, tx, analysisId, { results: [point], grid, note: null, figures: {} })
    const [detection] = await selectDetections(tenant.id, tx, analysisId, 'all')
    return { analysisId, detectionId: detection?.id ?? '' }
  })
}

/** Makes a raster layer, as the site inserts it, look like an orthomosaic whose file is gone. */
export async function describeAsOrthomosaic(aerie: TestApp, tenant: TestTenant, layerId: string): Promise<void> {
  const statistics = { min: 0, max: 255, mean: 100, stddev: 20, p2: 10, p98: 240, histogram: [] }
  const bands = (['red', 'green', 'blue'] as const).map((role) => ({ name: role, role, statistics }))
  const bounds = [2, 1, 2.001, 1.001]
  const raster = { kind: 'rgb', width: 100, height: 100, bands, hasAlpha: false, gsd: 1, bounds, sampleType: 'uint8' }
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx
      .updateTable('layer')
      .set({ raster: JSON.stringify(raster) })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', layerId)
      .execute(),
  )
}
