// The list of tenants as CSV. It is read in pages, so that a slow client occupies neither a connection nor memory.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { asPlatform, type Db } from '../../db/tenancy'
import { selectTenantsBefore, type TenantFilter, type TenantRow } from './sql'

const PAGE_SIZE = 1000

const COLUMNS: Record<string, (tenant: TenantRow) => string> = {
  name: ({ name }) => name,
  status: ({ status }) => status,
  root: ({ root }) => root?.name ?? '',
  rootEmail: ({ root }) => root?.email ?? '',
  package: ({ packageName }) => packageName ?? '',
  endsAt: ({ endsAt }) => endsAt ?? '',
  users: ({ users }) => String(users),
  missions: ({ missions }) => String(missions),
  storageBytes: ({ storageBytes }) => String(storageBytes),
  createdAt: ({ createdAt }) => createdAt,
}

/** A stream of CSV text with a header row. Cells that a spreadsheet would run as formulas are escaped. */
export function tenantsAsCsv(db: Db, filter: TenantFilter): Readable {
  const rows = Readable.from(pages(db, filter))
  const csv = stringify({ header: true, columns: Object.keys(COLUMNS), escape_formulas: true, bom: true })
  rows.on('error', (error) => csv.destroy(error))
  return rows.pipe(csv)
}

async function* pages(db: Db, filter: TenantFilter): AsyncGenerator<string[]> {
  let before: string | undefined
  for (;;) {
    const page = await asPlatform(db, (tx) => selectTenantsBefore(tx, filter, before, PAGE_SIZE))
    for (const tenant of page) yield Object.values(COLUMNS).map((cell) => cell(tenant))
    before = page.at(-1)?._id
    if (page.length < PAGE_SIZE) return
  }
}
