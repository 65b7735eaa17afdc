// What other groups may use of the group analysis.
import { requireQuota } from '../../records/quota/usage'
import type { Tx } from '../../platform/db/tenancy'
import * as queries from './sql'

export { startAnalysis } from './service'

/** Counts a run of a model for the package, in the caller's transaction. @throws AppError 409 for a used up package */
export async function countAiRun(tenantId: string, tx: Tx): Promise<void> {
  await requireQuota(tenantId, tx, 'aiRuns', 1)
  await queries.countRun(tenantId, tx)
}
