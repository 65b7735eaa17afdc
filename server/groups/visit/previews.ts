// The pictures that messengers show for links without a password.
import { buffer } from 'node:stream/consumers'
import { notFound } from '../../platform/core/errors'
import { inTenant, readAsPlatform } from '../../platform/db/tenancy'
import { requireStoredFile } from '../../platform/storage/sql'
import { asWebp } from '../../records/pictures/picture'
import type { Services } from '../services'
import { findShare } from '../share/public'
import { hashOf } from '../stream/public'
import { countUnknownKey } from './guesses'
import { visitText } from './messages'
import { selectPreviewFile } from './previewSql'
import { selectLink } from './sql'

const LONGEST_SIDE = 1200

export interface Preview {
  tenantId: string
  shareId: string
  name: string
  hasPicture: boolean
}

/** What a link shows to everybody who has it; undefined for an unknown or ended link, and for one with a password. */
export async function previewOf({ db }: Pick<Services, 'db'>, key: string): Promise<Preview | undefined> {
  const link = await readAsPlatform(db, (tx) => selectLink(tx, hashOf(key)))
  if (!link) return undefined
  const { tenantId, shareId } = link
  return inTenant(db, tenantId, async (tx) => {
    const share = await findShare(tenantId, tx, shareId)
    if (share?.state !== 'active' || share.hasPassword) return undefined
    const fileId = await selectPreviewFile(tenantId, tx, shareId)
    return { tenantId, shareId, name: share.name, hasPicture: fileId !== undefined }
  })
}

/** @throws AppError 404, 429 */
export async function previewPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  key: string,
  address: string,
): Promise<Buffer> {
  const preview = await previewOf({ db }, key)
  if (!preview) {
    await countUnknownKey(db, address)
    throw notFound(visitText('noLink'))
  }
  const { tenantId, shareId } = preview
  const file = await inTenant(db, tenantId, async (tx) => {
    const fileId = await selectPreviewFile(tenantId, tx, shareId)
    if (fileId === undefined) throw notFound(visitText('noPicture'))
    return requireStoredFile(tenantId, tx, fileId)
  })
  return asWebp(await buffer(await storage.open(file.key)), LONGEST_SIDE)
}
