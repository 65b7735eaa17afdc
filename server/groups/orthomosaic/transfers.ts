// The steps of an orthomosaic: a job sends the photos, a server computes, and another job stores the results.
import type { Tx } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import { changeOrthomosaic } from './progress'
import type { OrthomosaicChange, OrthomosaicRow } from './sql'
import { transferJob } from './transferJob'

/** Starts to send all photos, to a server that the job chooses. */
export const startSending = (tenantId: string, tx: Tx, row: OrthomosaicRow, userId: string | null): Promise<void> =>
  startTransfer(tenantId, tx, row, userId, {
    status: 'sending',
    nodeUrl: null,
    taskId: null,
    sentPhotos: 0,
    isComputed: false,
    removesTask: false,
    log: [],
  })

/** Starts to store the results that the server has computed. */
export const startStoring = (tenantId: string, tx: Tx, row: OrthomosaicRow, userId: string | null): Promise<void> =>
  startTransfer(tenantId, tx, row, userId, { status: 'storing', isComputed: true })

async function startTransfer(
  tenantId: string,
  tx: Tx,
  row: OrthomosaicRow,
  startedBy: string | null,
  change: OrthomosaicChange,
): Promise<void> {
  const about = { entity: 'Mission', id: row.missionId }
  const jobId = await startJob(
    tenantId,
    tx,
    transferJob,
    { orthomosaicId: row.id },
    { title: row.name, startedBy, about },
  )
  const fresh = { progress: 0, isQueued: false, message: null, unreachableSince: null, endedAt: null, dueInSeconds: 0 }
  await changeOrthomosaic(tenantId, tx, row.id, { ...fresh, ...change, jobId })
}
