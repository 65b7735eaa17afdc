// Super-admins enter a tenant only with its consent, for a limited time, and only to read.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { conflict, logFailure, notFound } from '../../platform/core/errors'
import { render, type Message } from '../../platform/core/messages'
import { productName } from '../../platform/core/product'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { requireLockedTenant } from '../tenant/public'
import { selectRoots } from '../user/public'
import { supportAccessMailText, supportAccessText } from './messages'
import {
  admits,
  closeSupportAccess,
  enterBySession,
  insertSupportAccess,
  leaveBySession,
  lockSupportAccess,
  openSupportAccess,
  selectSupportAccesses,
  type SupportAccess,
  type SupportAccesses,
} from './sql'

/** How long a request can be answered. */
const REQUEST_DAYS = 7

/** The request that the tenant roots have not answered. */
export async function openRequest(db: Db, tenantId: string): Promise<SupportAccess | undefined> {
  const { current } = await inTenant(db, tenantId, (tx) => selectSupportAccesses(tenantId, tx))
  return current?.state === 'requested' ? current : undefined
}

/** @throws AppError 404, 409 for a tenant that is not active, an open request or an open access */
export async function requestSupportAccess(
  { db, config, sendMail, log }: Services,
  tenantId: string,
  reason: string,
  actor: Actor,
): Promise<{ accesses: SupportAccesses; tenant: string }> {
  const { accesses, tenant, roots } = await asPlatform(db, async (tx) => {
    const { name, status } = await requireLockedTenant(tx, tenantId)
    if (status !== 'active') throw conflict(supportAccessText('notActive'))
    await lockSupportAccess(tenantId, tx)
    const { current } = await selectSupportAccesses(tenantId, tx)
    if (current) throw conflict(supportAccessText(current.state === 'open' ? 'alreadyOpen' : 'alreadyRequested'))
    await insertSupportAccess(tenantId, tx, { reason, requestedBy: actor.actorName, days: REQUEST_DAYS })
    await recordAudit(tenantId, tx, { ...actor, action: 'support.request', target: name, details: { reason } })
    await announce(tenantId, tx)
    return {
      accesses: await selectSupportAccesses(tenantId, tx),
      tenant: name,
      roots: await selectRoots(tenantId, tx),
    }
  })
  const values = { admin: actor.actorName, tenant, reason, product: productName(config) }
  const link = pageAddress(config, pagePaths.supportAccess())
  for (const { name, email, language } of roots) {
    const chosen = chooseLanguage(languagesOf(config), language ?? undefined, undefined)
    sendMail({
      to: email,
      subject: render(supportAccessMailText('askSubject', values), chosen),
      text: render(supportAccessMailText('askBody', { ...values, name, link }), chosen),
    }).catch(logFailure(log, 'mail of a request for support access'))
  }
  return { accesses, tenant }
}

/** Answers the open request, or grants access unasked. @throws AppError 409 when access is open */
export async function grantSupportAccess(
  db: Db,
  tenantId: string,
  hours: number,
  caller: { user: Principal; actor: Actor },
): Promise<SupportAccesses> {
  const { actor, user } = caller
  return inTenant(db, tenantId, async (tx) => {
    await lockSupportAccess(tenantId, tx)
    const { current } = await selectSupportAccesses(tenantId, tx)
    if (current?.state === 'open') throw conflict(supportAccessText('alreadyGranted'))
    if (!current) await insertSupportAccess(tenantId, tx, { reason: '', requestedBy: '', days: 1 })
    await openSupportAccess(tenantId, tx, { hours, grantedBy: actor.actorName })
    const target = user.tenantName ?? ''
    await recordAudit(tenantId, tx, { ...actor, action: 'support.grant', target, details: { hours } })
    await announce(tenantId, tx)
    return selectSupportAccesses(tenantId, tx)
  })
}

/** Declines a request or ends an open access at once. @throws AppError 404 when it has ended */
export async function endSupportAccess(
  db: Db,
  tenantId: string,
  id: string,
  { actor, user }: { user: Principal; actor: Actor },
): Promise<{ accesses: SupportAccesses; message: Message }> {
  return inTenant(db, tenantId, async (tx) => {
    await lockSupportAccess(tenantId, tx)
    const ended = await closeSupportAccess(tenantId, tx, id, actor.actorName)
    if (!ended) throw notFound(supportAccessText('notFound'))
    const action = ended.wasOpen ? 'support.revoke' : 'support.decline'
    await recordAudit(tenantId, tx, { ...actor, action, target: user.tenantName ?? '' })
    await announce(tenantId, tx)
    return {
      accesses: await selectSupportAccesses(tenantId, tx),
      message: supportAccessText(ended.wasOpen ? 'ended' : 'declined'),
    }
  })
}

/** Makes the session of a super-admin one of the tenant. @returns the name of the tenant @throws AppError 404, 409 */
export async function enterTenant(
  db: Db,
  tenantId: string,
  { actor, user }: { user: Principal; actor: Actor },
): Promise<string> {
  return asPlatform(db, async (tx) => {
    const { name, status } = await requireLockedTenant(tx, tenantId)
    if (status !== 'active') throw conflict(supportAccessText('notActive'))
    await lockSupportAccess(tenantId, tx)
    const { current } = await selectSupportAccesses(tenantId, tx)
    if (current?.state !== 'open') throw conflict(supportAccessText('notGranted'))
    if (!(await admits(tx, current._id, user.userId))) throw conflict(supportAccessText('secondFactorFirst'))
    await enterBySession(tx, user.sessionId, current._id)
    const details = { until: current.expiresAt }
    await recordAudit(tenantId, tx, { ...actor, action: 'support.enter', target: name, details })
    await recordChanged(tenantId, tx, 'SupportAccess')
    return name
  })
}

/** Makes the session that of a super-admin again. */
export async function leaveTenant(db: Db, { actor, user }: { user: Principal; actor: Actor }): Promise<void> {
  await asPlatform(db, async (tx) => {
    await leaveBySession(tx, user.sessionId)
    if (!user.support) return
    await recordAudit(user.tenantId, tx, { ...actor, action: 'support.leave', target: user.tenantName ?? '' })
  })
}

/** The user details name an open request and say whether the session is one of support. */
async function announce(tenantId: string, tx: Tx): Promise<void> {
  await recordChanged(tenantId, tx, 'SupportAccess')
  await recordChanged(tenantId, tx, 'Session')
}
