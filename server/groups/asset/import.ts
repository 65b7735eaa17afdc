// Imports assets from CSV: all rows of a file or none.
import type { components } from '../../platform/contract/contract.gen'
import { recordAudit } from '../../platform/audit/sql'
import { fieldError } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { listAssetClasses } from '../asset-class/public'
import { listAssetModels } from '../manufacturer/public'
import { namesOf } from './bulk'
import { withUniqueSerial, type Caller } from './edit'
import { checkRows, readAssetFile, type CheckedRow } from './importRows'
import { insertImportedAssets, selectTakenSerials } from './importSql'
import { assetImportText } from './messages'

type Report = components['schemas']['AssetImportReply']['data']
type Language = Parameters<typeof render>[1]

/** What an import would store, with the problems of each row. @throws AppError 400 for an unreadable file */
export async function previewAssets(db: Db, tenantId: string, csv: string, language: Language): Promise<Report> {
  return inTenant(db, tenantId, async (tx) => reportOf(await readRows(tenantId, tx, csv), language))
}

/** @throws AppError 400 for an unreadable file or one with problems, 409 when a serial number was taken meanwhile */
export async function importAssets(
  db: Db,
  tenantId: string,
  csv: string,
  language: Language,
  { user, actor }: Caller,
): Promise<Report> {
  return withUniqueSerial(() =>
    inTenant(db, tenantId, async (tx) => {
      const rows = await readRows(tenantId, tx, csv)
      const report = reportOf(rows, language)
      if (report.rejected > 0) throw fieldError('csv', assetImportText('rejected', { count: report.rejected }))
      const assets = rows.map(({ asset }) => asset)
      await insertImportedAssets(tenantId, tx, assets, user.userId)
      await recordChanged(tenantId, tx, 'Asset')
      await recordAudit(tenantId, tx, {
        ...actor,
        action: 'asset.import',
        target: render(namesOf(assets), 'en'),
        details: { created: assets.length },
      })
      return report
    }),
  )
}

async function readRows(tenantId: string, tx: Tx, csv: string): Promise<CheckedRow[]> {
  const file = readAssetFile(csv)
  const serials = file.rows.map((row) => file.cell(row, 'serial'))
  return checkRows(file, {
    classes: await listAssetClasses(tenantId, tx),
    models: await listAssetModels(tenantId, tx),
    takenSerials: await selectTakenSerials(tenantId, tx, serials),
  })
}

function reportOf(rows: readonly CheckedRow[], language: Language): Report {
  const rejected = rows.filter(({ problems }) => problems.length > 0).length
  return {
    created: rows.length - rejected,
    rejected,
    rows: rows.map(({ row, name, serial, class: className, model, problems }) => ({
      row,
      name,
      serial,
      class: className,
      model,
      problems: problems.map(({ field, message }) => ({ field, message: render(message, language) })),
    })),
  }
}
