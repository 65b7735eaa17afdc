// The archive of the write-ahead log, which lets a restore go to any moment after a backup. A replication slot keeps the log until it
// is copied, so that nothing is missing after an outage of the server or of the place.
// https://www.postgresql.org/docs/18/continuous-archiving.html
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BackupPlace } from './backupPlace'
import { recordArchived } from './lastBackup'
import { putSealed } from './sealing'

/** Folder of the archive in the place. */
const ARCHIVE = 'wal'
const WAL = 'pg_wal'
const SLOT = 'aerie_archive'
/** Timeline, log and segment, 8 hexadecimal digits each. */
const SEGMENT = /^[0-9A-F]{24}$/
/** What a restore to another moment has branched off. */
const HISTORY = /^[0-9A-F]{8}\.history$/
/** A log has 256 segments of 16 MB in the bundled database. */
const SEGMENTS_OF_LOG = 256
const STOP_MS = 10_000
/** So that a place that does not answer is not asked all the time. */
const ROUND_MS = 5_000

export interface WalArchiving {
  /** Copies what is left, for ten seconds at most. */
  stop(): Promise<void>
}

interface Source {
  dataDir: string
  /** As superuser. */
  connection: pg.ClientConfig
  /** Folder of its files. */
  cluster: string
}

/**
 * Copies the log until `stop`.
 * @param openPlace called again after a failure
 * @param log receives the begin and the end of failures
 */
export function archiveWal(
  source: Source,
  openPlace: () => Promise<BackupPlace>,
  recipients: readonly string[],
  log: (line: string) => void,
): WalArchiving {
  const stopping = new AbortController()
  let failure: string | undefined
  const round = async (): Promise<void> => {
    try {
      await archiveRound(source, await openPlace(), recipients, log)
      if (failure !== undefined) log('The write-ahead log is archived again')
      failure = undefined
    } catch (error) {
      const { message } = error as Error
      if (message !== failure) log(`The write-ahead log cannot be archived: ${message}`)
      failure = message
    }
  }
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await round()
      await sleep(ROUND_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  const finish = async (): Promise<void> => {
    await running
    await endSegment(source).catch(() => undefined)
    await round()
  }
  return {
    async stop() {
      stopping.abort()
      await Promise.race([finish(), sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

/** Copies the segments that are complete. @throws Error when the database or the place does not answer */
export async function archiveRound(
  { dataDir, connection, cluster }: Source,
  place: BackupPlace,
  recipients: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  const client = await connected(connection)
  try {
    const from = await keptFrom(client, log)
    const { rows } = await client.query<{ current: string }>(
      // The position after the last byte, because a position at the begin of a segment counts to the one before.
      'select pg_walfile_name(pg_current_wal_flush_lsn() + 1) as current',
    )
    const current = rows[0]!.current
    const names = await readdir(path.join(cluster, WAL))
    const put = async (name: string): Promise<void> => {
      const file = createReadStream(path.join(cluster, WAL, name))
      await putSealed(place, archivedName(name, recipients.length > 0), file, { isCompressed: true, recipients })
    }
    const complete = names.filter((name) => SEGMENT.test(name) && name >= from && name < current).sort()
    if (complete.length > 0) for (const name of names) if (HISTORY.test(name)) await put(name)
    for (const name of complete) {
      await put(name)
      await place.flush()
      await client.query('select pg_replication_slot_advance($1, $2)', [SLOT, endOf(name)])
    }
    await recordArchived(dataDir)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Ends the current segment, so that it can be archived. */
export async function endSegment({ connection }: Pick<Source, 'connection'>): Promise<void> {
  const client = await connected(connection)
  try {
    await client.query('select pg_switch_wal()')
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Removes the slot, so that the database keeps no log for an archive. */
export async function stopArchiving(connection: pg.ClientConfig): Promise<void> {
  const client = await connected(connection)
  try {
    await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
      SLOT,
    ])
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function connected(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The first segment that the slot keeps. Creates the slot, also in place of one whose log was removed. */
async function keptFrom(client: pg.Client, log: (line: string) => void): Promise<string> {
  const { rows } = await client.query<{ status: string | null; from: string | null }>(
    `select wal_status as status, pg_walfile_name(restart_lsn) as from from pg_replication_slots where slot_name = $1`,
    [SLOT],
  )
  const slot = rows[0]
  if (slot?.from && slot.status !== 'lost') return slot.from
  if (slot) {
    log(
      'The archive of the write-ahead log has a gap, because the place did not answer for too long. Make a backup now.',
    )
    await client.query('select pg_drop_replication_slot($1)', [SLOT])
  }
  await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
  return keptFrom(client, log)
}

/** Counts the segments from the first one of the database. */
function indexOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_OF_LOG + Number.parseInt(segment.slice(16), 16)
}

/** The position after a segment, as PostgreSQL writes it. */
function endOf(segment: string): string {
  const next = indexOf(segment) + 1
  const log = Math.floor(next / SEGMENTS_OF_LOG)
  return `${log.toString(16)}/${(next % SEGMENTS_OF_LOG).toString(16)}000000`
}

/** Name in the place of a segment or a history. */
export const archivedName = (name: string, isEncrypted: boolean): string =>
  `${ARCHIVE}/${name}.gz${isEncrypted ? '.age' : ''}`

/** The segments and histories of the archive by their name in the place. */
async function archived(place: BackupPlace): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { name } of place.list(ARCHIVE)) {
    const plain = name.slice(ARCHIVE.length + 1).replace(/\.gz(\.age)?$/, '')
    if (SEGMENT.test(plain) || HISTORY.test(plain)) found.set(name, plain)
  }
  return found
}

/** What of the archive follows a backup that begins at segment `first`, by the names in the place. */
export async function walSince(place: BackupPlace, first: string): Promise<Map<string, string>> {
  const found = await archived(place)
  for (const [name, plain] of found) {
    const isBefore = SEGMENT.test(plain) && plain.slice(8) < first.slice(8)
    if (isBefore || plain.slice(0, 8) < first.slice(0, 8)) found.delete(name)
  }
  return found
}

/** The last segment before a gap in an archive; undefined when there is none. @param names also those of histories */
export function lastBeforeGap(names: Iterable<string>): string | undefined {
  const segments = [...names].filter((name) => SEGMENT.test(name))
  segments.sort((one, other) => indexOf(one) - indexOf(other))
  return segments.find((segment, at) => {
    const next = segments[at + 1]
    return next !== undefined && indexOf(next) > indexOf(segment) + 1
  })
}

/** Removes the segments that no backup needs. @param first that of the oldest backup */
export async function removeWalBefore(place: BackupPlace, first: string): Promise<void> {
  for (const [name, plain] of await archived(place)) {
    if (SEGMENT.test(plain) && plain.slice(8) < first.slice(8)) await place.delete(name)
  }
}
