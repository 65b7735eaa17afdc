// The list of clients as CSV.
import type { Readable } from 'node:stream'
import { csvOf } from '../../platform/http/csv'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { selectClientsBefore, type Client } from './sql'

const COLUMNS: Record<string, (client: Client) => string> = {
  name: ({ name }) => name,
  address: ({ address }) => address,
  contactName: ({ contactName }) => contactName,
  email: ({ email }) => email ?? '',
  phone: ({ phone }) => phone ?? '',
  people: ({ people }) => people.map(({ email }) => email).join(';'),
  missions: ({ missionCount }) => String(missionCount),
  mayWatchLive: ({ mayWatchLive }) => String(mayWatchLive),
  createdAt: ({ createdAt }) => createdAt,
  note: ({ note }) => note,
}

export const clientsAsCsv = (db: Db, tenantId: string, search: string): Readable =>
  csvOf(COLUMNS, (before, limit) =>
    inTenant(db, tenantId, (tx) => selectClientsBefore(tenantId, tx, search, before, limit)),
  )
