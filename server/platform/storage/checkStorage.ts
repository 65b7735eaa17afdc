// Compares rows and files: every row needs its file, and every file needs a row.
import { asPlatform, type Db } from '../db/tenancy'
import { selectKnownFiles } from './sql'
import type { Storage } from './storage'

export interface StorageReport {
  files: number
  bytes: number
  /** Keys with a row whose file is missing or has another size. */
  damaged: string[]
  /** Keys and partial files without a row, upload or scheduled deletion. */
  orphans: string[]
}

/** Compares the storage with the rows of all tenants. Safe while the server runs: every finding is checked twice. */
export async function checkStorage(db: Db, storage: Storage): Promise<StorageReport> {
  const listed = new Map<string, number>()
  for await (const { key, size } of storage.list('')) listed.set(key, size)
  // Read after the listing: newer files then have a row and are looked up by key.
  const known = await asPlatform(db, selectKnownFiles)

  const damaged: string[] = []
  for (const { key, size } of known.stored) {
    if (listed.get(key) !== size && (await storage.stat(key))?.size !== size) damaged.push(key)
  }
  const expected = new Set([...known.stored.map(({ key }) => key), ...known.coming, ...known.coming.map(partialOf)])
  const unknown = [...listed.keys()].filter((key) => !expected.has(withoutSuffix(key)))
  const orphans: string[] = []
  if (unknown.length > 0) {
    const still = new Set<string>()
    for await (const { key } of storage.list('')) still.add(key)
    orphans.push(...unknown.filter((key) => still.has(key)))
  }
  const bytes = known.stored.reduce((sum, { size }) => sum + size, 0)
  return { files: known.stored.length, bytes, damaged: damaged.sort(), orphans: orphans.sort() }
}

/** Path of a file in the local folder while it is being written. */
const partialOf = (key: string): string => `.partial/${key.split('/')[1] ?? ''}`

/** @tus/s3-store adds these files to an incomplete upload. */
const withoutSuffix = (key: string): string => key.replace(/\.(info|part)$/, '')
