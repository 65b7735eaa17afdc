import { inTenant } from '../../db/tenancy'
import type { Site, WriteFixture } from './site'

/** A photo that has been imported. */
export async function importedPhoto(site: Site, ofMission?: string): Promise<string> {
  const { aerie, tenant, mission, upload, call } = site
  const missionId = ofMission ?? (await mission())._id
  const uploadId = await upload('png')
  // A photo has the hash of its file, which the stored row of a test repeats.
  const { _id } = await call('POST', '/photo/create', { missionId, uploadId })
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx
      .updateTable('mission_photo')
      .set({ imported_at: new Date(), state: 'staged' })
      .where('tenant_id', '=', tenant.id)
      .where('file_id', '=', _id)
      .execute(),
  )
  return _id
}

/** Photos of missions. */
export const photoFixtures: Record<string, WriteFixture> = {
  createPhoto: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload('png') },
  }),
  reviewPhotos: async (site) => ({ body: { ids: [await importedPhoto(site)], decision: 'accept' } }),
  async placePhoto(site) {
    return { body: { fileId: await importedPhoto(site), version: 1, location: { lat: 1, long: 2 } } }
  },
  async sharePhotos(site) {
    return { body: { ids: [await importedPhoto(site)], clientVisible: false } }
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
