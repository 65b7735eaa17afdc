import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { alertRuleText } from './messages'
import { createRule, deleteRule, editRule, getRules } from './service'
import { tryRule } from './try'

type AlertRuleOperation = 'getAlertRules' | 'createAlertRule' | 'editAlertRule' | 'deleteAlertRule' | 'tryAlertRule'

export function alertRuleHandlers({ db }: Services): Handlers<AlertRuleOperation> {
  return {
    async getAlertRules({ tenantId }) {
      return { data: { rules: await getRules(db, tenantId) } }
    },

    async createAlertRule({ body, user, tenantId }) {
      return { message: alertRuleText('created'), data: await createRule(db, tenantId, body, user.userId) }
    },

    async editAlertRule(call) {
      const data = await editRule(db, call.tenantId, call.params.alertRuleId, call.body, actorOf(call))
      return { message: alertRuleText('saved'), data }
    },

    async tryAlertRule({ body, query, tenantId }) {
      return { data: await tryRule(db, tenantId, body, query.days ?? 1) }
    },

    async deleteAlertRule(call) {
      await deleteRule(db, call.tenantId, call.params.alertRuleId, actorOf(call))
      return { message: alertRuleText('deleted') }
    },
  }
}
