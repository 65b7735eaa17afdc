import type { Site, WriteFixture } from './site'

async function recording({ mission, upload, call }: Site): Promise<string> {
  const created = { missionId: (await mission())._id, uploadId: await upload('mp4') }
  return (await call('POST', '/VOD/save-vod-manual', created))._id
}

async function deletedRecording(site: Site): Promise<string> {
  const vodId = await recording(site)
  await site.call('DELETE', `/VOD/delete-by-ID/${vodId}`)
  return vodId
}

/** Recordings of missions. */
export const recordingFixtures: Record<string, WriteFixture> = {
  createRecording: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload('mp4') },
  }),
  renameRecording: async (site) => ({ ids: { vodId: await recording(site) } }),
  updateRecording: async (site) => ({ ids: { vodId: await recording(site) } }),
  updateRecordings: async (site) => ({ body: { vodIds: [await recording(site)], held: true } }),
  deleteRecording: async (site) => ({ ids: { vodId: await recording(site) } }),
  deleteRecordings: async (site) => ({ ids: { vodIds: [await recording(site)] } }),
  restoreRecordings: async (site) => ({ body: { vodIds: [await deletedRecording(site)] } }),
  async setRecordingPoster(site) {
    const uploadId = await site.upload('png', await site.picture())
    return { ids: { vodId: await recording(site) }, body: { uploadId } }
  },
}
