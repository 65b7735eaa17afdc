// The job that makes the archive of an export.
import type { Config } from '../../platform/core/config'
import { productName } from '../../platform/core/product'
import { inTenant, readSnapshot, type Tx } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import { stageFile } from '../../platform/storage/files'
import type { Storage } from '../../platform/storage/storage'
import { archiveOf, type Manifest } from '../../records/tenant-data/archive'
import { selectAvatar, selectTenantFiles, type TenantFile } from '../../records/tenant-data/fileSql'
import { tenantDataText } from '../../records/tenant-data/messages'
import { selectMigrations } from '../../records/tenant-data/migrationSql'
import { enterClientScope, selectPersonTables, selectRecipient } from '../../records/tenant-data/personSql'
import { ofTenant, selectSigningKeys, takeRole, withIds, type RowFilter } from '../../records/tenant-data/rowSql'
import { selectExportedTables, selectKeyTable, type DataTable } from '../../records/tenant-data/schemaSql'
import { writeTable, type WrittenTable } from '../../records/tenant-data/writeRecords'
import { dataExportText } from './messages'
import { deleteReplaced, lockExport, markMade, selectPersonName, selectTenantName } from './sql'

interface ExportServices extends JobServices {
  config: Config
  storage: Storage
}

interface ExportInput {
  exportId: string
  /** Of the pages in the archive. */
  language: string
  /** The person whose data it is; absent for all data of the tenant. */
  personId?: string
}

const TIMEOUT_MS = 12 * 60 * 60_000
/** Share of the progress that the records are; the files are the rest. */
const RECORDS_SHARE = 0.3

interface Snapshot {
  tenant: Manifest['tenant']
  person?: NonNullable<Manifest['person']>
  migrations: Manifest['migrations']
  tables: WrittenTable[]
  files: TenantFile[]
}

export const exportJob = defineJob<ExportInput, { records: number; files: number }, ExportServices>({
  kind: 'data-export',
  timeoutMs: TIMEOUT_MS,
  async run({ exportId, language, personId }, context) {
    const { tenantId, services, signal, progress, wrote, workDir } = context
    await requireOpen(exportId, context)
    const snapshot = personId === undefined ? writeTenant(language, context) : writePerson(personId, language, context)
    const { tenant, person, migrations, tables, files } = await snapshot
    const { found, missing, bytes } = await findFiles(files, services.storage)
    let copied = 0
    progress(RECORDS_SHARE, tenantDataText('copying'))
    const stream = archiveOf({
      about: { product: productName(services.config), tenant, ...(person && { person }), migrations },
      exportedAt: new Date(),
      folder: workDir,
      tables,
      files: found,
      missing,
      language,
      storage: services.storage,
      onCopied(size) {
        copied += size
        wrote(copied)
        progress(
          RECORDS_SHARE + (1 - RECORDS_SHARE) * Math.min(1, copied / Math.max(1, bytes)),
          tenantDataText('copying'),
        )
      },
    })
    const stop = () => stream.destroy(new Error('The job was stopped'))
    signal.addEventListener('abort', stop)
    const staged = { name: `${(person ?? tenant).name}.zip`, mediaType: 'application/zip', from: { stream } }
    const stored = await stageFile(services, tenantId, staged).finally(() => signal.removeEventListener('abort', stop))
    signal.throwIfAborted()
    const counts = { records: tables.reduce((sum, { rows }) => sum + rows, 0), files: found.length }
    await inTenant(services.db, tenantId, async (tx) => {
      const open = await lockExport(tenantId, tx, exportId)
      if (!open) throw new JobFailure(dataExportText('gone'))
      await markMade(tenantId, tx, exportId, { ...stored, ...counts })
      await deleteReplaced(tenantId, tx, exportId)
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
async function writeTenant(language: string, context: JobContext<ExportServices>): Promise<Snapshot> {
  const { tenantId, services } = context
  return readSnapshot(services.db, tenantId, async (tx) => {
    const name = await selectTenantName(tenantId, tx)
    const files = await selectTenantFiles(tenantId, tx)
    const keyIds = await selectSigningKeys(tenantId, tx)
    const exported = await selectExportedTables(tx)
    const wanted = exported.map((table) => ({ table, filter: ofTenant(table.name, tenantId) }))
    const tables = await writeTables(tx, wanted, language, context)
    const writing = { folder: context.workDir, language, signal: context.signal }
    tables.push(await writeTable(tx, await selectKeyTable(tx), withIds(keyIds), writing))
    await takeRole(tx, 'aerie_platform')
    return { tenant: { id: tenantId, name }, migrations: await selectMigrations(tx), tables, files }
  })
}

/** The rows that refer to the person, as the API gives them to the person, and the picture. */
async function writePerson(personId: string, language: string, context: JobContext<ExportServices>): Promise<Snapshot> {
  const { tenantId, services } = context
  return readSnapshot(services.db, tenantId, async (tx) => {
    const tenant = { id: tenantId, name: await selectTenantName(tenantId, tx) }
    const name = await selectPersonName(tenantId, tx, personId)
    const recipient = await selectRecipient(tenantId, tx, personId)
    if (name === undefined || !recipient) throw new JobFailure(dataExportText('gone'))
    const files = await selectAvatar(tenantId, tx, personId)
    const found = await selectPersonTables(tx, recipient)
    await enterClientScope(tx, recipient)
    const wanted = found.map(({ table, filterOf }) => ({ table, filter: filterOf(tenantId, personId) }))
    const tables = await writeTables(tx, wanted, language, context)
    await takeRole(tx, 'aerie_platform')
    return { tenant, person: { id: personId, name }, migrations: await selectMigrations(tx), tables, files }
  })
}

async function writeTables(
  tx: Tx,
  wanted: readonly { table: DataTable; filter: RowFilter }[],
  language: string,
  { workDir, signal, progress }: JobContext<ExportServices>,
): Promise<WrittenTable[]> {
  const tables: WrittenTable[] = []
  for (const { table, filter } of wanted) {
    progress((RECORDS_SHARE * tables.length) / wanted.length, tenantDataText('reading', { table: table.name }))
    tables.push(await writeTable(tx, table, filter, { folder: workDir, language, signal }))
  }
  return tables
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
