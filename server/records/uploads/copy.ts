// A copy of a stored file as a finished upload, from which another record is made.
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '../../platform/db/tenancy'
import { requireQuota } from '../quota/usage'
import { stageFile } from '../../platform/storage/files'
import { insertStoredFile, type NewFile, type StoredFile } from '../../platform/storage/sql'
import type { Storage } from '../../platform/storage/storage'
import type { FileKind } from '../../media/file-kind/fileKind'
import { endReceiving, insertUpload } from './sql'

/** Copies the bytes. Call `insertCopiedUpload` in the transaction that needs them. */
export const stageCopy = async (
  services: { db: Db; storage: Storage },
  tenantId: string,
  { name, mediaType, key }: StoredFile,
): Promise<NewFile> =>
  stageFile(services, tenantId, { name, mediaType, from: { stream: await services.storage.open(key) } })

/** @returns the ID of the upload @throws AppError 413 over the quota of the tenant */
export async function insertCopiedUpload(
  tenantId: string,
  tx: Tx,
  { file, kind, userId }: { file: NewFile; kind: FileKind; userId: string },
): Promise<string> {
  await requireQuota(tenantId, tx, 'storageBytes', file.size)
  const { id: storedFileId } = await insertStoredFile(tenantId, tx, file, userId)
  const { name, size, sha256 } = file
  const { id } = await insertUpload(tenantId, tx, { id: uuidv7(), name, size, sha256, createdBy: userId })
  await endReceiving(tenantId, tx, id, { state: 'finished', kind, storedFileId })
  return id
}
