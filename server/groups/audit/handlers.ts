import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/sql'
import type { Handlers } from '../../http/contract'
import { notFound } from '../../core/errors'
import { pageOf } from '../../core/paging'
import type { Services } from '../services'
import type { Principal } from '../../identity/session'
import { asPlatform, inTenant, type Db, type Tx } from '../../db/tenancy'
import { auditAsCsv } from './export'
import { selectAuditEntries, selectAuditEntriesBefore } from './sql'

export function auditHandlers({ db }: Services): Handlers<'listAuditEntries' | 'exportAuditEntries'> {
  return {
    async listAuditEntries({ query, user }) {
      const page = pageOf(query)
      const found = await scopeOf(
        db,
        user,
        query.tenantId,
      )((tenantId, tx) => selectAuditEntries(tenantId, tx, query, page))
      return { data: { ...found, ...page } }
    },

    async exportAuditEntries(call) {
      const { query, user, reply } = call
      const scope = scopeOf(db, user, query.tenantId)
      await scope((_, tx) =>
        recordAudit(user.tenantId, tx, { ...actorOf(call), action: 'audit.export', target: 'audit.csv' }),
      )
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"')
      return auditAsCsv((before, limit) =>
        scope((tenantId, tx) => selectAuditEntriesBefore(tenantId, tx, query, before, limit)),
      )
    },
  }
}

type Scope = <T>(work: (tenantId: string | undefined, tx: Tx) => Promise<T>) => Promise<T>

/** The transactions in which the asker may read: of the own tenant, or of the platform for whoever has none. */
function scopeOf(db: Db, user: Principal, asked: string | undefined): Scope {
  const own = user.tenantId
  if (own === null) return (work) => asPlatform(db, (tx) => work(asked, tx))
  if (asked !== undefined && asked !== own) throw notFound('Tenant')
  return (work) => inTenant(db, own, (tx) => work(own, tx))
}
