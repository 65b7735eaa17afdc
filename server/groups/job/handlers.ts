import type { Handlers } from '../../contract'
import { pageOf } from '../../paging'
import type { Services } from '../../services'
import { inTenant } from '../../tenancy'
import { cancelJob, requireJob, retryJob, visibleTo } from './service'
import { selectJobs } from './sql'

export function jobHandlers({ db }: Services): Handlers<'listJobs' | 'getJob' | 'cancelJob' | 'retryJob'> {
  return {
    async listJobs({ query, user, tenantId }) {
      const page = pageOf(query)
      const { active, aboutId } = query
      const whose = query.mine ? { startedBy: user.userId } : visibleTo(user)
      const found = await inTenant(db, tenantId, (tx) => selectJobs(tenantId, tx, { active, aboutId, ...whose }, page))
      return { data: { ...found, ...page } }
    },

    async getJob({ params, user, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => requireJob(tenantId, tx, params.jobId, user)) }
    },

    async cancelJob({ params, user, tenantId }) {
      const data = await inTenant(db, tenantId, (tx) => cancelJob(tenantId, tx, params.jobId, user))
      return { message: 'Job cancelled', data }
    },

    async retryJob({ params, user, tenantId }) {
      const data = await inTenant(db, tenantId, (tx) => retryJob(tenantId, tx, params.jobId, user))
      return { message: 'Job queued again', data }
    },
  }
}
