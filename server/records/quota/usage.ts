// Usage of a tenant's package, measured on request. Exceeding a limit first warns; additions are rejected after a grace
// period. Existing data is never deleted, whether or not the package is paid.
import type { Message } from '../../platform/core/messages'
import type { components } from '../../platform/contract/contract.gen'
import { formatBytes } from '../../platform/core/byteSize'
import { AppError, conflict } from '../../platform/core/errors'
import { sumPublicFileBytes } from '../pictures/sql'
import { sumStoredBytes } from '../../platform/storage/sql'
import type { Tx } from '../../platform/db/tenancy'
import { quotaText } from './messages'
import {
  countAiRuns,
  countClients,
  countSeats,
  countStreamMinutes,
  lockResource,
  selectOverruns,
  selectSubscription,
  upsertOverrun,
  type Resource,
  type Subscription,
} from './sql'
import type { Limits } from './limits'

export type ResourceUsage = components['schemas']['ResourceUsage']

const GRACE_MS = 7 * 24 * 3_600_000
const WARN_AT = 0.8
/** Limits the overrun during the grace period to a factor of the limit. */
const CEILING = 2
/** Checked with `requireRoom`. */
const WITHOUT_GRACE: ReadonlySet<Resource> = new Set(['clients'])

/** Measures of each resource. */
const MEASURES: Record<Resource, (tenantId: string, tx: Tx) => Promise<number>> = {
  users: countSeats,
  clients: countClients,
  storageBytes: async (tenantId, tx) => (await sumStoredBytes(tenantId, tx)) + (await sumPublicFileBytes(tenantId, tx)),
  streamMinutes: countStreamMinutes,
  aiRuns: countAiRuns,
}

const exceeded = (resource: Resource, limit: number, used: number): Message =>
  resource === 'storageBytes'
    ? quotaText(resource, { limit: formatBytes(limit), used: formatBytes(used) })
    : quotaText(resource, { limit, used })

const RESOURCES = Object.keys(MEASURES) as Resource[]

/** Usage of every resource. Limits are null for a tenant that never bought a package. */
export async function readUsage(tenantId: string, tx: Tx): Promise<ResourceUsage[]> {
  const subscription = await selectSubscription(tenantId, tx)
  const overruns = await selectOverruns(tenantId, tx)
  const usage: ResourceUsage[] = []
  for (const resource of RESOURCES) {
    const used = await MEASURES[resource](tenantId, tx)
    usage.push(rateUsage(resource, used, subscription?.limits, overruns.get(resource)))
  }
  return usage
}

/** Usage of one resource, as in `readUsage`. */
export async function readUsageOf(tenantId: string, tx: Tx, resource: Resource): Promise<ResourceUsage> {
  const subscription = await selectSubscription(tenantId, tx)
  const overruns = await selectOverruns(tenantId, tx)
  return rateUsage(resource, await MEASURES[resource](tenantId, tx), subscription?.limits, overruns.get(resource))
}

/**
 * Asserts that the package allows `amount` more of a resource. Call it before adding, in the same transaction.
 * @throws AppError 409 when the limit is reached and the grace period is over; 413 for storage
 */
export async function requireQuota(tenantId: string, tx: Tx, resource: Resource, amount: number): Promise<void> {
  const overrun = await checkQuota(tenantId, tx, resource, amount)
  if (overrun) await upsertOverrun(tenantId, tx, resource, overrun.isNew)
}

/**
 * As `requireQuota`, but records nothing.
 * @returns the overrun that the addition causes or continues
 */
export async function checkQuota(
  tenantId: string,
  tx: Tx,
  resource: Resource,
  amount: number,
): Promise<{ isNew: boolean } | undefined> {
  const subscription = await selectSubscription(tenantId, tx)
  if (!subscription) return undefined
  assertNotEnded(subscription)
  await lockResource(tenantId, tx, resource)
  const limit = subscription.limits[resource]
  const used = await MEASURES[resource](tenantId, tx)
  if (used + amount <= limit) return undefined
  const since = (await selectOverruns(tenantId, tx)).get(resource)
  // A recorded start only counts while the tenant is still over the limit.
  const isOver = used > limit && since !== undefined
  if (used + amount > limit * CEILING || (isOver && isPast(since))) {
    throw new AppError(resource === 'storageBytes' ? 413 : 409, exceeded(resource, limit, used))
  }
  return { isNew: !isOver }
}

/** Whether the package has no room for `amount` bytes more. A package that has ended does not count. */
export async function isStorageFull(tenantId: string, tx: Tx, amount: number): Promise<boolean> {
  try {
    await checkQuota(tenantId, tx, 'storageBytes', amount)
    return false
  } catch (error) {
    if (error instanceof AppError) return error.status === 413
    throw error
  }
}

/**
 * Asserts that some of a resource is left. For what is measured while it is used and has no grace period.
 * @throws AppError 409
 */
export async function requireUnused(tenantId: string, tx: Tx, resource: Resource): Promise<void> {
  const subscription = await selectSubscription(tenantId, tx)
  if (!subscription) return
  assertNotEnded(subscription)
  const limit = subscription.limits[resource]
  const used = await MEASURES[resource](tenantId, tx)
  if (used >= limit) throw conflict(exceeded(resource, limit, used))
}

/**
 * Asserts that the package allows `amount` more of a resource, for limits without a grace period. Call it before adding, in the
 * same transaction; others that add wait until it ends.
 * @throws AppError 409
 */
export async function requireRoom(tenantId: string, tx: Tx, resource: Resource, amount: number): Promise<void> {
  const subscription = await selectSubscription(tenantId, tx)
  if (!subscription) return
  assertNotEnded(subscription)
  await lockResource(tenantId, tx, resource)
  const limit = subscription.limits[resource]
  const used = await MEASURES[resource](tenantId, tx)
  if (used + amount > limit) throw conflict(exceeded(resource, limit, used))
}

/** How much more of a resource can be added now, including the grace period; null without a limit. */
export function freeOf({ used, limit, level }: ResourceUsage): number | null {
  if (limit === null) return null
  return level === 'blocked' ? 0 : Math.max(0, limit * CEILING - used)
}

function rateUsage(
  resource: Resource,
  used: number,
  limits: Limits | undefined,
  since: Date | undefined,
): ResourceUsage {
  const limit = limits?.[resource] ?? null
  if (limit === null || used < limit * WARN_AT || used === 0)
    return { resource, used, limit, level: 'ok', graceUntil: null }
  if (used <= limit) return { resource, used, limit, level: 'warning', graceUntil: null }
  const isBlocked = WITHOUT_GRACE.has(resource) || used >= limit * CEILING || (since !== undefined && isPast(since))
  const graceUntil = since ? new Date(since.getTime() + GRACE_MS).toISOString() : null
  return { resource, used, limit, level: isBlocked ? 'blocked' : 'over', graceUntil }
}

function assertNotEnded({ endsAt }: Subscription): void {
  if (endsAt === null || !isPast(new Date(endsAt))) return
  throw conflict(quotaText('ended'))
}

const isPast = (since: Date): boolean => Date.now() > since.getTime() + GRACE_MS
