import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { readPage } from '../../platform/db/pageSql'
import { inTenant } from '../../platform/db/tenancy'
import { jobActionText } from './messages'
import { cancelJob, requireJob, retryJob, visibleTo } from './service'
import { selectJobs } from './sql'

export function jobHandlers({ db }: Services): Handlers<'listJobs' | 'getJob' | 'cancelJob' | 'retryJob'> {
  return {
    async listJobs({ query, user, tenantId }) {
      const page = pageOf(query)
      const { active, aboutId } = query
      const starter = query.mine ? { startedBy: user.userId } : visibleTo(user)
      const found = await readPage(db, tenantId, page, (tx) =>
        selectJobs(tenantId, tx, { active, aboutId, ...starter }, page),
      )
      return { data: { ...found, ...page } }
    },

    async getJob({ params, user, tenantId }) {
      const job = await inTenant(db, tenantId, (tx) => requireJob(tenantId, tx, params.jobId, user))
      return { data: job }
    },

    async cancelJob({ params, user, tenantId }) {
      const job = await inTenant(db, tenantId, (tx) => cancelJob(tenantId, tx, params.jobId, user))
      return { message: jobActionText('cancelled'), data: job }
    },

    async retryJob({ params, user, tenantId }) {
      const job = await inTenant(db, tenantId, (tx) => retryJob(tenantId, tx, params.jobId, user))
      return { message: jobActionText('queued'), data: job }
    },
  }
}
