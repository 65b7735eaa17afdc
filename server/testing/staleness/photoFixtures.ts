import { inTenant } from '../../platform/db/tenancy'
import { insertStoredOrthomosaic } from '../../groups/orthomosaic/testing/storedOrthomosaic'
import { insertCoveredPhoto } from '../../groups/photo/testing/coveredPhoto'
import { insertMissionFile } from '../../records/mission-files/sql'
import { acceptPhoto } from '../clients'
import type { Site, WriteFixture } from './site'

/** Inserts an imported photo directly, because the job of an import may announce its start late. */
export async function importedPhoto(site: Site, ofMission?: string): Promise<string> {
  const { aerie, tenant, mission, upload } = site
  const missionId = ofMission ?? (await mission())._id
  const uploadId = await upload('png')
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const ofUpload = tx.selectFrom('upload').where('tenant_id', '=', tenant.id).where('id', '=', uploadId)
    const { stored_file_id } = await ofUpload.select('stored_file_id').executeTakeFirstOrThrow()
    const file = {
      missionId,
      kind: 'photo',
      storedFileId: stored_file_id ?? '',
      name: 'A.JPG',
      createdBy: tenant.root.id,
    } as const
    const photoId = await insertMissionFile(tenant.id, tx, file)
    await tx
      .insertInto('mission_photo')
      .values({ file_id: photoId, tenant_id: tenant.id, sha256: 'a'.repeat(64), imported_at: new Date() })
      .execute()
    return photoId
  })
}

/** Calls for photos of missions. */
export const writes: Record<string, WriteFixture> = {
  createPhoto: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload('png') },
  }),
  async createMosaic({ aerie, tenant, mission }) {
    const missionId = (await mission())._id
    await insertCoveredPhoto(aerie, tenant, missionId)
    return { ids: { missionId } }
  },
  async createOrthomosaic({ aerie, tenant, mission }) {
    const missionId = (await mission())._id
    for (const east of [0, 0.001, 0.002]) await insertCoveredPhoto(aerie, tenant, missionId, east)
    return { ids: { missionId } }
  },
  async cancelOrthomosaic({ aerie, tenant, mission, call }) {
    const missionId = (await mission())._id
    for (const east of [0, 0.001, 0.002]) await insertCoveredPhoto(aerie, tenant, missionId, east)
    const made = await call<{ _id: string }>('POST', `/orthomosaic/create/${missionId}`, {
      name: 'Beach',
      preset: 'fast',
    })
    return { ids: { orthomosaicId: made._id } }
  },
  async retryOrthomosaic({ aerie, tenant, mission }) {
    const missionId = (await mission())._id
    return { ids: { orthomosaicId: await insertStoredOrthomosaic(aerie, tenant, { missionId, status: 'failed' }) } }
  },
  reviewPhotos: async (site) => ({ body: { ids: [await importedPhoto(site)], decision: 'accept' } }),
  async placePhoto(site) {
    return { body: { fileId: await importedPhoto(site), version: 1, location: { lat: 1, long: 2 } } }
  },
  async sharePhotos(site) {
    const photoId = await importedPhoto(site)
    await acceptPhoto(site.aerie, site.tenant, photoId)
    return { body: { ids: [photoId], clientVisible: true } }
  },
  async deletePhotos(site) {
    return { ids: { photoIds: [await importedPhoto(site)] } }
  },
  async restorePhotos(site) {
    const photoId = await importedPhoto(site)
    await site.call('DELETE', `/photo/delete?photoIds=${photoId}`)
    return { body: { photoIds: [photoId] } }
  },
}
