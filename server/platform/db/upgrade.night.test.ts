// An upgrade of a database with rows, from the first schema to the newest one, with more rows at later stages. The other tests begin
// with the newest schema, so that migrations of rows meet none there.
import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { serverFile } from '../core/folders'
import { migrate, readMigrations } from './migrate'
import { createPool } from './pool'

const ID = {
  tenant: '01900000-0000-7000-8000-000000000001',
  other: '01900000-0000-7000-8000-000000000002',
  admin: '01900000-0000-7000-8000-000000000010',
  root: '01900000-0000-7000-8000-000000000011',
  staff: '01900000-0000-7000-8000-000000000012',
  client: '01900000-0000-7000-8000-000000000013',
  otherRoot: '01900000-0000-7000-8000-000000000014',
  location: '01900000-0000-7000-8000-000000000020',
  mission: '01900000-0000-7000-8000-000000000021',
  deleted: '01900000-0000-7000-8000-000000000022',
  foreign: '01900000-0000-7000-8000-000000000023',
  file: '01900000-0000-7000-8000-000000000030',
  group: '01900000-0000-7000-8000-000000000031',
  layer: '01900000-0000-7000-8000-000000000032',
  feature: '01900000-0000-7000-8000-000000000033',
  share: '01900000-0000-7000-8000-000000000040',
  mapShare: '01900000-0000-7000-8000-000000000041',
} as const

/** Rows by the last migration that their schema has. */
const ROWS: readonly { until: string; statements: readonly string[] }[] = [
  {
    until: '0004_mission_count.sql',
    statements: [
      `insert into tenant (id, name, status) values ('${ID.tenant}', 'Harbour', 'active'), ('${ID.other}', 'Quarry', 'suspended')`,
      `insert into app_user (id, tenant_id, email, name, user_type, custom_permissions, terms_accepted_at, disabled_at) values
         ('${ID.admin}', null, 'admin@example.com', 'Admin', 'super-admin', '{}', now(), null),
         ('${ID.root}', '${ID.tenant}', 'root@example.com', 'Root', 'tenant-root', '{}', now(), null),
         ('${ID.staff}', '${ID.tenant}', 'staff@example.com', 'Staff', 'tenant-staff', '{mission_list}', now(), now()),
         ('${ID.client}', '${ID.tenant}', 'client@example.com', 'Client', 'tenant-client', '{}', null, null),
         ('${ID.otherRoot}', '${ID.other}', 'other@example.com', 'Other', 'tenant-root', '{}', null, null)`,
      `insert into session (token_hash, id, user_id, tenant_id, address, user_agent, expires_at)
         values ('\\x01', gen_random_uuid(), '${ID.root}', '${ID.tenant}', '192.0.2.1', 'Browser', now() + interval '1 day')`,
      `insert into known_address (user_id, tenant_id, address) values ('${ID.root}', '${ID.tenant}', '192.0.2.1')`,
      `insert into password_reset (id, user_id, tenant_id, code_hash, expires_at)
         values (gen_random_uuid(), '${ID.staff}', '${ID.tenant}', 'hash', now())`,
      `insert into location (id, tenant_id, name, lat, long, created_by)
         values ('${ID.location}', '${ID.tenant}', 'Pier', 53.5, 9.9, '${ID.root}')`,
      `insert into mission (id, tenant_id, name, status, location_id, created_by, deleted_at) values
         ('${ID.mission}', '${ID.tenant}', 'Survey', 'live', '${ID.location}', '${ID.staff}', null),
         ('${ID.deleted}', '${ID.tenant}', 'Old survey', 'cancelled', null, null, now()),
         ('${ID.foreign}', '${ID.other}', 'Blast', 'draft', null, '${ID.otherRoot}', null)`,
      `insert into event (tenant_id, seq, name, payload) values ('${ID.tenant}', 1, 'MISSION_CREATED', '{}')`,
      `insert into event_read (tenant_id, user_id, up_to) values ('${ID.tenant}', '${ID.root}', 1)`,
    ],
  },
  {
    until: '0041_features_by_place.sql',
    statements: [
      `insert into job (id, tenant_id, kind, title, status, input, started_by)
         values (gen_random_uuid(), '${ID.tenant}', 'layer-import', 'Import', 'completed', '{}', '${ID.staff}')`,
      `insert into stored_file (id, tenant_id, key, size, sha256, media_type, name, created_by)
         values ('${ID.file}', '${ID.tenant}', '${ID.tenant}/${ID.file}/plan.kml', 5, repeat('a', 64), 'text/xml', 'plan.kml', '${ID.root}')`,
      `insert into layer_group (id, tenant_id, mission_id, name, position)
         values ('${ID.group}', '${ID.tenant}', '${ID.mission}', 'Plans', 1)`,
      `insert into layer (id, tenant_id, mission_id, group_id, name, kind, status, position, color, source_kind, source_file_id, created_by)
         values ('${ID.layer}', '${ID.tenant}', '${ID.mission}', '${ID.group}', 'Plan', 'vector', 'ready', 1, '#336699', 'kml', '${ID.file}', '${ID.root}')`,
      `insert into feature (id, tenant_id, layer_id, index, geom, box, size, props)
         values ('${ID.feature}', '${ID.tenant}', '${ID.layer}', 1, '{"type":"Point","coordinates":[9.9,53.5]}', '((0.5,0.3),(0.5,0.3))', 0, '{"name":"Bollard"}')`,
    ],
  },
  {
    until: '0832_codes_of_earlier_addresses.sql',
    statements: [
      `insert into share (id, tenant_id, kind, target_id, name, mission_id, key, key_hash, created_by) values
         ('${ID.share}', '${ID.tenant}', 'evidence', gen_random_uuid(), 'Case', '${ID.mission}', '\\x01', decode(repeat('01', 32), 'hex'), '${ID.root}'),
         ('${ID.mapShare}', '${ID.tenant}', 'mission', '${ID.mission}', 'Survey', '${ID.mission}', '\\x02', decode(repeat('02', 32), 'hex'), '${ID.root}')`,
    ],
  },
]

let cluster: pg.ClientConfig & { user: string }
let database: string
let pool: pg.Pool
let superuser: pg.Client
let folder: string

beforeAll(async () => {
  cluster = JSON.parse(process.env['TEST_CLUSTER'] ?? '') as typeof cluster
  database = `test_${randomUUID().replaceAll('-', '')}`
  await inCluster(`create database ${database} owner ${cluster.user}`)
  pool = createPool({ ...cluster, database })
  superuser = new pg.Client({ ...cluster, user: 'postgres', database })
  await superuser.connect()
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-upgrade-'))
})
afterAll(async () => {
  await pool.end()
  await superuser.end()
  await inCluster(`drop database ${database} with (force)`)
  await rm(folder, { recursive: true })
})

async function inCluster(statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function rowsOf<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await superuser.query<Row>(text)).rows
}

test('an upgrade from the first schema keeps the rows, and gives them what later schemas need', async () => {
  const migrations = await readMigrations()
  let applied = 0
  for (const { until, statements } of ROWS) {
    const end = migrations.findIndex(({ name }) => name === until)
    expect(end).toBeGreaterThan(applied)
    for (const { name } of migrations.slice(0, end + 1))
      await copyFile(path.join(serverFile('platform/db/migrations'), name), path.join(folder, name))
    applied += (await migrate(pool, folder)).length
    for (const statement of statements) await superuser.query(statement)
  }
  const last = await migrate(pool)
  expect(applied + last.length).toBe(migrations.length)

  expect(await rowsOf('select id, name from tenant order by id')).toEqual([
    { id: ID.tenant, name: 'Harbour' },
    { id: ID.other, name: 'Quarry' },
  ])
  const people = await rowsOf<{ id: string; custom_permissions: string[]; disabled: boolean }>(
    `select id, custom_permissions, disabled_at is not null as disabled from app_user where email like '%@example.com' order by id`,
  )
  expect(people.map(({ id }) => id)).toEqual([ID.admin, ID.root, ID.staff, ID.client, ID.otherRoot])
  expect(people[2]).toEqual({ id: ID.staff, custom_permissions: ['mission_list'], disabled: true })
  const missions = await rowsOf(
    `select id, name, status, created_by, deleted_at is not null as deleted from mission order by id`,
  )
  expect(missions).toEqual([
    { id: ID.mission, name: 'Survey', status: 'live', created_by: ID.staff, deleted: false },
    { id: ID.deleted, name: 'Old survey', status: 'cancelled', created_by: null, deleted: true },
    { id: ID.foreign, name: 'Blast', status: 'draft', created_by: ID.otherRoot, deleted: false },
  ])
  expect(await rowsOf(`select sum(count)::int as count from mission_count where tenant_id = '${ID.tenant}'`)).toEqual([
    { count: 1 },
  ])
  expect(await rowsOf(`select name, source_file_id from layer`)).toEqual([{ name: 'Plan', source_file_id: ID.file }])
  expect(await rowsOf(`select props from feature`)).toEqual([{ props: { name: 'Bollard' } }])

  const expiry = `round(extract(epoch from expires_at - now()) / 86400)::int`
  expect(await rowsOf(`select id, ${expiry} as days from share order by id`)).toEqual([
    { id: ID.share, days: 90 },
    { id: ID.mapShare, days: null },
  ])
  expect(await rowsOf(`select conname from pg_constraint where not convalidated`)).toEqual([])
  expect(await rowsOf(`select indexrelid::regclass as name from pg_index where not indisvalid`)).toEqual([])
})

test('each tenant sees its own upgraded rows, and a second start changes nothing', async () => {
  expect(await migrate(pool)).toEqual([])
  const client = await pool.connect()
  await client.query(
    `begin; select set_config('role', 'aerie_tenant', true), set_config('app.tenant_id', '${ID.other}', true)`,
  )
  const { rows } = await client.query<{ name: string }>('select name from mission')
  await client.query('rollback')
  client.release()
  expect(rows).toEqual([{ name: 'Blast' }])
})
