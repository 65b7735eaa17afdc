import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { readConfig } from '../server/platform/core/config'
import { ROOT } from '../server/platform/core/folders'
import { databaseOn } from '../server/platform/db/database'
import { createPool } from '../server/platform/db/pool'
import { asPlatform } from '../server/platform/db/tenancy'
import { SIGNING_KEY } from '../server/platform/secrets/encryptedColumns'
import { sealSecret } from '../server/platform/secrets/envelope'
import { createTestDatabase, type TestDatabase } from '../server/testing/testDatabase'
import { urlOf } from '../server/testing/databaseUrl'

const SESSION_SECRET = 'a secret of at least thirty-two characters'
const OLD = randomBytes(32).toString('hex')
const NEW = randomBytes(32).toString('base64')
const keyId = uuidv7()
const folder = mkdtempSync(path.join(tmpdir(), 'aerie-rotate-'))
let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection)
  const config = readConfig({ SESSION_SECRET, ENCRYPTION_KEY: OLD })
  const privateKey = sealSecret(config, SIGNING_KEY, keyId, Buffer.from('signing key'))
  await asPlatform(databaseOn(pool), (tx) =>
    tx.insertInto('evidence_key').values({ id: keyId, public_key: 'PEM', private_key: privateKey }).execute(),
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

function run(args: string[], settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    SESSION_SECRET,
    DATABASE_URL: urlOf(database),
    ...settings,
  }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/rotate-key.ts', ...args],
      { cwd: ROOT, env },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

test('counts without changing anything, refuses an unknown key, and encrypts again', async () => {
  const unknown = await run([], { ENCRYPTION_KEY: NEW })
  expect(unknown.code).toBe(1)
  expect(unknown.output).toContain(
    'Nothing was changed, because there are secrets that cannot be decrypted: 1 in evidence_key.',
  )

  const settings = { ENCRYPTION_KEY: NEW, ENCRYPTION_KEYS_OLD: OLD }
  const waiting = 'evidence_key: 0 with the current key, 1 with an older one, 0 unreadable'
  for (const args of [['--check'], ['--check'], []]) {
    const { code, output } = await run(args, settings)
    expect(code).toBe(0)
    expect(output).toContain(waiting)
    expect(output.includes('evidence_key: 1 encrypted again')).toBe(args.length === 0)
  }
  expect((await run(['--check'], { ENCRYPTION_KEY: NEW })).output).toContain('evidence_key: 1 with the current key')
})
