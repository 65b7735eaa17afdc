// What other groups use to tell people something outside the app: by mail, and by the webhooks of the tenant.
import type { Tx } from '../../platform/db/tenancy'
import { onCommit } from '../../platform/db/tenancy'
import { mailSignal } from './mailSignal'
import { insertLines, type NewLine } from './queueSql'
import { selectRecipients } from './recipientSql'
import { queueNotices } from './webhookNotices'

/**
 * Queues notifications in the transaction of their cause. They leave shortly after it has committed, unless their recipient may
 * not see what they are about, now or then.
 * @param at when they are due; by default now
 */
export async function queueMails(
  tenantId: string,
  tx: Tx,
  lines: readonly NewLine[],
  at: Date = new Date(),
): Promise<void> {
  const ids = lines.flatMap(({ to }) => ('userId' in to ? [to.userId] : []))
  const people = await selectRecipients(tenantId, tx, ids)
  const allowed = lines.filter(({ to, permissions }) => {
    if (!('userId' in to)) return true
    const held = people.get(to.userId)?.permissions
    return held !== undefined && permissions.every((permission) => held.has(permission))
  })
  await insertLines(tenantId, tx, allowed, at)
  await queueNotices(tenantId, tx, allowed)
  if (allowed.length > 0) onCommit(tx, () => mailSignal.emit('queued'))
}
