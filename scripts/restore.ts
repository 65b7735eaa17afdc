// `npm run restore -- FOLDER [BACKUP]` restores a backup into DATA_DIR, which must be empty. By default the newest one.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { restoreBackup } from '../server/platform/backup/restore'
import { ROOT } from '../server/platform/core/folders'
import { StartUpError } from '../server/platform/core/startUpError'

async function main([folder, name, ...rest]: string[]): Promise<void> {
  if (folder === undefined || rest.length > 0) throw new StartUpError('Usage: npm run restore -- FOLDER [BACKUP]')
  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  // Not readConfig, which would create a session secret in the empty folder.
  const dataDir = path.resolve(process.env['DATA_DIR'] ?? 'data')
  const restored = await restoreBackup(path.resolve(folder), dataDir, name)
  process.stdout.write(`Restored ${restored} to ${dataDir}. Start the server with the same or a newer version.\n`)
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`aerie: ${error instanceof StartUpError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  },
)
