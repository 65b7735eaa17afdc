// All that is stored, boiled down to one line a table and a file, so that a test can show that nothing was changed.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { TestApp } from './testApp'

/** Tables that a refusal may write to, each with its reason. */
const MAY_GROW = ['audit_entry', 'login_failure', 'sign_up_attempt']

export interface Witness {
  /** Every row of every tenant, and every file. */
  fingerprint(): Promise<Record<string, string>>
  close(): Promise<void>
}

/** Looks at the database as its superuser, whom no policy stops. */
export async function startWitness({ pool, config }: TestApp): Promise<Witness> {
  const { host, port, database } = pool.options
  const client = new pg.Client({ host, port, database, user: 'postgres' })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and relkind = 'r' and relname <> all ($1) order by 1`,
    [MAY_GROW],
  )
  // When somebody was last seen changes with every request.
  const ofEach = rows.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(row, '' order by row)) as hash
                     from (select (to_jsonb(t) - 'last_seen_at')::text as row from "${name}" t) rows`,
  )
  const statement = ofEach.join(' union all ')
  return {
    async fingerprint() {
      const tables = await client.query<{ name: string; hash: string | null }>(statement)
      const files = await hashFiles(path.join(config.DATA_DIR, 'files'))
      return { ...Object.fromEntries(tables.rows.map(({ name, hash }) => [name, hash ?? 'empty'])), ...files }
    },
    close: () => client.end(),
  }
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const hashes = await Promise.all(
    files.map(
      async (file) =>
        [
          file,
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex'),
        ] as const,
    ),
  )
  return Object.fromEntries(hashes)
}
