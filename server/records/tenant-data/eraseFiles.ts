import type { Storage } from '../../platform/storage/storage'

export interface FileTotals {
  files: number
  bytes: number
}

/** Files of a tenant in the storage: those under its prefix, also partial ones, and its pictures. */
export async function measureFiles(
  storage: Storage,
  tenantId: string,
  pictures: readonly string[],
): Promise<FileTotals> {
  let files = 0
  let bytes = 0
  for await (const { size } of storage.list(tenantId)) {
    files++
    bytes += size
  }
  for (const key of pictures) {
    const found = await storage.stat(key)
    if (!found) continue
    files++
    bytes += found.size
  }
  return { files, bytes }
}

export async function eraseFiles(storage: Storage, tenantId: string, pictures: readonly string[]): Promise<void> {
  await storage.deletePrefix(tenantId)
  for (const key of pictures) await storage.delete(key)
}
