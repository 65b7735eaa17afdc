import { useCreateAlertRuleMutation } from '../../../../api/alert-rule'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { showMessage } from '../../../../shared/showMessage'
import { rulesText } from './messages'
import { RuleFields } from './RuleFields'
import { FIRST, ruleLabels, sentOf, type RuleValues } from './ruleValues'

/** Dialog that creates a rule. Mount it when it opens. */
export function NewRule({ onClose }: { onClose: () => void }) {
  const [create] = useCreateAlertRuleMutation()
  return (
    <FormDialog<RuleValues, unknown>
      title={rulesText('newRule')}
      okText={rulesText('create')}
      formName="new-alert-rule"
      labels={ruleLabels()}
      initialValues={FIRST}
      send={(values) => create({ newAlertRule: { ...sentOf(values), kind: values.kind } })}
      onDone={() => {
        showMessage({ type: 'success', text: rulesText('created') })
        onClose()
      }}
      onClose={onClose}
    >
      <RuleFields />
    </FormDialog>
  )
}
