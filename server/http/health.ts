// For load balancers: /healthz reports that the process runs, /readyz that it can serve requests.
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/tenancy'

export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: true }))
  app.get('/readyz', async () => {
    // Fails at once while the database does not answer.
    await sql`select 1`.execute(db)
    return { status: true }
  })
}
