// The job of an analysis that the model server computes. The watcher sends it, and what the server reports ends it.
import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import { defineJob, HANDED_OVER } from '../../../platform/jobs/jobs'
import type { Services } from '../../services'
import { beginRun } from './externalSql'

const TIMEOUT_MS = 60_000

export const externalAnalysisJob = defineJob<{ analysisId: string }, { found: number }, Services>({
  kind: 'external-analysis',
  timeoutMs: TIMEOUT_MS,
  async run({ analysisId }, { tenantId, jobId, services }) {
    await inTenant(services.db, tenantId, (tx) => beginRun(tenantId, tx, { id: uuidv7(), analysisId, jobId }))
    return HANDED_OVER
  },
})
