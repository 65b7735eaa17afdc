import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase'
import { readConfig, type Config } from '../core/config'
import { databaseOn } from '../db/database'
import { createPool } from '../db/pool'
import { asPlatform, inTenant, type Db } from '../db/tenancy'
import {
  AIRCRAFT_FEED_KEY,
  CLIENT_SECRET,
  ENCRYPTED_COLUMNS,
  SECOND_FACTOR_SECRET,
  SIGNING_KEY,
  WEBHOOK_SECRET,
} from './encryptedColumns'
import { openSecret, sealSecret, type SecretKind } from './envelope'
import { countSecrets, rotateSecrets } from './rotation'
import { selectSecrets } from './sql'

const SESSION_SECRET = 'a secret of at least thirty-two characters'
const FIRST = randomBytes(32).toString('hex')
const SECOND = randomBytes(32).toString('hex')
/** More than one batch. */
const USERS = 450

const withoutKey = readConfig({ SESSION_SECRET })
const withFirst = readConfig({ SESSION_SECRET, ENCRYPTION_KEY: FIRST })
const withSecond = readConfig({ SESSION_SECRET, ENCRYPTION_KEY: SECOND, ENCRYPTION_KEYS_OLD: FIRST })

let database: TestDatabase
let pool: pg.Pool
let db: Db
const tenantId = uuidv7()
const webhookId = uuidv7()
const keyId = uuidv7()
const feedId = uuidv7()

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection)
  db = databaseOn(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** As versions before ENCRYPTION_KEY did. */
function sealBefore(kind: SecretKind, ownerId: string, content: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', 'aerie second factor', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(kind.before(ownerId)))
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

beforeAll(async () => {
  await asPlatform(db, async (tx) => {
    await tx.insertInto('tenant').values({ id: tenantId, name: 'Demo', status: 'active' }).execute()
    const ids = Array.from({ length: USERS }, () => uuidv7())
    const users = ids.map((id, index) => ({
      id,
      tenant_id: tenantId,
      email: `user-${index}@demo.test`,
      name: 'User',
      user_type: 'tenant-staff',
    }))
    await tx.insertInto('app_user').values(users).execute()
    const factors = ids.map((id, index) => {
      const content = Buffer.from(`second factor ${index}`)
      // One half as before, the other with the derived key.
      const secret =
        index % 2 === 0
          ? sealBefore(SECOND_FACTOR_SECRET, id, content)
          : sealSecret(withoutKey, SECOND_FACTOR_SECRET, id, content)
      return { user_id: id, tenant_id: tenantId, secret }
    })
    await tx.insertInto('second_factor').values(factors).execute()
    const privateKey = sealBefore(SIGNING_KEY, keyId, Buffer.from('signing key'))
    await tx.insertInto('evidence_key').values({ id: keyId, public_key: 'PEM', private_key: privateKey }).execute()
  })
  await inTenant(db, tenantId, async (tx) => {
    await tx
      .insertInto('webhook')
      .values({
        id: webhookId,
        tenant_id: tenantId,
        name: 'Hook',
        address: 'https://hooks.example.com',
        secret: sealBefore(WEBHOOK_SECRET, webhookId, Buffer.from('new')),
        previous_secret: sealBefore(WEBHOOK_SECRET, webhookId, Buffer.from('previous')),
        previous_until: new Date(),
        hint: 'abcd',
        from_seq: 0,
      })
      .execute()
    await tx
      .insertInto('single_sign_on')
      .values({
        tenant_id: tenantId,
        code: 'abcdefghjkmn',
        issuer: 'https://login.example.com',
        application: 'aerie',
        client_secret: sealBefore(CLIENT_SECRET, tenantId, Buffer.from('client secret')),
        domains: ['example.com'],
      })
      .execute()
    const privateKey = sealSecret(withoutKey, AIRCRAFT_FEED_KEY, feedId, Buffer.from('private key'))
    const server = { kind: 'cot', host: 'tak.example.com', port: 8089, certificate: 'PEM', private_key: privateKey }
    await tx
      .insertInto('aircraft_feed')
      .values({ id: feedId, tenant_id: tenantId, name: 'Harbour', ...server })
      .execute()
  })
})

/** Every secret of the tables, as text, as these settings decrypt it. */
async function opened(config: Config): Promise<string[]> {
  const texts: string[] = []
  for (const columns of ENCRYPTED_COLUMNS) {
    const rows = await asPlatform(db, (tx) => selectSecrets(tx, columns, undefined, 1000))
    for (const { ownerId, secrets } of rows)
      for (const secret of secrets)
        if (secret) texts.push(openSecret(config, columns, ownerId, secret)?.toString() ?? 'unreadable')
  }
  return texts.sort()
}
const sumOf = (counts: Awaited<ReturnType<typeof countSecrets>>, state: 'current' | 'older' | 'unreadable') =>
  counts.reduce((sum, count) => sum + count[state], 0)

const ALL = USERS + 5

test('every column whose comment says that it is encrypted is rotated, and no other', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and col_description(a.attrelid, a.attnum) ilike '%encrypt%'`,
  )
  const listed = ENCRYPTED_COLUMNS.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
  expect(rows.map(({ name }) => name).sort()).toEqual(listed.sort())
})

test('encrypts all secrets with the new key, which then suffices', async () => {
  const before = await opened(withoutKey)
  expect(before).toHaveLength(ALL)
  expect(before).not.toContain('unreadable')

  expect(sumOf(await countSecrets(db, withFirst), 'older')).toBe(ALL)
  expect(Object.fromEntries(await rotateSecrets(db, withFirst))).toEqual({
    second_factor: USERS,
    single_sign_on: 1,
    webhook: 2,
    evidence_key: 1,
    share: 0,
    aircraft_feed: 1,
  })
  expect(await opened(readConfig({ SESSION_SECRET: 'another'.repeat(6), ENCRYPTION_KEY: FIRST }))).toEqual(before)
  expect(await opened(withoutKey)).toEqual(Array(ALL).fill('unreadable'))
})

test('goes on where an interrupted run has stopped', async () => {
  const contents = await opened(withFirst)
  const tables = ENCRYPTED_COLUMNS.map(({ table }) => table)
  // The second batch of the first table fails.
  await pool.query(`create function fail_later() returns trigger language plpgsql as $$ begin
    if (select count(*) from second_factor where left(encode(secret, 'hex'), 24) = left(encode(new.secret, 'hex'), 24)) >= 250
    then raise exception 'stopped'; end if; return new; end $$`)
  await pool.query(
    'create trigger fail_later before update on second_factor for each row execute function fail_later()',
  )
  await expect(rotateSecrets(db, withSecond)).rejects.toThrow('stopped')
  const between = await countSecrets(db, withSecond)
  expect(sumOf(between, 'unreadable')).toBe(0)
  expect(between[0]).toMatchObject({ current: 200, older: USERS - 200 })
  expect(await opened(withSecond)).toEqual(contents)

  await pool.query('drop trigger fail_later on second_factor')
  expect((await rotateSecrets(db, withSecond)).get('second_factor')).toBe(USERS - 200)
  const after = await countSecrets(db, withSecond)
  expect(after.map(({ table }) => table)).toEqual(tables)
  expect(sumOf(after, 'current')).toBe(ALL)
  expect(await opened(withSecond)).toEqual(contents)
  expect([...(await rotateSecrets(db, withSecond)).values()]).toEqual([0, 0, 0, 0, 0, 0])
})

test('leaves a secret alone that a server replaces meanwhile, and one that it cannot decrypt', async () => {
  const damaged = sealSecret(withFirst, WEBHOOK_SECRET, 'another webhook', Buffer.from('moved'))
  const replaced = sealSecret(withFirst, CLIENT_SECRET, tenantId, Buffer.from('newer'))
  await inTenant(db, tenantId, (tx) => tx.updateTable('webhook').set({ previous_secret: damaged }).execute())
  const rotating = rotateSecrets(db, readConfig({ SESSION_SECRET, ENCRYPTION_KEY: FIRST, ENCRYPTION_KEYS_OLD: SECOND }))
  await inTenant(db, tenantId, (tx) => tx.updateTable('single_sign_on').set({ client_secret: replaced }).execute())
  await rotating
  const contents = await opened(withFirst)
  expect(contents).toContain('newer')
  expect(contents.filter((text) => text === 'unreadable')).toHaveLength(1)
  expect(await countSecrets(db, withFirst)).toContainEqual({ table: 'webhook', current: 1, older: 0, unreadable: 1 })
})
