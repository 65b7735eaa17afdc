// Actions for several assets, all or none: every function is one transaction, and any asset that must not be changed rolls all
// of it back. The rules are those of the action for one asset (edit.ts).
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { asMessage, type Message } from '../../platform/core/messages'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { recordedOf, stateFields } from './edit'
import { assetStateText, assetsText, assetText } from './messages'
import { isMove, type AssetState } from './moves'
import type { AssetRow } from './row'
import { lockAssets, selectAssetsById, selectFlyingAsset, updateAssetStates } from './sql'
import { assetTrash } from './trash'

/** An asset as the caller saw it. */
interface SeenAsset {
  assetId: string
  version: number
}

/** A message names only the first ones. */
const NAMED = 5

/**
 * @throws AppError 400, 404, 409 when one of the versions is stale, the table has no such move for one, or one to retire is
 *   assigned to a flight
 */
export async function changeAssetStates(
  db: Db,
  tenantId: string,
  { assets, state, reason = '' }: { assets: SeenAsset[]; state: AssetState; reason?: string },
  actor: Actor,
): Promise<void> {
  const fields = stateFields(state, reason)
  await inTenant(db, tenantId, async (tx) => {
    const before = await lockSeen(tenantId, tx, assets)
    const ids = before.map(({ id }) => id)
    for (const { name, state: from } of before) {
      if (isMove(from, state)) continue
      throw conflict(assetsText('oneCannotBecome', { name, from: assetStateText(from), to: assetStateText(state) }))
    }
    if (state === 'retired') await requireNoFlights(tenantId, tx, ids)
    await updateAssetStates(tenantId, tx, ids, fields)
    await announce(tenantId, tx)
    const after = new Map((await selectAssetsById(tenantId, tx, ids)).map((row) => [row.id, row]))
    for (const row of before) {
      const entry = { ...actor, action: 'asset.edit', target: row.name, details: { assetId: row.id } } as const
      await recordEdit(tenantId, tx, entry, recordedOf(row), recordedOf(after.get(row.id) ?? row))
    }
  })
}

/** @throws AppError 400, 404, 409 when one of the versions is stale or one is assigned to an open flight */
export async function deleteAssets(db: Db, tenantId: string, assets: SeenAsset[], actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const rows = await lockSeen(tenantId, tx, assets)
    const ids = rows.map(({ id }) => id)
    await requireNoFlights(tenantId, tx, ids)
    await assetTrash.moveToTrash(tenantId, tx, ids)
    await announce(tenantId, tx)
    for (const { id: assetId, name } of rows) {
      await recordAudit(tenantId, tx, { ...actor, action: 'asset.delete', target: name, details: { assetId } })
    }
  })
}

/** The assets in the order of the IDs. @throws AppError 404 when one does not exist */
export async function requireAssets(tenantId: string, tx: Tx, ids: readonly string[]): Promise<AssetRow[]> {
  const rows = new Map((await selectAssetsById(tenantId, tx, ids)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = rows.get(id.toLowerCase())
    if (!row) throw notFound(assetsText('oneNotFound'))
    return row
  })
}

/** The names of the first assets, and how many there are besides. */
export function namesOf(assets: readonly { name: string }[]): Message {
  const names = assets
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')
  const count = assets.length - NAMED
  return count > 0 ? assetsText('andMore', { names, count }) : asMessage(names)
}

/** The assets, locked. @throws AppError 400 when one is named twice, 404, 409 naming those with a stale version */
async function lockSeen(tenantId: string, tx: Tx, assets: readonly SeenAsset[]): Promise<AssetRow[]> {
  const ids = assets.map(({ assetId }) => assetId.toLowerCase())
  if (new Set(ids).size < ids.length) throw fieldError('assets', assetsText('repeated'))
  await lockAssets(tenantId, tx, ids)
  const rows = await requireAssets(tenantId, tx, ids)
  const stale = rows.filter(({ version }, at) => version !== assets[at]?.version)
  if (stale.length > 0) throw conflict(assetsText('changedElsewhere', { names: namesOf(stale) }))
  return rows
}

async function requireNoFlights(tenantId: string, tx: Tx, ids: readonly string[]): Promise<void> {
  const flying = await selectFlyingAsset(tenantId, tx, ids)
  if (flying) throw conflict(assetText('stillFlies', flying))
}

async function announce(tenantId: string, tx: Tx): Promise<void> {
  await recordChanged(tenantId, tx, 'Asset')
  await recordChanged(tenantId, tx, 'Flight')
}
