import { inTenant } from '../../platform/db/tenancy'
import { importedPhoto } from './photoFixtures'
import type { Site, WriteFixture } from './site'

/** Creates an imported photo with a thumbnail and assigns it to a feature. */
async function fileOfFeature(site: Site): Promise<{ fileId: string; layerId: string }> {
  const { missionId, layerId } = await site.layerWithFeature()
  const fileId = await importedPhoto(site, missionId)
  await inTenant(site.aerie.db, site.tenant.id, async (tx) => {
    const ofTenant = tx.selectFrom('mission_file').where('tenant_id', '=', site.tenant.id).where('id', '=', fileId)
    const { stored_file_id } = await ofTenant.select('stored_file_id').executeTakeFirstOrThrow()
    await tx
      .updateTable('mission_photo')
      .set({ thumbnail_file_id: stored_file_id })
      .where('tenant_id', '=', site.tenant.id)
      .where('file_id', '=', fileId)
      .execute()
  })
  await site.call('PATCH', '/layer/assign-files', { fileIds: [fileId], feature: { layerId, index: 1 } })
  return { fileId, layerId }
}

/** Calls for files of features. */
export const featureFileFixtures: Record<string, WriteFixture> = {
  async uploadFeatureFile(site) {
    const { layerId } = await site.layerWithFeature()
    return { ids: { layerId }, body: { index: 1, uploadId: await site.upload('png') } }
  },
  async assignFiles(site) {
    const { missionId, layerId } = await site.layerWithFeature()
    return { body: { fileIds: [await importedPhoto(site, missionId)], feature: { layerId, index: 1 } } }
  },
  async autoAssignPhotos(site) {
    return { body: { missionId: (await site.layerWithFeature()).missionId, maxMetres: 20 } }
  },
  async setCoverPhoto(site) {
    const { fileId } = await fileOfFeature(site)
    return { ids: { fileId }, body: { version: 2 } }
  },
  async deleteFeatureFile(site) {
    return { ids: { fileId: (await fileOfFeature(site)).fileId } }
  },
  async deleteFeatureFiles(site) {
    return { ids: { fileIds: [(await fileOfFeature(site)).fileId] } }
  },
  async restoreFeatureFiles(site) {
    const { fileId } = await fileOfFeature(site)
    await site.call('DELETE', `/layer/delete-file-geojson/${fileId}`)
    return { body: { fileIds: [fileId] } }
  },
}
