// What is known of a file's fate before a byte of it travels.
import { byteSize } from '../shared/byteSize'
import { uploadsText } from './messages'

/** What the organisation may still store, in bytes; null where there is no limit. */
export interface Storage {
  limit: number | null
  free: number | null
  largestFile: number
}

/** Why a file of `size` bytes need not be sent at all. */
export function refusalBefore(size: number, storage: Storage | undefined): string | undefined {
  if (size === 0) return uploadsText('empty')
  if (!storage) return undefined
  const { limit, free, largestFile } = storage
  if (size > largestFile) {
    return uploadsText('tooLarge', { size: byteSize(size), most: byteSize(largestFile) })
  }
  if (limit === null || free === null || size <= free) return undefined
  return uploadsText('overQuota', { size: byteSize(size), left: byteSize(free), limit: byteSize(limit) })
}
