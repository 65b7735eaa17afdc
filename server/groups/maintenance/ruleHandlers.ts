import { actorOf } from '../../platform/audit/actor'
import { fieldError } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { tenantTypes } from '../../records/tenant-types/tenantTypes'
import { requireAsset } from '../asset/public'
import type { Services } from '../services'
import { selectDue, selectDueBetween, selectExpiringFiles } from './dueSql'
import { ruleText } from './messages'
import { deleteRule, insertRule, selectRule, selectRules, updateRule } from './ruleSql'

type RuleOperation =
  | 'getMaintenanceRules'
  | 'createMaintenanceRule'
  | 'editMaintenanceRule'
  | 'deleteMaintenanceRule'
  | 'getAssetMaintenance'
  | 'getMaintenanceCalendar'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_DAYS = 366

const rules = tenantTypes({
  table: 'maintenance_rule',
  entity: 'MaintenanceRule',
  usedBy: ['Asset', 'Flight'],
  changedByNew: ['Asset', 'Flight'],
  auditDelete: 'maintenance-rule.delete',
  sql: { selectAll: selectRules, select: selectRule, insert: insertRule, update: updateRule, remove: deleteRule },
  text: ruleText,
  tooMany: (count) => ruleText('tooMany', { count }),
})

export function maintenanceRuleHandlers({ db }: Services): Handlers<RuleOperation> {
  return {
    async getMaintenanceRules({ tenantId }) {
      return { data: { rules: await rules.list(db, tenantId) } }
    },

    async createMaintenanceRule({ body, tenantId }) {
      return { message: ruleText('created'), data: await rules.create(db, tenantId, body) }
    },

    async editMaintenanceRule({ params, body, tenantId }) {
      const data = await rules.edit(db, tenantId, params.maintenanceRuleId, body)
      return { message: ruleText('saved'), data }
    },

    async deleteMaintenanceRule(call) {
      await rules.remove(db, call.tenantId, call.params.maintenanceRuleId, actorOf(call))
      return { message: ruleText('deleted') }
    },

    async getAssetMaintenance({ params, tenantId }) {
      const found = await inTenant(db, tenantId, async (tx) => {
        await requireAsset(tenantId, tx, params.assetId)
        return selectDue(tenantId, tx, params.assetId)
      })
      return { data: { rules: found } }
    },

    async getMaintenanceCalendar({ query: { from, until }, tenantId }) {
      const days = (Date.parse(until) - Date.parse(from)) / DAY_MS
      if (!(days >= 0 && days <= MAX_DAYS)) throw fieldError('until', ruleText('badPeriod'))
      const data = await inTenant(db, tenantId, async (tx) => ({
        due: await selectDueBetween(tenantId, tx, from, until),
        files: await selectExpiringFiles(tenantId, tx, from, until),
      }))
      return { data }
    },
  }
}
