import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { MAX_TYPES } from '../../records/tenant-types/tenantTypes'
import { findAssetClass } from '../asset-class/public'
import { assetModelText } from './messages'
import { selectManufacturer } from './sql'

export type AssetModel = components['schemas']['AssetModel']

const models = (tenantId: string, tx: Tx) =>
  tx
    .selectFrom('asset_model as m')
    .innerJoin('manufacturer as maker', 'maker.id', 'm.manufacturer_id')
    .innerJoin('asset_class as class', 'class.id', 'm.class_id')
    .select([
      'm.id',
      'm.name',
      'm.version',
      'maker.id as makerId',
      'maker.name as makerName',
      'class.id as classId',
      'class.name as className',
    ])
    .where('m.tenant_id', '=', tenantId)

type ModelRow = Awaited<ReturnType<ReturnType<typeof models>['executeTakeFirstOrThrow']>>

const asModel = (row: ModelRow): AssetModel => ({
  _id: row.id,
  name: row.name,
  manufacturer: { _id: row.makerId, name: row.makerName },
  class: { _id: row.classId, name: row.className },
  version: row.version,
})

export async function selectAssetModels(tenantId: string, tx: Tx): Promise<AssetModel[]> {
  const rows = await models(tenantId, tx)
    .orderBy(sql`lower(maker.name)`)
    .orderBy(sql`lower(m.name)`)
    .limit(MAX_TYPES)
    .execute()
  return rows.map(asModel)
}

export async function selectAssetModel(tenantId: string, tx: Tx, id: string): Promise<AssetModel | undefined> {
  const row = await models(tenantId, tx).where('m.id', '=', id).executeTakeFirst()
  return row && asModel(row)
}

/** @throws AppError 400 for an unknown manufacturer or class, a unique violation when the manufacturer has a model of this name */
export async function insertAssetModel(
  tenantId: string,
  tx: Tx,
  { name, manufacturerId, classId }: { name: string; manufacturerId: string; classId: string },
): Promise<string> {
  const maker = await selectManufacturer(tenantId, tx, manufacturerId)
  if (!maker) throw fieldError('manufacturerId', assetModelText('unknownManufacturer'))
  const assetClass = await findAssetClass(tenantId, tx, classId)
  if (!assetClass) throw fieldError('classId', assetModelText('unknownClass'))
  const id = uuidv7()
  await tx
    .insertInto('asset_model')
    .values({ id, tenant_id: tenantId, name: name.trim(), manufacturer_id: manufacturerId, class_id: classId })
    .execute()
  return id
}

/**
 * @returns false when the model does not exist at this version
 * @throws a unique violation when the manufacturer has another model of this name
 */
export async function updateAssetModel(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number,
  { name }: { name?: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('asset_model')
    .set((eb) => ({ version: eb('version', '+', 1), ...(name !== undefined && { name: name.trim() }) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the name; undefined when it does not exist. @throws a foreign key violation when assets have it */
export async function deleteAssetModel(tenantId: string, tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('asset_model')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}
