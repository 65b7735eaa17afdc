// Support of a tenant by super-admins, with the audit entries that the tenant sees as well.
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { AppError, conflict, fieldError, notFound } from '../../platform/core/errors'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { selectSubscription } from '../../records/quota/sql'
import { recordChanged } from '../../platform/realtime/sql'
import { requireLockedTenant, requireTenant, tenantChangedElsewhere, updateTenant, type Tenant } from '../tenant/public'
import { alreadyJoined, invitedRecently, queueInvitation, userNotFound } from '../user/public'
import { supportText } from './messages'
import { lockPerson, updateTermEnd } from './sql'

const MAX_YEARS = 5

/** @throws AppError 404, 409 for a user who has joined or is disabled, 429 within a minute of the last invitation */
export async function resendTenantInvitation(db: Db, tenantId: string, userId: string, actor: Actor): Promise<void> {
  await asPlatform(db, async (tx) => {
    await requireLockedTenant(tx, tenantId)
    const person = await lockPerson(tenantId, tx, userId)
    if (!person) throw notFound(userNotFound())
    if (person.hasPassword || person.isDisabled) throw conflict(alreadyJoined())
    if (!(await queueInvitation(tenantId, tx, userId))) throw new AppError(429, invitedRecently())
    await recordAudit(tenantId, tx, { ...actor, action: 'user.invite', target: person.email })
    await recordChanged(tenantId, tx, 'User', userId)
  })
}

/**
 * Moves the end of the package to a later time.
 * @throws AppError 400 at `endsAt`, 404, 409 for a stale version or a package without an end
 */
export async function extendTerm(
  db: Db,
  tenantId: string,
  { version, endsAt, reason }: { version: number; endsAt: string; reason: string },
  actor: Actor,
): Promise<Tenant> {
  return asPlatform(db, async (tx) => {
    const tenant = await requireLockedTenant(tx, tenantId)
    if (tenant.version !== version) throw conflict(tenantChangedElsewhere())
    const before = (await selectSubscription(tenantId, tx))?.endsAt
    if (!before) throw conflict(supportText('noEnd'))
    const end = new Date(endsAt)
    requireLater(new Date(before), end)
    await updateTermEnd(tenantId, tx, end)
    await updateTenant(tx, tenantId, {})
    const details = { ...changesOf({ endsAt: before }, { endsAt: end.toISOString() }), reason: reason.trim() }
    await recordAudit(tenantId, tx, { ...actor, action: 'tenant.extend', target: tenant.name, details })
    await recordChanged(tenantId, tx, 'Organisation', tenantId)
    return requireTenant(tx, tenantId)
  })
}

function requireLater(before: Date, end: Date): void {
  const latest = new Date()
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS)
  if (end <= before) throw fieldError('endsAt', supportText('notLater'))
  if (end <= new Date()) throw fieldError('endsAt', supportText('inPast'))
  if (end > latest) throw fieldError('endsAt', supportText('tooLate'))
}
