// Records of maintenance. A record starts the intervals of its rules again, so the asset may fly again.
import { recordAudit, type Actor } from '../../audit/sql'
import type { components } from '../../contract/contract.gen'
import { fieldError, notFound } from '../../core/errors'
import type { Message } from '../../core/messages'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { recordChanged } from '../../realtime/sql'
import { announceAsset, isMove, lockAssets, requireAsset, updateAsset } from '../asset/service'
import { selectDue } from './dueSql'
import { recordText } from './messages'
import { insertRecord, insertRecordRules, selectAssetOfRecord, selectRecord, type MaintenanceRecord } from './recordSql'
import { recordTrash } from './trash'

type NewMaintenanceRecord = components['schemas']['NewMaintenanceRecord']
type Doer = Actor & { actorId: string }

/**
 * @throws AppError 404 for the asset; 400 for a day in the future, a use above the current one, or rules of other assets
 */
export async function createRecord(
  db: Db,
  tenantId: string,
  assetId: string,
  body: NewMaintenanceRecord,
  actor: Doer,
): Promise<MaintenanceRecord> {
  return inTenant(db, tenantId, async (tx) => {
    await lockAssets(tenantId, tx, [assetId])
    const asset = await requireAsset(tenantId, tx, assetId)
    const today = new Date().toISOString().slice(0, 10)
    const { doneOn = today, ruleIds = [], makeAvailable = false, ...work } = body
    requireAtMost('doneOn', doneOn, today, recordText('inFuture'))
    const use = { hours: asset.hours, flights: asset.flights, cycles: asset.cycles }
    for (const field of ['hours', 'flights', 'cycles'] as const) {
      const rounded = Math.ceil(use[field] * 100) / 100
      requireAtMost(field, work[field] ?? 0, rounded, recordText('aboveCurrent', { count: rounded }))
    }
    const rules = new Set((await selectDue(tenantId, tx, assetId)).map(({ ruleId }) => ruleId))
    if (!ruleIds.every((id) => rules.has(id))) throw fieldError('ruleIds', recordText('otherRule'))

    const id = await insertRecord(tenantId, tx, { ...use, ...work, assetId, doneOn, createdBy: actor.actorId })
    await insertRecordRules(tenantId, tx, id, [...new Set(ruleIds)])
    await updateAsset(tenantId, tx, assetId, undefined, {
      ...(work.firmware !== undefined && { firmware: work.firmware }),
      ...(work.health !== undefined && { health: work.health }),
      ...(makeAvailable && isMove(asset.state, 'available') && ({ state: 'available', stateReason: '' } as const)),
    })
    await announceRecord(tenantId, tx, assetId, id)
    const details = { assetId, work: work.name, person: work.person, doneOn, makeAvailable }
    await recordAudit(tenantId, tx, { ...actor, action: 'maintenance-record.create', target: asset.name, details })
    return requireRecord(tenantId, tx, id)
  })
}

/** @throws AppError 404 when the record does not exist or was deleted */
export async function deleteRecord(db: Db, tenantId: string, id: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const { assetId, name } = await requireRecord(tenantId, tx, id)
    await recordTrash.moveToTrash(tenantId, tx, [id])
    await announceRecord(tenantId, tx, assetId, id)
    const details = { assetId, maintenanceRecordId: id }
    await recordAudit(tenantId, tx, { ...actor, action: 'maintenance-record.delete', target: name, details })
  })
}

/** @throws AppError 404 when it is not in the trash, or its asset is */
export async function restoreRecord(db: Db, tenantId: string, id: string, actor: Actor): Promise<MaintenanceRecord> {
  return inTenant(db, tenantId, async (tx) => {
    const [restored] = await recordTrash.restore(tenantId, tx, [id])
    const assetId = await selectAssetOfRecord(tenantId, tx, id)
    if (!restored || assetId === undefined) throw notFound(recordText('notFound'))
    await announceRecord(tenantId, tx, assetId, id)
    const details = { assetId, maintenanceRecordId: id }
    await recordAudit(tenantId, tx, { ...actor, action: 'maintenance-record.restore', target: restored.name, details })
    return requireRecord(tenantId, tx, id)
  })
}

async function requireRecord(tenantId: string, tx: Tx, id: string): Promise<MaintenanceRecord> {
  const record = await selectRecord(tenantId, tx, id)
  if (!record) throw notFound(recordText('notFound'))
  return record
}

async function announceRecord(tenantId: string, tx: Tx, assetId: string, id: string): Promise<void> {
  await recordChanged(tenantId, tx, 'MaintenanceRecord', id)
  await recordChanged(tenantId, tx, 'MaintenanceRule')
  await announceAsset(tenantId, tx, assetId)
}

function requireAtMost<T extends string | number>(field: string, value: T, most: T, message: Message): void {
  if (value > most) throw fieldError(field, message)
}
