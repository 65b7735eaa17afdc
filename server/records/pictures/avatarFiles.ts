// Avatars: avatars/<id>.webp in the storage. The user's row is written after the file and cleared before it is removed, so a
// file without a row can be deleted.
import path from 'node:path'
import type { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { API_PREFIX } from '../../platform/contract/spec'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import type { Storage } from '../../platform/storage/storage'
import { openPicture, removePictures, sweepPictures, writePicture } from './pictureFiles'
import { selectAvatarsInUse } from './sql'

/** URL of an avatar, which the user's row stores. */
export const avatarUrl = (avatarId: string): string => `${API_PREFIX}/profile/avatar/${avatarId}`

/** Stores a picture under a new ID. @returns its URL */
export async function writeAvatar(storage: Storage, picture: Buffer): Promise<string> {
  const avatarId = uuidv7()
  await writePicture(storage, 'avatars', avatarId, picture)
  return avatarUrl(avatarId)
}

/** The bytes of an avatar; undefined when it does not exist. */
export async function readAvatar(storage: Storage, avatarId: string): Promise<Readable | undefined> {
  return openPicture(storage, 'avatars', avatarId)
}

/** Removes the avatar with this URL. Does nothing without a URL or file. */
export async function removeAvatar(storage: Storage, url: string | null | undefined): Promise<void> {
  if (url) await removePictures(storage, 'avatars', [path.posix.basename(url)])
}

/** Removes unreferenced avatars, for example after a crash. */
export async function deleteOrphanAvatars({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  await sweepPictures(storage, 'avatars', async (ids) => {
    const used = await asPlatform(db, (tx) => selectAvatarsInUse(tx, ids.map(avatarUrl)))
    return new Set(ids.filter((id) => used.has(avatarUrl(id))))
  })
}
