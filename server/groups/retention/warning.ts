// Tells the tenant roots what the rules will delete: a week before the first deletion, then once a week at most.
import { dayOf } from '../../platform/core/days'
import type { Tx } from '../../platform/db/tenancy'
import { pagePaths } from '../../platform/http/pagePaths'
import { recordEvent } from '../../platform/realtime/sql'
import { queueMails } from '../notification/public'
import { selectRootsToWarn, takeWarning } from './checkSql'
import { selectComing } from './dueSql'
import { retentionMailText } from './messages'
import { selectRules } from './ruleSql'

/** A rule that is switched on today deletes in 8 days at the earliest, after 7 whole ones. */
const AHEAD_DAYS = 8
/** The day in mails is written before their language is known. */
const LANGUAGE = 'en'

/** The warning, its mails and its mark are one transaction, so that each is sent once. */
export async function warn(tenantId: string, tx: Tx): Promise<void> {
  let count = 0
  const firstDays: string[] = []
  for (const rule of await selectRules(tenantId, tx)) {
    const coming = await selectComing(tenantId, tx, rule, AHEAD_DAYS)
    count += coming.count
    if (coming.day !== null) firstDays.push(coming.day)
  }
  const [day] = firstDays.sort()
  if (day === undefined || !(await takeWarning(tenantId, tx))) return
  const roots = await selectRootsToWarn(tenantId, tx)
  for (const { id } of roots) await recordEvent(tenantId, tx, 'RETENTION_DUE', { count, day }, id)
  const path = pagePaths.retention()
  const values = { count, day: dayOf(day, LANGUAGE) }
  const lines = roots.map(({ id, name }) => ({
    to: { userId: id },
    kind: 'retention' as const,
    recordId: null,
    permissions: ['tenant_update_self'],
    subject: retentionMailText('subject', values),
    body: retentionMailText('body', { ...values, name, link: path }),
    path,
  }))
  await queueMails(tenantId, tx, lines)
}
