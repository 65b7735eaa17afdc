// `npm run backup -- [TARGET] [--keep COUNT]` saves the bundled database and the stored files, while the server runs or not.
// `npm run backup -- [TARGET] --verify` reads the newest backup and compares its checksums.
// TARGET is a folder or s3://bucket/folder, by default BACKUP_TO.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { assertApart, makeBackup, verifyBackup } from '../server/platform/backup/backup'
import type { BackupPlace } from '../server/platform/backup/backupPlace'
import { openBackupPlace } from '../server/platform/backup/openBackupPlace'
import { listBackups } from '../server/platform/backup/manifest'
import { isRecipient } from '../server/platform/backup/sealing'
import { formatBytes } from '../server/platform/core/byteSize'
import { readBackupSettings, readConfig } from '../server/platform/core/config'
import { ROOT } from '../server/platform/core/folders'
import { StartUpError } from '../server/platform/core/startUpError'
import { openStorage } from '../server/platform/storage/openStorage'

const USAGE = 'Usage: npm run backup -- [TARGET] [--keep COUNT] | npm run backup -- [TARGET] --verify'
const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, verify: { type: 'boolean' } },
  })
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (positionals.length > 1 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0)))
    throw new StartUpError(USAGE)
  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const backup = readBackupSettings()
  const target = positionals[0] ?? backup.target
  if (target === undefined) throw new StartUpError(`${USAGE}\nSet BACKUP_TO to leave TARGET out.`)
  if (values.verify) return verify(await openBackupPlace(target, backup.store))
  await save(target, keep)
}

async function save(target: string, keep: number | undefined): Promise<void> {
  const config = readConfig()
  const { DATA_DIR, DATABASE_URL, S3, BACKUP } = config
  if (DATABASE_URL !== undefined)
    throw new StartUpError(
      'This command saves the bundled database. Save that of DATABASE_URL with pg_dump: see docs/operations.md.',
    )
  assertApart(DATA_DIR, target, S3, BACKUP.store)
  const { recipients } = BACKUP
  for (const recipient of recipients)
    if (!(await isRecipient(recipient)))
      throw new StartUpError(`${recipient} in BACKUP_RECIPIENTS is no public key of age.`)
  const place = await openBackupPlace(target, BACKUP.store)
  const stored = await openStorage(config)
  const made = await makeBackup(DATA_DIR, place, { recipients, files: stored, ...(keep !== undefined && { keep }) })
  const kind = recipients.length > 0 ? 'Encrypted backup' : 'Backup'
  const where = S3 ? ` of the bucket ${S3.bucket}` : ''
  print(
    `${kind} ${made.name}: the database and ${made.files} files${where}, ${made.newFiles} of them new, ${formatBytes(made.bytes)} in total`,
  )
  for (const removed of made.removed) print(`Removed ${removed}`)
}

async function verify(place: BackupPlace): Promise<void> {
  const name = (await listBackups(place)).at(-1)
  if (name === undefined) throw new StartUpError(`${place.title} has no backup.`)
  const damaged = await verifyBackup(place, name)
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
