// The steps of an orthomosaic: a job sends the photos, a server computes, and another job stores the results.
import type { Tx } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import { changeOrthomosaic } from './progress'
import { sumPhotoBytes, type OrthomosaicChange, type OrthomosaicRow } from './sql'
import { transferJob } from './transferJob'

/**
 * What the results need, by the size of the photos: an archive of about their size, with the point cloud, the textured model and the
 * rasters, and the files that are unpacked from it.
 */
const RESULTS_FACTOR = 2

/**
 * Starts to send all photos, to a server that the job chooses. The space of the results is reserved meanwhile, so that what the disk has
 * no room for is not computed.
 * @returns the reserved bytes
 */
export const startSending = (tenantId: string, tx: Tx, row: OrthomosaicRow, userId: string | null): Promise<number> =>
  startTransfer(tenantId, tx, row, userId, {
    status: 'sending',
    nodeUrl: null,
    taskId: null,
    sentPhotos: 0,
    isComputed: false,
    removesTask: false,
    log: [],
  })

/** Starts to store the results that the server has computed. The job waits for room. @returns the reserved bytes */
export const startStoring = (tenantId: string, tx: Tx, row: OrthomosaicRow, userId: string | null): Promise<number> =>
  startTransfer(tenantId, tx, row, userId, { status: 'storing', isComputed: true })

async function startTransfer(
  tenantId: string,
  tx: Tx,
  row: OrthomosaicRow,
  startedBy: string | null,
  change: OrthomosaicChange,
): Promise<number> {
  const reservedBytes = RESULTS_FACTOR * (await sumPhotoBytes(tenantId, tx, row.photoIds))
  const about = { entity: 'Mission', id: row.missionId }
  const jobId = await startJob(
    tenantId,
    tx,
    transferJob,
    { orthomosaicId: row.id },
    { title: row.name, startedBy, about, reservedBytes },
  )
  const fresh = { progress: 0, isQueued: false, message: null, unreachableSince: null, endedAt: null, dueInSeconds: 0 }
  await changeOrthomosaic(tenantId, tx, row.id, { ...fresh, ...change, jobId })
  return reservedBytes
}
