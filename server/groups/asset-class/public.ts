// What other groups may use of the group asset-class.
import type { Tx } from '../../platform/db/tenancy'
import type { AssetClass } from './sql'
import * as queries from './sql'

/** @returns undefined when there is none */
export const findAssetClass = (tenantId: string, tx: Tx, id: string): Promise<AssetClass | undefined> =>
  queries.selectAssetClass(tenantId, tx, id)

export const listAssetClasses = (tenantId: string, tx: Tx): Promise<AssetClass[]> =>
  queries.selectAssetClasses(tenantId, tx)
