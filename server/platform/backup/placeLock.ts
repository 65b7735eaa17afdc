// The lock of a place of backups: one command at a time writes a backup to it or removes one from it. A lock is a file of its own that
// its holder writes again and again, so that the lock of a killed command is recognised, also by machines with other clocks.
import os from 'node:os'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { StartUpError } from '../core/startUpError'
import type { BackupPlace } from './backupPlace'

/** Folder of the locks in the place. */
const FOLDER = 'locks'
/** How often commands that begin at the same moment try to get ahead of each other. */
const TRIES = 4
const LONGEST_PAUSE_MS = 1_000

export interface LockTimes {
  /** Between two writes of a lock. */
  beatMs: number
  /** A lock that is older by the clock of the reader is watched for some beats, and removed when it is not written meanwhile. */
  staleMs: number
}

export const LOCK_TIMES: LockTimes = { beatMs: 30_000, staleMs: 10 * 60_000 }

export interface PlaceLock {
  /** @throws StartUpError when another command has taken the place over, because this one did not write for too long */
  assertHeld(): Promise<void>
  /** Never throws: the work is done. */
  release(): Promise<void>
}

interface Holder {
  host: string
  pid: number
  /** ISO 8601. */
  since: string
  /** ISO 8601, of the last write. */
  at: string
}

/**
 * Takes the lock of the place. Each command writes its lock first and looks for others then, so that of two that begin at the same moment
 * at least one sees the other.
 * @throws StartUpError that names the holder
 */
export async function lockPlace(place: BackupPlace, times: LockTimes = LOCK_TIMES): Promise<PlaceLock> {
  const name = `${FOLDER}/${uuidv7()}.json`
  const since = new Date().toISOString()
  for (let tries = 1; ; tries++) {
    await write(place, name, since)
    let other: Holder | undefined
    try {
      other = await livingHolder(place, name, times)
    } catch (error) {
      await place.delete(name)
      throw error
    }
    if (!other) return hold(place, name, since, times)
    await place.delete(name)
    if (tries === TRIES)
      throw new StartUpError(
        `${other.host} (process ${other.pid}) has used ${place.title} since ${other.since}. Wait until it has ended, or ${Math.ceil(times.staleMs / 60_000)} min if it was killed.`,
      )
    await sleep(Math.random() * LONGEST_PAUSE_MS)
  }
}

/** Runs `work` while this command holds the lock of the place. @throws StartUpError that names another holder */
export async function withPlaceLock<T>(
  place: BackupPlace,
  work: (lock: PlaceLock) => Promise<T>,
  times?: LockTimes,
): Promise<T> {
  const lock = await lockPlace(place, times)
  try {
    return await work(lock)
  } finally {
    await lock.release()
  }
}

function hold(place: BackupPlace, name: string, since: string, { beatMs, staleMs }: LockTimes): PlaceLock {
  let writtenAt = Date.now()
  let isLost = false
  let beating: Promise<void> | undefined
  const beat = async (): Promise<void> => {
    // A machine that slept finds its lock removed.
    if (!(await place.has(name))) {
      isLost = true
      return
    }
    await write(place, name, since)
    writtenAt = Date.now()
  }
  const timer = setInterval(() => {
    // A place that does not answer is tried again with the next beat.
    if (!isLost)
      beating ??= beat()
        .catch(() => undefined)
        .finally(() => (beating = undefined))
  }, beatMs)
  timer.unref()
  return {
    async assertHeld() {
      if (!isLost && Date.now() - writtenAt < staleMs && (await place.has(name))) return
      throw new StartUpError(
        `This command did not reach ${place.title} for ${Math.ceil(staleMs / 60_000)} min, and another one may have used it meanwhile. Nothing was recorded. Make the backup again.`,
      )
    },
    async release() {
      clearInterval(timer)
      await beating
      // A lock that stays is removed by the next command, as that of a killed one.
      await place.delete(name).catch(() => undefined)
    },
  }
}

async function write(place: BackupPlace, name: string, since: string): Promise<void> {
  const holder: Holder = { host: os.hostname(), pid: process.pid, since, at: new Date().toISOString() }
  await place.put(name, Readable.from([JSON.stringify(holder)], { objectMode: false }))
}

/** Who else holds the place. Removes the locks of commands that were killed. */
async function livingHolder(place: BackupPlace, own: string, times: LockTimes): Promise<Holder | undefined> {
  const names: string[] = []
  for await (const { name } of place.list(FOLDER)) if (name !== own) names.push(name)
  for (const name of names) {
    const first = await read(place, name)
    if (!first) continue
    if (Math.abs(Date.now() - Date.parse(first.at)) < times.staleMs) return first
    await sleep(3 * times.beatMs)
    const second = await read(place, name)
    if (second && second.at !== first.at) return second
    await place.delete(name)
  }
  return undefined
}

/** Undefined when the lock was released meanwhile. */
async function read(place: BackupPlace, name: string): Promise<Holder | undefined> {
  if (!(await place.has(name))) return undefined
  try {
    return JSON.parse((await buffer(await place.open(name))).toString('utf8')) as Holder
  } catch (error) {
    if (await place.has(name)) throw error
    return undefined
  }
}
