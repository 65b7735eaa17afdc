import { actorOf } from '../../platform/audit/actor'
import { notFound } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import type { Services } from '../services'
import { createAlert, createAlertWithPicture } from './create'
import { editAlert, editAlerts } from './edit'
import { alertListHandlers } from './listHandlers'
import { alertText } from './messages'
import { selectOwners } from './ownerSql'
import { asAlert } from './row'
import { requireAlert } from './service'
import { editSettings, instructionsFor } from './settings'
import { selectSettings } from './settingsSql'
import { deleteAlerts, restoreAlerts } from './trash'

type AlertOperation =
  | 'createAlert'
  | 'createAlertWithPicture'
  | 'getAlert'
  | 'getAlertPicture'
  | 'updateAlert'
  | 'updateAlerts'
  | 'deleteAlerts'
  | 'restoreAlerts'
  | 'getAlertOwners'
  | 'getAlertSettings'
  | 'editAlertSettings'

/** People in one reply. */
const MAX_OWNERS = 200

export const alertHandlers = (services: Services) => ({
  ...alertOperations(services),
  ...alertListHandlers(services),
})

function alertOperations(services: Services): Handlers<AlertOperation> {
  const { db, storage } = services
  return {
    async createAlert(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const { alert, isRepeat } = await createAlert(db, call.tenantId, call.body, caller)
      return { message: alertText(isRepeat ? 'repeated' : 'created'), data: asAlert(alert, call.user) }
    },

    async createAlertWithPicture(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const { alert, isRepeat } = await createAlertWithPicture(services, call.tenantId, call.body, caller)
      return { message: alertText(isRepeat ? 'repeated' : 'created'), data: asAlert(alert, call.user) }
    },

    async getAlert({ params, user, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        const alert = await requireAlert(tenantId, tx, params.alertId)
        const instructions = instructionsFor(await selectSettings(tenantId, tx), alert.kind)
        return { data: asAlert(alert, user, instructions) }
      })
    },

    async getAlertPicture({ params, tenantId, request, reply }) {
      const file = await inTenant(db, tenantId, async (tx) => {
        const { pictureFileId } = await requireAlert(tenantId, tx, params.alertId)
        if (pictureFileId === null) throw notFound(alertText('noPicture'))
        return requireStoredFile(tenantId, tx, pictureFileId)
      })
      const stream = await sendFile({ request, reply }, storage, file)
      // Revalidated each time: a client loses access when the alert is hidden.
      void reply.header('content-disposition', 'inline').header('vary', 'Cookie')
      return stream
    },

    async updateAlert(call) {
      const editor = { user: call.user, actor: actorOf(call) }
      const alert = await editAlert(db, call.tenantId, call.params.alertId, call.body, editor)
      return { message: alertText('saved'), data: asAlert(alert, call.user) }
    },

    async updateAlerts(call) {
      const count = await editAlerts(db, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return { message: alertText('savedMany', { count }) }
    },

    async deleteAlerts(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const count = await deleteAlerts(db, call.tenantId, call.query.alertIds, caller)
      return { message: alertText('deletedMany', { count }) }
    },

    async restoreAlerts(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const count = await restoreAlerts(db, call.tenantId, call.body.alertIds, caller)
      return { message: alertText('restored', { count }) }
    },

    async getAlertOwners({ user, tenantId }) {
      if (user.userType === 'tenant-client') return { data: { owners: [] } }
      const owners = await inTenant(db, tenantId, (tx) => selectOwners(tenantId, tx))
      return { data: { owners: owners.slice(0, MAX_OWNERS) } }
    },

    async getAlertSettings({ tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => selectSettings(tenantId, tx)) }
    },

    async editAlertSettings(call) {
      const data = await editSettings(db, call.tenantId, call.body, actorOf(call))
      return { message: alertText('settingsSaved'), data }
    },
  }
}
