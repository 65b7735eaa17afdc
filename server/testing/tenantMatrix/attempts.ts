// The attempts of the tenant matrix, derived from the contract: every operation with an ID x every field for an ID (path,
// query, body, lists with one own and one foreign ID) x every role x two foreign tenants.
import { ALLOWED_FOR_TENANT } from '../../platform/identity/permissions'
import { operationsOf, type Spec } from '../../platform/contract/spec'
import { callOf, idSlotsOf, type IdSlot, type Place } from '../contractCalls'
import { ID_FIXTURES, type Records } from '../idFixtures'
import { mayCall, type Caller } from '../permissions/callers'

export const ROLES = ['anonymous', 'tenant-root', 'tenant-staff', 'tenant-client', 'tenant-user'] as const
export type Role = (typeof ROLES)[number]

export interface Attempt {
  place: Place
  slot: IdSlot
  role: Role
  /** Index of the foreign tenant. */
  of: 0 | 1
}

/** The tenant-user of the matrix has all permissions that a tenant can grant, the others those of their type. */
export const grantsOf = (role: Caller): string[] => (role === 'tenant-user' ? ALLOWED_FOR_TENANT : [])

/** The entry of `ID_FIXTURES` for an ID, or undefined. */
export const fixtureOf = ({ path }: Place, slot: IdSlot) => {
  const name = slot.name.split('.').at(-1) ?? slot.name
  return ID_FIXTURES[`${path.split('/')[1]} ${name}`] ?? ID_FIXTURES[name]
}

/** The ID of a tenant's record for a slot, or undefined when no tenant has such a record. */
export function recordOf(place: Place, slot: IdSlot, records: Records): string | undefined {
  const fixture = fixtureOf(place, slot)
  return typeof fixture === 'string' ? records[fixture] : undefined
}

/** All attempts at the given operations. */
export const attemptsAt = (spec: Spec, places: Place[]): Attempt[] =>
  places.flatMap((place) =>
    idSlotsOf(spec, place)
      .filter((slot) => typeof fixtureOf(place, slot) === 'string')
      .flatMap((slot) => ROLES.flatMap((role) => ([0, 1] as const).map((of) => ({ place, slot, role, of })))),
  )

/** The request of an attempt: one foreign ID, and own IDs of the caller for all others, also in the same list. */
export const requestOf = (spec: Spec, { place, slot, of }: Attempt, own: Records, foreign: readonly Records[]) =>
  callOf(spec, place, (each) => {
    const mine = recordOf(place, each, own)
    if (each.in !== slot.in || each.name !== slot.name) return each.in === 'path' ? mine : undefined
    const theirs = recordOf(place, each, foreign[of] as Records) ?? ''
    return each.many && mine ? [mine, theirs] : theirs
  })

/** The status codes of a rejection: 401 and 403 before the ID is looked up, 404 in a path, 400 or 404 in a field. */
export function rejections({ place, slot, role }: Attempt): number[] {
  const needed = place.operation['x-permission']
  if (!mayCall(needed, role, grantsOf(role))) return role === 'anonymous' ? [401] : [403]
  if (slot.in === 'path') return [404]
  // A filter by a foreign record may return an empty list.
  return slot.in === 'query' ? [200, 400, 404] : [400, 404]
}

/** Names an attempt within its operation. */
export const nameOf = ({ slot, role, of }: Attempt): string =>
  `${role} with ${slot.in} ${slot.name} of tenant ${of + 1}`

/**
 * The operations of one of `count` shards. The operations of a group stay together. Groups are assigned by their number
 * of attempts, largest first, to the shard with the fewest attempts.
 * @param shard 1 to `count`
 */
export function shardOf(spec: Spec, groupOf: Record<string, string>, shard: number, count: number): Place[] {
  const places = operationsOf(spec)
  const bySize = [...new Set(Object.values(groupOf))]
    .map((group) => places.filter(({ operation }) => groupOf[operation.operationId] === group))
    .map((members) => ({ members, size: attemptsAt(spec, members).length }))
    .sort((a, b) => b.size - a.size)
  const shards = Array.from({ length: count }, () => ({ members: new Set<Place>(), size: 0 }))
  for (const { members, size } of bySize) {
    const smallest = shards.reduce((least, each) => (each.size < least.size ? each : least))
    for (const place of members) smallest.members.add(place)
    smallest.size += size
  }
  return places.filter((place) => shards[shard - 1]?.members.has(place))
}
