// Pictures of people: DATA_DIR/files/avatars/<id>.webp. A picture is somebody's as long as a user's row names it; the
// row is written after the file and let go before it, so whatever no row names may be swept away.
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../core/config'
import { API_PREFIX } from '../contract/spec'
import { asPlatform, type Db } from '../db/tenancy'
import { selectAvatarsInUse } from './sql'

const SWEEP_AFTER_MS = 3_600_000
const SWEEP_AT_ONCE = 1000

/** Where browsers find a picture; kept in the user's row. */
export const avatarAddress = (avatarId: string): string => `${API_PREFIX}/profile/avatar/${avatarId}`

/** Keeps a picture under a new name. @returns its address */
export async function writeAvatar(config: Config, picture: Buffer): Promise<string> {
  const avatarId = uuidv7()
  const file = fileOf(config, avatarId)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, picture)
  await rename(`${file}.part`, file)
  return avatarAddress(avatarId)
}

/** The bytes of a picture, or undefined when there is none. */
export async function readAvatar(config: Config, avatarId: string): Promise<Readable | undefined> {
  const file = await open(fileOf(config, avatarId)).catch(() => undefined)
  return file?.createReadStream()
}

/** Removes the picture at an address; none, or one that is gone already, is fine. */
export async function removeAvatar(config: Config, address: string | null | undefined): Promise<void> {
  if (address) await rm(fileOf(config, path.posix.basename(address)), { force: true })
}

/** Removes the pictures that nobody shows any more, left behind by a crash for instance. */
export async function deleteOrphanAvatars({ db, config }: { db: Db; config: Config }): Promise<void> {
  const names = await readdir(folderOf(config)).catch((): string[] => [])
  for (let start = 0; start < names.length; start += SWEEP_AT_ONCE) {
    const chunk = names.slice(start, start + SWEEP_AT_ONCE)
    const addresses = chunk.map((name) => avatarAddress(name.split('.')[0] ?? ''))
    const used = await asPlatform(db, (tx) => selectAvatarsInUse(tx, addresses))
    await Promise.all(chunk.filter((_, at) => !used.has(addresses[at] ?? '')).map((name) => removeOld(config, name)))
  }
}

async function removeOld(config: Config, name: string): Promise<void> {
  const file = path.join(folderOf(config), name)
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
  // A younger one may be about to get its row.
  if (Date.now() - mtimeMs > SWEEP_AFTER_MS) await rm(file, { force: true })
}

const folderOf = ({ DATA_DIR }: Config): string => path.join(DATA_DIR, 'files', 'avatars')
const fileOf = (config: Config, avatarId: string): string => path.join(folderOf(config), `${avatarId}.webp`)
