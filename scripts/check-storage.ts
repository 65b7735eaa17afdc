// `npm run check:storage`: do files and rows agree? Of the database DATABASE_URL names, or of a stopped Aerie's own.
// Says what it found; ends with 1 when something is missing or belongs to nothing.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../server/core/config'
import { lockDataDir } from '../server/db/dataDirLock'
import { startEmbeddedDatabase } from '../server/db/embedded'
import { createPool } from '../server/db/pool'
import { databaseOn } from '../server/db/database'
import { StartUpError } from '../server/core/startUpError'
import { checkStorage } from '../server/storage/checkStorage'
import { openStorage } from '../server/storage/openStorage'
import { formatBytes } from '../server/core/byteSize'

const SHOWN = 50
const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<boolean> {
  const envFile = path.resolve(__dirname, '../.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const config = readConfig()
  const undo: (() => Promise<unknown>)[] = []
  try {
    let connection: Parameters<typeof createPool>[0] = { connectionString: config.DATABASE_URL }
    if (config.DATABASE_URL === undefined) {
      const lock = await lockDataDir(config.DATA_DIR)
      undo.push(() => lock.release())
      const database = await startEmbeddedDatabase({ dataDir: config.DATA_DIR })
      undo.push(() => database.stop())
      connection = database.connection
    }
    const pool = createPool(connection)
    undo.push(() => pool.end())
    const db = databaseOn(pool)
    const { files, bytes, damaged, orphans } = await checkStorage(db, await openStorage(config))
    say(`${files} files, ${formatBytes(bytes)}`)
    list('missing or of another size', damaged)
    list('known to nothing', orphans)
    return damaged.length + orphans.length === 0
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

function list(what: string, keys: string[]): void {
  say(`${keys.length} ${what}${keys.length > 0 ? ':' : ''}`)
  for (const key of keys.slice(0, SHOWN)) say(`  ${key}`)
  if (keys.length > SHOWN) say(`  and ${keys.length - SHOWN} more`)
}

main().then(
  (right) => process.exit(right ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`aerie: ${error instanceof StartUpError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  },
)
