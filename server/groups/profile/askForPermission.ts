// A user asks the tenant roots for a permission. The audit log is also the record that limits the requests.
import { sql } from 'kysely'
import { recordAudit } from '../../audit/sql'
import { AppError, conflict, logFailure } from '../../core/errors'
import { chooseLanguage, languagesOf } from '../../core/languages'
import { render } from '../../core/messages'
import { lockTexts } from '../../db/lockTexts'
import { asPlatform, type Tx } from '../../db/tenancy'
import { pageAddress, pagePaths } from '../../http/pagePaths'
import { ALLOWED_FOR_TENANT, takesGrants } from '../../identity/permissions'
import type { Mail } from '../../mail/mailer'
import { recordEvent } from '../../realtime/sql'
import { labelOf } from '../permission/service'
import { selectRoots, type RootRecipient } from '../user/service'
import type { Services } from '../services'
import { profileMailText, profileText } from './messages'
import type { Caller } from './service'

/** Requests of one user in 24 hours. */
const LIMIT = 5

/** Mails the tenant roots and notifies them. @throws AppError 409 when it cannot be granted, 429 when it was asked for in the last 24 hours */
export async function askForPermission(
  { db, config, sendMail, log }: Services,
  tenantId: string,
  { user, actor }: Caller,
  permission: string,
): Promise<void> {
  if (user.permissions.has(permission)) throw conflict(profileText('heldAlready'))
  if (!takesGrants(user.userType) || !ALLOWED_FOR_TENANT.includes(permission)) {
    throw conflict(profileText('notGrantable'))
  }
  const roots = await asPlatform(db, async (tx) => {
    await lockTexts(tx, [`requests for access of ${user.userId}`])
    const asked = await selectAskedFor(tx, user.userId)
    if (asked.includes(permission)) throw new AppError(429, profileText('askedAlready'))
    if (asked.length >= LIMIT) throw new AppError(429, profileText('tooManyRequests', { limit: LIMIT }))
    const target = render(labelOf(permission), 'en')
    await recordAudit(tenantId, tx, { ...actor, action: 'access.ask', target, details: { permission } })
    const payload = { name: user.name, userID: user.userId, permission }
    const recipients = await selectRoots(tenantId, tx)
    for (const { id } of recipients) await recordEvent(tenantId, tx, 'ACCESS_ASKED', payload, id)
    return recipients
  })
  const link = pageAddress(config, pagePaths.askingUser(user.userId, permission))
  for (const root of roots) {
    const language = chooseLanguage(languagesOf(config), root.language ?? undefined, undefined)
    sendMail(requestMail(root, user, { permission, link, language })).catch(logFailure(log, 'mail of a request'))
  }
}

function requestMail(
  root: RootRecipient,
  user: { name: string; email: string },
  { permission, link, language }: { permission: string; link: string; language: string },
): Mail {
  const label = render(labelOf(permission), language)
  const values = { root: root.name, name: user.name, email: user.email, permission: label, link }
  return {
    to: root.email,
    subject: render(profileMailText('askSubject', { name: user.name }), language),
    text: render(profileMailText('askBody', values), language),
  }
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
