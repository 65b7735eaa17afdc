// Starts the app with its own database, two tenants and a user of every type in each.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { buildApp } from '../app'
import { readConfig, type Config } from '../platform/core/config'
import { databaseOn } from '../platform/db/database'
import { createPool } from '../platform/db/pool'
import type { Services } from '../groups/services'
import type { AnyJobDefinition } from '../platform/jobs/jobs'
import type { LiveSettings } from '../media/live/messages'
import { selectAccount } from '../platform/identity/accountSql'
import { hashPassword } from '../platform/identity/password'
import type { UserType } from '../platform/identity/permissions'
import { cookieName, createSession } from '../platform/identity/session'
import { asPlatform, type Db } from '../platform/db/tenancy'
import { testContract } from './contract'
import { createTestDatabase } from './testDatabase'

/** An address without a processing server: orthomosaics can be started there, and fail. */
const SILENT_SERVER = 'http://127.0.0.1:1'

export const PASSWORD = 'a password for tests'

/** A message as `serializeMessage` stores it, inside a string of a JSON reply. */
const STORED_MESSAGE = /"\{\\"code\\":\\"[\w.]+\\",\\"values\\"/

export interface TestUser {
  id: string
  email: string
  userType: UserType
  tenantId: string | null
}

export interface TestTenant {
  id: string
  root: TestUser
  staff: TestUser
  client: TestUser
  viewer: TestUser
}

export interface Answer<Data = Record<string, never>> {
  /** HTTP status. */
  code: number
  status: boolean
  message?: string
  /** `code` of an error reply. */
  messageCode?: string
  data: Data
  errors?: { field: string; message: string }[]
}

export interface TestApp {
  app: FastifyInstance
  db: Db
  pool: pg.Pool
  config: Config
  admin: TestUser
  demo: TestTenant
  other: TestTenant
  /** Creates another tenant with a user of every type. */
  addTenant(name: string): Promise<TestTenant>
  /** Creates a session without a sign-in and returns its Cookie header. */
  cookieOf(user: TestUser): Promise<string>
  /** Signs in with the password and returns the Cookie header of the session. */
  signIn(user: TestUser): Promise<string>
  /** Calls the API under /apis/v1 with the cookie of a session, or without a session. */
  call<Data>(
    cookie: string | undefined,
    method: InjectOptions['method'],
    url: string,
    body?: object,
  ): Promise<Answer<Data>>
  close(): Promise<void>
}

/**
 * @param settings replace defaults of the configuration; DATA_DIR is a temporary folder
 * @param definitions replace the kinds of job of the groups
 * @param live starts the media engine, and waits until it listens, with its files in the temporary folder
 */
export async function startTestApp(
  settings: Record<string, string> = {},
  definitions?: readonly AnyJobDefinition<Services>[],
  live?: LiveSettings,
): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aerie-app-'))
  const database = await createTestDatabase()
  const pool = createPool(database.connection)
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODEODM_URL: SILENT_SERVER, ...settings })
  const db = databaseOn(pool)
  const passwordHash = await hashPassword(PASSWORD)
  const admin = await insertUser(db, 'admin@aerie.test', 'super-admin', null, passwordHash)
  const demo = await insertTenant(db, 'demo', passwordHash)
  const other = await insertTenant(db, 'other', passwordHash)
  const app = await buildApp({
    config,
    pool,
    contract: testContract().spec,
    definitions,
    live: live && { ...live, folder: path.join(dataDir, 'live') },
  })
  if (live) {
    await app.ready()
    await app.live?.listening
  }

  const call: TestApp['call'] = async (cookie, method, url, body) => {
    const response = await app.inject({
      method,
      url: `/apis/v1${url}`,
      headers: cookie === undefined ? {} : { cookie },
      ...(body !== undefined && { payload: body }),
    })
    if (STORED_MESSAGE.test(response.body)) {
      throw new Error(`${method} ${url} returns a stored message that is not rendered: ${response.body}`)
    }
    const reply = response.json<{ code?: string }>()
    return { ...reply, code: response.statusCode, messageCode: reply.code } as never
  }
  return {
    app,
    db,
    pool,
    config,
    admin,
    demo,
    other,
    addTenant: (name) => insertTenant(db, name, passwordHash),
    call,
    async cookieOf({ email }) {
      await app.ready()
      const token = await asPlatform(db, async (tx) => {
        const account = await selectAccount(tx, email)
        if (!account?.passwordHash || account.disabled) throw new Error(`${email} cannot sign in`)
        return createSession(tx, account, { address: '127.0.0.1', userAgent: 'jest' })
      })
      return `${cookieName(config)}=${encodeURIComponent(app.signCookie(token))}`
    },
    async signIn(user) {
      const response = await app.inject({
        method: 'POST',
        url: '/apis/v1/auth/login',
        payload: { email: user.email, password: PASSWORD },
      })
      const [cookie] = response.cookies
      if (!cookie) throw new Error(`${user.email} could not sign in: ${response.body}`)
      return `${cookie.name}=${encodeURIComponent(cookie.value)}`
    },
    async close() {
      await app.close()
      await pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function insertTenant(db: Db, name: string, passwordHash: string): Promise<TestTenant> {
  const id = uuidv7()
  await asPlatform(db, (tx) => tx.insertInto('tenant').values({ id, name, status: 'active' }).execute())
  const user = (role: string, userType: UserType, customPermissions: string[] = []) =>
    insertUser(db, `${role}@${name}.test`, userType, id, passwordHash, customPermissions)
  return {
    id,
    root: await user('root', 'tenant-root'),
    staff: await user('staff', 'tenant-staff'),
    client: await user('client', 'tenant-client'),
    viewer: await user('viewer', 'tenant-user', ['dashboard', 'mission_list', 'data_page']),
  }
}

async function insertUser(
  db: Db,
  email: string,
  userType: UserType,
  tenantId: string | null,
  passwordHash: string,
  customPermissions: string[] = [],
): Promise<TestUser> {
  const user = { id: uuidv7(), email, userType, tenantId }
  await asPlatform(db, (tx) =>
    tx
      .insertInto('app_user')
      .values({
        id: user.id,
        tenant_id: tenantId,
        email,
        name: email,
        user_type: userType,
        password_hash: passwordHash,
        custom_permissions: customPermissions,
        terms_accepted_at: new Date(),
      })
      .execute(),
  )
  return user
}
