// For load balancers: /healthz reports that the process runs, /readyz that it can serve requests. Both fail with 503 after an
// error that nothing handled, while the process ends.
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { hasCrashed } from '../core/crash'
import { AppError } from '../core/errors'
import type { Db } from '../db/tenancy'
import { httpText } from './messages'

export function registerHealth(app: FastifyInstance, db: Db): void {
  const assertRunning = (): void => {
    if (hasCrashed()) throw new AppError(503, httpText('ending'))
  }
  app.get('/healthz', async () => {
    assertRunning()
    return { status: true }
  })
  app.get('/readyz', async () => {
    assertRunning()
    // Fails at once while the database does not answer.
    await sql`select 1`.execute(db)
    return { status: true }
  })
}
