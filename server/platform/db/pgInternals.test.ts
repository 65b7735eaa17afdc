// Private members of pg, which an update may rename without a word.
import { Socket } from 'node:net'
import { createTestDatabase } from '../../testing/testDatabase'
import { streamOf } from './pgInternals'
import { createPool } from './pool'

test('the socket of a connection is found, and destroying it ends the connection', async () => {
  const database = await createTestDatabase()
  const pool = createPool({ ...database.connection, max: 1 }, () => undefined)
  try {
    const client = await pool.connect()
    client.on('error', () => undefined)
    const stream = streamOf(client)
    expect(stream).toBeInstanceOf(Socket)
    expect(stream.bytesWritten).toBeGreaterThan(0)
    const query = client.query('select pg_sleep(60)')
    stream.destroy()
    await expect(query).rejects.toThrow()
    client.release(true)
  } finally {
    await pool.end()
    await database.drop()
  }
})
