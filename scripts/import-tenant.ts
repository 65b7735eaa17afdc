// `npm run import-tenant -- ARCHIVE` imports an export of a tenant into the database of DATABASE_URL, or into the embedded database of
// a stopped server. Both installations have the same version.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '../server/platform/core/config'
import { ROOT } from '../server/platform/core/folders'
import { StartUpError } from '../server/platform/core/startUpError'
import { lockDataDir } from '../server/platform/db/dataDirLock'
import { startEmbeddedDatabase } from '../server/platform/db/embedded'
import { migrate } from '../server/platform/db/migrate'
import { createPool } from '../server/platform/db/pool'
import { openStorage } from '../server/platform/storage/openStorage'
import { importArchive } from '../server/records/tenant-data/importArchive'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function main([archive, ...rest]: string[]): Promise<void> {
  if (archive === undefined || rest.length > 0) throw new StartUpError('Usage: npm run import-tenant -- ARCHIVE')
  if (!existsSync(archive)) throw new StartUpError(`${archive} does not exist.`)
  const envFile = path.join(ROOT, '.env')
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
    // Many rows take longer than the statements of requests.
    const pool = createPool({ ...connection, query_timeout: 0 })
    cleanUp.push(() => pool.end())
    await migrate(pool)
    await mkdir(config.DATA_DIR, { recursive: true })
    const workDir = await mkdtemp(path.join(config.DATA_DIR, 'import-'))
    cleanUp.push(() => rm(workDir, { recursive: true, force: true }))
    const storage = await openStorage(config)
    const { tenant, rows, files, skipped } = await importArchive(path.resolve(archive), { pool, storage, workDir })
    print(`Imported ${tenant.name} (${tenant.id}): ${rows} records and ${files} files`)
    if (skipped.length > 0) print(`Left out, because archives have no secrets: ${skipped.join(', ')}`)
    print('Nobody has a password yet: people choose one with "Forgot password".')
  } finally {
    for (const step of cleanUp.reverse()) await step()
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`aerie: ${error instanceof StartUpError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  },
)
