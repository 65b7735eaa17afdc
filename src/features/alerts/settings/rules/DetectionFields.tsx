import { AutoComplete, Form, InputNumber } from 'antd'
import { useGetAnalysisModelsQuery } from '../../../../api/analysis'
import { newAlertRuleLimits } from '../../../../shared/limits/alert-rule.gen'
import { popupParent } from '../../../../shared/popupParent'
import { rulesText } from './messages'
import { ruleLabels } from './ruleValues'

/** The model of recordings, which the list of the models of layers does not contain. */
const MOTION = 'Aerie motion'

const { model: MODEL, leastConfidence: CONFIDENCE } = newAlertRuleLimits

/** Which results of analyses raise alerts. */
export function DetectionFields() {
  const { data } = useGetAnalysisModelsQuery()
  const models = [...(data?.data.models ?? []).map(({ model }) => model), MOTION]
  const { minimum: min, maximum: max } = CONFIDENCE
  return (
    <>
      <Form.Item name="model" label={ruleLabels().model}>
        <AutoComplete
          options={models.map((value) => ({ value }))}
          allowClear
          placeholder={rulesText('anyModel')}
          getPopupContainer={popupParent}
          maxLength={MODEL.maxLength}
        />
      </Form.Item>
      <Form.Item
        name="leastConfidence"
        label={ruleLabels().leastConfidence}
        extra={rulesText('confidenceHelp')}
        rules={[{ type: 'integer', min, max, message: rulesText('percentMissing', { min, max }) }]}
      >
        <InputNumber suffix="%" placeholder={rulesText('anyConfidence')} style={{ width: 160 }} />
      </Form.Item>
    </>
  )
}
