import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { dataModel } from './generation/data-model/dataModel'
import { policyText } from './generation/data-model/policyText'
import { readTables, type Policy, type Table } from './generation/data-model/readTables'
import { OTHER, PURPOSES, SUBJECTS } from './generation/data-model/subjects'
import { createTestDatabase, type TestDatabase } from '../server/testing/testDatabase'

let database: TestDatabase
let pool: pg.Pool
let tables: Table[]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool(database.connection)
  tables = await readTables(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** The lines without what only the formatter adds: the widths of columns and empty lines. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/ +/g, ' ')
        .replace(/\|( -+ \|)+/, '| - |'),
    )
    .filter((line) => line !== '')

const tableOf = (name: string): Table | undefined => tables.find((table) => table.name === name)

test('docs/data-model.md describes the schema of the migrations', async () => {
  const committed = await readFile(path.resolve(__dirname, '../docs/data-model.md'), 'utf8')
  expect(linesOf(dataModel(tables))).toEqual(linesOf(committed))
})

test('reads the same database as the same text', async () => {
  expect(dataModel(await readTables(pool))).toBe(dataModel(tables))
})

test('changes with a column, a policy and a comment', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table mission add column weather text')
    await client.query("comment on column mission.weather is 'As the pilot saw it.'")
    await client.query("create policy fair on mission for select to aerie_client using (weather = 'fair')")
    const text = dataModel(await readTables(client))
    expect(text).toContain('| weather | text | null |  | As the pilot saw it. |')
    expect(text).toContain('Clients see rows with `weather` = `fair`.')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('refuses a table without a purpose, and puts one without a subject last', () => {
  const bare: Table = {
    name: 'windsock',
    comment: null,
    primaryKey: ['id'],
    columns: [],
    references: [],
    policies: [],
    grants: [],
  }
  expect(() => dataModel([bare])).toThrow("Table windsock has no purpose. Add `comment on table windsock is '…'`")
  expect(dataModel([{ ...bare, comment: 'Windsocks of an airfield.' }])).toContain(`## ${OTHER}`)
})

test('names no table that does not exist, and no purpose that the database has', () => {
  const names = SUBJECTS.flatMap((subject) => subject.tables).filter((name) => !name.endsWith('*'))
  expect(names.filter((name) => !tableOf(name))).toEqual([])
  expect(Object.keys(PURPOSES).filter((name) => !tableOf(name))).toEqual([])
  expect(Object.keys(PURPOSES).filter((name) => tableOf(name)?.comment)).toEqual([])
})

test('tells keys, references, permitted values and privileges', () => {
  expect(tableOf('flight_asset')?.primaryKey).toEqual(['flight_id', 'asset_id'])
  expect(tableOf('alert')?.references).toContainEqual({
    columns: ['mission_id'],
    table: 'mission',
    onDelete: 'cascade',
    isUnique: false,
  })
  expect(tableOf('tenant')?.columns.find(({ name }) => name === 'status')?.values).toContain('suspended')
  expect(tableOf('app_user')?.grants.find(({ role }) => role === 'aerie_tenant')?.hidden).toContain('password_hash')
})

describe('the words of a policy', () => {
  const policy = (using: string, role: Policy['role'] = 'aerie_client'): Policy => ({
    name: 'client',
    role,
    command: 'select',
    using,
    check: null,
  })

  test('name each condition', () => {
    const condition = `((tenant_id = ( SELECT current_tenant() AS current_tenant)) AND (deleted_at IS NULL)
      AND (mission_id = ANY (ARRAY( SELECT mission.id FROM mission))))`
    expect(policyText(policy(condition))).toBe(
      'Clients see rows of the own tenant, not in the trash, whose `mission_id` is the `id` of a visible `mission`.',
    )
  })

  test('join alternatives', () => {
    expect(policyText(policy(`((deleted_at IS NULL) OR (state = 'kept'::text))`))).toBe(
      'Clients see rows not in the trash or with `state` = `kept`.',
    )
  })

  test('refer to the SQL for a condition without words', () => {
    expect(policyText(policy('((deleted_at IS NULL) AND (size > 3))'))).toBe(
      'Clients see rows not in the trash, if the condition below holds.',
    )
    expect(policyText(policy('(size > 3)'))).toBe('Clients see rows, if the condition below holds.')
  })

  test('tell all rows from none', () => {
    expect(policyText(policy('false'))).toBe('Clients see no rows.')
    expect(policyText(policy('true', 'aerie_search'))).toBe('Searches see all rows.')
    expect(policyText(policy('true', 'aerie_platform'))).toBe('The platform sees all rows.')
  })
})
