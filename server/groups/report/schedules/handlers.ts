import { actorOf } from '../../../platform/audit/actor'
import type { Handlers } from '../../../platform/http/contract'
import { requirePermission } from '../../../platform/identity/permissions'
import type { Services } from '../../services'
import { scheduleText } from '../messages'
import { BASE_LAYERS } from '../service'
import { deleteSchedule, getSchedule, listRecipients, setSchedule } from './service'

type ScheduleOperation = 'getReportSchedule' | 'setReportSchedule' | 'deleteReportSchedule' | 'getReportRecipients'

export function scheduleHandlers({ db }: Services): Handlers<ScheduleOperation> {
  return {
    async getReportSchedule({ params, user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      return { data: await getSchedule(db, tenantId, params.savedReportId) }
    },

    async setReportSchedule(call) {
      const { params, body, user, tenantId } = call
      requirePermission(user, BASE_LAYERS)
      const data = await setSchedule(db, tenantId, params.savedReportId, body, user.userId, actorOf(call))
      return { message: scheduleText('saved'), data }
    },

    async deleteReportSchedule(call) {
      requirePermission(call.user, BASE_LAYERS)
      await deleteSchedule(db, call.tenantId, call.params.savedReportId, actorOf(call))
      return { message: scheduleText('deleted') }
    },

    async getReportRecipients({ user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      return { data: { people: await listRecipients(db, tenantId) } }
    },
  }
}
