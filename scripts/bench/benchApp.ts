// Runs the server in this process with a temporary database.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/platform/core/config'
import { databaseOn } from '../../server/platform/db/database'
import { startEmbeddedDatabase } from '../../server/platform/db/embedded'
import { migrate } from '../../server/platform/db/migrate'
import { createPool } from '../../server/platform/db/pool'
import type { DB } from '../../server/platform/db/schema.gen'
import { seedDemo } from '../../server/demo/seedDemo'

const PASSWORD = 'flown-over-the-quay-42'

export interface BenchApp {
  /** Bypasses row-level security, to fill tables. */
  superuser: Kysely<DB>
  /** Where the server keeps its files. */
  dataDir: string
  /** Address of the server, for calls over the network. */
  address: string
  /** The Cookie header of a demo account. */
  signIn(email: string): Promise<string>
  /** Connection of the database, for other processes. */
  connection: pg.PoolConfig
  /** @throws Error for a reply other than 200 */
  get(url: string, cookie: string): Promise<void>
  /** @throws Error for a reply other than 200 or 201 */
  post(url: string, cookie: string, payload: object): Promise<void>
  stop(): Promise<void>
}

export async function startBenchApp(): Promise<BenchApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aerie-bench-'))
  await chmod(dataDir, 0o711)
  const database = await startEmbeddedDatabase({ dataDir })
  const pool = createPool(database.connection)
  await migrate(pool)
  const config = readConfig({ DATA_DIR: dataDir, DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' })
  const app = await buildApp({ config, pool })
  await seedDemo({ pool, config })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const powerful = createPool({ ...database.connection, user: 'postgres' })
  return {
    superuser: databaseOn(powerful),
    dataDir,
    address,
    async signIn(email) {
      const { cookies, body } = await app.inject({
        method: 'POST',
        url: '/apis/v1/auth/login',
        payload: { email, password: PASSWORD },
      })
      if (cookies.length === 0) throw new Error(body)
      const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
      await app.inject({
        method: 'PATCH',
        url: '/apis/v1/tenant/user/terms-conditions-check?terms=true',
        headers: { cookie },
      })
      return cookie
    },
    async get(url, cookie) {
      const { statusCode, body } = await app.inject({ url: `/apis/v1${url}`, headers: { cookie } })
      if (statusCode !== 200) throw new Error(body)
    },
    connection: database.connection,
    async post(url, cookie, payload) {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: `/apis/v1${url}`,
        headers: { cookie },
        payload,
      })
      if (statusCode !== 200 && statusCode !== 201) throw new Error(body)
    },
    async stop() {
      await app.close()
      await Promise.all([pool.end(), powerful.end()])
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
