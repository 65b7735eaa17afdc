// A user asks the tenant roots for a permission. The audit log is also the record that limits the requests.
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/sql'
import { AppError, conflict } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, continueAsTenant, type Tx } from '../../platform/db/tenancy'
import { pagePaths } from '../../platform/http/pagePaths'
import { ALLOWED_FOR_TENANT, takesGrants } from '../../platform/identity/permissions'
import { recordEvent } from '../../platform/realtime/sql'
import { queueMails } from '../notification/public'
import { labelOf } from '../permission/public'
import { selectRoots } from '../user/public'
import type { Services } from '../services'
import { profileMailText, profileText } from './messages'
import type { Caller } from './service'

/** Requests of one user in 24 hours. */
const LIMIT = 5

/** Mails the tenant roots and notifies them. @throws AppError 409 when it cannot be granted, 429 when it was asked for in the last 24 hours */
export async function askForPermission(
  { db }: Pick<Services, 'db'>,
  tenantId: string,
  { user, actor }: Caller,
  permission: string,
): Promise<void> {
  if (user.permissions.has(permission)) throw conflict(profileText('heldAlready'))
  if (!takesGrants(user.userType) || !ALLOWED_FOR_TENANT.includes(permission)) {
    throw conflict(profileText('notGrantable'))
  }
  await asPlatform(db, async (tx) => {
    await lockTexts(tx, [`requests for access of ${user.userId}`])
    const asked = await selectAskedFor(tx, user.userId)
    if (asked.includes(permission)) throw new AppError(429, profileText('askedAlready'))
    if (asked.length >= LIMIT) throw new AppError(429, profileText('tooManyRequests', { limit: LIMIT }))
    const target = render(labelOf(permission), 'en')
    await recordAudit(tenantId, tx, { ...actor, action: 'access.ask', target, details: { permission } })
    const payload = { name: user.name, userID: user.userId, permission }
    const roots = await selectRoots(tenantId, tx)
    for (const { id } of roots) await recordEvent(tenantId, tx, 'ACCESS_ASKED', payload, id)
    const path = pagePaths.askingUser(user.userId, permission)
    const values = { name: user.name, email: user.email, permission: labelOf(permission), link: path }
    const lines = roots.map((root) => ({
      to: { userId: root.id },
      kind: 'access_asked' as const,
      recordId: user.userId,
      permissions: ['user_update'],
      subject: profileMailText('askSubject', { name: user.name }),
      body: profileMailText('askBody', { ...values, root: root.name }),
      path,
    }))
    await continueAsTenant(tenantId, tx)
    await queueMails(tenantId, tx, lines)
  })
}

/** Permissions that the user asked for in the last 24 hours. */
async function selectAskedFor(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('audit_entry')
    .select(sql<string>`details->>'permission'`.as('permission'))
    .where('actor_id', '=', userId)
    .where('action', '=', 'access.ask')
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .execute()
  return rows.map(({ permission }) => permission)
}
