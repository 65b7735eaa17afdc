// `npm run rotate-key` encrypts all secrets of the database with ENCRYPTION_KEY, while servers run or not. With --check it only counts.
// It refuses when it cannot decrypt a secret, unless --leave-unreadable is given.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, type Config } from '../server/platform/core/config'
import { ROOT } from '../server/platform/core/folders'
import { StartUpError } from '../server/platform/core/startUpError'
import { databaseOn } from '../server/platform/db/database'
import { withOwnDatabase } from '../server/platform/db/ownDatabase'
import { createPool } from '../server/platform/db/pool'
import type { Db } from '../server/platform/db/tenancy'
import { countSecrets, rotateSecrets, type SecretCounts } from '../server/platform/secrets/rotation'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, 'leave-unreadable': { type: 'boolean' } } })
  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const config = readConfig()
  await withDatabase(config, (db) => rotate(db, config, values))
}

async function withDatabase(config: Config, work: (db: Db) => Promise<void>): Promise<void> {
  const connected = async (connection: Parameters<typeof createPool>[0]) => {
    const pool = createPool(connection)
    try {
      await work(databaseOn(pool))
    } finally {
      await pool.end()
    }
  }
  if (config.DATABASE_URL !== undefined) return connected({ connectionString: config.DATABASE_URL })
  return withOwnDatabase(config.DATA_DIR, ({ connection }) => connected({ ...connection, database: 'aerie' }))
}

async function rotate(
  db: Db,
  config: Config,
  { check, 'leave-unreadable': leave }: { check?: boolean; 'leave-unreadable'?: boolean },
): Promise<void> {
  const before = await countSecrets(db, config)
  for (const { table, current, older, unreadable } of before)
    print(`${table}: ${current} with the current key, ${older} with an older one, ${unreadable} unreadable`)
  const unreadable = unreadableIn(before)
  if (unreadable !== '' && !leave)
    throw new StartUpError(
      `Nothing was changed, because there are secrets that cannot be decrypted: ${unreadable}. Add their key to ` +
        'ENCRYPTION_KEYS_OLD. If it is lost, add --leave-unreadable, and replace these secrets in the app.',
    )
  if (check) return
  if (config.ENCRYPTION_KEY === undefined)
    print('ENCRYPTION_KEY is not set: the key is derived from SESSION_SECRET, which must stay the same.')
  for (const [table, count] of await rotateSecrets(db, config)) print(`${table}: ${count} encrypted again`)
  const left = (await countSecrets(db, config)).reduce((sum, { older }) => sum + older, 0)
  if (left > 0)
    throw new StartUpError(
      `Meanwhile, ${left} secrets were encrypted with an older key. Start all servers with the same ENCRYPTION_KEY, then run this again.`,
    )
  print('All readable secrets are encrypted with the current key. ENCRYPTION_KEYS_OLD is no longer needed.')
}

const unreadableIn = (counts: readonly SecretCounts[]): string =>
  counts
    .filter(({ unreadable }) => unreadable > 0)
    .map(({ table, unreadable }) => `${unreadable} in ${table}`)
    .join(', ')

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`aerie: ${error instanceof StartUpError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  },
)
