// `npm start -- --check` says what the start would change in the database, and rehearses it on a copy.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pendingMigrations, rehearse } from './rehearse'
import { formatBytes } from '../core/byteSize'
import { readConfig } from '../core/config'
import { ROOT } from '../core/folders'
import { withOwnDatabase } from '../db/ownDatabase'

/** @throws StartUpError when the upgrade would fail */
export async function checkUpgrade(say: (line: string) => void): Promise<void> {
  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const { DATABASE_URL, DATA_DIR } = readConfig()
  const pending =
    DATABASE_URL === undefined
      ? await withOwnDatabase(DATA_DIR, ({ connection }) => pendingMigrations({ ...connection, database: 'aerie' }))
      : await pendingMigrations({ connectionString: DATABASE_URL })
  if (pending.length === 0) {
    say('The database has all migrations of this version: the start changes nothing')
    return
  }
  say(pending.length === 1 ? 'The start applies one migration:' : `The start applies ${pending.length} migrations:`)
  for (const name of pending) say(`  ${name}`)
  if (DATABASE_URL !== undefined) {
    say('To rehearse it, restore the last dump into another database and start this version with its DATABASE_URL')
    return
  }
  const { milliseconds, bytes } = await rehearse(DATA_DIR)
  const seconds = (milliseconds / 1000).toFixed(1)
  say(`Tried on a copy of the database (${formatBytes(bytes)}) with success, in ${seconds} s. Nothing was changed`)
  say('Make a backup, then start')
}
