// Looks once an hour at each tenant that has a rule, warns its roots, and starts its job when there is something to delete.
import { render } from '../../platform/core/messages'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import type { Services } from '../services'
import { hasOpenJob, selectTenantsToCheck, takeCheck } from './checkSql'
import { hasDue } from './dueSql'
import { auditOpenRuns, retentionJob } from './job'
import { retentionText } from './messages'
import { warn } from './warning'
import { lockActiveDays, selectRules } from './ruleSql'

export async function checkRetention({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const tenantId of await asPlatform(db, selectTenantsToCheck)) {
    await inTenant(db, tenantId, (tx) => check(tenantId, tx))
  }
}

/** The check comes first: another process that looks at the same time waits, and then finds nothing to do. */
async function check(tenantId: string, tx: Tx): Promise<void> {
  if (!(await takeCheck(tenantId, tx))) return
  await warn(tenantId, tx)
  if (await hasOpenJob(tenantId, tx, retentionJob.kind)) return
  await auditOpenRuns(tenantId, tx)
  if (!(await isAnyDue(tenantId, tx))) return
  const title = render(retentionText('jobTitle'), 'en')
  await startJob(tenantId, tx, retentionJob, {}, { title, startedBy: null })
}

async function isAnyDue(tenantId: string, tx: Tx): Promise<boolean> {
  for (const { kind } of await selectRules(tenantId, tx)) {
    const days = await lockActiveDays(tenantId, tx, kind)
    if (days !== undefined && (await hasDue(tenantId, tx, kind, days))) return true
  }
  return false
}
