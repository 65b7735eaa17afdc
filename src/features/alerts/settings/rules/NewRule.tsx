import { useCreateAlertRuleMutation } from '../../../../api/alert-rule'
import { useGetMissionQuery } from '../../../../api/mission'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { showMessage } from '../../../../shared/showMessage'
import type { ChosenArea } from './areaParam'
import { rulesText } from './messages'
import { RuleFields } from './RuleFields'
import { FIRST, ruleLabels, sentOf, type RuleValues } from './ruleValues'

interface NewRuleProps {
  /** The area of a geofence that was chosen on a map. */
  area?: ChosenArea
  onClose: () => void
}

/** Dialog that creates a rule. Mount it when it opens. */
export function NewRule({ area, onClose }: NewRuleProps) {
  const [create] = useCreateAlertRuleMutation()
  const missionId = area?.missionId ?? ''
  const { data } = useGetMissionQuery({ missionId }, { skip: missionId === '' })
  const mission = data && { id: missionId, name: data.data.name }
  return (
    <FormDialog<RuleValues, unknown>
      title={rulesText('newRule')}
      okText={rulesText('create')}
      formName="new-alert-rule"
      labels={ruleLabels()}
      initialValues={area ? firstFor(area) : FIRST}
      send={(values) => create({ newAlertRule: { ...sentOf(values), kind: values.kind } })}
      onDone={() => {
        showMessage({ type: 'success', text: rulesText('created') })
        onClose()
      }}
      onClose={onClose}
    >
      <RuleFields {...(mission && { mission })} />
    </FormDialog>
  )
}

const firstFor = ({ missionId, layerId, featureIndex }: ChosenArea): Partial<RuleValues> => ({
  ...FIRST,
  areaOf: 'layer',
  missionId,
  layerMissionId: missionId,
  layerId,
  featureIndex,
})
