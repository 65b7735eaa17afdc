// The list of users as CSV.
import type { Readable } from 'node:stream'
import { csvOf } from '../../platform/http/csv'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { selectUsersBefore, type User, type UserFilter } from './sql'

const COLUMNS: Record<string, (user: User) => string> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  userType: ({ userType }) => userType,
  state: ({ state }) => state,
  groups: ({ groups }) => groups.map(({ name }) => name).join(';'),
  permissions: ({ customPermissions }) => customPermissions.join(';'),
  createdAt: ({ createdAt }) => createdAt,
}

export const usersAsCsv = (db: Db, tenantId: string, filter: UserFilter): Readable =>
  csvOf(COLUMNS, (before, limit) =>
    inTenant(db, tenantId, (tx) => selectUsersBefore(tenantId, tx, filter, before, limit)),
  )
