// Files anybody may see: DATA_DIR/files/public/<id>.webp, under names the server made. A row of public_file says that a
// file is wanted; the row is written after the file and removed before it, so whatever has no row may be swept away.
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import type { Services } from '../services'
import { API_PREFIX } from '../spec'
import { asPlatform, inTenant, type Tx } from '../tenancy'
import { asWebp } from './picture'
import { deleteUnusedPublicFiles, insertPublicFile, selectExistingPublicFiles, type PublicFilePurpose } from './sql'

type Where = Pick<Services, 'db' | 'config'>

const LONGEST_SIDE: Record<PublicFilePurpose, number> = { poster: 1600, logo: 512 }
const SWEEP_AFTER_MS = 3_600_000
const SWEEP_AT_ONCE = 1000

/**
 * Keeps a poster (of no tenant) or a logo; one that nothing refers to after a day is removed.
 * @throws AppError 400, 415 when the bytes are no good picture
 */
export async function keepPicture(
  { db, config }: Where,
  tenantId: string | null,
  purpose: PublicFilePurpose,
  original: Buffer,
): Promise<{ fileId: string; url: string }> {
  const picture = await asWebp(original, LONGEST_SIDE[purpose])
  const fileId = uuidv7()
  await write(fileOf({ config }, fileId), picture)
  const insert = (tx: Tx) => insertPublicFile(tenantId, tx, { id: fileId, purpose, bytes: picture.length })
  await (tenantId === null ? asPlatform(db, insert) : inTenant(db, tenantId, insert))
  return { fileId, url: publicUrl(fileId) }
}

/** The bytes of a file, or undefined when there is none. */
export async function readPublicFile(where: Pick<Where, 'config'>, fileId: string): Promise<Readable | undefined> {
  const file = await open(fileOf(where, fileId)).catch(() => undefined)
  return file?.createReadStream()
}

/** Removes files whose rows are gone already; a missing one is fine. */
export async function removePublicFiles(where: Pick<Where, 'config'>, fileIds: readonly string[]): Promise<void> {
  await Promise.all(fileIds.map((fileId) => rm(fileOf(where, fileId), { force: true })))
}

/** Removes pictures nothing refers to, and what a crash left behind. */
export async function sweepPublicFiles(where: Where): Promise<void> {
  await removePublicFiles(where, await asPlatform(where.db, deleteUnusedPublicFiles))
  const names = await readdir(folderOf(where)).catch((): string[] => [])
  for (let at = 0; at < names.length; at += SWEEP_AT_ONCE) {
    await sweep(where, names.slice(at, at + SWEEP_AT_ONCE))
  }
}

export const publicUrl = (fileId: string): string => `${API_PREFIX}/files/public/${fileId}`

async function sweep({ db, config }: Where, names: string[]): Promise<void> {
  const ids = names.map((name) => path.basename(name, '.webp')).filter((id) => UUID.test(id))
  const wanted = await asPlatform(db, (tx) => selectExistingPublicFiles(tx, ids))
  for (const name of names) {
    if (wanted.has(path.basename(name, '.webp'))) continue
    const file = path.join(folderOf({ config }), name)
    const info = await stat(file).catch(() => undefined)
    // A younger one may be about to get its row.
    if (info && Date.now() - info.mtimeMs > SWEEP_AFTER_MS) await rm(file, { force: true })
  }
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const folderOf = ({ config }: Pick<Where, 'config'>): string => path.join(config.DATA_DIR, 'files', 'public')
const fileOf = (where: Pick<Where, 'config'>, fileId: string): string => path.join(folderOf(where), `${fileId}.webp`)
