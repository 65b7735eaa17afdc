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

/** @returns how many were judged */
export async function judgeEarlier(
  missionId: string,
  { tenantId, services: { db }, signal, progress }: Context,
  read: Read,
  most = MOST_IN_A_JOB,
): Promise<number> {
  let done = 0
  while (done < most) {
    const { photos, total } = await inTenant(db, tenantId, async (tx) => {
      const { total: waiting } = await selectWaiting(tenantId, tx, missionId, 1)
      return waiting > 0
        ? { photos: [], total: 0 }
        : selectToJudge(tenantId, tx, missionId, Math.min(BATCH, most - done))
    })
    if (photos.length === 0) return done
    const end = Math.min(most, done + total)
    for (const photo of photos) {
      signal.throwIfAborted()
      const { renditions } = await read(photo)
      await inTenant(db, tenantId, (tx) => setJudged(tenantId, tx, photo.id, renditions?.quality))
      done++
      progress(done / end, missionPhotoText('judging', { done, total: end }))
    }
  }
  return done
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
