// Files of pictures in the storage: one folder for each kind, named by ID.
import { Readable } from 'node:stream'
import { idOfPicture, pictureKey, type PictureFolder } from '../../platform/storage/keys'
import { StorageMiss, type Storage } from '../../platform/storage/storage'

/** The row of a younger file may not be written yet. */
const SWEEP_AFTER_MS = 3_600_000
const SWEEP_BATCH = 1000
/** Deletions at the same time: each is a few requests of a store. */
const DELETIONS = 16

export async function writePicture(
  storage: Storage,
  folder: PictureFolder,
  id: string,
  picture: Buffer,
): Promise<void> {
  await storage.put(pictureKey(folder, id), Readable.from([picture]))
}

/** The bytes of a picture; undefined when it does not exist. */
export async function openPicture(storage: Storage, folder: PictureFolder, id: string): Promise<Readable | undefined> {
  try {
    return await storage.open(pictureKey(folder, id))
  } catch (error) {
    if (error instanceof StorageMiss) return undefined
    throw error
  }
}

/** Ignores missing files. */
export async function removePictures(storage: Storage, folder: PictureFolder, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += DELETIONS) {
    const some = ids.slice(at, at + DELETIONS)
    await Promise.all(some.map((id) => storage.delete(pictureKey(folder, id))))
  }
}

/** Removes the pictures of a folder that are an hour old and in no row. `selectUsed` returns those of its IDs that are. */
export async function sweepPictures(
  storage: Storage,
  folder: PictureFolder,
  selectUsed: (ids: string[]) => Promise<Set<string>>,
): Promise<void> {
  const before = Date.now() - SWEEP_AFTER_MS
  const removeUnused = async (ids: string[]): Promise<void> => {
    if (ids.length === 0) return
    const used = await selectUsed(ids)
    const unused = ids.filter((id) => !used.has(id))
    await removePictures(storage, folder, unused)
  }
  let old: string[] = []
  for await (const { key, modifiedAt } of storage.list(folder)) {
    const id = idOfPicture(key)
    if (id === undefined || modifiedAt.getTime() > before) continue
    old.push(id)
    if (old.length < SWEEP_BATCH) continue
    await removeUnused(old)
    old = []
  }
  await removeUnused(old)
}
