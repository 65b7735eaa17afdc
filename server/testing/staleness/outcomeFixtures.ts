import { inTenant } from '../../platform/db/tenancy'
import { insertStoredOutcome } from '../../groups/outcome/testing/storedOutcome'
import { importedPhoto } from './photoFixtures'
import type { Site, WriteFixture } from './site'

const outcome = async ({ aerie, tenant, mission }: Site): Promise<string> =>
  insertStoredOutcome(aerie, tenant, { missionId: (await mission())._id, name: 'Gate 4' })

async function photoWithPreview(site: Site): Promise<string> {
  const { aerie, tenant } = site
  const photoId = await importedPhoto(site)
  const uploadId = await site.upload('png', await site.picture())
  await inTenant(aerie.db, tenant.id, async (tx) => {
    const ofUpload = tx.selectFrom('upload').select('stored_file_id').where('id', '=', uploadId)
    const { stored_file_id } = await ofUpload.executeTakeFirstOrThrow()
    await tx
      .updateTable('mission_photo')
      .set({ preview_file_id: stored_file_id })
      .where('tenant_id', '=', tenant.id)
      .where('file_id', '=', photoId)
      .execute()
  })
  return photoId
}

/** Outcomes of missions. */
export const outcomeFixtures: Record<string, WriteFixture> = {
  async createOutcome(site) {
    const uploadId = await site.upload('png', await site.picture())
    return { ids: { missionId: (await site.mission())._id }, body: { uploadId } }
  },
  createPhotoOutcome: async (site) => ({ body: { photoId: await photoWithPreview(site) } }),
  editOutcome: async (site) => ({ ids: { outcomeId: await outcome(site) }, body: { version: 1, pcount: 3 } }),
  deleteOutcome: async (site) => ({ ids: { outcomeId: await outcome(site) } }),
  async restoreOutcomes(site) {
    const outcomeId = await outcome(site)
    await site.call('DELETE', `/outcome/delete/${outcomeId}`)
    return { body: { outcomeIds: [outcomeId] } }
  },
}
