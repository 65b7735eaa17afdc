// Exports the mission list as CSV, streamed in pages: a slow reader holds neither a connection nor memory.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { keepScope } from '../../db/accessScope'
import { inTenant, type Db } from '../../db/tenancy'
import { selectMissionsBefore, type MissionFilter } from './listSql'
import type { Mission } from './row'

const PAGE_SIZE = 1000

const COLUMNS: Record<string, (mission: Mission) => string> = {
  name: ({ name }) => name,
  status: ({ status }) => status,
  location: ({ location }) => location?.name ?? '',
  lat: ({ location }) => String(location?.location.lat ?? ''),
  long: ({ location }) => String(location?.location.long ?? ''),
  scheduledAt: ({ scheduledAt }) => scheduledAt ?? '',
  startedAt: ({ startedAt }) => startedAt ?? '',
  endedAt: ({ endedAt }) => endedAt ?? '',
  createdBy: ({ createdBy }) => createdBy?.name ?? '',
  createdAt: ({ createdAt }) => createdAt,
  description: ({ description }) => description,
}

/** CSV with a header row. Cells that a spreadsheet would execute as formulas are neutralised. */
export function missionsAsCsv(db: Db, tenantId: string, filter: MissionFilter): Readable {
  const rows = Readable.from(keepScope(pages(db, tenantId, filter)))
  const csv = stringify({ header: true, columns: Object.keys(COLUMNS), escape_formulas: true, bom: true })
  rows.on('error', (error) => csv.destroy(error))
  return rows.pipe(csv)
}

async function* pages(db: Db, tenantId: string, filter: MissionFilter): AsyncGenerator<string[]> {
  let before: string | undefined
  for (;;) {
    const page = await inTenant(db, tenantId, (tx) => selectMissionsBefore(tenantId, tx, filter, before, PAGE_SIZE))
    for (const mission of page) yield Object.values(COLUMNS).map((cell) => cell(mission))
    before = page.at(-1)?._id
    if (page.length < PAGE_SIZE) return
  }
}
