// `npm run restore -- [TARGET] [BACKUP] [--at TIME|latest] [--identity FILE]` restores a backup into DATA_DIR, which must be empty.
// By default the newest one, as it was made; with --at, the archived log is applied up to the time. With S3_ENDPOINT, the stored files go
// to its bucket.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBackupPlace } from '../server/platform/backup/openBackupPlace'
import type { Moment } from '../server/platform/backup/recover'
import { restoreBackup } from '../server/platform/backup/restore'
import { readBackupSettings, readFileStore, type S3Settings } from '../server/platform/core/config'
import { ROOT } from '../server/platform/core/folders'
import { StartUpError } from '../server/platform/core/startUpError'
import type { Storage } from '../server/platform/storage/storage'

const USAGE = 'Usage: npm run restore -- [TARGET] [BACKUP] [--at TIME|latest] [--identity FILE]'
const BACKUP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, identity: { type: 'string' } },
  })
  const name = positionals.find((each) => BACKUP.test(each))
  const targets = positionals.filter((each) => !BACKUP.test(each))
  if (targets.length > 1 || positionals.length > 2) throw new StartUpError(USAGE)
  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  // Not readConfig, which would create a session secret in the empty folder.
  const settings = readBackupSettings()
  const target = targets[0] ?? settings.target
  if (target === undefined) throw new StartUpError(`${USAGE}\nSet BACKUP_TO to leave TARGET out.`)
  const dataDir = path.resolve(process.env['DATA_DIR'] ?? 'data')
  const at = values.at === undefined ? undefined : momentOf(values.at)
  const identities = values.identity === undefined ? [] : identitiesIn(values.identity)
  const place = await openBackupPlace(target, settings.store)
  const store = readFileStore()
  const restore = (files?: Storage) => restoreBackup(place, dataDir, { name, at, identities, files })
  const restored = store ? await withBucket(store, restore) : await restore()
  const where = store ? ` and the files to the bucket ${store.bucket}` : ''
  print(`Restored ${restored.name} to ${dataDir}${where}. Start the server with the same or a newer version.`)
  if (at === undefined) return
  if (restored.lastChangeAt) print(`The last change of the database is of ${restored.lastChangeAt.toISOString()}`)
  else print('The log has no change after the backup')
  if (restored.gapAfter) print(`The archive has a gap after ${restored.gapAfter}: later changes need a later backup`)
  print('Make a backup after the start: earlier ones cannot be continued by the log from now on')
}

/** Local copies of files, which a restore does not need, would be in DATA_DIR, which must be empty. */
async function withBucket<T>(store: S3Settings, work: (files: Storage) => Promise<T>): Promise<T> {
  const { openS3, requireBucket } = await import('../server/platform/storage/s3')
  await requireBucket(store)
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-restore-'))
  try {
    return await work(openS3(store, folder, 0))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws StartUpError when the text is no time with a zone */
function momentOf(text: string): Moment {
  if (text === 'latest') return text
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  if (!isComplete || Number.isNaN(Date.parse(text)))
    throw new StartUpError(`${text} is no time. Use latest, or a time with its zone such as 2026-11-26T09:30:00Z.`)
  return new Date(text)
}

/** @throws StartUpError when the file has none */
function identitiesIn(file: string): string[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : []
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identities.length === 0)
    throw new StartUpError(`${file} has no secret key. Use the file that age-keygen has written (AGE-SECRET-KEY-1…).`)
  return identities
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`aerie: ${error instanceof StartUpError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  },
)
