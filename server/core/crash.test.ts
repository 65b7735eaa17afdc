import Fastify from 'fastify'
import { databaseOn } from '../db/database'
import { createPool } from '../db/pool'
import { registerHealth } from '../http/health'
import { createTestDatabase } from '../testing/testDatabase'
import { firstCrash } from './crash'
import { handleError } from './errors'

test('an error that nothing handles is reported, and the health checks fail with 503', async () => {
  const database = await createTestDatabase()
  const pool = createPool(database.connection)
  const app = Fastify()
  app.decorateRequest('language', 'en')
  app.setErrorHandler(handleError)
  const db = databaseOn(pool)
  registerHealth(app, db)
  const statuses = async () => [(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode]
  try {
    const reported: unknown[] = []
    const crashed = firstCrash((error) => reported.push(error))
    expect(await statuses()).toEqual([200, 200])
    const errors = [new Error('first'), new Error('second')]
    for (const error of errors) process.emit('uncaughtException', error)
    await crashed
    expect(reported).toEqual(errors)
    expect(await statuses()).toEqual([503, 503])
  } finally {
    process.removeAllListeners('uncaughtException')
    await app.close()
    await pool.end()
    await database.drop()
  }
})
