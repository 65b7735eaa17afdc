// For a load balancer: /healthz says the process lives, /readyz that it can serve.
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from './tenancy'

export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: true }))
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db)
    return { status: true }
  })
}
