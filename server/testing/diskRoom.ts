// Makes the disk of a test look almost full, without filling it: the reserve takes what is free.
import type { Config } from '../platform/core/config'
import { readSpace } from '../platform/disk/space'

/**
 * Leaves `bytes` for uploads and jobs; a negative number stands for a disk that has less than its reserve.
 * @returns a function that undoes it
 */
export async function leaveRoom(config: Config, bytes: number): Promise<() => void> {
  const before = { ...config.DISK_RESERVE }
  const { free } = await readSpace(config)
  Object.assign(config.DISK_RESERVE, { bytes: free - bytes, percent: 100 })
  return () => void Object.assign(config.DISK_RESERVE, before)
}
