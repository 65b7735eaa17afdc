import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { uuidv7 } from 'uuidv7'
import { readConfig } from '../../../platform/core/config'
import { databaseOn } from '../../../platform/db/database'
import { asPlatform } from '../../../platform/db/tenancy'
import { SIGNING_KEY } from '../../../platform/secrets/encryptedColumns'
import { sealSecret } from '../../../platform/secrets/envelope'
import { rotateSecrets } from '../../../platform/secrets/rotation'
import { urlOf } from '../../../testing/databaseUrl'
import { freePorts } from '../../../platform/processes/ports'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase'
import { createPool } from '../../../platform/db/pool'
import { examine } from './examine'
import { inLanguage, type FindingText } from './finding'

let folder: string
let env: Record<string, string>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-doctor-'))
  chmodSync(folder, 0o711)
  const ports = await freePorts(3)
  env = {
    DATA_DIR: folder,
    PORT: String(ports[0]),
    RTMP_PORT: String(ports[1]),
    LIVE_UDP_PORT: String(ports[2]),
    HOST: '127.0.0.1',
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inEnglish = async (settings: Record<string, string>) =>
  (await examine(settings)).map((finding) => inLanguage('en', finding))
const find = (findings: FindingText[], part: string) => findings.find((finding) => finding.part === part)
const examined = async (part: string, changes: Record<string, string> = {}) =>
  find(await inEnglish({ ...env, ...changes }), part)

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

test('says of a new installation what is missing, and changes nothing', async () => {
  const findings = await inEnglish(env)
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([])
  expect(find(findings, 'Database')).toMatchObject({
    state: 'warning',
    action: expect.stringContaining('first start') as string,
  })
  expect(find(findings, 'Mail')).toMatchObject({ state: 'warning' })
  expect(find(findings, 'Backup')).toMatchObject({ state: 'warning' })
  expect(existsSync(path.join(folder, 'session-secret'))).toBe(false)
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
})

test('stops at an invalid setting, and never repeats a secret', async () => {
  expect(await inEnglish({ ...env, ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'hunter2' })).toEqual([
    {
      area: 'server',
      part: 'Settings',
      state: 'failed',
      text: expect.not.stringContaining('hunter2') as string,
      action: expect.stringContaining('start again') as string,
    },
  ])
})

test('names the port that another program uses', async () => {
  const { server, port } = await listen()
  expect(await examined(`Port ${port}`, { PORT: String(port) })).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('EADDRINUSE') as string,
  })
  server.close()
})

test('says when the object store, an engine or the database does not answer', async () => {
  const { server, port } = await listen()
  const address = `http://127.0.0.1:${port}`
  const findings = await inEnglish({
    ...env,
    DATABASE_URL: `postgres://aerie:hunter2@127.0.0.1:${port}/aerie`,
    NODEODM_URL: address,
    S3_ENDPOINT: address,
    S3_BUCKET: 'aerie',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  })
  server.close()
  expect(['Database', 'Files', 'NodeODM'].map((part) => find(findings, part)?.state)).toEqual([
    'failed',
    'failed',
    'warning',
  ])
  expect(JSON.stringify(findings)).not.toContain('hunter2')
})

test('calls a backup of the day before yesterday old', async () => {
  const file = path.join(folder, 'last-backup')
  writeFileSync(file, '')
  expect(await examined('Backup')).toMatchObject({ state: 'ok' })
  const before = Date.now() / 1000 - 48 * 3600
  utimesSync(file, before, before)
  expect(await examined('Backup')).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('48 hours') as string,
  })
})

test('says when the write-ahead log was archived, if it is', async () => {
  expect(await examined('Write-ahead log')).toBeUndefined()
  const settings = { BACKUP_TO: '/mnt/backup', BACKUP_LOG_SECONDS: '60' }
  expect(await examined('Write-ahead log', settings)).toMatchObject({ state: 'warning' })
  writeFileSync(path.join(folder, 'last-archived'), '')
  expect(await examined('Write-ahead log', settings)).toMatchObject({ state: 'ok' })
})

describe('an external database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  test('says which key encrypts secrets, and that some cannot be decrypted', async () => {
    const pool = createPool(database.connection)
    const settings = { DATABASE_URL: urlOf(database), SESSION_SECRET: 'a secret of at least thirty-two characters' }
    const key = { ENCRYPTION_KEY: randomBytes(32).toString('hex') }
    const keyId = uuidv7()
    expect(await examined('Secrets', settings)).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('derived from SESSION_SECRET') as string,
    })
    const privateKey = sealSecret(readConfig(settings), SIGNING_KEY, keyId, Buffer.from('key'))
    await asPlatform(databaseOn(pool), (tx) =>
      tx.insertInto('evidence_key').values({ id: keyId, public_key: 'PEM', private_key: privateKey }).execute(),
    )
    expect(await examined('Secrets', { ...settings, ...key })).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('1 is encrypted with an older key') as string,
    })
    await rotateSecrets(databaseOn(pool), readConfig({ ...settings, ...key }))
    expect(await examined('Secrets', { ...settings, ...key })).toMatchObject({ state: 'ok' })
    expect(await examined('Secrets', settings)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('1 in evidence_key') as string,
    })
    await pool.end()
  })

  test('has all migrations, or one that this version does not know', async () => {
    expect(await examined('Migrations', { DATABASE_URL: urlOf(database) })).toMatchObject({ state: 'ok' })
    const pool = createPool(database.connection)
    await pool.query(`insert into migration (name, checksum) values ('9999_later.sql', 'x')`)
    await pool.end()
    expect(await examined('Migrations', { DATABASE_URL: urlOf(database) })).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('9999_later.sql') as string,
    })
  })
})
