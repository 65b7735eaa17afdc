// Public files: DATA_DIR/files/public/<id>.webp, named by the server. The row of public_file is written after the file and
// removed before it, so a file without a row can be deleted.
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../../platform/core/config'
import { API_PREFIX } from '../../platform/contract/spec'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { asPng, asWebp } from './picture'
import { deleteUnusedPublicFiles, insertPublicFile, selectExistingPublicFiles, type PublicFilePurpose } from './sql'
import { writePicture } from './writePicture'

interface FileServices {
  db: Db
  config: Config
}

const LONGEST_SIDE: Record<PublicFilePurpose, number> = { poster: 1600, logo: 512 }
const SWEEP_AFTER_MS = 3_600_000
const SWEEP_BATCH = 1000

/**
 * Stores a poster (without a tenant) or a logo. Pictures without a reference are removed after a day.
 * @throws AppError 400, 415 for an unusable picture
 */
export async function storePicture(
  { db, config }: FileServices,
  tenantId: string | null,
  purpose: PublicFilePurpose,
  original: Buffer,
): Promise<{ fileId: string; url: string }> {
  const picture = await asWebp(original, LONGEST_SIDE[purpose])
  const fileId = uuidv7()
  await writePicture(fileOf({ config }, fileId), picture)
  const insert = (tx: Tx) => insertPublicFile(tenantId, tx, { id: fileId, purpose, bytes: picture.length })
  await (tenantId === null ? asPlatform(db, insert) : inTenant(db, tenantId, insert))
  return { fileId, url: publicUrl(fileId) }
}

/** The bytes of a file; undefined when it does not exist. */
export async function readPublicFile(
  services: Pick<FileServices, 'config'>,
  fileId: string,
): Promise<Readable | undefined> {
  const file = await open(fileOf(services, fileId)).catch(() => undefined)
  return file?.createReadStream()
}

/** A picture as PNG, for documents; undefined when the file does not exist. */
export async function readPublicPicture(
  services: Pick<FileServices, 'config'>,
  fileId: string,
): Promise<Buffer | undefined> {
  const bytes = await readFile(fileOf(services, fileId)).catch(() => undefined)
  return bytes && asPng(bytes)
}

/** Removes the files of deleted rows; ignores missing files. */
export async function removePublicFiles(
  services: Pick<FileServices, 'config'>,
  fileIds: readonly string[],
): Promise<void> {
  await Promise.all(fileIds.map((fileId) => rm(fileOf(services, fileId), { force: true })))
}

/** Removes unreferenced pictures and files that a crash left behind. */
export async function deleteOrphanPublicFiles(services: FileServices): Promise<void> {
  await removePublicFiles(services, await asPlatform(services.db, deleteUnusedPublicFiles))
  const names = await readdir(folderOf(services)).catch((): string[] => [])
  for (let at = 0; at < names.length; at += SWEEP_BATCH) {
    await sweep(services, names.slice(at, at + SWEEP_BATCH))
  }
}

export const publicUrl = (fileId: string): string => `${API_PREFIX}/files/public/${fileId}`

async function sweep({ db, config }: FileServices, names: string[]): Promise<void> {
  const ids = names.map((name) => path.basename(name, '.webp')).filter((id) => UUID.test(id))
  const referenced = await asPlatform(db, (tx) => selectExistingPublicFiles(tx, ids))
  for (const name of names) {
    if (referenced.has(path.basename(name, '.webp'))) continue
    const file = path.join(folderOf({ config }), name)
    const info = await stat(file).catch(() => undefined)
    // The row of a younger file may not be written yet.
    if (info && Date.now() - info.mtimeMs > SWEEP_AFTER_MS) await rm(file, { force: true })
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const folderOf = ({ config }: Pick<FileServices, 'config'>): string => path.join(config.DATA_DIR, 'files', 'public')
const fileOf = (services: Pick<FileServices, 'config'>, fileId: string): string =>
  path.join(folderOf(services), `${fileId}.webp`)
