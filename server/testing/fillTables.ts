import { sql } from 'kysely'
import { databaseOn } from '../platform/db/database'
import { createPool } from '../platform/db/pool'
import type { Db } from '../platform/db/tenancy'
import type { TestApp } from './testApp'

/**
 * Adds many rows as a superuser, without triggers, checks of foreign keys and row-level security, which take most of the time.
 * Counters that triggers keep, such as the used space, do not change.
 */
export async function fillTables({ pool }: TestApp, work: (db: Db) => Promise<unknown>): Promise<void> {
  const superusers = createPool({ ...pool.options, user: 'postgres', max: 1 })
  try {
    const db = databaseOn(superusers)
    await sql`set session_replication_role = replica`.execute(db)
    await work(db)
  } finally {
    await superusers.end()
  }
}
