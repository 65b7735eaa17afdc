// Avatars: DATA_DIR/files/avatars/<id>.webp. The user's row is written after the file and cleared before it is removed, so a
// file without a row can be deleted.
import { open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../../platform/core/config'
import { API_PREFIX } from '../../platform/contract/spec'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { selectAvatarsInUse } from './sql'
import { writePicture } from './writePicture'

const SWEEP_AFTER_MS = 3_600_000
const SWEEP_BATCH = 1000

/** URL of an avatar, which the user's row stores. */
export const avatarUrl = (avatarId: string): string => `${API_PREFIX}/profile/avatar/${avatarId}`

/** Stores a picture under a new ID. @returns its URL */
export async function writeAvatar(config: Config, picture: Buffer): Promise<string> {
  const avatarId = uuidv7()
  await writePicture(fileOf(config, avatarId), picture)
  return avatarUrl(avatarId)
}

/** The bytes of an avatar; undefined when it does not exist. */
export async function readAvatar(config: Config, avatarId: string): Promise<Readable | undefined> {
  const file = await open(fileOf(config, avatarId)).catch(() => undefined)
  return file?.createReadStream()
}

/** Removes the avatar with this URL. Does nothing without a URL or file. */
export async function removeAvatar(config: Config, url: string | null | undefined): Promise<void> {
  if (url) await rm(fileOf(config, path.posix.basename(url)), { force: true })
}

/** Removes unreferenced avatars, for example after a crash. */
export async function deleteOrphanAvatars({ db, config }: { db: Db; config: Config }): Promise<void> {
  const names = await readdir(folderOf(config)).catch((): string[] => [])
  for (let start = 0; start < names.length; start += SWEEP_BATCH) {
    const chunk = names.slice(start, start + SWEEP_BATCH)
    const urls = chunk.map((name) => avatarUrl(name.split('.')[0] ?? ''))
    const used = await asPlatform(db, (tx) => selectAvatarsInUse(tx, urls))
    await Promise.all(chunk.filter((_, at) => !used.has(urls[at] ?? '')).map((name) => removeOld(config, name)))
  }
}

async function removeOld(config: Config, name: string): Promise<void> {
  const file = path.join(folderOf(config), name)
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
  // The row of a younger file may not be written yet.
  if (Date.now() - mtimeMs > SWEEP_AFTER_MS) await rm(file, { force: true })
}

const folderOf = ({ DATA_DIR }: Config): string => path.join(DATA_DIR, 'files', 'avatars')
const fileOf = (config: Config, avatarId: string): string => path.join(folderOf(config), `${avatarId}.webp`)
