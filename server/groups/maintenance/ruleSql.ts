import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { MAX_TYPES } from '../../records/tenant-types/tenantTypes'
import { findAsset } from '../asset/public'
import { findAssetClass } from '../asset-class/public'
import { findAssetModel } from '../manufacturer/public'
import { ruleText } from './messages'

type MaintenanceRule = components['schemas']['MaintenanceRule']
type Edit = Omit<components['schemas']['MaintenanceRuleEdit'], 'version'>

const rules = (tenantId: string, tx: Tx) =>
  tx
    .selectFrom('maintenance_rule as r')
    .innerJoin('asset_class as class', 'class.id', 'r.class_id')
    .leftJoin('asset_model as model', 'model.id', 'r.model_id')
    .leftJoin('asset', 'asset.id', 'r.asset_id')
    .select([
      'r.id as _id',
      'r.name',
      'class.id as classId',
      'class.name as className',
      'model.id as modelId',
      'model.name as modelName',
      'asset.id as assetId',
      'asset.name as assetName',
      'r.every_days as everyDays',
      'r.every_hours as everyHours',
      'r.every_flights as everyFlights',
      'r.every_cycles as everyCycles',
      'r.warn_percent as warnPercent',
      'r.grounds',
      'r.version',
    ])
    .where('r.tenant_id', '=', tenantId)

type RuleRow = Awaited<ReturnType<ReturnType<typeof rules>['executeTakeFirstOrThrow']>>

const asRule = ({ classId, className, modelId, modelName, assetId, assetName, ...rule }: RuleRow): MaintenanceRule => ({
  ...rule,
  class: { _id: classId, name: className },
  model: modelId === null ? null : { _id: modelId, name: modelName ?? '' },
  asset: assetId === null ? null : { _id: assetId, name: assetName ?? '' },
})

export async function selectRules(tenantId: string, tx: Tx): Promise<MaintenanceRule[]> {
  const rows = await rules(tenantId, tx)
    .orderBy(sql`lower(r.name)`)
    .limit(MAX_TYPES)
    .execute()
  return rows.map(asRule)
}

export async function selectRule(tenantId: string, tx: Tx, id: string): Promise<MaintenanceRule | undefined> {
  const row = await rules(tenantId, tx).where('r.id', '=', id).executeTakeFirst()
  return row && asRule(row)
}

/** @throws AppError 400 without a limit or for an unknown class, model or asset, a unique violation for the name of another rule */
export async function insertRule(
  tenantId: string,
  tx: Tx,
  { name, classId, ...fields }: Edit & { name: string; classId: string },
): Promise<string> {
  requireLimit(fields)
  if (!(await findAssetClass(tenantId, tx, classId))) throw fieldError('classId', ruleText('unknownClass'))
  await requireModel(tenantId, tx, fields.modelId, classId)
  await requireAssetOfClass(tenantId, tx, fields.assetId, classId)
  const id = uuidv7()
  await tx
    .insertInto('maintenance_rule')
    .values({ id, tenant_id: tenantId, name: name.trim(), class_id: classId, ...columnsOf(fields) })
    .execute()
  return id
}

/**
 * @returns false when the rule does not exist at this version
 * @throws AppError 400 without a limit or for an unknown model or asset, a unique violation for the name of another rule
 */
export async function updateRule(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number,
  { name, ...fields }: Edit,
): Promise<boolean> {
  const before = await selectRule(tenantId, tx, id)
  if (!before) return false
  requireLimit({ ...before, ...fields })
  await requireModel(tenantId, tx, fields.modelId, before.class._id)
  // An asset that has another class now keeps its rule.
  if (fields.assetId !== before.asset?._id) await requireAssetOfClass(tenantId, tx, fields.assetId, before.class._id)
  const row = await tx
    .updateTable('maintenance_rule')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name: name.trim() }),
      ...columnsOf(fields),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the name; undefined when the rule does not exist */
export async function deleteRule(tenantId: string, tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('maintenance_rule')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

const columnsOf = (fields: Edit) => ({
  ...(fields.modelId !== undefined && { model_id: fields.modelId }),
  ...(fields.assetId !== undefined && { asset_id: fields.assetId }),
  ...(fields.everyDays !== undefined && { every_days: fields.everyDays }),
  ...(fields.everyHours !== undefined && { every_hours: fields.everyHours }),
  ...(fields.everyFlights !== undefined && { every_flights: fields.everyFlights }),
  ...(fields.everyCycles !== undefined && { every_cycles: fields.everyCycles }),
  ...(fields.warnPercent !== undefined && { warn_percent: fields.warnPercent }),
  ...(fields.grounds !== undefined && { grounds: fields.grounds }),
})

function requireLimit({ everyDays, everyHours, everyFlights, everyCycles }: Edit): void {
  if ([everyDays, everyHours, everyFlights, everyCycles].every((limit) => limit == null)) {
    throw fieldError('everyHours', ruleText('noLimit'))
  }
}

async function requireModel(tenantId: string, tx: Tx, modelId: string | null | undefined, classId: string) {
  if (!modelId) return
  const model = await findAssetModel(tenantId, tx, modelId)
  if (!model) throw fieldError('modelId', ruleText('unknownModel'))
  if (model.class._id !== classId) throw fieldError('modelId', ruleText('otherClass'))
}

async function requireAssetOfClass(tenantId: string, tx: Tx, assetId: string | null | undefined, classId: string) {
  if (!assetId) return
  const asset = await findAsset(tenantId, tx, assetId)
  if (!asset) throw fieldError('assetId', ruleText('unknownAsset'))
  if (asset.classId !== classId) throw fieldError('assetId', ruleText('assetOfOtherClass'))
}
