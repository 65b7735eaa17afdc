// The pictures that messengers show for links without a password.
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { limitConcurrency } from '../../platform/core/concurrencyLimit'
import { AppError, notFound } from '../../platform/core/errors'
import { inTenant, readAsPlatform } from '../../platform/db/tenancy'
import type { CacheUse } from '../../platform/metrics/caches'
import { requireStoredFile, type StoredFile } from '../../platform/storage/sql'
import { asWebp } from '../../records/pictures/picture'
import type { Services } from '../services'
import { findShare } from '../share/public'
import { hashOf } from '../stream/public'
import { countUnknownKey } from './guesses'
import { visitText } from './messages'
import { selectPreviewFile } from './previewSql'
import { selectLink } from './sql'

const LONGEST_SIDE = 1200
/** Of the pictures that a process keeps. */
const MOST_BYTES = 32 * 2 ** 20
/** Pictures that wait or are being made. */
const MOST_WAITING = 20

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

export interface Previews {
  /** @throws AppError 404, 429, 503 when too many pictures are being made */
  pictureOf(key: string, address: string): Promise<Buffer>
  use(): CacheUse
}

/** Makes each picture once and keeps it, because anybody may ask for it any number of times. */
export function createPreviews(services: Pick<Services, 'db' | 'storage'>): Previews {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const making = new Map<string, Promise<Buffer>>()
  // A picture of 40 megapixels takes a second of a processor and 160 MB.
  const limited = limitConcurrency(1)
  let hits = 0
  let misses = 0

  function make(file: StoredFile): Promise<Buffer> {
    if (making.size >= MOST_WAITING) throw new AppError(503, visitText('manyPreviews'))
    misses++
    const picture = limited(async () => {
      const made = await asWebp(await buffer(await services.storage.open(file.key)), LONGEST_SIDE)
      kept.set(file.key, made)
      return made
    }).finally(() => making.delete(file.key))
    making.set(file.key, picture)
    return picture
  }

  return {
    async pictureOf(key, address) {
      // What a link shows is looked up each time, because it may have ended.
      const file = await previewFile(services, key, address)
      const found = kept.get(file.key) ?? making.get(file.key)
      if (found) hits++
      return found ?? make(file)
    },
    use: () => ({ hits, misses, entries: kept.size, bytes: kept.calculatedSize }),
  }
}

async function previewFile({ db }: Pick<Services, 'db'>, key: string, address: string): Promise<StoredFile> {
  const preview = await previewOf({ db }, key)
  if (!preview) {
    await countUnknownKey(db, address)
    throw notFound(visitText('noLink'))
  }
  const { tenantId, shareId } = preview
  return inTenant(db, tenantId, async (tx) => {
    const fileId = await selectPreviewFile(tenantId, tx, shareId)
    if (fileId === undefined) throw notFound(visitText('noPicture'))
    return requireStoredFile(tenantId, tx, fileId)
  })
}
