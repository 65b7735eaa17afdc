import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createTestDatabase } from '../../testing/testDatabase'
import { migrate } from './migrate'
import { createPool } from './pool'

const MIGRATIONS = path.join(__dirname, 'migrations')

test('counts missions that existed before the counters', async () => {
  const database = await createTestDatabase()
  const admin = new pg.Client({ ...database.connection, user: 'postgres' })
  await admin.connect()
  await admin.query('drop schema public cascade; create schema public authorization pg_database_owner')
  const before = await mkdtemp(path.join(tmpdir(), 'aerie-migrations-'))
  for (const name of await readdir(MIGRATIONS)) {
    if (name < '0004') await cp(path.join(MIGRATIONS, name), path.join(before, name))
  }
  const pool = createPool(database.connection)
  await migrate(pool, before)
  await admin.query(`insert into tenant (id, name) values ('01938f6e-7a3b-7c21-9b1e-2f64c1d2a301', 'Old')`)
  await admin.query(`insert into mission (id, tenant_id, name, status, archived, deleted_at)
    select gen_random_uuid(), id, 'Mission', s, a, d from tenant,
      (values ('draft', false, null), ('draft', false, null), ('live', true, null), ('live', false, now())) v (s, a, d)`)

  await migrate(pool)

  const { rows } = await admin.query('select status, archived, count from mission_count order by status')
  expect(rows).toEqual([
    { status: 'draft', archived: false, count: 2 },
    { status: 'live', archived: true, count: 1 },
  ])
  await expect(pool.query('select from mission')).resolves.toMatchObject({ rowCount: 0 })
  await Promise.all([pool.end(), admin.end(), rm(before, { recursive: true })])
  await database.drop()
})
