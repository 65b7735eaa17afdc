// Space of the disk of DATA_DIR.
import { mkdir, statfs } from 'node:fs/promises'
import { formatBytes } from '../core/byteSize'
import type { Config } from '../core/config'
import { AppError } from '../core/errors'
import { diskText } from './messages'

export type DiskSettings = Pick<Config, 'DATA_DIR' | 'DISK_RESERVE'>

/** In bytes. */
export interface DiskSpace {
  free: number
  total: number
  /** What uploads and jobs leave free. */
  reserve: number
}

/** @param folder of the disk, which is created if it is missing */
export async function readSpace(
  { DATA_DIR, DISK_RESERVE }: DiskSettings,
  folder: string = DATA_DIR,
): Promise<DiskSpace> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, blocks, bsize } = await statfs(folder)
  const total = blocks * bsize
  return { free: bavail * bsize, total, reserve: Math.min(DISK_RESERVE.bytes, (total * DISK_RESERVE.percent) / 100) }
}

/** Asserts that a file of `bytes` leaves the reserve free. @throws AppError 507 */
export async function requireSpace(settings: DiskSettings, bytes: number): Promise<void> {
  const { free, reserve } = await readSpace(settings)
  if (free - bytes < reserve) throw noSpaceFor(bytes)
}

export const noSpaceFor = (bytes: number): AppError =>
  new AppError(507, diskText('noSpaceFor', { size: formatBytes(bytes) }))
