// When the last backup of DATA_DIR was made and its write-ahead log was archived, for metrics.
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Gauge, type Registry } from 'prom-client'

const backupFile = (dataDir: string) => path.join(dataDir, 'last-backup')
const archiveFile = (dataDir: string) => path.join(dataDir, 'last-archived')

export async function recordBackup(dataDir: string, at: Date): Promise<void> {
  await writeFile(backupFile(dataDir), at.toISOString(), { mode: 0o600 })
}

/** Records that everything that is complete now is in the archive. */
export async function recordArchived(dataDir: string): Promise<void> {
  await writeFile(archiveFile(dataDir), new Date().toISOString(), { mode: 0o600 })
}

/** When the last backup was made; undefined for never. */
export const lastBackupAt = (dataDir: string): Promise<Date | undefined> => modifiedAt(backupFile(dataDir))

/** When the write-ahead log was last archived; undefined for never. */
export const lastArchivedAt = (dataDir: string): Promise<Date | undefined> => modifiedAt(archiveFile(dataDir))

async function modifiedAt(file: string): Promise<Date | undefined> {
  return (await stat(file).catch(() => undefined))?.mtime
}

/** @param isArchiving whether the write-ahead log is archived */
export function registerBackupMetric(registry: Registry, dataDir: string, isArchiving: boolean): void {
  new Gauge({
    name: 'aerie_last_backup_timestamp_seconds',
    help: 'When the last backup of the bundled database and the files was made, in seconds since 1970; 0 for never.',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const at = await lastBackupAt(dataDir)
      this.set(at ? at.getTime() / 1000 : 0)
    },
  })
  const archived = new Gauge({
    name: 'aerie_wal_archived_timestamp_seconds',
    help: 'When the write-ahead log of the bundled database was last archived, in seconds since 1970; 0 for never. Absent when it is not archived.',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const at = isArchiving ? await lastArchivedAt(dataDir) : undefined
      if (isArchiving) this.set(at ? at.getTime() / 1000 : 0)
    },
  })
  // A gauge begins with 0, which the alert would take for an archive that is old.
  if (!isArchiving) archived.remove()
}
