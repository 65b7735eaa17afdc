// The list of users as CSV. It is read in pages, so that a slow client occupies neither a connection nor memory.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { inTenant, type Db } from '../../db/tenancy'
import { selectUsersBefore, type User, type UserFilter } from './sql'

const PAGE_SIZE = 1000

const COLUMNS: Record<string, (user: User) => string> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  userType: ({ userType }) => userType,
  state: ({ state }) => state,
  groups: ({ groups }) => groups.map(({ name }) => name).join(';'),
  permissions: ({ customPermissions }) => customPermissions.join(';'),
  createdAt: ({ createdAt }) => createdAt,
}

/** A stream of CSV text with a header row. Cells that a spreadsheet would run as formulas are escaped. */
export function usersAsCsv(db: Db, tenantId: string, filter: UserFilter): Readable {
  const rows = Readable.from(pages(db, tenantId, filter))
  const csv = stringify({ header: true, columns: Object.keys(COLUMNS), escape_formulas: true, bom: true })
  rows.on('error', (error) => csv.destroy(error))
  return rows.pipe(csv)
}

async function* pages(db: Db, tenantId: string, filter: UserFilter): AsyncGenerator<string[]> {
  let before: string | undefined
  for (;;) {
    const page = await inTenant(db, tenantId, (tx) => selectUsersBefore(tenantId, tx, filter, before, PAGE_SIZE))
    for (const user of page) yield Object.values(COLUMNS).map((cell) => cell(user))
    before = page.at(-1)?._id
    if (page.length < PAGE_SIZE) return
  }
}
