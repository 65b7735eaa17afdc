// When the last backup of DATA_DIR was made, for metrics.
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Gauge, type Registry } from 'prom-client'

const fileIn = (dataDir: string) => path.join(dataDir, 'last-backup')

export async function recordBackup(dataDir: string, at: Date): Promise<void> {
  await writeFile(fileIn(dataDir), at.toISOString(), { mode: 0o600 })
}

/** When the last backup was made; undefined for never. */
export async function lastBackupAt(dataDir: string): Promise<Date | undefined> {
  return (await stat(fileIn(dataDir)).catch(() => undefined))?.mtime
}

export function registerBackupMetric(registry: Registry, dataDir: string): void {
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
}
