// The list of missions as CSV.
import type { Readable } from 'node:stream'
import { csvOf } from '../../platform/http/csv'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { selectMissionsBefore, type MissionFilter } from './listSql'
import type { Mission } from './row'

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

export const missionsAsCsv = (db: Db, tenantId: string, filter: MissionFilter): Readable =>
  csvOf(COLUMNS, (before, limit) =>
    inTenant(db, tenantId, (tx) => selectMissionsBefore(tenantId, tx, filter, before, limit)),
  )
