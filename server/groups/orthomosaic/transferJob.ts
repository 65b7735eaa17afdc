// The job that sends the photos of an orthomosaic to a processing server, or stores the results. What a server computes in
// between takes hours and needs no job.
import { inTenant } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext } from '../../platform/jobs/jobs'
import { orthomosaicText } from './messages'
import { changeOrthomosaic, failOrthomosaic } from './progress'
import { sendPhotos } from './sendPhotos'
import { lockOrthomosaic, type OrthomosaicRow } from './sql'
import { storeResults } from './storeResults'
import type { TransferServices } from './transferServices'

const TIMEOUT_MS = 12 * 60 * 60_000

export const transferJob = defineJob<{ orthomosaicId: string }, { orthomosaicId: string }, TransferServices>({
  kind: 'orthomosaic',
  timeoutMs: TIMEOUT_MS,
  async run({ orthomosaicId }, context) {
    const row = await resume(orthomosaicId, context)
    try {
      if (row.status === 'sending') await sendPhotos(row, context)
      else await storeResults(row, context)
      return { orthomosaicId }
    } catch (error) {
      context.signal.throwIfAborted()
      if (error instanceof JobFailure) await fail(orthomosaicId, context, error)
      throw error
    }
  },
})

/** Continues where an earlier run stopped. A job that failed and was started again in the list of jobs continues, too. */
async function resume(
  id: string,
  { tenantId, jobId, services }: JobContext<TransferServices>,
): Promise<OrthomosaicRow> {
  return inTenant(services.db, tenantId, async (tx) => {
    const row = await lockOrthomosaic(tenantId, tx, id)
    if (!row) throw new JobFailure(orthomosaicText('notFound'))
    const isOfJob = row.jobId === jobId
    if (isOfJob && (row.status === 'sending' || row.status === 'storing')) return row
    if (!isOfJob || row.status !== 'failed') throw new JobFailure(orthomosaicText('cancelled'))
    const status = row.isComputed ? ('storing' as const) : ('sending' as const)
    await changeOrthomosaic(tenantId, tx, id, { status, message: null, endedAt: null })
    return { ...row, status }
  })
}

async function fail(
  id: string,
  { tenantId, jobId, services }: JobContext<TransferServices>,
  { text }: JobFailure,
): Promise<void> {
  await inTenant(services.db, tenantId, async (tx) => {
    const row = await lockOrthomosaic(tenantId, tx, id)
    if (row?.jobId !== jobId || (row.status !== 'sending' && row.status !== 'storing')) return
    await failOrthomosaic(tenantId, tx, row, text)
  })
}
