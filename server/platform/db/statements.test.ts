import { sql } from 'kysely'
import type pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase'
import { runAsSupport } from './accessScope'
import { databaseOn } from './database'
import { createPool } from './pool'
import { asPlatform, inTenant, readInTenant, type Db } from './tenancy'

const TENANT = '018f7e5c-0000-7000-8000-000000000001'

let database: TestDatabase
let pool: pg.Pool
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  // One connection, so that each transaction follows the one before on it.
  pool = createPool({ ...database.connection, max: 1 }, () => undefined)
  db = databaseOn(pool)
  await asPlatform(db, (tx) => tx.insertInto('tenant').values({ id: TENANT, name: 'Quay', status: 'active' }).execute())
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const readName = () => readInTenant(db, TENANT, (tx) => tx.selectFrom('tenant').select('name').executeTakeFirst())

test('a single read sees the rows of its tenant only, and the next use of the connection none', async () => {
  expect(await readName()).toEqual({ name: 'Quay' })
  expect(await readInTenant(db, crypto.randomUUID(), (tx) => tx.selectFrom('tenant').select('name').execute())).toEqual(
    [],
  )
  expect(await db.selectFrom('tenant').select('name').execute()).toEqual([])
})

test('a single read can neither write nor run a second statement', async () => {
  await expect(
    readInTenant(db, TENANT, (tx) => tx.updateTable('tenant').set({ name: 'Pier' }).execute()),
  ).rejects.toThrow('read-only')
  await expect(
    readInTenant(db, TENANT, async (tx) => {
      await sql`select 1`.execute(tx)
      await tx.selectFrom('tenant').select('name').execute()
    }),
  ).rejects.toThrow('one statement')
  expect(await readName()).toEqual({ name: 'Quay' })
})

test('a failed single read reports its error, and the connection stays usable', async () => {
  await expect(readInTenant(db, TENANT, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero')
  expect(await readName()).toEqual({ name: 'Quay' })
})

test('a transaction that may not begin reports why, and later ones do not', async () => {
  const asEnded = <T>(work: () => Promise<T>) => runAsSupport(crypto.randomUUID(), work)
  const rename = () => inTenant(db, TENANT, (tx) => tx.updateTable('tenant').set({ name: 'Pier' }).execute())
  await expect(asEnded(rename)).rejects.toMatchObject({ status: 403 })
  await expect(asEnded(readName)).rejects.toMatchObject({ status: 403 })
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect(await readName()).toEqual({ name: 'Quay' })
})

test('work without a statement leaves no transaction open', async () => {
  expect(await inTenant(db, TENANT, () => Promise.resolve(1))).toBe(1)
  await expect(inTenant(db, TENANT, () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped')
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  expect(rows).toEqual([{ role: database.connection.user }])
})
