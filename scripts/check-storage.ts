// `npm run check:storage` compares the stored files with the database of DATABASE_URL, or with the embedded database of a
// stopped server. Exits with 1 when files are missing, damaged or unreferenced.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../server/platform/core/config'
import { lockDataDir } from '../server/platform/db/dataDirLock'
import { startEmbeddedDatabase } from '../server/platform/db/embedded'
import { createPool } from '../server/platform/db/pool'
import { databaseOn } from '../server/platform/db/database'
import { StartUpError } from '../server/platform/core/startUpError'
import { checkStorage } from '../server/platform/storage/checkStorage'
import { openStorage } from '../server/platform/storage/openStorage'
import { formatBytes } from '../server/platform/core/byteSize'

const MAX_LISTED = 50
const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<boolean> {
  const envFile = path.resolve(__dirname, '../.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const config = readConfig()
  const cleanUp: (() => Promise<unknown>)[] = []
  try {
    let connection: Parameters<typeof createPool>[0] = { connectionString: config.DATABASE_URL }
    if (config.DATABASE_URL === undefined) {
      const lock = await lockDataDir(config.DATA_DIR)
      cleanUp.push(() => lock.release())
      const database = await startEmbeddedDatabase({ dataDir: config.DATA_DIR })
      cleanUp.push(() => database.stop())
      connection = database.connection
    }
    const pool = createPool(connection)
    cleanUp.push(() => pool.end())
    const db = databaseOn(pool)
    const { files, bytes, damaged, orphans } = await checkStorage(db, await openStorage(config))
    print(`${files} files, ${formatBytes(bytes)}`)
    list('missing or with another size', damaged)
    list('without a row in the database', orphans)
    return damaged.length + orphans.length === 0
  } finally {
    for (const step of cleanUp.reverse()) await step()
  }
}

function list(what: string, keys: string[]): void {
  print(`${keys.length} ${what}${keys.length > 0 ? ':' : ''}`)
  for (const key of keys.slice(0, MAX_LISTED)) print(`  ${key}`)
  if (keys.length > MAX_LISTED) print(`  and ${keys.length - MAX_LISTED} more`)
}

main().then(
  (isConsistent) => process.exit(isConsistent ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`aerie: ${error instanceof StartUpError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  },
)
