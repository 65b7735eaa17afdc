// The life of an upload: finishing (hash, kind, stored file), claiming and deletion.
import { AppError, conflict, notFound } from '../../platform/core/errors'
import { parseMessage, serializeMessage, type Message } from '../../platform/core/messages'
import { recordChanged } from '../../platform/realtime/sql'
import {
  deleteStoredFile,
  insertStoredFile,
  scheduleFileDeletion,
  requireStoredFile,
  type StoredFile,
} from '../../platform/storage/sql'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Storage } from '../../platform/storage/storage'
import { storedBytes } from '../../platform/storage/byteSource'
import { fileKind, type FileKind } from '../../media/file-kind/fileKind'
import { uploadText } from './messages'
import type { UploadStore } from './store/uploadStore'
import { deleteUpload, endReceiving, markUploadClaimed, selectUpload, updateRejection, type UploadRow } from './sql'

/**
 * Completes an upload whose bytes have all arrived. Safe to call again after a crash.
 * @returns the resulting row; its state is `failed` when the checksum differs
 */
export async function finishUpload(
  { db, storage, uploadStore }: { db: Db; storage: Storage; uploadStore: UploadStore },
  upload: UploadRow,
): Promise<UploadRow> {
  const { tenantId, id, key, size } = upload
  const sha256 = await uploadStore.complete(key, size)
  const mismatch = upload.sha256 !== null && upload.sha256 !== sha256
  const detected = mismatch ? undefined : await fileKind(storedBytes(storage, key, size))
  return inTenant(db, tenantId, async (tx) => {
    const current = await requireUpload(tenantId, tx, id, upload.createdBy, 'lock')
    if (current.state !== 'receiving') return current
    if (detected) {
      const { kind, mediaType } = detected
      const file = { key, size, sha256, mediaType, name: upload.name }
      const { id: storedFileId } = await insertStoredFile(tenantId, tx, file, upload.createdBy)
      await endReceiving(tenantId, tx, id, { state: 'finished', kind, storedFileId })
    } else {
      await endReceiving(tenantId, tx, id, {
        state: 'failed',
        message: serializeMessage(uploadText('checksumMismatch')),
      })
      await scheduleFileDeletion(tenantId, tx, key, 0)
    }
    await recordChanged(tenantId, tx, 'Upload', id)
    return requireUpload(tenantId, tx, id, upload.createdBy)
  })
}

/** A finished upload, claimed by the record it becomes part of. */
export interface ClaimedUpload {
  file: StoredFile
  kind: FileKind
}

/**
 * Claims a finished upload of this user in the caller's transaction. An upload can be claimed once.
 * @throws AppError 404; 409 when the upload is incomplete, failed or already claimed
 */
export async function claimUpload(tenantId: string, tx: Tx, uploadId: string, userId: string): Promise<ClaimedUpload> {
  const upload = await requireUpload(tenantId, tx, uploadId, userId)
  if (!(await markUploadClaimed(tenantId, tx, uploadId))) throw conflict(whyNotClaimable(upload))
  await recordChanged(tenantId, tx, 'Upload', uploadId)
  return {
    file: await requireStoredFile(tenantId, tx, upload.storedFileId ?? ''),
    kind: upload.kind as FileKind,
  }
}

/**
 * Runs `work`, which uses an upload in a transaction of its own. If it rejects the file, the reason is stored with the
 * upload, so that the user's list still shows it after a reload.
 */
export async function keepRejection<T>(
  db: Db,
  tenantId: string,
  upload: { uploadId: string; userId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.errors?.some(({ field }) => field === 'uploadId')) {
      const message = serializeMessage(error.text)
      await inTenant(db, tenantId, async (tx) => {
        if (await updateRejection(tenantId, tx, upload, message)) {
          await recordChanged(tenantId, tx, 'Upload', upload.uploadId)
        }
      })
    }
    throw error
  }
}

/** Deletes an upload, and its file unless it was claimed. */
export async function removeUpload(tx: Tx, upload: UploadRow): Promise<void> {
  const { tenantId, id, state, storedFileId } = upload
  if (state === 'finished' && storedFileId) await deleteStoredFile(tenantId, tx, storedFileId)
  await deleteUpload(tenantId, tx, id)
  await recordChanged(tenantId, tx, 'Upload', id)
}

/** @throws AppError 404 when the user has no such upload */
export async function requireUpload(
  tenantId: string,
  tx: Tx,
  uploadId: string,
  userId: string,
  lock?: 'lock',
): Promise<UploadRow> {
  const upload = await selectUpload(tenantId, tx, uploadId, userId, lock)
  if (!upload) throw notFound(uploadText('notFound'))
  return upload
}

/** Why an upload that is not finished cannot be used. */
export function whyNotClaimable({ state, message }: UploadRow): Message {
  if (state === 'receiving') return uploadText('incomplete')
  if (state === 'failed') return message === null ? uploadText('failed') : parseMessage(message)
  return uploadText('alreadyUsed')
}
