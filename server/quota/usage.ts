// How much of its package a tenant uses, measured when it is asked for. Passing a limit warns first: new things are
// refused only after a grace, and what is there stays, whatever is or is not paid.
import type { components } from '../contract.gen'
import { inUnits } from '../byteSize'
import { AppError, conflict } from '../errors'
import { sumPublicFileBytes } from '../pictures/sql'
import { sumStoredBytes } from '../storage/sql'
import type { Tx } from '../tenancy'
import {
  countSeats,
  lockResource,
  selectOverruns,
  selectSubscription,
  upsertOverrun,
  type Limits,
  type Resource,
  type Subscription,
} from './sql'

export type ResourceUsage = components['schemas']['ResourceUsage']

const GRACE_MS = 7 * 24 * 3_600_000
const WARN_AT = 0.8
/** The grace is for the work under way, not for a package twice the size. */
const CEILING = 2

/** How each resource is measured. Streams and AI runs have nothing to be measured by yet. */
const MEASURES: Record<Resource, (tenantId: string, tx: Tx) => Promise<number>> = {
  users: countSeats,
  storageBytes: async (tenantId, tx) => (await sumStoredBytes(tenantId, tx)) + (await sumPublicFileBytes(tenantId, tx)),
  streamMinutes: () => Promise.resolve(0),
  aiRuns: () => Promise.resolve(0),
}

const NAMES: Record<Resource, string> = {
  users: 'users',
  storageBytes: 'of storage',
  streamMinutes: 'stream minutes a month',
  aiRuns: 'AI runs a month',
}

const amountOf = (resource: Resource, amount: number): string =>
  resource === 'storageBytes' ? inUnits(amount) : amount.toLocaleString('en')

const RESOURCES = Object.keys(MEASURES) as Resource[]

/** Usage of every resource against the package; a tenant that never bought one has no limits (null). */
export async function readUsage(tenantId: string, tx: Tx): Promise<ResourceUsage[]> {
  const subscription = await selectSubscription(tenantId, tx)
  const overruns = await selectOverruns(tenantId, tx)
  const usage: ResourceUsage[] = []
  for (const resource of RESOURCES) {
    const used = await MEASURES[resource](tenantId, tx)
    usage.push(judged(resource, used, subscription?.limits, overruns.get(resource)))
  }
  return usage
}

/** Usage of one resource, as in `readUsage`. */
export async function readUsageOf(tenantId: string, tx: Tx, resource: Resource): Promise<ResourceUsage> {
  const subscription = await selectSubscription(tenantId, tx)
  const overruns = await selectOverruns(tenantId, tx)
  return judged(resource, await MEASURES[resource](tenantId, tx), subscription?.limits, overruns.get(resource))
}

/**
 * Makes sure that `amount` more of a resource may be had; call it before adding, in the same transaction.
 * @throws AppError 409 when the package is used up and the grace is over; 413 if it is storage
 */
export async function requireQuota(tenantId: string, tx: Tx, resource: Resource, amount: number): Promise<void> {
  const subscription = await selectSubscription(tenantId, tx)
  if (!subscription) return
  refuseEnded(subscription)
  await lockResource(tenantId, tx, resource)
  const limit = subscription.limits[resource]
  const used = await MEASURES[resource](tenantId, tx)
  if (used + amount <= limit) return
  const since = (await selectOverruns(tenantId, tx)).get(resource)
  // An old start counts only if the tenant has been over the limit ever since.
  const isOver = used > limit && since !== undefined
  if (used + amount > limit * CEILING || (isOver && isPast(since))) {
    throw new AppError(
      resource === 'storageBytes' ? 413 : 409,
      `Your package allows ${amountOf(resource, limit)} ${NAMES[resource]}, and ${amountOf(resource, used)} are in use. ` +
        'Free some, or take a larger package.',
    )
  }
  await upsertOverrun(tenantId, tx, resource, !isOver)
}

/** How much more of a resource may be added now, the grace included; null without a limit. */
export function freeOf({ used, limit, level }: ResourceUsage): number | null {
  if (limit === null) return null
  return level === 'blocked' ? 0 : Math.max(0, limit * CEILING - used)
}

function judged(resource: Resource, used: number, limits: Limits | undefined, since: Date | undefined): ResourceUsage {
  const limit = limits?.[resource] ?? null
  if (limit === null || used < limit * WARN_AT || used === 0)
    return { resource, used, limit, level: 'ok', graceUntil: null }
  if (used <= limit) return { resource, used, limit, level: 'warning', graceUntil: null }
  const isBlocked = used >= limit * CEILING || (since !== undefined && isPast(since))
  const graceUntil = since ? new Date(since.getTime() + GRACE_MS).toISOString() : null
  return { resource, used, limit, level: isBlocked ? 'blocked' : 'over', graceUntil }
}

function refuseEnded({ endsAt }: Subscription): void {
  if (endsAt === null || !isPast(new Date(endsAt))) return
  throw conflict('Your package has ended, so nothing can be added. Renew it in My Account; what is there is safe.')
}

const isPast = (since: Date): boolean => Date.now() > since.getTime() + GRACE_MS
