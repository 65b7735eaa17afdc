// The audit log as CSV. It is read in pages, so that a slow client occupies neither a connection nor memory.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { AuditEntry } from './sql'

const PAGE_SIZE = 1000

const COLUMNS: Record<string, (entry: AuditEntry) => string> = {
  at: ({ at }) => at,
  actor: ({ actor }) => actor.name,
  action: ({ action }) => action,
  target: ({ target }) => target,
  address: ({ address }) => address,
  details: ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : ''),
  tenant: ({ tenant }) => tenant.name,
}

/**
 * A stream of CSV text with a header row. Cells that a spreadsheet would run as formulas are escaped.
 * @param read returns the next `limit` entries older than the entry `before`
 */
export function auditAsCsv(read: (before: string | undefined, limit: number) => Promise<AuditEntry[]>): Readable {
  const rows = Readable.from(pages(read))
  const csv = stringify({ header: true, columns: Object.keys(COLUMNS), escape_formulas: true, bom: true })
  rows.on('error', (error) => csv.destroy(error))
  return rows.pipe(csv)
}

async function* pages(read: Parameters<typeof auditAsCsv>[0]): AsyncGenerator<string[]> {
  let before: string | undefined
  for (;;) {
    const page = await read(before, PAGE_SIZE)
    for (const entry of page) yield Object.values(COLUMNS).map((cell) => cell(entry))
    before = page.at(-1)?._id
    if (page.length < PAGE_SIZE) return
  }
}
