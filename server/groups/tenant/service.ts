// Administration of tenants by super-admins, with the audit entries and announcements that belong to it.
import { recordAudit, type Actor, type AuditAction } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { currentLanguage } from '../../platform/core/requestContext'
import type { Message } from '../../platform/core/messages'
import { conflict, fieldError, isUniqueViolation, logFailure, notFound } from '../../platform/core/errors'
import { readUsage } from '../../records/quota/usage'
import { selectSubscription } from '../../records/quota/sql'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { staleVersion } from '../../platform/db/staleVersion'
import { asPlatform, type Db, type Tx } from '../../platform/db/tenancy'
import { findPackage, type Package } from '../package/public'
import { queueInvitation } from '../user/public'
import { activateSubscription, offerOf } from './activation'
import { paymentRequiredMail } from './mails'
import { tenantStatusText, tenantText } from './messages'
import { insertSignUp, lockSignUp, updateSignUpPackage } from './signUpSql'
import {
  insertTenant,
  isTenantKnown,
  lockTenant,
  markTenantDeleted,
  selectRoot,
  selectTenantMore,
  selectTenantRow,
  updateTenant,
  type Tenant,
} from './sql'
import { nextStatuses, type TenantStatus } from './status'

type NewTenant = components['schemas']['NewTenant']
type TenantFields = Omit<components['schemas']['TenantEdit'], 'version'>

/** Creates a tenant and mails its tenant root. @throws AppError 400, 409 when the e-mail is taken */
export async function createTenant(services: Services, fields: NewTenant, actor: Actor): Promise<Tenant> {
  const { db, config, sendMail, log } = services
  const { name, root } = fields
  const { tenant, mustPay } = await asPlatform(db, async (tx) => {
    const wanted = await requireOnSale(tx, fields.packageId)
    const mustPay = fields.withPayment === true && wanted.price > 0
    const created = await insertTenant(tx, { name, root, status: 'pending' }).catch(rejectTakenEmail('root.email'))
    if (mustPay) await insertSignUp(tx, created.tenantId, { packageId: wanted._id, expires: false })
    else {
      await activateSubscription(tx, created.tenantId, offerOf(wanted), new Date(), null)
      await queueInvitation(created.tenantId, tx, created.rootId)
    }
    const details = { package: wanted.name, withPayment: mustPay }
    await recordAudit(created.tenantId, tx, { ...actor, action: 'tenant.create', target: name, details })
    return { tenant: await requireTenant(tx, created.tenantId), mustPay }
  })
  if (mustPay) {
    sendMail(paymentRequiredMail(root, tenant.name, config, currentLanguage())).catch(
      logFailure(log, 'mail of a new tenant'),
    )
  }
  return tenant
}

/** @throws AppError 400, 404, 409 when `version` is stale or the status cannot change like this */
export async function editTenant(
  db: Db,
  tenantId: string,
  version: number,
  fields: TenantFields,
  actor: Actor,
): Promise<Tenant> {
  return asPlatform(db, async (tx) => {
    const before = await requireLockedTenant(tx, tenantId)
    if (before.version !== version) throw await staleVersion(tx, 'tenant', tenantId, tenantChangedElsewhere())
    if (fields.status && !nextStatuses(before.status).includes(fields.status)) {
      throw conflict(
        tenantText('cannotBecome', { from: tenantStatusText(before.status), to: tenantStatusText(fields.status) }),
      )
    }
    const given = fields.packageId === undefined ? undefined : await requireOnSale(tx, fields.packageId)
    if (given) await givePackage(tx, tenantId, before.status, given)
    if (before.status === 'pending' && fields.status === 'active') await activate(tx, tenantId)
    await updateTenant(tx, tenantId, fields)
    const details = { ...(fields.status && { status: fields.status }), ...(given && { package: given.name }) }
    await recordAudit(tenantId, tx, {
      ...actor,
      action: auditActionOf(before.status, fields),
      target: before.name,
      details,
    })
    await recordChanged(tenantId, tx, 'Organisation', tenantId)
    // Sessions contain the name of the tenant.
    if (fields.name !== undefined) await recordChanged(tenantId, tx, 'Session')
    return requireTenant(tx, tenantId)
  })
}

/** @throws AppError 400 when `name` is not the name of the tenant, 404 */
export async function deleteTenant(db: Db, tenantId: string, name: string, actor: Actor): Promise<void> {
  await asPlatform(db, async (tx) => {
    const tenant = await requireLockedTenant(tx, tenantId)
    if (name.trim() !== tenant.name) throw fieldError('name', tenantText('wrongName'))
    await markTenantDeleted(tx, tenantId)
    await recordAudit(tenantId, tx, { ...actor, action: 'tenant.delete', target: tenant.name })
  })
}

export const tenantChangedElsewhere = (): Message => tenantText('changedElsewhere')

/**
 * Locks a tenant until the transaction ends and returns its name, status and version.
 * @throws AppError 404 when the tenant does not exist
 */
export async function requireLockedTenant(
  tx: Tx,
  tenantId: string,
): Promise<{ name: string; status: TenantStatus; version: number }> {
  const tenant = await lockTenant(tx, tenantId)
  if (!tenant) throw notFound(tenantText('notFound'))
  return tenant
}

/** @throws AppError 404 when the tenant does not exist */
export async function requireKnownTenant(tx: Tx, tenantId: string): Promise<void> {
  if (!(await isTenantKnown(tx, tenantId))) throw notFound(tenantText('notFound'))
}

/** @throws AppError 404 when the tenant does not exist */
export async function requireTenant(tx: Tx, tenantId: string): Promise<Tenant> {
  const row = await selectTenantRow(tx, tenantId)
  if (!row) throw notFound(tenantText('notFound'))
  const subscription = await selectSubscription(tenantId, tx)
  return {
    ...row,
    ...(await selectTenantMore(tx, tenantId)),
    ...(subscription && { package: subscription }),
    usage: await readUsage(tenantId, tx),
  }
}

/** Reports a taken e-mail at `field`, without revealing whose it is. */
export const rejectTakenEmail =
  (field: string) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error
    const message = tenantText('emailTaken')
    throw conflict(message, [{ field, message }])
  }

/** A pending tenant gets the package when it is activated, every other tenant at once. */
async function givePackage(tx: Tx, tenantId: string, status: TenantStatus, given: Package): Promise<void> {
  if (status === 'pending') await updateSignUpPackage(tx, tenantId, given._id)
  else await activateSubscription(tx, tenantId, offerOf(given), new Date(), null)
}

/** Activates a pending tenant without payment. */
async function activate(tx: Tx, tenantId: string): Promise<void> {
  const { packageId } = (await lockSignUp(tx, tenantId)) ?? { packageId: null }
  const wanted = packageId ? await findPackage(tx, packageId) : undefined
  if (!wanted) throw fieldError('packageId', tenantText('packageDeleted'))
  await activateSubscription(tx, tenantId, offerOf(wanted), new Date(), null)
  const root = await selectRoot(tx, tenantId)
  if (root && !root.hasPassword) await queueInvitation(tenantId, tx, root.id)
}

async function requireOnSale(tx: Tx, packageId: string): Promise<Package> {
  const found = await findPackage(tx, packageId)
  if (!found?.active) throw fieldError('packageId', tenantText('packageNotOnSale'))
  return found
}

function auditActionOf(before: TenantStatus, { status }: TenantFields): AuditAction {
  if (status === 'suspended') return 'tenant.suspend'
  if (status === 'active') return before === 'suspended' ? 'tenant.resume' : 'tenant.activate'
  return 'tenant.edit'
}
