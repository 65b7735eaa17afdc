// Search for text in the fields of one table, through its trigram index (migrations 0130 and 0190).
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containing } from '../core/paging'
import type { Tx } from './tenancy'

/** For more matches, reading all rows of the tenant is faster than reading them one by one. */
const MOST_IDS = 1_000

/**
 * The index consists of groups of three characters: ASCII letters, digits, and the spaces that stand for the bounds of words. A
 * search without one would read the whole index.
 */
const INDEXED = /[a-z0-9]{3}|[^a-z0-9][a-z0-9]|[a-z0-9]{2}[^a-z0-9]/i

interface TextSearch {
  /** Function of the database with the pattern and the highest number of IDs as parameters; null for more. */
  find: string
  /** Column of the IDs, as it is named in the query. */
  id: string
  /** Columns of which one has to contain the text. */
  texts: string[]
}

/** The condition that a row contains `text`; undefined without a text. */
export async function textCondition(
  tx: Tx,
  { find, id, texts }: TextSearch,
  text: string | undefined,
): Promise<RawBuilder<SqlBool> | undefined> {
  if (!text) return undefined
  const pattern = containing(text)
  const ids = INDEXED.test(text) ? await selectFound(tx, find, pattern) : null
  if (ids) return sql<SqlBool>`${sql.ref(id)} = any(${ids}::uuid[])`
  return sql<SqlBool>`(${sql.join(
    texts.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
    sql` or `,
  )})`
}

/** Null if more than MOST_IDS rows match. */
async function selectFound(tx: Tx, find: string, pattern: string): Promise<string[] | null> {
  const { rows } = await sql<{ ids: string[] | null }>`
    select ${sql.ref(find)}(${pattern}, ${MOST_IDS}) as ids`.execute(tx)
  return rows[0]?.ids ?? null
}
