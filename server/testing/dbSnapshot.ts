// Hashes of all tables and files, so that a test can prove that nothing changed.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { eventsPublished } from './eventsPublished'
import type { TestApp } from './testApp'

/** Tables in which a rejected request is recorded. */
const MAY_GROW = ['audit_entry', 'call_count', 'login_attempt', 'sign_up_attempt']

/** Positions in the event log and deliveries, which follow events that were published before. */
const FOLLOWING = ['notification_cursor', 'webhook_attempt', 'webhook_cursor', 'webhook_delivery']

/** Sums of `data_item`, between which a sweep moves counts. A trigger keeps them, so that they change only with the items. */
export const SUMS = ['data_change', 'data_count', 'data_month_count']

/** Columns of webhooks that attempts to deliver such events change. */
const ATTEMPT_COLUMNS = ['delivered_at', 'dropped', 'dropped_at', 'failing_since', 'failures', 'held_until', 'problem']

/** Columns of sessions, phones and tokens that requests update once a minute. */
const USE_COLUMNS = ['last_seen_at', 'last_used_at']

/** The hash of each table by its name, and of each file by its path. */
export type Snapshot = Record<string, string>

export interface Snapshots {
  /** Reads all rows of all tenants, and all files. */
  take(): Promise<Snapshot>
  close(): Promise<void>
}

/** Reads the database as its superuser, to whom row-level security does not apply. */
export async function openSnapshots({ db, pool, config }: TestApp): Promise<Snapshots> {
  const { host, port, database } = pool.options
  const client = new pg.Client({ host, port, database, user: 'postgres' })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and relkind = 'r' and relname <> all ($1) order by 1`,
    [[...MAY_GROW, ...FOLLOWING, ...SUMS]],
  )
  const perTable = rows.map(({ name }) => {
    const left = name === 'webhook' ? ATTEMPT_COLUMNS : USE_COLUMNS
    return `select '${name}' as name, md5(string_agg(row, '' order by row)) as hash
              from (select (to_jsonb(t) - '{${left.join()}}'::text[])::text as row from "${name}" t) rows`
  })
  // Ordered, because PostgreSQL may read the tables in parallel. Prepared, because planning takes longer than the reading.
  const statement = `${perTable.join(' union all ')} order by 1`
  return {
    async take() {
      await eventsPublished(db)
      const tables = await client.query<{ name: string; hash: string | null }>({ name: 'snapshot', text: statement })
      const files = await hashFiles(path.join(config.DATA_DIR, 'files'))
      return { ...Object.fromEntries(tables.rows.map(({ name, hash }) => [name, hash ?? 'empty'])), ...files }
    },
    close: () => client.end(),
  }
}

/** Names of the tables and files that differ, sorted. */
export function changedBetween(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name]).sort()
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const hashes = files.map(async (file) => {
    const bytes = await readFile(file)
    return [file, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}
