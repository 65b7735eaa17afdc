// The end of an upload: its bytes are checked, looked at and made a stored file.
import { conflict, notFound } from '../errors'
import { recordChanged } from '../realtime/sql'
import type { Services } from '../services'
import { deleteStoredFile, insertStoredFile, noteRemoval, requireStoredFile, type StoredFile } from '../storage/sql'
import { inTenant, type Tx } from '../tenancy'
import { storedBytes } from './byteSource'
import { fileKind, type FileKind } from './fileKind'
import type { Intake } from './intake'
import { deleteUpload, endReceiving, markTaken, selectUpload, type UploadRow } from './sql'

const MISMATCH = 'What arrived is not what was sent: the checksum differs. Send the file again.'

/**
 * Ends an upload all of whose bytes have arrived. Called again after a crash it takes up where it was.
 * @returns the row as it is then; `failed` when the checksum differs
 */
export async function finishUpload(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  intake: Intake,
  upload: UploadRow,
): Promise<UploadRow> {
  const { tenantId, id, key, size } = upload
  const sha256 = await intake.complete(key, size)
  const wrong = upload.sha256 !== null && upload.sha256 !== sha256
  const found = wrong ? undefined : await fileKind(storedBytes(storage, key, size))
  return inTenant(db, tenantId, async (tx) => {
    const now = await requireUpload(tenantId, tx, id, upload.createdBy, 'lock')
    if (now.state !== 'receiving') return now
    if (found) {
      const { kind, mediaType } = found
      const file = { key, size, sha256, mediaType, name: upload.name }
      const { id: storedFileId } = await insertStoredFile(tenantId, tx, file, upload.createdBy)
      await endReceiving(tenantId, tx, id, { state: 'finished', kind, storedFileId })
    } else {
      await endReceiving(tenantId, tx, id, { state: 'failed', message: MISMATCH })
      await noteRemoval(tenantId, tx, key, 0)
    }
    await recordChanged(tenantId, tx, 'Upload', id)
    return requireUpload(tenantId, tx, id, upload.createdBy)
  })
}

/** What an upload has become, once for whoever asks first. */
export interface TakenUpload {
  file: StoredFile
  kind: FileKind
}

/**
 * Uses a finished upload of this user, in the caller's transaction: the file is the caller's from then on.
 * @throws AppError 404; 409 when it has not arrived yet, was refused or is used already
 */
export async function takeUpload(tenantId: string, tx: Tx, uploadId: string, userId: string): Promise<TakenUpload> {
  const upload = await requireUpload(tenantId, tx, uploadId, userId)
  if (!(await markTaken(tenantId, tx, uploadId))) throw conflict(whyNot(upload))
  await recordChanged(tenantId, tx, 'Upload', uploadId)
  return {
    file: await requireStoredFile(tenantId, tx, upload.storedFileId ?? ''),
    kind: upload.kind as FileKind,
  }
}

/** Gives an upload up; a file that came of it and was not used goes too. */
export async function removeUpload(tx: Tx, upload: UploadRow): Promise<void> {
  const { tenantId, id, state, storedFileId } = upload
  if (state === 'finished' && storedFileId) await deleteStoredFile(tenantId, tx, storedFileId)
  await deleteUpload(tenantId, tx, id)
  await recordChanged(tenantId, tx, 'Upload', id)
}

/** @throws AppError 404 */
export async function requireUpload(
  tenantId: string,
  tx: Tx,
  uploadId: string,
  userId: string,
  lock?: 'lock',
): Promise<UploadRow> {
  const upload = await selectUpload(tenantId, tx, uploadId, userId, lock)
  if (!upload) throw notFound('Upload')
  return upload
}

function whyNot({ state, message }: UploadRow): string {
  if (state === 'receiving') return 'This upload has not arrived completely yet'
  if (state === 'failed') return message ?? 'This upload failed'
  return 'This upload has been used already'
}
