// The rules of files of assets. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { isAcceptedAsDocument } from '../../records/upload-kinds/documentKind'
import { recordChanged } from '../../platform/realtime/sql'
import type { FileKind } from '../../media/file-kind/fileKind'
import { claimUpload, keepRejection } from '../../records/uploads/service'
import { lockAssets, requireAsset } from '../asset/public'
import { safeName } from '../document/public'
import { findMaintenanceRecord } from '../maintenance/public'
import { assetFileText } from './messages'
import {
  asAssetFile,
  countAssetFiles,
  insertAssetFile,
  MAX_FILES,
  selectAssetFile,
  updateAssetFile,
  type AssetFile,
} from './sql'
import { assetFileTrash } from './trash'

type NewAssetFile = components['schemas']['NewAssetFile']
type Edit = Omit<components['schemas']['AssetFileEdit'], 'version'>

const PHOTOS: readonly FileKind[] = ['jpeg', 'photo', 'png', 'webp']

/**
 * Adds an upload to an asset or to a record of its maintenance; whether it is a photo follows from its content.
 * @throws AppError 404 for the asset or the upload; 400 for a record of another asset, an invalid day or a file of another
 * kind; 409 for an upload that is used or incomplete, or too many files
 */
export async function createAssetFile(
  db: Db,
  tenantId: string,
  userId: string,
  assetId: string,
  { uploadId, maintenanceRecordId = null, name, expiresOn = null }: NewAssetFile,
): Promise<AssetFile> {
  return keepRejection(db, tenantId, { uploadId, userId }, () =>
    inTenant(db, tenantId, async (tx) => {
      await lockAssets(tenantId, tx, [assetId])
      await requireAsset(tenantId, tx, assetId)
      requireDay(expiresOn)
      if (maintenanceRecordId !== null) {
        const record = await findMaintenanceRecord(tenantId, tx, maintenanceRecordId)
        if (record?.assetId !== assetId) throw fieldError('maintenanceRecordId', assetFileText('unknownRecord'))
      }
      if ((await countAssetFiles(tenantId, tx, assetId)) >= MAX_FILES) {
        throw conflict(assetFileText('tooMany', { count: MAX_FILES }))
      }
      const { file, kind } = await claimUpload(tenantId, tx, uploadId, userId)
      if (!isAcceptedAsDocument(kind)) throw fieldError('uploadId', assetFileText('notAccepted'))
      const id = await insertAssetFile(tenantId, tx, {
        assetId,
        maintenanceRecordId,
        kind: PHOTOS.includes(kind) ? 'photo' : 'document',
        name: safeName(name ?? file.name),
        storedFileId: file.id,
        expiresOn,
        createdBy: userId,
      })
      return announceFile(tenantId, tx, id)
    }),
  )
}

/** @throws AppError 404, 400 for an invalid day, 409 when `version` is stale */
export async function editAssetFile(
  db: Db,
  tenantId: string,
  id: string,
  version: number,
  { name, expiresOn }: Edit,
  actor: Actor,
): Promise<AssetFile> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireAssetFile(tenantId, tx, id)
    requireDay(expiresOn)
    const fields = {
      ...(name !== undefined && { name: safeName(name) }),
      ...(expiresOn !== undefined && { expiresOn }),
    }
    if (!(await updateAssetFile(tenantId, tx, id, version, fields))) {
      throw await staleVersion(tx, 'asset_file', id, assetFileText('changedElsewhere'))
    }
    const after = await announceFile(tenantId, tx, id)
    const details = { assetId: after.assetId, assetFileId: id }
    const entry = { ...actor, action: 'asset-file.edit', target: after.name, details } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    return after
  })
}

/** @throws AppError 404 when the file does not exist or was deleted */
export async function deleteAssetFile(db: Db, tenantId: string, id: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const { assetId } = await requireAssetFile(tenantId, tx, id)
    const [deleted] = await assetFileTrash.moveToTrash(tenantId, tx, [id])
    if (!deleted) throw notFound(assetFileText('notFound'))
    await recordChanged(tenantId, tx, 'AssetFile', id)
    const details = { assetId, assetFileId: id }
    await recordAudit(tenantId, tx, { ...actor, action: 'asset-file.delete', target: deleted.name, details })
  })
}

/** @throws AppError 404 when it is not in the trash, or what it belongs to is */
export async function restoreAssetFile(db: Db, tenantId: string, id: string, actor: Actor): Promise<AssetFile> {
  return inTenant(db, tenantId, async (tx) => {
    const [restored] = await assetFileTrash.restore(tenantId, tx, [id])
    if (!restored) throw notFound(assetFileText('notFound'))
    const file = await announceFile(tenantId, tx, id)
    const details = { assetId: file.assetId, assetFileId: id }
    await recordAudit(tenantId, tx, { ...actor, action: 'asset-file.restore', target: file.name, details })
    return file
  })
}

/** @throws AppError 404 when the file, its asset or its record does not exist or was deleted */
export async function requireAssetFile(tenantId: string, tx: Tx, id: string) {
  const row = await selectAssetFile(tenantId, tx, id)
  if (!row) throw notFound(assetFileText('notFound'))
  return row
}

async function announceFile(tenantId: string, tx: Tx, id: string): Promise<AssetFile> {
  await recordChanged(tenantId, tx, 'AssetFile', id)
  return asAssetFile(await requireAssetFile(tenantId, tx, id))
}

const recordedOf = ({ name, expiresOn }: Pick<AssetFile, 'name' | 'expiresOn'>) => ({ name, expiresOn })

/** The contract knows the form of a day, not whether the month has it. */
function requireDay(day: string | null | undefined): void {
  if (day && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) {
    throw fieldError('expiresOn', assetFileText('invalidDate'))
  }
}
