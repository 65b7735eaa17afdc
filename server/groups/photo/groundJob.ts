// The job that computes the areas of a mission's photos and recordings again after its elevation layers have changed. Which
// missions are due is queued by triggers, so that every way to change a layer counts.
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { defineJob, startJob, type JobServices } from '../../platform/jobs/jobs'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import type { GroundReader } from '../../records/ground/groundReader'
import type { Services } from '../services'
import { fitToGround } from './ground'
import { claimDueGround, deleteDueGround, queueFootage, selectGroundMission, type DueGround } from './groundSql'
import { countPhotos } from './importSql'
import { missionPhotoText } from './messages'

interface GroundServices extends JobServices {
  ground: GroundReader
}

const TIMEOUT_MS = 2 * 3_600_000

export const groundJob = defineJob<{ missionId: string }, { photos: number; recordings: number }, GroundServices>({
  kind: 'mission-ground',
  timeoutMs: TIMEOUT_MS,
  async run({ missionId }, { tenantId, services, signal, progress }) {
    const { db, ground } = services
    let photos = 0
    let fileIds: string[]
    do {
      progress(0, missionPhotoText('readingGround'))
      const models = await ground.models(tenantId, missionId, signal)
      fileIds = models.map(({ fileId }) => fileId)
      const total = await inTenant(db, tenantId, (tx) => countPhotos(tenantId, tx, missionId))
      const onProgress = (done: number) =>
        progress(done / Math.max(1, total), missionPhotoText('fitting', { done, total }))
      photos += await fitToGround(db, tenantId, { missionId, models, signal, onProgress })
      // A layer that changed meanwhile has another job, which may have ended before this one.
    } while (isOther(fileIds, await ground.fileIds(tenantId, missionId)))
    const recordings = await inTenant(db, tenantId, (tx) => queueFootage(tenantId, tx, missionId))
    return { photos, recordings }
  },
})

/** A layer whose raster has no pixels has a file and no model. */
const isOther = (used: readonly string[], now: readonly string[]): boolean =>
  used.some((id) => !now.includes(id)) || now.filter((id) => used.includes(id)).join() !== used.join()

/** Starts the jobs of missions that are due. */
export function startGroundRounds(services: Pick<Services, 'db' | 'log'>): Rounds {
  return startRounds({ log: services.log, title: 'ground of photos' }, async (signal) => {
    while (!signal.aborted) {
      const due = await asPlatform(services.db, claimDueGround)
      if (!due) return
      await startDue(services, due)
    }
  })
}

async function startDue({ db }: Pick<Services, 'db'>, due: DueGround): Promise<void> {
  const { tenantId, missionId } = due
  await inTenant(db, tenantId, async (tx) => {
    if (!(await deleteDueGround(due, tx))) return
    const mission = await selectGroundMission(tenantId, tx, missionId)
    if (!mission) return
    const about = { entity: 'Mission', id: missionId }
    const start = { title: mission.name, startedBy: mission.startedBy, about }
    await startJob(tenantId, tx, groundJob, { missionId }, start)
  })
}
