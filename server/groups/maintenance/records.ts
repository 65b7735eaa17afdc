// Records of maintenance. A record starts the intervals of its rules again, so the asset may fly again.
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError, notFound } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { announceAsset, isMove, lockAssets, moveAssetCounters, requireAsset, updateAsset } from '../asset/public'
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
    const current = { hours: asset.hours, flights: asset.flights, cycles: asset.cycles }
    for (const field of ['hours', 'flights', 'cycles'] as const) {
      const rounded = Math.ceil(current[field] * 100) / 100
      requireAtMost(field, work[field] ?? 0, rounded, recordText('aboveCurrent', { count: rounded }))
    }
    const rules = new Set((await selectDue(tenantId, tx, assetId)).map(({ ruleId }) => ruleId))
    if (!ruleIds.every((id) => rules.has(id))) throw fieldError('ruleIds', recordText('otherRule'))

    const before = { ...current, ...definedUse(work) }
    const id = await insertRecord(tenantId, tx, { ...work, ...before, assetId, doneOn, createdBy: actor.actorId })
    await insertRecordRules(tenantId, tx, id, [...new Set(ruleIds)])
    await updateAsset(tenantId, tx, assetId, undefined, {
      ...(work.firmware !== undefined && { firmware: work.firmware }),
      ...(work.health !== undefined && { health: work.health }),
      ...(makeAvailable && isMove(asset.state, 'available') && ({ state: 'available', stateReason: '' } as const)),
    })
    await moveAssetCounters(tenantId, tx, assetId, jumpOf({ ...before, ...work }))
    await announceRecord(tenantId, tx, assetId, id)
    const details = {
      assetId,
      work: work.name,
      person: work.person,
      doneOn,
      makeAvailable,
      ...(work.cost && { amount: work.cost.amount, currency: work.cost.currency }),
      ...changesOf(current, await useOf(tenantId, tx, assetId)),
    }
    await recordAudit(tenantId, tx, { ...actor, action: 'maintenance-record.create', target: asset.name, details })
    return requireRecord(tenantId, tx, id)
  })
}

/** @throws AppError 404 when the record does not exist or was deleted */
export async function deleteRecord(db: Db, tenantId: string, id: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const record = await requireRecord(tenantId, tx, id)
    const { assetId, name } = record
    await lockAssets(tenantId, tx, [assetId])
    const [deleted] = await recordTrash.moveToTrash(tenantId, tx, [id])
    if (!deleted) throw notFound(recordText('notFound'))
    await moveAssetCounters(tenantId, tx, assetId, jumpOf(record, BACK))
    await announceRecord(tenantId, tx, assetId, id)
    const details = { assetId, maintenanceRecordId: id }
    await recordAudit(tenantId, tx, { ...actor, action: 'maintenance-record.delete', target: name, details })
  })
}

/** @throws AppError 404 when it is not in the trash, or its asset is */
export async function restoreRecord(db: Db, tenantId: string, id: string, actor: Actor): Promise<MaintenanceRecord> {
  return inTenant(db, tenantId, async (tx) => {
    const assetId = await selectAssetOfRecord(tenantId, tx, id)
    if (assetId === undefined) throw notFound(recordText('notFound'))
    await lockAssets(tenantId, tx, [assetId])
    const [restored] = await recordTrash.restore(tenantId, tx, [id])
    if (!restored) throw notFound(recordText('notFound'))
    const record = await requireRecord(tenantId, tx, id)
    await moveAssetCounters(tenantId, tx, assetId, jumpOf(record))
    await announceRecord(tenantId, tx, assetId, id)
    const details = { assetId, maintenanceRecordId: id }
    await recordAudit(tenantId, tx, { ...actor, action: 'maintenance-record.restore', target: restored.name, details })
    return record
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

const COUNTERS = ['hours', 'flights', 'cycles'] as const
/** Undoes what a record did to the counters. */
const BACK = -1

type Counters = Record<(typeof COUNTERS)[number], number>

/** The use that a person entered. */
const definedUse = (work: Partial<Counters>): Partial<Counters> =>
  Object.fromEntries(COUNTERS.filter((name) => work[name] !== undefined).map((name) => [name, work[name]]))

/** How far the counters jump with a record that says where they go on. What was flown since the work stays. */
function jumpOf(
  record: Counters & Partial<Record<`${keyof Counters}After`, number | null>>,
  direction = 1,
): Partial<Counters> {
  const jump: Partial<Counters> = {}
  for (const name of COUNTERS) {
    const after = record[`${name}After`]
    if (after != null) jump[name] = direction * (after - record[name])
  }
  return jump
}

async function useOf(tenantId: string, tx: Tx, assetId: string): Promise<Counters> {
  const { hours, flights, cycles } = await requireAsset(tenantId, tx, assetId)
  return { hours, flights, cycles }
}

function requireAtMost<T extends string | number>(field: string, value: T, most: T, message: Message): void {
  if (value > most) throw fieldError(field, message)
}
