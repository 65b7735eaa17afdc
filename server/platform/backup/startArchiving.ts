// The archive of the write-ahead log as a part of the server that runs the bundled database.
import type { Config } from '../core/config'
import { embeddedSuperuser } from '../db/embedded'
import { assertApart } from './backup'
import type { BackupPlace } from './backupPlace'
import { openBackupPlace } from './openBackupPlace'
import { archiveWal, stopArchiving, type WalArchiving } from './walArchive'

/**
 * Archives the log when that is set, else removes what an earlier start has left in the database for it.
 * @throws StartUpError when the archive would be inside of DATA_DIR
 */
export async function startArchiving(
  { DATA_DIR, DATABASE_URL, BACKUP }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP'>,
  log: (line: string) => void,
): Promise<WalArchiving | undefined> {
  if (DATABASE_URL !== undefined) return undefined
  const { connection, cluster } = await embeddedSuperuser(DATA_DIR)
  const { target, store, recipients, logSeconds } = BACKUP
  if (target === undefined || logSeconds === 0) {
    await stopArchiving(connection)
    return undefined
  }
  assertApart(DATA_DIR, target)
  let place: Promise<BackupPlace> | undefined
  const openPlace = async (): Promise<BackupPlace> => {
    place ??= openBackupPlace(target, store)
    try {
      return await place
    } catch (error) {
      place = undefined
      throw error
    }
  }
  return archiveWal({ dataDir: DATA_DIR, connection, cluster }, openPlace, recipients, log)
}
