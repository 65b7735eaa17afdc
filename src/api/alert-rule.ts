// Rules that raise alerts.
import { alertRuleGenerated, type AlertRule } from './generated/alert-rule.gen'
import { idTag, listTag, unlessFailed } from './tags'

/** A layer becomes a fence when a rule uses one of its areas. */
const fenceTags = (layerId: string | null | undefined) => (layerId ? [idTag('Layer', layerId), listTag('Layer')] : [])

export const alertRuleApi = alertRuleGenerated.enhanceEndpoints({
  endpoints: {
    getAlertRules: { providesTags: [listTag('AlertRule')] },
    createAlertRule: {
      invalidatesTags: (_result, error, { newAlertRule }) =>
        unlessFailed(error, [listTag('AlertRule'), ...fenceTags(newAlertRule.layerId)]),
    },
    editAlertRule: {
      // Also after a failure: another user may have changed the rule first.
      invalidatesTags: (_result, _error, { alertRuleId, alertRuleEdit }) => [
        idTag('AlertRule', alertRuleId),
        listTag('AlertRule'),
        ...fenceTags(alertRuleEdit.layerId),
      ],
    },
    // The confirmation shows the error.
    deleteAlertRule: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('AlertRule')]),
    },
  },
})

export const {
  useGetAlertRulesQuery,
  useCreateAlertRuleMutation,
  useEditAlertRuleMutation,
  useDeleteAlertRuleMutation,
  useLazyTryAlertRuleQuery,
} = alertRuleApi

export type { AlertRule, AlertRuleTrial, NewAlertRule } from './generated/alert-rule.gen'

export type AlertRuleKind = AlertRule['kind']
