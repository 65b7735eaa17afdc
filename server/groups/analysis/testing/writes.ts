import { describeAsOrthomosaic, insertStoredAnalysis } from './storedAnalysis'
import { insertStoredThermal } from '../../thermal/testing/storedThermal'
import type { Site, WriteFixture } from '../../../testing/staleness/site'

/** An orthomosaic whose file is gone: its analysis can be started and fails. */
export async function orthomosaic({ aerie, tenant, mission, rasterLayer }: Site): Promise<string> {
  const layerId = await rasterLayer({ mission_id: (await mission())._id })
  await describeAsOrthomosaic(aerie, tenant, layerId)
  return layerId
}

async function analysis({ aerie, tenant, layerWithFeature }: Site) {
  const { missionId, layerId } = await layerWithFeature()
  return insertStoredAnalysis(aerie, tenant, { missionId, layerId, model: 'Model' })
}

/** Analyses of layers and their results. */
export const writes: Record<string, WriteFixture> = {
  inferLayer: async (site) => ({ ids: { layerId: await orthomosaic(site) }, body: {} }),
  async inferThermal({ aerie, tenant, mission }) {
    const missionId = (await mission())._id
    await insertStoredThermal(aerie, tenant, { missionId, name: 'Panel' })
    return { ids: { missionId }, body: {} }
  },
  async reviewDetections(site) {
    return { body: { detectionIds: [(await analysis(site)).detectionId], state: 'confirmed' } }
  },
  deleteAnalysis: async (site) => ({ ids: { analysisId: (await analysis(site)).analysisId } }),
}
