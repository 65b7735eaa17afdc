import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Manifest } from './archive'

/** What was applied to the database, in its order. */
export async function selectMigrations(tx: Tx): Promise<Manifest['migrations']> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration order by name`.execute(tx)
  return rows
}
