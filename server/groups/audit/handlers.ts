import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { Handlers } from '../../platform/http/contract'
import { notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import type { Principal } from '../../platform/identity/session'
import { asPlatform, inTenant, readAsPlatform, readInTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { auditAsCsv } from './export'
import { auditText } from './messages'
import { withObjectsOfPlatform, withObjectsOfTenant } from './objectSql'
import { selectAuditEntries, selectAuditEntriesBefore } from './sql'

export function auditHandlers({ db }: Services): Handlers<'listAuditEntries' | 'exportAuditEntries'> {
  return {
    async listAuditEntries({ query, user }) {
      const page = pageOf(query)
      const isSingle = page.page === 1 && !query.search
      const read = scopeOf(db, user, query.tenantId, isSingle ? SINGLE : undefined)
      const { items, total } = await read((tenantId, tx) => selectAuditEntries(tenantId, tx, query, page))
      const own = user.tenantId
      const linked = await scopeOf(
        db,
        user,
        query.tenantId,
        SINGLE,
      )((_, tx) => (own ? withObjectsOfTenant(own, tx, items) : withObjectsOfPlatform(tx, items)))
      return { data: { items: linked, total, ...page } }
    },

    async exportAuditEntries(context) {
      const { query, user, reply } = context
      const scope = scopeOf(db, user, query.tenantId)
      await scope((_, tx) =>
        recordAudit(user.tenantId, tx, { ...actorOf(context), action: 'audit.export', target: 'audit.csv' }),
      )
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"')
      return auditAsCsv((before, limit) =>
        scope((tenantId, tx) => selectAuditEntriesBefore(tenantId, tx, query, before, limit)),
      )
    },
  }
}

/** For work of one statement. */
const SINGLE = { platform: readAsPlatform, tenant: readInTenant }

type Scope = <T>(work: (tenantId: string | undefined, tx: Tx) => Promise<T>) => Promise<T>

/** Transactions that read what the caller can see: entries of their tenant; for super-admins those of the platform. */
function scopeOf(
  db: Db,
  user: Principal,
  requestedTenantId: string | undefined,
  { platform, tenant } = { platform: asPlatform, tenant: inTenant },
): Scope {
  const own = user.tenantId
  if (own === null) return (work) => platform(db, (tx) => work(undefined, tx))
  if (requestedTenantId !== undefined && requestedTenantId !== own) throw notFound(auditText('tenantNotFound'))
  return (work) => tenant(db, own, (tx) => work(own, tx))
}
