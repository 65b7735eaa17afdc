// The list of tenants as CSV.
import type { Readable } from 'node:stream'
import { csvOf } from '../../platform/http/csv'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { selectTenantsBefore, type TenantFilter, type TenantRow } from './sql'

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

export const tenantsAsCsv = (db: Db, filter: TenantFilter): Readable =>
  csvOf(COLUMNS, (before, limit) => asPlatform(db, (tx) => selectTenantsBefore(tx, filter, before, limit)))
