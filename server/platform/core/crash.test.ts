import Fastify from 'fastify'
import { createPool } from '../db/pool'
import { databasePlugin } from '../db/plugin'
import { healthPlugin } from '../http/health'
import { httpPlugin } from '../http/plugin'
import { createTestDatabase } from '../../testing/testDatabase'
import { readConfig } from './config'
import { firstCrash } from './crash'
import { configPlugin } from './plugin'
import { readinessPlugin } from './readiness'

test('an error that nothing handles is reported, and the health checks fail with 503', async () => {
  const database = await createTestDatabase()
  const pool = createPool(database.connection)
  const app = Fastify()
  await app.register(configPlugin, { config: readConfig({}) })
  await app.register(readinessPlugin)
  await app.register(databasePlugin, { pool })
  await app.register(httpPlugin)
  await app.register(healthPlugin)
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
