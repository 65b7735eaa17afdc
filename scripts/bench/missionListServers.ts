// Process with the servers that missionList.ts compares, with one temporary database server.
import { createServer } from 'node:http'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { sql, type Kysely } from 'kysely'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/platform/core/config'
import { startEmbeddedDatabase } from '../../server/platform/db/embedded'
import { migrate } from '../../server/platform/db/migrate'
import { databaseOn } from '../../server/platform/db/database'
import { createPool } from '../../server/platform/db/pool'
import type { DB } from '../../server/platform/db/schema.gen'
import { seedDemo } from '../../server/demo/seedDemo'
import { selectMissions } from '../../server/groups/mission/listSql'
import { asPlatform, inTenant, type Tx } from '../../server/platform/db/tenancy'
import { startStrapi } from './strapiPeer'

const PAGE = { page: 1, pageSize: 20 }
const PASSWORD = 'flown-over-the-quay-42'

async function main(): Promise<void> {
  const [, , missions = '0', tenants = '1', peer] = process.argv
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aerie-bench-'))
  await chmod(dataDir, 0o711)
  const database = await startEmbeddedDatabase({ dataDir })
  const pool = createPool(database.connection)
  await migrate(pool)
  const config = readConfig({ DATA_DIR: dataDir, DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' })
  const app = await buildApp({ config, pool })
  await seedDemo({ pool, config })
  const db = databaseOn(pool)
  const tenantId = await fill(db, Number(missions), Number(tenants))

  const aerie = await app.listen({ port: 0, host: '127.0.0.1' })
  const login = await app.inject({
    method: 'POST',
    url: '/apis/v1/auth/login',
    payload: { email: 'staff@demo.test', password: PASSWORD },
  })
  const cookie = login.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  await app.inject({
    method: 'PATCH',
    url: '/apis/v1/tenant/user/terms-conditions-check?terms=true',
    headers: { cookie },
  })
  const url = `/apis/v1/mission/get/tenant/${tenantId}?pageSize=20`
  const { body } = await app.inject({ url, headers: { cookie } })

  const bare = Fastify()
  const superuser = createPool({ ...database.connection, user: 'postgres' })
  // Otherwise PostgreSQL does this beside the measurement.
  await superuser.query('vacuum (analyze) mission')
  await superuser.query('checkpoint')
  const open = databaseOn(superuser) as unknown as Tx
  bare.get('/*', async () => ({
    status: true,
    data: { ...(await selectMissions(tenantId, open, {}, '-createdAt', PAGE)), ...PAGE },
  }))
  const fastify = await bare.listen({ port: 0, host: '127.0.0.1' })

  const plain = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(body)
  })
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const raw = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`
  const strapi =
    peer === 'strapi'
      ? await startStrapi({ ...database.connection, user: 'postgres' }, dataDir, Number(missions), Number(tenants))
      : undefined

  process.once('SIGTERM', () => {
    void (async () => {
      await Promise.all([app.close(), bare.close(), strapi?.stop()])
      plain.close()
      plain.closeAllConnections()
      await Promise.all([pool.end(), superuser.end()])
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
      process.exit(0)
    })()
  })
  const addresses = {
    aerie: aerie + url,
    fastify: fastify + url,
    raw: raw + url,
    ...(strapi && { strapi: strapi.address + strapi.path }),
  }
  process.send?.({ addresses, cookie })
}

/** Distributes missions evenly over tenants, including the demo tenant. @returns the ID of the demo tenant */
async function fill(db: Kysely<DB>, missions: number, tenants: number): Promise<string> {
  const demo = await asPlatform(db, async (tx) => {
    await sql`insert into tenant (id, name, status)
      select gen_random_uuid(), 'Tenant ' || n, 'active' from generate_series(3, ${tenants}::int) n`.execute(tx)
    return tx.selectFrom('tenant').select('id').where('name', '=', 'Demo').executeTakeFirstOrThrow()
  })
  const ids = await asPlatform(db, (tx) => tx.selectFrom('tenant').select('id').execute())
  for (const { id } of ids) {
    await inTenant(db, id, (tx) =>
      sql`insert into mission (id, tenant_id, name, description, status, created_at)
        select gen_random_uuid(), ${id}::uuid, 'Mission ' || n, 'What is to be seen from above, number ' || n,
               (array['draft','scheduled','live','paused','completed','cancelled'])[1 + n % 6],
               now() - n * interval '1 minute'
          from generate_series(1, ${Math.round(missions / ids.length)}::int) n`.execute(tx),
    )
  }
  return demo.id
}

void main()
