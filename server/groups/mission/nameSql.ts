// Missions by name.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containing } from '../../core/paging'
import type { Tx } from '../../db/tenancy'

/** For more matches, reading all missions of the tenant is faster than reading them one by one. */
const MOST_IDS = 1_000

/** The index consists of groups of three letters or digits. A search without one would read the whole index. */
const INDEXED = /[\p{L}\p{N}]{3}/u

/** Matches missions whose name contains `search`; undefined without a search. */
export async function nameCondition(tx: Tx, search: string | undefined): Promise<RawBuilder<SqlBool> | undefined> {
  if (!search) return undefined
  const pattern = containing(search)
  const ids = INDEXED.test(search) ? await selectNamed(tx, pattern) : null
  return ids ? sql<SqlBool>`mission.id = any(${ids}::uuid[])` : sql<SqlBool>`mission.name ilike ${pattern}`
}

/** Null for more than MOST_IDS missions. */
async function selectNamed(tx: Tx, pattern: string): Promise<string[] | null> {
  const { rows } = await sql<{ ids: string[] | null }>`select missions_named(${pattern}, ${MOST_IDS}) as ids`.execute(
    tx,
  )
  return rows[0]?.ids ?? null
}
