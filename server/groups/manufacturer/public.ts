// What other groups may use of the group manufacturer.
import type { Tx } from '../../platform/db/tenancy'
import type { AssetModel } from './modelSql'
import * as modelQueries from './modelSql'

/** @returns undefined when there is none */
export const findAssetModel = (tenantId: string, tx: Tx, id: string): Promise<AssetModel | undefined> =>
  modelQueries.selectAssetModel(tenantId, tx, id)

export const listAssetModels = (tenantId: string, tx: Tx): Promise<AssetModel[]> =>
  modelQueries.selectAssetModels(tenantId, tx)
