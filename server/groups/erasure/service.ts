// A super-admin erases a tenant after typing its name and the own password.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireOwnPassword } from '../../platform/identity/loginThrottle'
import type { Principal } from '../../platform/identity/session'
import { markTenantDeleted } from '../tenant/public'
import { erasureText } from './messages'
import { cancelJobs, insertErasure, lockAnyTenant, selectCertificate, selectErasure, type Erasure } from './sql'

export interface Caller {
  user: Principal
  actor: Actor
}

/** @throws AppError 400 at `name` or `password`, 404, 409 when the tenant is being erased already, 429 */
export async function eraseTenant(
  db: Db,
  tenantId: string,
  { name, password }: { name: string; password: string },
  { user, actor }: Caller,
): Promise<Erasure> {
  await requireOwnPassword(db, user.email, password, actor.address, 'password')
  const erasure = await asPlatform(db, async (tx) => {
    const tenant = await lockAnyTenant(tx, tenantId)
    if (!tenant) throw notFound(erasureText('tenantNotFound'))
    if (name.trim() !== tenant.name) throw fieldError('name', erasureText('wrongName'))
    const requested = { requestedBy: user.userId, requestedName: actor.actorName }
    const id = await insertErasure(tx, { tenantId, name: tenant.name, ...requested })
    if (id === undefined) throw conflict(erasureText('underWay'))
    if (!tenant.isDeleted) await markTenantDeleted(tx, tenantId)
    // Of the platform: the entries of the tenant are erased with it.
    const details = { tenantId, erasureId: id }
    await recordAudit(null, tx, { ...actor, action: 'tenant.erase', target: tenant.name, details })
    return requireErasure(tx, id)
  })
  await inTenant(db, tenantId, (tx) => cancelJobs(tenantId, tx))
  return erasure
}

/** @throws AppError 404, 409 while it is under way */
export const recordDownload = (db: Db, erasureId: string, actor: Actor) =>
  asPlatform(db, async (tx) => {
    const { name } = await requireErasure(tx, erasureId)
    const signed = await selectCertificate(tx, erasureId)
    if (!signed) throw conflict(erasureText('notDone'))
    await recordAudit(null, tx, { ...actor, action: 'erasure.download', target: name, details: { erasureId } })
    return signed
  })

async function requireErasure(tx: Tx, erasureId: string): Promise<Erasure> {
  const found = await selectErasure(tx, erasureId)
  if (!found) throw notFound(erasureText('notFound'))
  return found
}
