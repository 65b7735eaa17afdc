// A copy of the bundled database while it runs, by PostgreSQL's low-level interface: files between pg_backup_start and pg_backup_stop,
// and the write-ahead log of that time, which makes them consistent when PostgreSQL starts with them.
// https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { limitConcurrency } from '../core/concurrencyLimit'
import type { SavedFile } from './manifest'

/** Folders whose content belongs to the running server. They are empty in the copy. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_internal\.init(\..*)?|backup_label(\.old)?|tablespace_map(\.old)?|pgsql_tmp.*)$/
/** Copied last, because it says from where PostgreSQL begins. */
const CONTROL_FILE = 'global/pg_control'
const WAL = 'pg_wal'
/** Copies at a time: each waits for the disk. */
const PARALLEL = 8
/** Timeline, log and segment, 8 hexadecimal digits each. */
const SEGMENT = /^[0-9A-F]{24}$/

/** Saves the content of a file of the cluster. */
type Save = (source: Readable, name: string) => Promise<Omit<SavedFile, 'name'>>

export interface CopiedCluster {
  /** Relative, each after its parent. */
  folders: string[]
  files: SavedFile[]
  /** Of the write-ahead log that the files need. */
  firstSegment: string
  lastSegment: string
  /** ISO 8601. */
  completedAt: string
}

/**
 * Saves the files of the cluster at `cluster`. `connection` is that of its superuser.
 * @throws Error when the server stops meanwhile
 */
export async function copyCluster(connection: pg.ClientConfig, cluster: string, save: Save): Promise<CopiedCluster> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Keeps the write-ahead log from now on until this connection ends.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `aerie_backup_${randomUUID().replaceAll('-', '')}`,
    ])
    const begun = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('aerie backup', true)) as segment`,
    )
    const copied = await copyFiles(cluster, save)
    const ended = await client.query<{ segment: string; label: string; completedAt: Date }>(
      `select pg_walfile_name(lsn) as segment, labelfile as label, clock_timestamp() as "completedAt"
       from pg_backup_stop(wait_for_archive => false)`,
    )
    const first = begun.rows[0]!.segment
    const { segment: last, label, completedAt } = ended.rows[0]!
    const wal = await copyWal(cluster, save, first, last)
    // PostgreSQL reads from it where to begin.
    const labelled = await save(Readable.from([label], { objectMode: false }), 'backup_label')
    return {
      folders: copied.folders,
      files: [...copied.files, ...wal, { name: 'backup_label', ...labelled }],
      firstSegment: first,
      lastSegment: last,
      completedAt: completedAt.toISOString(),
    }
  } finally {
    await client.end()
  }
}

async function copyFiles(cluster: string, save: Save): Promise<Pick<CopiedCluster, 'folders' | 'files'>> {
  const folders: string[] = []
  const copies: Promise<SavedFile | undefined>[] = []
  const limit = limitConcurrency(PARALLEL)
  const copyFolder = async (folder: string): Promise<void> => {
    for (const entry of await readdir(path.join(cluster, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (entry.name.startsWith('pgsql_tmp')) continue
        if (EMPTIED.has(folder)) {
          if (EMPTIED.has(name)) folders.push(name)
          continue
        }
        folders.push(name)
        await copyFolder(name)
      } else if (entry.isFile() && !EMPTIED.has(folder) && !LEFT_OUT.test(entry.name) && name !== CONTROL_FILE) {
        copies.push(limit(() => copyIfThere(cluster, save, name)))
      }
    }
  }
  await copyFolder('')
  const files = (await Promise.all(copies)).filter((saved) => saved !== undefined)
  files.push(await copy(cluster, save, CONTROL_FILE))
  return { folders, files }
}

/** Undefined for a file that was removed meanwhile, such as that of a dropped table. */
async function copyIfThere(cluster: string, save: Save, name: string): Promise<SavedFile | undefined> {
  try {
    return await copy(cluster, save, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function copy(cluster: string, save: Save, name: string): Promise<SavedFile> {
  const saved = await save(createReadStream(path.join(cluster, name)), name)
  return { name, ...saved }
}

async function copyWal(cluster: string, save: Save, first: string, last: string): Promise<SavedFile[]> {
  const names = (await readdir(path.join(cluster, WAL))).filter((name) => SEGMENT.test(name))
  const needed = names.filter((name) => name >= first && name <= last).sort()
  const saved: SavedFile[] = []
  for (const name of needed) saved.push(await copy(cluster, save, `${WAL}/${name}`))
  return saved
}
