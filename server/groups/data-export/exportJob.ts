// The job that makes the archive of an export.
import type { Config } from '../../platform/core/config'
import { productName } from '../../platform/core/product'
import { inTenant, readSnapshot } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import { stageFile } from '../../platform/storage/files'
import type { Storage } from '../../platform/storage/storage'
import { archiveOf, type Manifest } from '../../records/tenant-data/archive'
import { selectTenantFiles, type TenantFile } from '../../records/tenant-data/fileSql'
import { tenantDataText } from '../../records/tenant-data/messages'
import { selectMigrations } from '../../records/tenant-data/migrationSql'
import { ofTenant, selectSigningKeys, takeRole, withIds } from '../../records/tenant-data/rowSql'
import { selectExportedTables, selectKeyTable } from '../../records/tenant-data/schemaSql'
import { writeTable, type WrittenTable } from '../../records/tenant-data/writeRecords'
import { dataExportText } from './messages'
import { lockExport, markMade, selectTenantName } from './sql'

interface ExportServices extends JobServices {
  config: Config
  storage: Storage
}

interface ExportInput {
  exportId: string
  /** Of the pages in the archive. */
  language: string
}

const TIMEOUT_MS = 12 * 60 * 60_000
/** Share of the progress that the records are; the files are the rest. */
const RECORDS_SHARE = 0.3

interface Snapshot {
  name: string
  migrations: Manifest['migrations']
  tables: WrittenTable[]
  files: TenantFile[]
}

export const exportJob = defineJob<ExportInput, { records: number; files: number }, ExportServices>({
  kind: 'data-export',
  timeoutMs: TIMEOUT_MS,
  async run({ exportId, language }, context) {
    const { tenantId, services, signal, progress, workDir } = context
    await requireOpen(exportId, context)
    const { name, migrations, tables, files } = await writeSnapshot(language, context)
    const { found, missing, bytes } = await findFiles(files, services.storage)
    let copied = 0
    progress(RECORDS_SHARE, tenantDataText('copying'))
    const stream = archiveOf({
      about: { product: productName(services.config), tenant: { id: tenantId, name }, migrations },
      exportedAt: new Date(),
      folder: workDir,
      tables,
      files: found,
      missing,
      language,
      storage: services.storage,
      onCopied(size) {
        copied += size
        progress(
          RECORDS_SHARE + (1 - RECORDS_SHARE) * Math.min(1, copied / Math.max(1, bytes)),
          tenantDataText('copying'),
        )
      },
    })
    const stop = () => stream.destroy(new Error('The job was stopped'))
    signal.addEventListener('abort', stop)
    const staged = { name: `${name}.zip`, mediaType: 'application/zip', from: { stream } }
    const stored = await stageFile(services, tenantId, staged).finally(() => signal.removeEventListener('abort', stop))
    signal.throwIfAborted()
    const counts = { records: tables.reduce((sum, { rows }) => sum + rows, 0), files: found.length }
    await inTenant(services.db, tenantId, async (tx) => {
      const open = await lockExport(tenantId, tx, exportId)
      if (!open) throw new JobFailure(dataExportText('gone'))
      await markMade(tenantId, tx, exportId, { ...stored, ...counts })
      await recordChanged(tenantId, tx, 'DataExport', exportId)
    })
    return counts
  },
})

/** A run that ended after it had stored the archive makes another one, which replaces it. */
async function requireOpen(exportId: string, { tenantId, services }: JobContext<ExportServices>): Promise<void> {
  const open = await inTenant(services.db, tenantId, (tx) => lockExport(tenantId, tx, exportId))
  if (!open) throw new JobFailure(dataExportText('gone'))
}

/** Writes the records as they are at one moment. Files that are deleted later are reported as missing. */
async function writeSnapshot(
  language: string,
  { tenantId, services, signal, progress, workDir }: JobContext<ExportServices>,
): Promise<Snapshot> {
  return readSnapshot(services.db, tenantId, async (tx) => {
    const name = await selectTenantName(tenantId, tx)
    const files = await selectTenantFiles(tenantId, tx)
    const keyIds = await selectSigningKeys(tenantId, tx)
    const exported = await selectExportedTables(tx)
    const tables: WrittenTable[] = []
    const writing = { folder: workDir, language, signal }
    for (const table of exported) {
      progress((RECORDS_SHARE * tables.length) / exported.length, tenantDataText('reading', { table: table.name }))
      tables.push(await writeTable(tx, table, ofTenant(table.name, tenantId), writing))
    }
    tables.push(await writeTable(tx, await selectKeyTable(tx), withIds(keyIds), writing))
    await takeRole(tx, 'aerie_platform')
    return { name, migrations: await selectMigrations(tx), tables, files }
  })
}

async function findFiles(
  files: readonly TenantFile[],
  storage: Storage,
): Promise<{ found: TenantFile[]; missing: string[]; bytes: number }> {
  const found: TenantFile[] = []
  const missing: string[] = []
  let bytes = 0
  for (const file of files) {
    const stored = await storage.stat(file.key)
    if (stored) {
      found.push(file)
      bytes += stored.size
    } else missing.push(file.key)
  }
  return { found, missing, bytes }
}
