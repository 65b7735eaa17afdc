// Public files: public/<id>.webp in the storage, named by the server. The row of public_file is written after the file and
// removed before it, so a file without a row can be deleted.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { uuidv7 } from 'uuidv7'
import { API_PREFIX } from '../../platform/contract/spec'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Storage } from '../../platform/storage/storage'
import { asPng, asWebp } from './picture'
import { openPicture, removePictures, sweepPictures, writePicture } from './pictureFiles'
import { deleteUnusedPublicFiles, insertPublicFile, selectExistingPublicFiles, type PublicFilePurpose } from './sql'

interface FileServices {
  db: Db
  storage: Storage
}

const LONGEST_SIDE: Record<PublicFilePurpose, number> = { poster: 1600, logo: 512 }

/**
 * Stores a poster (without a tenant) or a logo. Pictures without a reference are removed after a day.
 * @throws AppError 400, 415 for an unusable picture
 */
export async function storePicture(
  { db, storage }: FileServices,
  tenantId: string | null,
  purpose: PublicFilePurpose,
  original: Buffer,
): Promise<{ fileId: string; url: string }> {
  const picture = await asWebp(original, LONGEST_SIDE[purpose])
  const fileId = uuidv7()
  await writePicture(storage, 'public', fileId, picture)
  const insert = (tx: Tx) => insertPublicFile(tenantId, tx, { id: fileId, purpose, bytes: picture.length })
  await (tenantId === null ? asPlatform(db, insert) : inTenant(db, tenantId, insert))
  return { fileId, url: publicUrl(fileId) }
}

/** The bytes of a file; undefined when it does not exist. */
export async function readPublicFile(
  { storage }: Pick<FileServices, 'storage'>,
  fileId: string,
): Promise<Readable | undefined> {
  return openPicture(storage, 'public', fileId)
}

/** A picture as PNG, for documents; undefined when the file does not exist. */
export async function readPublicPicture(
  services: Pick<FileServices, 'storage'>,
  fileId: string,
): Promise<Buffer | undefined> {
  const file = await readPublicFile(services, fileId)
  return file && asPng(await buffer(file))
}

/** Removes the files of deleted rows; ignores missing files. */
export async function removePublicFiles(
  { storage }: Pick<FileServices, 'storage'>,
  fileIds: readonly string[],
): Promise<void> {
  await removePictures(storage, 'public', fileIds)
}

/** Removes unreferenced pictures and files that a crash left behind. */
export async function deleteOrphanPublicFiles({ db, storage }: FileServices): Promise<void> {
  await removePublicFiles({ storage }, await asPlatform(db, deleteUnusedPublicFiles))
  await sweepPictures(storage, 'public', (ids) => asPlatform(db, (tx) => selectExistingPublicFiles(tx, ids)))
}

export const publicUrl = (fileId: string): string => `${API_PREFIX}/files/public/${fileId}`
