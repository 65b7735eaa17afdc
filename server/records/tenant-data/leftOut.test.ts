import { startTestApp, type TestApp } from '../../testing/testApp'
import { readSnapshot } from '../../platform/db/tenancy'
import { LEFT_OUT_TABLES, SECRET_COLUMNS } from './leftOut'
import { selectDataTables, selectExportedTables, type DataTable } from './schemaSql'

/** Columns that look like secrets and are none, each with its reason. */
const NOT_SECRET: Record<string, string> = {
  'single_sign_on.code': 'the last part of the address where people sign in',
  'single_sign_on.passwords_disabled': 'a setting',
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
