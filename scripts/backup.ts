// `npm run backup -- FOLDER [--keep COUNT]` saves the bundled database and the files of DATA_DIR, while the server runs or not.
// `npm run backup -- FOLDER --verify` reads the newest backup and compares its checksums.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { keepNewest, makeBackup, verifyBackup } from '../server/platform/backup/backup'
import { listBackups } from '../server/platform/backup/manifest'
import { formatBytes } from '../server/platform/core/byteSize'
import { readConfig } from '../server/platform/core/config'
import { ROOT } from '../server/platform/core/folders'
import { StartUpError } from '../server/platform/core/startUpError'

const USAGE = 'Usage: npm run backup -- FOLDER [--keep COUNT] | npm run backup -- FOLDER --verify'
const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, verify: { type: 'boolean' } },
  })
  const folder = positionals[0]
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (folder === undefined || positionals.length > 1 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0)))
    throw new StartUpError(USAGE)
  if (values.verify) return verify(path.resolve(folder))

  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const { DATA_DIR, DATABASE_URL, S3 } = readConfig()
  if (DATABASE_URL !== undefined)
    throw new StartUpError(
      'This command saves the bundled database. Save that of DATABASE_URL with pg_dump: see docs/operations.md.',
    )
  const { name, files, newFiles, bytes } = await makeBackup(DATA_DIR, path.resolve(folder))
  print(`Backup ${name}: the database and ${files} files, ${newFiles} of them new, ${formatBytes(bytes)} in total`)
  if (S3)
    print(
      'The files in the bucket are not part of it. Save the bucket by its own means, such as versions or replication.',
    )
  if (keep === undefined) return
  for (const removed of await keepNewest(path.resolve(folder), keep)) print(`Removed ${removed}`)
}

async function verify(folder: string): Promise<void> {
  const name = (await listBackups(folder)).at(-1)
  if (name === undefined) throw new StartUpError(`${folder} has no backup.`)
  const damaged = await verifyBackup(folder, name)
  for (const file of damaged) print(`  ${file}`)
  if (damaged.length > 0)
    throw new StartUpError(`${damaged.length} files of the backup ${name} are damaged or missing.`)
  print(`The backup ${name} is intact`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`aerie: ${error instanceof StartUpError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  },
)
