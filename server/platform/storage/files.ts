// Files of a tenant: bytes in the storage and a row in the database, kept consistent across crashes.
import type { Readable } from 'node:stream'
import { asPlatform, inTenant, type Db } from '../db/tenancy'
import { makeKey } from './keys'
import { deleteFileDeletions, scheduleFileDeletion, selectDueFileDeletions, type NewFile } from './sql'
import type { Storage } from './storage'

/** Files without a row are removed after this time; longer than any job. */
const STAGED_HOURS = 48
const DELETION_BATCH = 100

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

/** Deletes files whose deletion is due. @returns their number */
export async function deleteScheduledFiles(db: Db, storage: Storage): Promise<number> {
  const keys = await asPlatform(db, (tx) => selectDueFileDeletions(tx, DELETION_BATCH))
  if (keys.length === 0) return 0
  // Files first: a schedule entry without a file is harmless, but a file without an entry would stay forever.
  for (const key of keys) await storage.delete(key)
  await asPlatform(db, (tx) => deleteFileDeletions(tx, keys))
  return keys.length
}
