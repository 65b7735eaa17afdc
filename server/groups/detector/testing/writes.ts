import { squareModel } from '../../../media/detector/testing/squareModel'
import type { Site, WriteFixture } from '../../../testing/staleness/site'
import { insertStoredDetector, insertStoredPhoto, insertStoredRun } from './storedDetector'

const detector = ({ aerie, tenant }: Site): Promise<string> => insertStoredDetector(aerie, tenant, 'Squares')

async function photo({ aerie, tenant, mission }: Site): Promise<{ missionId: string; photoId: string }> {
  const { _id: missionId } = await mission()
  return { missionId, photoId: await insertStoredPhoto(aerie, tenant, { missionId, name: 'Photo' }) }
}

async function run(site: Site): Promise<{ runId: string; objectId: string }> {
  const of = await photo(site)
  return insertStoredRun(site.aerie, site.tenant, { ...of, detectorId: await detector(site), name: 'Squares' })
}

/** Detectors, their runs and their results. */
export const writes: Record<string, WriteFixture> = {
  async createDetector(site) {
    return { body: { uploadId: await site.upload('png', Buffer.from(squareModel())), name: 'Squares' } }
  },
  editDetector: async (site) => ({ ids: { detectorId: await detector(site) }, body: { version: 1, enabled: false } }),
  deleteDetector: async (site) => ({ ids: { detectorId: await detector(site) } }),
  async runDetector(site) {
    const { missionId } = await photo(site)
    return { body: { missionId, detectorId: await detector(site) } }
  },
  async reviewDetectedObjects(site) {
    return { body: { detectedObjectIds: [(await run(site)).objectId], state: 'confirmed' } }
  },
  deleteDetectorRun: async (site) => ({ ids: { detectorRunId: (await run(site)).runId } }),
}
