// What other groups may use of the group share.
import type { Tx } from '../../platform/db/tenancy'
import * as shareQueries from './sql'
import * as thingQueries from './thingSql'

export type SharedThing = thingQueries.SharedThing

/** @returns undefined when it does not exist */
export const findShare = (tenantId: string, tx: Tx, shareId: string): Promise<shareQueries.ShareRow | undefined> =>
  shareQueries.selectShare(tenantId, tx, shareId)

/** What the share of the visit shows for which the transaction runs. */
export const findSharedThing = (tenantId: string, tx: Tx): Promise<SharedThing | undefined> =>
  thingQueries.selectThing(tenantId, tx)
