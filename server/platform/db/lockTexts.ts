import { sql } from 'kysely'
import type { Tx } from './tenancy'

/**
 * Serialises transactions that name the same text, until they end. For a check and a write that concern no row that could be
 * locked. Locks are taken in one order, so that two transactions cannot wait for each other.
 */
export async function lockTexts(tx: Tx, texts: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(key)
              from (select distinct hashtextextended(text, 0) as key from unnest(${[...texts]}::text[]) text order by 1) keys`.execute(
    tx,
  )
}
