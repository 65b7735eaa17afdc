// Checks a file before the upload starts.
import { byteSize } from '../shared/byteSize'
import { uploadsText } from './messages'

/** Storage of the organisation in bytes; null without a limit. */
export interface StorageUse {
  used: number
  limit: number | null
  free: number | null
  largestFile: number
}

/** The reason why a file of `size` bytes would be rejected; undefined if it can be uploaded. */
export function preUploadError(size: number, storage: StorageUse | undefined): string | undefined {
  if (size === 0) return uploadsText('empty')
  if (!storage) return undefined
  const { used, limit, free, largestFile } = storage
  if (size > largestFile) {
    return uploadsText('tooLarge', { size: byteSize(size), max: byteSize(largestFile) })
  }
  if (free === null || size <= free) return undefined
  // The disk has less room than the package.
  if (limit === null || free < limit - used) {
    return uploadsText('noRoom', { size: byteSize(size), left: byteSize(free) })
  }
  return uploadsText('overQuota', { size: byteSize(size), left: byteSize(free), limit: byteSize(limit) })
}
