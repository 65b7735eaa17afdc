// Files of a tenant: bytes in the storage and a row that says whose they are, in step whatever dies in between.
import type { Readable } from 'node:stream'
import type { Services } from '../services'
import { asPlatform, inTenant, type Db } from '../tenancy'
import { makeKey } from './keys'
import { deleteRemovals, noteRemoval, selectDueRemovals, type NewFile } from './sql'
import type { Storage } from './storage'

/** Bytes that no row has claimed after so long are removed; longer than any job may take. */
const STAGED_HOURS = 48
const REMOVALS_A_ROUND = 100

/**
 * Writes bytes that no row claims yet. Follow it with `insertStoredFile` in the transaction that needs the file; without
 * that they are removed again. `from.path` is a file of this machine, which is taken over and gone afterwards.
 */
export async function stageFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  tenantId: string,
  file: { name: string; mediaType: string; from: { path: string } | { stream: Readable } },
): Promise<NewFile> {
  const { name, mediaType, from } = file
  const key = makeKey(tenantId, name)
  await inTenant(db, tenantId, (tx) => noteRemoval(tenantId, tx, key, STAGED_HOURS))
  const written = 'path' in from ? await storage.putFile(key, from.path) : await storage.put(key, from.stream)
  return { key, ...written, name: name.slice(0, 255), mediaType }
}

/** Removes bytes that nobody needs any more. @returns how many files went */
export async function removeDueFiles(db: Db, storage: Storage): Promise<number> {
  const keys = await asPlatform(db, (tx) => selectDueRemovals(tx, REMOVALS_A_ROUND))
  if (keys.length === 0) return 0
  // Bytes first: a note without bytes does no harm, bytes without a note would stay for ever.
  for (const key of keys) await storage.delete(key)
  await asPlatform(db, (tx) => deleteRemovals(tx, keys))
  return keys.length
}
