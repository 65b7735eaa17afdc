// Whether rows and bytes agree: every row has its bytes, and there are no bytes that nothing knows of.
import { asPlatform, type Db } from '../tenancy'
import { selectKnownFiles } from './sql'
import type { Storage } from './storage'

export interface StorageReport {
  files: number
  bytes: number
  /** Keys that have a row and no bytes, or another number of them. */
  damaged: string[]
  /** Keys, or half written files, that no row, upload or pending removal knows of. */
  orphans: string[]
}

/** Compares the storage with the rows of all tenants. May run while the server works: what looks wrong is looked at twice. */
export async function checkStorage(db: Db, storage: Storage): Promise<StorageReport> {
  const found = new Map<string, number>()
  for await (const { key, size } of storage.list('')) found.set(key, size)
  // After the bytes: what comes meanwhile has a row but was not listed, and is asked for by its key.
  const known = await asPlatform(db, selectKnownFiles)

  const damaged: string[] = []
  for (const { key, size } of known.stored) {
    if (found.get(key) !== size && (await storage.stat(key))?.size !== size) damaged.push(key)
  }
  const expected = new Set([...known.stored.map(({ key }) => key), ...known.coming, ...known.coming.map(partialOf)])
  const strange = [...found.keys()].filter((key) => !expected.has(withoutSuffix(key)))
  const orphans: string[] = []
  if (strange.length > 0) {
    const still = new Set<string>()
    for await (const { key } of storage.list('')) still.add(key)
    orphans.push(...strange.filter((key) => still.has(key)))
  }
  const bytes = known.stored.reduce((sum, { size }) => sum + size, 0)
  return { files: known.stored.length, bytes, damaged: damaged.sort(), orphans: orphans.sort() }
}

/** Where a local folder keeps the file while it is being written. */
const partialOf = (key: string): string => `.partial/${key.split('/')[1] ?? ''}`

/** What @tus/s3-store keeps beside a half received upload. */
const withoutSuffix = (key: string): string => key.replace(/\.(info|part)$/, '')
