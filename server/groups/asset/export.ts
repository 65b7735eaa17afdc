// The list of assets as CSV, which can be imported again.
import type { Readable } from 'node:stream'
import { csvOf } from '../../platform/http/csv'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { selectAssetsBefore, type AssetFilter } from './listSql'
import type { AssetRow } from './row'

type Exported = AssetRow & { _id: string }

const COLUMNS: Record<string, (asset: Exported) => string> = {
  name: ({ name }) => name,
  serial: ({ serial }) => serial,
  class: ({ className }) => className,
  manufacturer: ({ model }) => model?.manufacturer ?? '',
  model: ({ model }) => model?.name ?? '',
  inServiceOn: ({ inServiceOn }) => inServiceOn,
  hours: ({ hours }) => String(Math.round(hours * 100) / 100),
  flights: ({ flights }) => String(flights),
  cycles: ({ cycles }) => String(cycles),
  firmware: ({ firmware }) => firmware,
  health: ({ health }) => (health === null ? '' : String(health)),
  note: ({ note }) => note,
  status: ({ status }) => status,
}

export const assetsAsCsv = (db: Db, tenantId: string, filter: AssetFilter): Readable =>
  csvOf(COLUMNS, async (before, limit) => {
    const rows = await inTenant(db, tenantId, (tx) => selectAssetsBefore(tenantId, tx, filter, before, limit))
    return rows.map((row) => ({ ...row, _id: row.id }))
  })
