// Rules that raise alerts.
import { alertRuleGenerated, type AlertRule } from './generated/alert-rule.gen'
import { idTag, listTag, unlessFailed } from './tags'

export const alertRuleApi = alertRuleGenerated.enhanceEndpoints({
  endpoints: {
    getAlertRules: { providesTags: [listTag('AlertRule')] },
    createAlertRule: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('AlertRule')]) },
    editAlertRule: {
      // Also after a failure: another user may have changed the rule first.
      invalidatesTags: (_result, _error, { alertRuleId }) => [idTag('AlertRule', alertRuleId), listTag('AlertRule')],
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
