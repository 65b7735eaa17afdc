// Pictures that an earlier version wrote into DATA_DIR/files although files are in a store. There, every process has them.
import type { Config } from '../../platform/core/config'
import { idOfPicture } from '../../platform/storage/keys'
import { openLocalFolder } from '../../platform/storage/localFolder'
import { filesFolder } from '../../platform/storage/openStorage'
import { StorageMiss, type Storage } from '../../platform/storage/storage'

/** Moves the pictures of this DATA_DIR into the store, under the same keys. Does nothing without a store. @returns their number */
export async function movePictures(config: Config, storage: Storage): Promise<number> {
  if (!config.S3) return 0
  const folder = openLocalFolder(filesFolder(config))
  let moved = 0
  for (const prefix of ['avatars', 'public']) {
    for await (const { key } of folder.list(prefix)) {
      if (idOfPicture(key) === undefined) continue
      try {
        await storage.put(key, await folder.open(key))
      } catch (error) {
        // Another process with this DATA_DIR has moved it meanwhile.
        if (error instanceof StorageMiss) continue
        throw error
      }
      // The file goes last: a start that is interrupted moves it again.
      await folder.delete(key)
      moved++
    }
  }
  return moved
}
