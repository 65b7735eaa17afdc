import { POINT, type Site, type WriteCall, type WriteFixture } from '../../../testing/staleness/site'

const CORNERS = [
  { lat: 51, long: 8 },
  { lat: 51, long: 9 },
  { lat: 50, long: 9 },
  { lat: 50, long: 8 },
]

const edit =
  (body: object): WriteFixture =>
  async ({ mission, vectorLayer }) => {
    const { _id: layerId, version } = await vectorLayer((await mission())._id)
    return { ids: { layerId }, body: { version, ...body } }
  }

const withFeature =
  (body: object): WriteFixture =>
  async (site) => ({ ids: { layerId: (await partWithFeature(site)).layerId }, body })

/** Uses a part of a base layer, because its features change the base layer too. */
async function partWithFeature({ baseLayer, call }: Site): Promise<{ layerId: string; changeId: string }> {
  const layerId = (await baseLayer()).parts[0]?._id ?? ''
  const { changeId } = await call<{ changeId: string }>('POST', `/layer/addFeature/${layerId}`, { features: [POINT] })
  return { layerId, changeId }
}

async function deletedLayer({ mission, vectorLayer, call }: Site): Promise<WriteCall> {
  const { _id: missionId } = await mission()
  const { _id: layerId } = await vectorLayer(missionId)
  await call('DELETE', `/layer/delete/${layerId}`)
  return { ids: { missionId, layerId } }
}

const group = (site: Site, missionId: string) =>
  site.call('POST', '/layergroup/create', { missionId, name: 'Structures' })

/** Layers of missions, their features and their groups. */
export const writes: Record<string, WriteFixture> = {
  createLayer: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload() },
  }),
  createVectorLayer: async ({ mission }) => ({ body: { missionId: (await mission())._id, name: 'Fence' } }),
  async editLayer({ mission, rasterLayer }) {
    const layerId = await rasterLayer({ mission_id: (await mission())._id })
    return { ids: { layerId }, body: { version: 1, corners: CORNERS } }
  },
  async editBaseLayerPart({ baseLayer, rasterLayer }) {
    const { _id: baseLayerId } = await baseLayer()
    const layerId = await rasterLayer({ base_layer_id: baseLayerId })
    return { ids: { baseLayerId, layerId }, body: { version: 1, corners: CORNERS } }
  },
  deleteLayer: edit({}),
  async deleteLayers({ mission, vectorLayer }) {
    const { _id } = await mission()
    return { ids: { layerIds: [(await vectorLayer(_id))._id, (await vectorLayer(_id))._id] } }
  },
  async restoreLayers({ mission, vectorLayer, call }) {
    const { _id: layerId } = await vectorLayer((await mission())._id)
    await call('DELETE', `/layer/delete/${layerId}`)
    return { body: { layerIds: [layerId] } }
  },
  deleteLayerPermanently: deletedLayer,
  deleteLayerTrash: deletedLayer,
  changeLayerColor: edit({ color: '#d4380d' }),
  async assignLayerLabel({ layerWithFeature, call }) {
    const { missionId, layerId } = await layerWithFeature()
    const { layers } = await call<{ layers: { version: number }[] }>(
      'GET',
      `/layer/all-layers-for-mission/${missionId}`,
    )
    return { ids: { layerId }, body: { version: layers[0]?.version, labelField: 'name' } }
  },
  flagLayer: edit({ flagged: true }),
  shareLayer: edit({ clientVisible: true }),
  addFeatures: withFeature({ features: [POINT] }),
  editFeature: withFeature({ index: 1, version: 1, properties: { name: 'Door' } }),
  async deleteFeatures(site) {
    return { ids: { layerId: (await partWithFeature(site)).layerId } }
  },
  async undoFeatureChange(site) {
    const { layerId, changeId } = await partWithFeature(site)
    return { ids: { layerId }, body: { changeId } }
  },
  flagFeature: withFeature({ index: 1, version: 1, flagged: true }),
  createLayerGroup: async ({ mission }) => ({ body: { missionId: (await mission())._id, name: 'Structures' } }),
  async editLayerGroup(site) {
    const { _id: groupId, version } = await group(site, (await site.mission())._id)
    return { ids: { groupId }, body: { version, name: 'Roofs' } }
  },
  async deleteLayerGroup(site) {
    return { ids: { groupId: (await group(site, (await site.mission())._id))._id } }
  },
  async restoreLayerGroup(site) {
    const { _id: groupId } = await group(site, (await site.mission())._id)
    await site.call('DELETE', `/layergroup/delete/${groupId}`)
    return { ids: { groupId } }
  },
  async removeLayerFromGroup(site) {
    const { _id: missionId } = await site.mission()
    const { _id: groupId } = await group(site, missionId)
    const { _id: layerId } = await site.call('POST', '/layer/create-vector-layer', { missionId, name: 'In', groupId })
    return { ids: { groupId, layerId } }
  },
}
