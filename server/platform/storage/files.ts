// Files of a tenant: bytes in the storage and a row in the database, kept consistent across crashes.
import type { Readable } from 'node:stream'
import { asPlatform, inTenant, type Db } from '../db/tenancy'
import { makeKey } from './keys'
import { deleteFileDeletions, scheduleFileDeletion, selectDueFileDeletions, type NewFile } from './sql'
import type { Storage } from './storage'

/** Files without a row are removed after this time; longer than any job. */
const STAGED_HOURS = 48
const DELETION_BATCH = 500
/** Deletions at a time: each waits for the disk or the store several times. */
const PARALLEL_DELETIONS = 8

/**
 * Stores a file before its row exists. Call `insertStoredFile` in the transaction that needs the file; otherwise the file
 * is deleted again. A local file at `from.path` is moved.
 */
export async function stageFile(
  { db, storage }: { db: Db; storage: Storage },
  tenantId: string,
  file: { name: string; mediaType: string; from: { path: string } | { stream: Readable } },
): Promise<NewFile> {
  const { name, mediaType, from } = file
  const key = makeKey(tenantId, name)
  await inTenant(db, tenantId, (tx) => scheduleFileDeletion(tenantId, tx, key, STAGED_HOURS))
  const written = 'path' in from ? await storage.putFile(key, from.path) : await storage.put(key, from.stream)
  return { key, ...written, name: name.slice(0, 255), mediaType }
}

/** Deletes all files whose deletion is due, the largest first, until it is aborted. @returns their number */
export async function deleteScheduledFiles(db: Db, storage: Storage, signal?: AbortSignal): Promise<number> {
  let count = 0
  for (;;) {
    const deleted = await deleteBatch(db, storage, signal)
    count += deleted
    if (deleted < DELETION_BATCH || signal?.aborted) return count
  }
}

/** @returns the number of deleted files */
async function deleteBatch(db: Db, storage: Storage, signal: AbortSignal | undefined): Promise<number> {
  const waiting = await asPlatform(db, (tx) => selectDueFileDeletions(tx, DELETION_BATCH))
  const deleted: string[] = []
  const work = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined && !signal?.aborted; key = waiting.shift()) {
      // Files first: a schedule entry without a file is harmless, but a file without an entry would stay forever.
      await storage.delete(key)
      deleted.push(key)
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL_DELETIONS }, work))
  } finally {
    if (deleted.length > 0) await asPlatform(db, (tx) => deleteFileDeletions(tx, deleted))
  }
  return deleted.length
}
