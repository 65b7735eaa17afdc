import type pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase'
import { createPool } from './pool'
import { assertOwnSessions } from './sessions'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A pool whose connections answer with the sessions that `sessionOf` returns for the number of the connection. */
function fakePool(sessionOf: (connection: number, isInTransaction: boolean) => number): pg.Pool {
  let connections = 0
  const connect = async () => {
    const connection = connections++
    let isInTransaction = false
    return {
      query: async (text: string) => {
        if (text === 'begin') isInTransaction = true
        if (text === 'rollback') isInTransaction = false
        return { rows: [{ pid: sessionOf(connection, isInTransaction) }] }
      },
      release: () => undefined,
    }
  }
  return { connect } as unknown as pg.Pool
}

test('accepts PostgreSQL', async () => {
  const pool = createPool(database.connection)
  await expect(assertOwnSessions(pool)).resolves.toBeUndefined()
  // The connections are usable again, outside of a transaction.
  const { rows } = await pool.query('select now() = statement_timestamp() as outside')
  expect(rows).toEqual([{ outside: true }])
  await pool.end()
})

test('refuses a pooler that gives the session of an idle connection to another one', async () => {
  const pool = fakePool(() => 7)
  await expect(assertOwnSessions(pool)).rejects.toThrow(/pooler in transaction mode.*Set DATABASE_URL/)
})

test('refuses a pooler that gives a connection another session', async () => {
  let answers = 0
  const pool = fakePool(() => answers++)
  await expect(assertOwnSessions(pool)).rejects.toThrow(/pooler in transaction mode/)
})

test('says what to change when PgBouncer refuses the settings of a connection', async () => {
  const connect = () => Promise.reject(new Error('unsupported startup parameter: statement_timeout'))
  await expect(assertOwnSessions({ connect } as unknown as pg.Pool)).rejects.toThrow(
    /PgBouncer that refuses.*ignore_startup_parameters/,
  )
})
