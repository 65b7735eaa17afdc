// What other groups may use of the group share.
import type { Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { selectSeen } from './sight'
import * as shareQueries from './sql'
import * as thingQueries from './thingSql'

export type SharedThing = thingQueries.SharedThing

/** @returns undefined when it does not exist */
export const findShare = (tenantId: string, tx: Tx, shareId: string): Promise<shareQueries.ShareRow | undefined> =>
  shareQueries.selectShare(tenantId, tx, shareId)

/** What the share of the visit shows for which the transaction runs. */
export const findSharedThing = (tenantId: string, tx: Tx): Promise<SharedThing | undefined> =>
  thingQueries.selectThing(tenantId, tx)

/** Names of what these links show, at most 200, for those of which the caller may see it all. */
export async function namesOfSeenLinks(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  user: Principal,
): Promise<ReadonlyMap<string, string>> {
  const { items } = await shareQueries.selectShares(tenantId, tx, { ids }, { page: 1, pageSize: 200 })
  const seen = await selectSeen(tenantId, tx, items, user)
  return new Map(items.filter(({ id }) => seen.has(id)).map(({ id, name }) => [id, name]))
}
