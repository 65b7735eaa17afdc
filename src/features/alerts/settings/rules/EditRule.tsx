import { useEditAlertRuleMutation, type AlertRule } from '../../../../api/alert-rule'
import { changesTo } from '../../../../shared/forms/changes'
import { EditDialog } from '../../../../shared/forms/EditDialog'
import { showMessage } from '../../../../shared/showMessage'
import { rulesText } from './messages'
import { RuleFields } from './RuleFields'
import { ruleLabels, sentOf, valuesOf, type RuleValues } from './ruleValues'

interface EditRuleProps {
  rule: AlertRule
  reload: () => Promise<AlertRule | undefined>
  onClose: () => void
}

/** Dialog that edits a rule. Mount it when it opens. */
export function EditRule({ rule, reload, onClose }: EditRuleProps) {
  const { _id: alertRuleId, name } = rule
  const [edit, { isLoading }] = useEditAlertRuleMutation()
  return (
    <EditDialog<AlertRule, RuleValues>
      title={rulesText('editTitle', { name })}
      formName="alert-rule"
      newest={rule}
      valuesOf={valuesOf}
      labels={ruleLabels()}
      // Only what changed: a rule whose area was deleted can be renamed.
      send={(values, base) =>
        edit({
          alertRuleId,
          alertRuleEdit: { version: base.version, ...changesTo(sentOf(values), sentOf(valuesOf(base))) },
        })
      }
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: rulesText('saved') })}
      onClose={onClose}
    >
      <RuleFields stored={rule} />
    </EditDialog>
  )
}
