// Space that uploads and jobs have reserved: what they are going to write and have not written yet. The rows of uploads and jobs are the
// reservations, so that they hold across processes and end with what they are for.
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../core/config'
import { asPlatform, type Db, type Tx } from '../db/tenancy'
import { openLocalFolder } from '../storage/localFolder'
import { filesFolder } from '../storage/openStorage'
import { noSpaceFor, readSpace, requireSpace, type DiskSettings } from './space'
import { lockReservations, selectReceiving, sumReservedByJobs, withPlatform, type OpenUpload } from './sql'

/** `S3`: files are stored elsewhere, so that uploads reserve nothing here. */
export type ReservingSettings = DiskSettings & Pick<Config, 'S3'>

/** Bytes that are reserved and not written yet. @param tx of the platform */
export async function sumReserved(
  tx: Tx,
  settings: ReservingSettings,
  states = ['queued', 'running'],
): Promise<number> {
  if (settings.S3) return 0
  const jobs = await sumReservedByJobs(tx, states)
  const uploads = await Promise.all((await selectReceiving(tx)).map((upload) => missingBytes(settings, upload)))
  return uploads.reduce((sum, bytes) => sum + bytes, jobs)
}

async function missingBytes(settings: ReservingSettings, { key, size }: OpenUpload): Promise<number> {
  const root = filesFolder(settings)
  const received = (await sizeOf(openLocalFolder(root).partialPath(key))) ?? (await sizeOf(path.join(root, key))) ?? 0
  return Math.max(0, size - received)
}

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )

/**
 * Asserts that the disk has room for everything that is reserved. Call it last in the transaction that has recorded a reservation of
 * `bytes`, with any role: others that reserve wait until it ends.
 * @throws AppError 507
 */
export async function requireReserved(tx: Tx, settings: ReservingSettings, bytes: number): Promise<void> {
  if (settings.S3) return requireSpace(settings, 0)
  const left = await withPlatform(tx, async () => {
    await lockReservations(tx)
    const reserved = await sumReserved(tx, settings)
    const { free, reserve } = await readSpace(settings, filesFolder(settings))
    return free - reserved - reserve
  })
  if (left < 0) throw noSpaceFor(bytes)
}

/** Bytes that can be reserved now; null when files are stored elsewhere. */
export async function readRoom(db: Db, settings: ReservingSettings): Promise<number | null> {
  if (settings.S3) return null
  const reserved = await asPlatform(db, (tx) => sumReserved(tx, settings))
  const { free, reserve } = await readSpace(settings, filesFolder(settings))
  return Math.max(0, Math.floor(free - reserved - reserve))
}

/**
 * Asserts that a file of `bytes`, which nothing reserves, fits beside everything that is reserved.
 * @throws AppError 507
 */
export async function requireRoomFor(db: Db, settings: ReservingSettings, bytes: number): Promise<void> {
  const room = await readRoom(db, settings)
  if (room === null) return requireSpace(settings, bytes)
  if (room < bytes) throw noSpaceFor(bytes)
}

/** Whether the disk has room for a job that starts to run, beside uploads and the jobs that run. Its own reservation is one of them. */
export async function hasRoomToRun(db: Db, settings: ReservingSettings, reservedBytes: number): Promise<boolean> {
  const { free, reserve } = await readSpace(settings)
  if (free < reserve) return false
  if (reservedBytes === 0 || settings.S3) return true
  const files = await readSpace(settings, filesFolder(settings))
  const reserved = await asPlatform(db, (tx) => sumReserved(tx, settings, ['running']))
  return files.free - reserved >= files.reserve
}
