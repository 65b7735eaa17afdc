import { insertStoredRecordingAnalysis, provideDecoder } from '../../groups/analysis/testing/storedAnalysis'
import { insertStoredRecording } from '../../groups/vod/testing/storedRecording'
import type { Site, WriteFixture } from './site'

/** Rows, because the job of an import may announce its start late. */
async function recording({ aerie, tenant, mission }: Site): Promise<string> {
  const video = { missionId: (await mission())._id, name: 'video.mp4', bytes: Buffer.from('video') }
  return insertStoredRecording(aerie, tenant, video)
}

async function deletedRecording(site: Site): Promise<string> {
  const vodId = await recording(site)
  await site.call('DELETE', `/VOD/delete-by-ID/${vodId}`)
  return vodId
}

/** A recording whose file is no video: its analysis can be started and fails. */
export async function undecodableRecording(site: Site): Promise<string> {
  await provideDecoder()
  return recording(site)
}

async function pictureOfRecording(site: Site) {
  const uploadId = await site.upload('png', await site.picture())
  return { ids: { vodId: await recording(site) }, body: { uploadId } }
}

/** Recordings of missions. */
export const writes: Record<string, WriteFixture> = {
  createRecording: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload('mp4') },
  }),
  renameRecording: async (site) => ({ ids: { vodId: await recording(site) } }),
  updateRecording: async (site) => ({
    ids: { vodId: await recording(site) },
    body: { version: 1, missionId: (await site.mission())._id },
  }),
  updateRecordings: async (site) => ({
    body: { vodIds: [await recording(site)], missionId: (await site.mission())._id },
  }),
  inferRecording: async (site) => ({ ids: { vodId: await undecodableRecording(site) }, body: {} }),
  async reviewRecordingDetections(site) {
    const recordingId = await recording(site)
    const of = { missionId: (await site.mission())._id, recordingId }
    const detectionId = await insertStoredRecordingAnalysis(site.aerie, site.tenant, of)
    return { ids: { vodId: recordingId }, body: { detectionIds: [detectionId], state: 'confirmed' } }
  },
  deleteRecording: async (site) => ({ ids: { vodId: await recording(site) } }),
  deleteRecordings: async (site) => ({ ids: { vodIds: [await recording(site)] } }),
  restoreRecordings: async (site) => ({ body: { vodIds: [await deletedRecording(site)] } }),
  setRecordingPoster: pictureOfRecording,
  setRecordingStoryboard: pictureOfRecording,
}
