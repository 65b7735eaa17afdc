// The upgrade of an installation of the oldest schema that landed, 0001 to 0004, with the rows that its demo and its people had made.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../app'
import { readConfig } from '../../platform/core/config'
import { migrate, readMigrations } from '../../platform/db/migrate'
import { createPool } from '../../platform/db/pool'
import { testContract } from '../contract'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

const OLDEST = ['0001', '0002', '0003', '0004']
const MIGRATIONS = path.join(__dirname, '../../platform/db/migrations')
const PASSWORD = 'flown-over-the-quay-42'

type Row = Record<string, unknown>

let folder: string
let database: TestDatabase
let pool: pg.Pool
let app: FastifyInstance
let rows: Record<string, Row[]>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-oldest-'))
  rows = JSON.parse(await readFile(path.join(__dirname, 'rows.json'), 'utf8')) as Record<string, Row[]>
  database = await createTestDatabase()
  pool = createPool(database.connection)
  await asSuperuser(removeSchema)
  const oldest = (await readMigrations(MIGRATIONS)).filter(({ name }) => OLDEST.includes(name.slice(0, 4)))
  for (const { name } of oldest) await cp(path.join(MIGRATIONS, name), path.join(folder, 'oldest', name))
  await migrate(pool, path.join(folder, 'oldest'))
  await asSuperuser(insertRows)
  await migrate(pool)
  const config = readConfig({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' })
  app = await buildApp({ config, pool, contract: testContract().spec })
})
afterAll(async () => {
  await app.close()
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Past the row policies. */
async function asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...(database.connection as pg.ClientConfig), user: 'postgres' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function removeSchema(client: pg.Client): Promise<void> {
  await client.query('drop schema public cascade')
  await client.query(`create schema public authorization ${database.connection.user}`)
}

/** Inserts the rows as they were, without triggers. */
async function insertRows(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (const [table, content] of Object.entries(rows)) {
    const insert = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`
    await client.query(insert, [JSON.stringify(content)])
  }
}

async function count(client: pg.Client, table: string): Promise<number> {
  const found = await client.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(found.rows[0]!.count)
}

async function call<Data>(cookie: string, url: string): Promise<{ code: number; data: Data }> {
  const response = await app.inject({ method: 'GET', url: `/apis/v1${url}`, headers: { cookie } })
  return { code: response.statusCode, data: response.json<{ data: Data }>().data }
}

/** Signs in with the password of that time and accepts the terms. */
async function signIn(email: string): Promise<string> {
  const payload = { email, password: PASSWORD }
  const response = await app.inject({ method: 'POST', url: '/apis/v1/auth/login', payload })
  expect(response.statusCode).toBe(200)
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const url = '/apis/v1/tenant/user/terms-conditions-check?terms=true'
  const accepted = await app.inject({ method: 'PATCH', url, headers: { cookie } })
  expect(accepted.statusCode).toBe(200)
  return cookie
}

/** The tenant of the user in the rows. */
function tenantOf(email: string): unknown {
  return rows['app_user']!.find((user) => user['email'] === email)!['tenant_id']
}

const missionsOf = (tenant: unknown) => rows['mission']!.filter((mission) => mission['tenant_id'] === tenant)

test('keeps every row', async () => {
  for (const table of ['tenant', 'app_user', 'location', 'mission', 'event', 'known_address', 'session']) {
    const kept = await asSuperuser((client) => count(client, table))
    expect([table, kept]).toEqual([table, rows[table]!.length])
  }
})

test('people sign in with the passwords of that time and see their missions', async () => {
  const cookie = await signIn('root@demo.test')
  const tenant = tenantOf('root@demo.test')
  const own = missionsOf(tenant)
  const list = await call<{ items: { _id: string }[] }>(cookie, `/mission/get/tenant/${String(tenant)}`)
  expect(list.code).toBe(200)
  expect(list.data.items.map(({ _id }) => _id).sort()).toEqual(own.map(({ id }) => id).sort())
  for (const { id } of own) expect((await call(cookie, `/mission/get/${String(id)}`)).code).toBe(200)
})

test('another tenant sees none of them', async () => {
  const cookie = await signIn('root@other.test')
  for (const { id } of missionsOf(tenantOf('root@demo.test'))) {
    expect((await call(cookie, `/mission/get/${String(id)}`)).code).toBe(404)
  }
})
