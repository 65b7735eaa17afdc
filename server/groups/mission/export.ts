// The mission list as CSV, read in pages so that a slow reader holds no connection and no memory.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { inTenant, type Db } from '../../db/tenancy'
import { selectMissionsBefore, type MissionFilter } from './listSql'
import type { Mission } from './row'

const PAGE = 1000

const COLUMNS: Record<string, (mission: Mission) => string> = {
  name: ({ name }) => name,
  status: ({ status }) => status,
  place: ({ location }) => location?.name ?? '',
  lat: ({ location }) => String(location?.location.lat ?? ''),
  long: ({ location }) => String(location?.location.long ?? ''),
  scheduledAt: ({ scheduledAt }) => scheduledAt ?? '',
  startedAt: ({ startedAt }) => startedAt ?? '',
  endedAt: ({ endedAt }) => endedAt ?? '',
  createdBy: ({ createdBy }) => createdBy?.name ?? '',
  createdAt: ({ createdAt }) => createdAt,
  description: ({ description }) => description,
}

/** A stream of CSV text with a header row; a cell that a spreadsheet would run as a formula is neutralised. */
export function missionsAsCsv(db: Db, tenantId: string, filter: MissionFilter): Readable {
  const rows = Readable.from(pages(db, tenantId, filter))
  const csv = stringify({ header: true, columns: Object.keys(COLUMNS), escape_formulas: true, bom: true })
  rows.on('error', (error) => csv.destroy(error))
  return rows.pipe(csv)
}

async function* pages(db: Db, tenantId: string, filter: MissionFilter): AsyncGenerator<string[]> {
  let before: string | undefined
  for (;;) {
    const page = await inTenant(db, tenantId, (tx) => selectMissionsBefore(tenantId, tx, filter, before, PAGE))
    for (const mission of page) yield Object.values(COLUMNS).map((cell) => cell(mission))
    before = page.at(-1)?._id
    if (page.length < PAGE) return
  }
}
