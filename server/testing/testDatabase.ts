/** Provides a migrated database for one test file, cloned from the database of globalSetup.ts. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * Fewer connections than a server has, because PostgreSQL starts a process for each. On a busy machine a statement takes its
 * time: these limits only tell of a statement that hangs, before the limit of the test does.
 */
const LIMITS: pg.PoolConfig = {
  max: 8,
  connectionTimeoutMillis: 200_000,
  statement_timeout: 200_000,
  query_timeout: 210_000,
}

/** SQLSTATE `object_in_use`. */
const IN_USE = '55006'

export interface TestDatabase {
  /** Connects as the owner, like the server; for `createPool`. */
  connection: pg.PoolConfig
  /** Removes the database and closes open connections. */
  drop(): Promise<void>
}

/** Clones the migrated, empty database in about 100 ms. Call `drop` in `afterAll`, after ending the pools. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (!process.env.TEST_CLUSTER) throw new Error('TEST_CLUSTER is not set. Run this test with jest.')
  const template = JSON.parse(process.env.TEST_CLUSTER) as pg.ClientConfig & { user: string; database: string }
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(template, `create database ${database} template ${template.database} owner ${template.user}`)
  return {
    connection: { ...template, ...LIMITS, database },
    drop: () => dropDatabase(template, database),
  }
}

/**
 * A pool has ended before PostgreSQL has noticed that its connections are closed, so PostgreSQL waits for them, for 5 s. Then it
 * closes those that a test has left open.
 */
async function dropDatabase(cluster: pg.ClientConfig, database: string): Promise<void> {
  try {
    await asSuperuser(cluster, `drop database ${database}`)
  } catch (error) {
    if ((error as pg.DatabaseError).code !== IN_USE) throw error
    await asSuperuser(cluster, `drop database ${database} with (force)`)
  }
}

async function asSuperuser(cluster: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
