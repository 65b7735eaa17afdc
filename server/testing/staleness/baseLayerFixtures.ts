import { inTenant } from '../../platform/db/tenancy'
import type { Site, WriteCall, WriteFixture } from './site'

const change =
  (body: object): WriteFixture =>
  async ({ baseLayer }) => {
    const { _id: baseLayerId, version } = await baseLayer()
    return { ids: { baseLayerId }, body: { version, ...body } }
  }

const fromUpload =
  (kind: 'kml' | 'geotiff'): WriteFixture =>
  async ({ upload }) => ({ body: { name: 'Site plan', uploadId: await upload(kind) } })

const updateByUpload =
  (kind: 'kml' | 'geotiff'): WriteFixture =>
  async ({ baseLayer, upload }) => {
    const { _id: baseLayerId, version } = await baseLayer()
    return { ids: { baseLayerId }, body: { version, uploadId: await upload(kind) } }
  }

async function missionWithRaster({ mission, rasterLayer }: Site): Promise<string> {
  const { _id } = await mission()
  await rasterLayer({ mission_id: _id })
  return _id
}

/** A base layer with an upload beside it whose import has ended. */
async function staged({ aerie, tenant, baseLayer, upload, call }: Site) {
  const { _id: baseLayerId, version } = await baseLayer()
  const body = { version, uploadId: await upload() }
  const now = await call<{ version: number; parts: { _id: string; staged: boolean }[] }>(
    'POST',
    `/baselayer/upload-to-update-base-layer/Vector/${baseLayerId}`,
    body,
  )
  const layerId = now.parts.find((part) => part.staged)?._id ?? ''
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx.updateTable('layer').set({ status: 'ready' }).where('id', '=', layerId).execute(),
  )
  return { baseLayerId, layerId, version: now.version }
}

async function deleted({ baseLayer, call }: Site): Promise<WriteCall> {
  const { _id: baseLayerId } = await baseLayer()
  await call('DELETE', `/baselayer/delete-baseLayer-id/${baseLayerId}`)
  return { ids: { baseLayerId } }
}

export const baseLayerFixtures: Record<string, WriteFixture> = {
  createBaseLayer: fromUpload('kml'),
  createBaseRaster: fromUpload('geotiff'),
  createBaseVectorLayer: () => ({ body: { name: 'Site plan' } }),
  async createBaseLayerByLayers({ mission, vectorLayer }) {
    return { body: { name: 'Site plan', layerIds: [(await vectorLayer((await mission())._id))._id] } }
  },
  async createBaseRasterFromMission(site) {
    return { body: { name: 'Site plan', missionId: await missionWithRaster(site) } }
  },
  editBaseLayer: change({ name: 'Harbour plan' }),
  async setPrimeAttribute({ baseLayer, call }) {
    const { _id: baseLayerId, version, parts } = await baseLayer()
    const features = [{ geometry: { type: 'Point', coordinates: [2, 1] }, properties: { plot: 'A' } }]
    await call('POST', `/layer/addFeature/${parts[0]?._id}`, { features })
    return { ids: { baseLayerId }, body: { version, attribute: 'plot' } }
  },
  publishBaseLayer: change({ published: true }),
  async updateBaseLayerByLayers({ baseLayer, mission, vectorLayer }) {
    const { _id: baseLayerId, version } = await baseLayer()
    const layerIds = [(await vectorLayer((await mission())._id))._id]
    return { ids: { baseLayerId }, body: { version, layerIds } }
  },
  async updateBaseRasterFromMission(site) {
    const { _id: baseLayerId, version } = await site.baseLayer()
    return { ids: { baseLayerId }, body: { version, missionId: await missionWithRaster(site) } }
  },
  updateBaseRasterByUpload: updateByUpload('geotiff'),
  uploadBaseVector: updateByUpload('kml'),
  async updateBaseLayerByUploadedLayer(site) {
    const { baseLayerId, layerId, version } = await staged(site)
    return { ids: { baseLayerId }, body: { version, layerId, mode: 'add' } }
  },
  async deleteStagedLayer(site) {
    const { baseLayerId, layerId } = await staged(site)
    return { ids: { baseLayerId, layerId } }
  },
  deleteBaseLayer: change({}),
  restoreBaseLayer: deleted,
  deleteBaseLayerPermanently: deleted,
  deleteBaseLayerTrash: deleted,
}
