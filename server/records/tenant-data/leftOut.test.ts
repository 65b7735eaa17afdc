import { startTestApp, type TestApp } from '../../testing/testApp'
import { readSnapshot } from '../../platform/db/tenancy'
import { PERMISSIONS } from '../../platform/identity/permissions'
import { ABOUT_OTHERS, FOLLOWED, LEFT_OUT_TABLES, NAMES_PERSON, NOT_OF_PEOPLE, SECRET_COLUMNS } from './leftOut'
import { ACCOUNT_TABLES, CLIENT_COLUMNS, RECORD_PERMISSIONS } from './personShape'
import { selectPersonTables } from './personSql'
import { selectDataTables, selectExportedTables, type DataTable } from './schemaSql'

/** Columns that look like secrets and are none, each with its reason. */
const NOT_SECRET: Record<string, string> = {
  'share.password_version': 'a number',
  'share_visit.password_version': 'a number',
  'single_sign_on.code': 'the last part of the address where people sign in',
  'single_sign_on.passwords_disabled': 'a setting',
  'single_sign_on_domain.token': 'published in the DNS of the domain',
}

const LOOKS_SECRET = /password|secret|token|hash|private|credential|ticket|(^|_)code$|sealed/

let aerie: TestApp
let tables: DataTable[]

beforeAll(async () => {
  aerie = await startTestApp()
  tables = await readSnapshot(aerie.db, aerie.demo.id, selectDataTables)
})
afterAll(() => aerie.close())

test('every column that looks like a secret is left out, or is known to be none', () => {
  const exported = tables.filter(({ name }) => !(name in LEFT_OUT_TABLES))
  const suspects = exported.flatMap(({ name, columns }) =>
    columns.filter((column) => LOOKS_SECRET.test(column)).map((column) => `${name}.${column}`),
  )
  expect(suspects.sort()).toEqual(Object.keys(NOT_SECRET).sort())
})

test('every binary column is left out, or is known to be none', async () => {
  const { rows } = await aerie.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1`,
  )
  const exported = tables.filter(({ name }) => !(name in LEFT_OUT_TABLES))
  const columns = new Set(exported.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
  expect(rows.map(({ name }) => name).filter((name) => columns.has(name))).toEqual(['report_edition.content'])
})

test('what is declared as left out exists', () => {
  const known = new Map(tables.map((table) => [table.name, table]))
  expect(Object.keys(LEFT_OUT_TABLES).filter((name) => !known.has(name))).toEqual([])
  const own = Object.entries(SECRET_COLUMNS).filter(([name]) => name !== 'evidence_key')
  const unknown = own.filter(
    ([name, columns]) => [...(known.get(name)?.leftOut ?? [])].sort().join() !== [...columns].sort().join(),
  )
  expect(unknown).toEqual([])
})

test('a role may read every column that is exported, so that a new table is exported or declared', async () => {
  const exported = await readSnapshot(aerie.db, aerie.demo.id, selectExportedTables)
  expect(exported.length).toBe(tables.length - Object.keys(LEFT_OUT_TABLES).length)
  expect(exported.filter(({ columns }) => columns.length === 0)).toEqual([])
})

describe('the data of a person', () => {
  const ROOT = { personId: crypto.randomUUID(), isClient: false, clientId: null, permissions: new Set(PERMISSIONS) }
  /** Columns that name a person without a foreign key and do not make a row part of the data, each with its reason. */
  const ONLY_NAMES: Record<string, string> = {
    edited_by: 'who changed a record last; its creator and the audit log have it',
    deleted_by: 'who moved a record to the trash; the audit log has it',
    'event.user_id': 'what a person did is in the audit log; an event may be for somebody else',
    'aircraft_feed.leased_by': 'a process of the server',
    erased_person: 'a certificate of the installation',
  }

  test('no table has a secret, also those that the data of a tenant leaves out', async () => {
    const found = await readSnapshot(aerie.db, aerie.demo.id, (tx) => selectPersonTables(tx, ROOT))
    const suspects = found.flatMap(({ table }) =>
      table.columns.filter((column) => LOOKS_SECRET.test(column)).map((column) => `${table.name}.${column}`),
    )
    expect(suspects.filter((name) => !(name in NOT_SECRET))).toEqual([])
    const names = found.map(({ table }) => table.name)
    expect(names).toEqual(expect.arrayContaining(['app_user', 'audit_entry', 'session', 'thread_comment', 'upload']))
    expect(names).not.toContain('play_ticket')
  })

  test('every column that names a person without a foreign key is read, or is known to be none of the data', async () => {
    const { rows } = await aerie.pool.query<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'uuid'::regtype and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.attname ~ '(_by|_person|^user_id|^actor_id|^recipient_id|^owner_id)$'
          and not exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
                             and a.attnum = any (f.conkey) and f.confrelid = 'app_user'::regclass)`,
    )
    const tenantTables = new Set(tables.map(({ name }) => name))
    const unknown = rows.filter(
      ({ table, column }) =>
        tenantTables.has(table) &&
        !(table in LEFT_OUT_TABLES) &&
        NAMES_PERSON[table] !== column &&
        !(column in ONLY_NAMES) &&
        !(`${table}.${column}` in ONLY_NAMES),
    )
    expect(unknown).toEqual([])
  })

  test('the shape of every table is declared, for clients where they see rows of it', async () => {
    const read = (isClient: boolean) =>
      readSnapshot(aerie.db, aerie.demo.id, (tx) => selectPersonTables(tx, { ...ROOT, isClient }))
    const names = (await read(false)).map(({ table }) => table.name)
    expect([...ACCOUNT_TABLES, ...Object.keys(RECORD_PERMISSIONS)].sort()).toEqual([...names].sort())
    const { rows } = await aerie.pool.query<{ name: string }>(
      `select distinct c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
        where 'aerie_client'::regrole = any (p.polroles) and p.polcmd = 'r' and pg_get_expr(p.polqual, p.polrelid) <> 'false'`,
    )
    const shown = rows.map(({ name }) => name).filter((name) => names.includes(name) && !ACCOUNT_TABLES.has(name))
    expect(Object.keys(CLIENT_COLUMNS).sort()).toEqual(shown.sort())
    for (const { table } of await read(true))
      expect([table.name, (CLIENT_COLUMNS[table.name] ?? []).filter((each) => !table.columns.includes(each))]).toEqual([
        table.name,
        [],
      ])
  })

  test('what is declared exists', () => {
    const known = new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
    const declared = [
      ...Object.keys(ABOUT_OTHERS),
      ...Object.entries(NAMES_PERSON).map(([table, column]) => `${table}.${column}`),
      ...Object.entries(FOLLOWED).map(([table, { column }]) => `${table}.${column}`),
      ...Object.values(FOLLOWED).map(({ owner, person }) => `${owner}.${person}`),
      ...Object.entries(NOT_OF_PEOPLE).flatMap(([table, { columns }]) => columns.map((column) => `${table}.${column}`)),
    ]
    expect(declared.filter((column) => !known.has(column))).toEqual([])
  })
})
