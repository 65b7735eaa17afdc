// Creating and editing of assets, their state and their trash.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, isUniqueViolation, notFound } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { findAssetClass } from '../asset-class/public'
import { findAssetModel } from '../manufacturer/public'
import { changesUse, enteredOf, type UseFields } from './entered'
import { assetStateText, assetText } from './messages'
import { isMove, type AssetState } from './moves'
import { asAsset, type Asset, type AssetRow } from './row'
import { insertAsset, lockAssets, selectAsset, selectOpenFlight, updateAsset, type AssetFields } from './sql'
import { assetTrash } from './trash'

/** Who changes an asset. */
export interface Caller {
  user: Principal
  actor: Actor
}

type NewAsset = Omit<AssetFields, 'state' | 'stateReason'> & { name: string; serial: string; classId: string }

/** @throws AppError 400 for an unknown class or model, 409 when another asset has the serial number */
export async function createAsset(db: Db, tenantId: string, fields: NewAsset, caller: Caller): Promise<Asset> {
  return withUniqueSerial(() =>
    inTenant(db, tenantId, async (tx) => {
      requirePast(fields.inServiceOn)
      await requireKind(tenantId, tx, fields.classId, fields.modelId)
      const id = await insertAsset(tenantId, tx, { ...fields, createdBy: caller.user.userId })
      await recordChanged(tenantId, tx, 'Asset', id)
      const row = await requireAsset(tenantId, tx, id)
      const details = { assetId: id, serial: row.serial }
      await recordAudit(tenantId, tx, { ...caller.actor, action: 'asset.create', target: row.name, details })
      return asAsset(row, caller.user.permissions)
    }),
  )
}

/** @throws AppError 404; 400, also for other hours, flights or cycles without a reason; 409 when `version` is stale or another asset has the serial number */
export async function editAsset(
  db: Db,
  tenantId: string,
  assetId: string,
  version: number,
  { reason = '', ...fields }: Omit<AssetFields, 'state' | 'stateReason'> & { reason?: string },
  caller: Caller,
): Promise<Asset> {
  return withUniqueSerial(() =>
    changeAsset(db, tenantId, { assetId, version }, caller, {
      why: reason.trim(),
      async check(tx, before) {
        const { classId = before.classId, modelId = before.model?._id } = fields
        if (fields.classId === undefined && fields.modelId === undefined) return
        await requireKind(tenantId, tx, classId, modelId)
        if (classId !== before.classId) await requireNoFlight(tenantId, tx, before, 'classInUse')
      },
      fields(_tx, before) {
        requirePast(fields.inServiceOn)
        if (changesUse(before, fields) && reason.trim() === '') throw fieldError('reason', assetText('reasonOfUse'))
        return { ...fields, ...enteredOf(before, fields) }
      },
    }),
  )
}

/** @throws AppError 404, 409 when the table has no such move, `version` is stale, or an asset to retire is assigned to a flight */
export async function changeAssetState(
  db: Db,
  tenantId: string,
  { assetId, version, state, reason = '' }: { assetId: string; version: number; state: AssetState; reason?: string },
  caller: Caller,
): Promise<Asset> {
  return changeAsset(db, tenantId, { assetId, version }, caller, {
    async fields(tx, before) {
      if (!isMove(before.state, state)) {
        const values = { from: assetStateText(before.state), to: assetStateText(state) }
        throw conflict(assetText('cannotBecome', values))
      }
      const fields = stateFields(state, reason)
      if (state === 'retired') await requireNoFlight(tenantId, tx, before, 'stillFlies')
      return fields
    },
  })
}

/** What a change to the state stores. @throws AppError 400 for grounding without a reason */
export function stateFields(state: AssetState, reason: string): Required<Pick<AssetFields, 'state' | 'stateReason'>> {
  if (state === 'grounded' && reason.trim() === '') throw fieldError('reason', assetText('reasonMissing'))
  return { state, stateReason: state === 'available' ? '' : reason.trim() }
}

/** @throws AppError 404, 409 while the asset is assigned to an open flight */
export async function deleteAsset(db: Db, tenantId: string, assetId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    await lockAssets(tenantId, tx, [assetId])
    const row = await requireAsset(tenantId, tx, assetId)
    await requireNoFlight(tenantId, tx, row, 'stillFlies')
    await assetTrash.moveToTrash(tenantId, tx, [assetId])
    await announceAsset(tenantId, tx, assetId)
    await recordAudit(tenantId, tx, { ...actor, action: 'asset.delete', target: row.name, details: { assetId } })
  })
}

/** @throws AppError 404 when it is not in the trash, 409 when another asset has its serial number now */
export async function restoreAsset(db: Db, tenantId: string, assetId: string, { user, actor }: Caller): Promise<Asset> {
  return inTenant(db, tenantId, async (tx) => {
    const restored = await assetTrash.restore(tenantId, tx, [assetId]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict(assetText('serialTaken')) : error
    })
    if (restored.length === 0) throw notFound(assetText('notFound'))
    await announceAsset(tenantId, tx, assetId)
    const row = await requireAsset(tenantId, tx, assetId)
    await recordAudit(tenantId, tx, { ...actor, action: 'asset.restore', target: row.name, details: { assetId } })
    return asAsset(row, user.permissions)
  })
}

/** @throws AppError 404 when the asset does not exist or was deleted */
export async function requireAsset(tenantId: string, tx: Tx, assetId: string): Promise<AssetRow> {
  const row = await selectAsset(tenantId, tx, assetId)
  if (!row) throw await assetTrash.missing(tenantId, tx, assetId, 'asset', assetText('notFound'))
  return row
}

/** Flights show their assets. */
export async function announceAsset(tenantId: string, tx: Tx, assetId: string): Promise<void> {
  await recordChanged(tenantId, tx, 'Asset', assetId)
  await recordChanged(tenantId, tx, 'Flight')
}

async function changeAsset(
  db: Db,
  tenantId: string,
  { assetId, version }: { assetId: string; version: number },
  { user, actor }: Caller,
  change: {
    /** Why hours, flights or cycles change. */
    why?: string
    /** Rejects references to other records, whatever the version is. */
    check?: (tx: Tx, before: AssetRow) => Promise<void>
    fields: (tx: Tx, before: AssetRow) => AssetFields | Promise<AssetFields>
  },
): Promise<Asset> {
  return inTenant(db, tenantId, async (tx) => {
    await lockAssets(tenantId, tx, [assetId])
    const before = await requireAsset(tenantId, tx, assetId)
    await change.check?.(tx, before)
    if (before.version !== version) throw await staleVersion(tx, 'asset', assetId, assetText('changedElsewhere'))
    await updateAsset(tenantId, tx, assetId, version, await change.fields(tx, before))
    await announceAsset(tenantId, tx, assetId)
    const after = await requireAsset(tenantId, tx, assetId)
    const details = { assetId, ...(change.why && { reasonOfUse: change.why }) }
    const entry = { ...actor, action: 'asset.edit', target: after.name, details } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    return asAsset(after, user.permissions)
  })
}

async function requireKind(tenantId: string, tx: Tx, classId: string, modelId: string | null | undefined) {
  if (!(await findAssetClass(tenantId, tx, classId))) throw fieldError('classId', assetText('unknownClass'))
  if (!modelId) return
  const model = await findAssetModel(tenantId, tx, modelId)
  if (!model) throw fieldError('modelId', assetText('unknownModel'))
  if (model.class._id !== classId) throw fieldError('modelId', assetText('otherClass'))
}

async function requireNoFlight(tenantId: string, tx: Tx, { id, name }: AssetRow, text: 'stillFlies' | 'classInUse') {
  const flight = await selectOpenFlight(tenantId, tx, id)
  if (flight !== undefined) throw conflict(assetText(text, { name, flight }))
}

function requirePast(day: string | undefined): void {
  if (day !== undefined && day > new Date().toISOString().slice(0, 10)) {
    throw fieldError('inServiceOn', assetText('inFuture'))
  }
}

/** @throws AppError 409 instead of the unique violation of a serial number */
export async function withUniqueSerial<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = assetText('serialTaken')
    throw conflict(message, [{ field: 'serial', message }])
  }
}

/** The fields that the audit log shows when they change. */
export const recordedOf = (row: AssetRow & UseFields) => ({
  name: row.name,
  serial: row.serial,
  class: row.className,
  model: row.model?.name ?? null,
  state: row.state,
  reason: row.stateReason,
  inServiceOn: row.inServiceOn,
  hours: row.hours,
  flights: row.flights,
  cycles: row.cycles,
  firmware: row.firmware,
  health: row.health,
  note: row.note,
})
