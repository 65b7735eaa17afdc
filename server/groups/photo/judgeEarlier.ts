// Photos that were imported before their clarity was measured: it is measured in the import job of their mission, a part of them at a
// time. New photos go first.
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { JobContext, JobServices } from '../../platform/jobs/jobs'
import type { ReadPhoto } from '../../media/photos/readPhoto'
import type { Services } from '../services'
import {
  selectActiveTenants,
  selectMissionToJudge,
  selectToJudge,
  selectWaiting,
  setJudged,
  type WaitingPhoto,
} from './importSql'
import { missionPhotoText } from './messages'

type Read = (photo: WaitingPhoto) => Promise<ReadPhoto>
type Context = Pick<JobContext<JobServices>, 'tenantId' | 'services' | 'signal' | 'progress'>

/** In one job, so that an organisation has its jobs done meanwhile. */
const MOST_IN_A_JOB = 500
const BATCH = 20

/** One whose file cannot be read now is left for another time. @returns how many were judged */
export async function judgeEarlier(
  missionId: string,
  { tenantId, services: { db, log }, signal, progress }: Context,
  read: Read,
): Promise<number> {
  let judged = 0
  let tried = 0
  let after: string | undefined
  while (tried < MOST_IN_A_JOB) {
    const { photos, total } = await inTenant(db, tenantId, async (tx) => {
      const { total: waiting } = await selectWaiting(tenantId, tx, missionId, 1)
      if (waiting > 0) return { photos: [], total: 0 }
      return selectToJudge(tenantId, tx, missionId, { after, limit: Math.min(BATCH, MOST_IN_A_JOB - tried) })
    })
    if (photos.length === 0) return judged
    const end = Math.min(MOST_IN_A_JOB, tried + total)
    for (const photo of photos) {
      signal.throwIfAborted()
      after = photo.id
      tried++
      try {
        const { renditions } = await read(photo)
        await inTenant(db, tenantId, (tx) => setJudged(tenantId, tx, photo.id, renditions?.quality))
        judged++
      } catch (error) {
        signal.throwIfAborted()
        log.warn({ err: error, photoId: photo.id }, 'a photo could not be judged')
      }
      progress(tried / end, missionPhotoText('judging', { done: tried, total: end }))
    }
  }
  return judged
}

/** Of each organisation, one mission at a time. */
export async function requestJudging(
  { db }: Pick<Services, 'db'>,
  signal: AbortSignal,
  request: (tenantId: string, mission: { _id: string; name: string }) => Promise<void>,
): Promise<void> {
  for (const tenantId of await asPlatform(db, selectActiveTenants)) {
    if (signal.aborted) return
    const mission = await inTenant(db, tenantId, (tx) => selectMissionToJudge(tenantId, tx))
    if (mission) await request(tenantId, mission)
  }
}
