// Checks a file before the upload starts.
import { byteSize } from '../shared/byteSize'
import { uploadsText } from './messages'

/** Storage of the organisation in bytes; null without a limit. */
export interface StorageUse {
  limit: number | null
  free: number | null
  largestFile: number
}

/** The reason why a file of `size` bytes would be rejected; undefined if it can be uploaded. */
export function preUploadError(size: number, storage: StorageUse | undefined): string | undefined {
  if (size === 0) return uploadsText('empty')
  if (!storage) return undefined
  const { limit, free, largestFile } = storage
  if (size > largestFile) {
    return uploadsText('tooLarge', { size: byteSize(size), max: byteSize(largestFile) })
  }
  if (limit === null || free === null || size <= free) return undefined
  return uploadsText('overQuota', { size: byteSize(size), left: byteSize(free), limit: byteSize(limit) })
}
