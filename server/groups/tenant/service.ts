// What super-admins do with tenants, in one place with who hears of it.
import { recordAudit, type Actor, type AuditAction } from '../../audit/sql'
import type { components } from '../../contract/contract.gen'
import { conflict, fieldError, isUniqueViolation, logFailure, notFound } from '../../core/errors'
import { publicAddress } from '../../http/publicAddress'
import { readUsage } from '../../quota/usage'
import { selectSubscription } from '../../quota/sql'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../services'
import { asPlatform, type Db, type Tx } from '../../db/tenancy'
import { selectPackage, type Package } from '../package/service'
import { queueInvitation } from '../user/service'
import { activateSubscription, offerOf } from './activation'
import { paymentWantedMail } from './mails'
import { insertSignUp, lockSignUp, updateSignUpPackage } from './signUpSql'
import {
  insertTenant,
  lockTenant,
  markTenantDeleted,
  selectRoot,
  selectTenantMore,
  selectTenantRow,
  updateTenant,
  type Tenant,
} from './sql'
import { nextStatuses, type TenantStatus } from './status'
export { selectRoot } from './sql'
export { lockSignUp, updateSignUpPackage } from './signUpSql'
export { readSignUpToken } from './signUpToken'
export { activateSubscription, offerOf } from './activation'
export type { Offer } from './activation'

type NewTenant = components['schemas']['NewTenant']
type TenantFields = Omit<components['schemas']['TenantEdit'], 'version'>

/** Makes a tenant and tells its root how to get in. @throws AppError 400, 409 when somebody has the e-mail */
export async function createTenant(services: Services, fields: NewTenant, actor: Actor): Promise<Tenant> {
  const { db, config, sendMail, log } = services
  const { name, root } = fields
  const { tenant, mustPay } = await asPlatform(db, async (tx) => {
    const wanted = await requireOnSale(tx, fields.packageId)
    const mustPay = fields.withPayment === true && wanted.price > 0
    const made = await insertTenant(tx, { name, root, status: 'pending' }).catch(sayEmailTaken('root.email'))
    if (mustPay) await insertSignUp(tx, made.tenantId, { packageId: wanted._id, expires: false })
    else {
      await activateSubscription(tx, made.tenantId, offerOf(wanted), new Date(), null)
      await queueInvitation(made.tenantId, tx, made.rootId)
    }
    const details = { package: wanted.name, withPayment: mustPay }
    await recordAudit(made.tenantId, tx, { ...actor, action: 'tenant.create', target: name, details })
    return { tenant: await requireTenant(tx, made.tenantId), mustPay }
  })
  if (mustPay) {
    sendMail(paymentWantedMail(root, tenant.name, publicAddress(config))).catch(logFailure(log, 'mail of a new tenant'))
  }
  return tenant
}

/** @throws AppError 400, 404, 409 when `version` is stale or the status table has no such move */
export async function editTenant(
  db: Db,
  tenantId: string,
  version: number,
  fields: TenantFields,
  actor: Actor,
): Promise<Tenant> {
  return asPlatform(db, async (tx) => {
    const before = await lockTenant(tx, tenantId)
    if (!before) throw notFound('Tenant')
    if (before.version !== version) {
      throw conflict('Somebody else changed this tenant meanwhile. Read it again before you save.')
    }
    if (fields.status && !nextStatuses(before.status).includes(fields.status)) {
      throw conflict(`A tenant that is ${before.status} cannot become ${fields.status}`)
    }
    const given = fields.packageId === undefined ? undefined : await requireOnSale(tx, fields.packageId)
    if (given) await givePackage(tx, tenantId, before.status, given)
    if (before.status === 'pending' && fields.status === 'active') await activate(tx, tenantId)
    await updateTenant(tx, tenantId, fields)
    const details = { ...(fields.status && { status: fields.status }), ...(given && { package: given.name }) }
    await recordAudit(tenantId, tx, { ...actor, action: deedOf(before.status, fields), target: before.name, details })
    await recordChanged(tenantId, tx, 'Organisation', tenantId)
    // The session of every user carries the name.
    if (fields.name !== undefined) await recordChanged(tenantId, tx, 'Session')
    return requireTenant(tx, tenantId)
  })
}

/** @throws AppError 400 when `name` is not the tenant's, 404 */
export async function deleteTenant(db: Db, tenantId: string, name: string, actor: Actor): Promise<void> {
  await asPlatform(db, async (tx) => {
    const tenant = await lockTenant(tx, tenantId)
    if (!tenant) throw notFound('Tenant')
    if (name.trim() !== tenant.name) throw fieldError('name', 'Enter the exact name of the tenant.')
    await markTenantDeleted(tx, tenantId)
    await recordAudit(tenantId, tx, { ...actor, action: 'tenant.delete', target: tenant.name })
  })
}

/** @throws AppError 404 */
export async function requireTenant(tx: Tx, tenantId: string): Promise<Tenant> {
  const row = await selectTenantRow(tx, tenantId)
  if (!row) throw notFound('Tenant')
  const subscription = await selectSubscription(tenantId, tx)
  return {
    ...row,
    ...(await selectTenantMore(tx, tenantId)),
    ...(subscription && { package: subscription }),
    usage: await readUsage(tenantId, tx),
  }
}

/** Says at `field` that an e-mail is taken, and nothing about whose it is. */
export const sayEmailTaken =
  (field: string) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error
    throw conflict('This e-mail cannot be used', [
      { field, message: 'This e-mail already has an account. Use another one.' },
    ])
  }

/** A package under negotiation is only wanted; everybody else gets it at once. */
async function givePackage(tx: Tx, tenantId: string, status: TenantStatus, given: Package): Promise<void> {
  if (status === 'pending') await updateSignUpPackage(tx, tenantId, given._id)
  else await activateSubscription(tx, tenantId, offerOf(given), new Date(), null)
}

/** Lets a pending tenant in without payment. */
async function activate(tx: Tx, tenantId: string): Promise<void> {
  const { packageId } = (await lockSignUp(tx, tenantId)) ?? { packageId: null }
  const wanted = packageId ? await selectPackage(tx, packageId) : undefined
  if (!wanted) throw fieldError('packageId', 'The requested package no longer exists. Choose another one.')
  await activateSubscription(tx, tenantId, offerOf(wanted), new Date(), null)
  const root = await selectRoot(tx, tenantId)
  if (root && !root.hasPassword) await queueInvitation(tenantId, tx, root.id)
}

async function requireOnSale(tx: Tx, packageId: string): Promise<Package> {
  const found = await selectPackage(tx, packageId)
  if (!found?.active) throw fieldError('packageId', 'This package is not on sale. Choose another one.')
  return found
}

function deedOf(before: TenantStatus, { status }: TenantFields): AuditAction {
  if (status === 'suspended') return 'tenant.suspend'
  if (status === 'active') return before === 'suspended' ? 'tenant.resume' : 'tenant.activate'
  return 'tenant.edit'
}
