import { AutoComplete, Form, InputNumber } from 'antd'
import { useGetAnalysisModelsQuery } from '../../../../api/analysis'
import { useListDetectorsQuery, type Detector } from '../../../../api/detector'
import { newAlertRuleLimits } from '../../../../shared/limits/alert-rule.gen'
import { OptionsState } from '../../../../shared/lists/OptionsState'
import { isSettled } from '../../../../shared/lists/optionsQuery'
import { NoOptions } from '../../../../shared/lists/NoOptions'
import { popupParent } from '../../../../shared/popupParent'
import { rulesText } from './messages'
import { ruleLabels } from './ruleValues'

/** The model of recordings, which the list of the models of layers does not contain. */
const MOTION = 'Aerie motion'

const MAX_LISTED = 200

const { model: MODEL, class: CLASS, leastConfidence: CONFIDENCE } = newAlertRuleLimits

/** Which results of analyses and detectors raise alerts. */
export function DetectionFields() {
  const analyses = useGetAnalysisModelsQuery()
  const detectorList = useListDetectorsQuery({ pageSize: MAX_LISTED })
  const detectors = detectorList.data?.data.items ?? []
  const chosen = Form.useWatch<string | null | undefined>('model')
  const named = detectors.map(({ name }) => name)
  const models = [...new Set([...(analyses.data?.data.models ?? []).map(({ model }) => model), MOTION, ...named])]
  const { minimum: min, maximum: max } = CONFIDENCE
  return (
    <>
      <Form.Item name="model" label={ruleLabels().model}>
        <AutoComplete
          options={models.map((value) => ({ value }))}
          allowClear
          placeholder={rulesText('anyModel')}
          getPopupContainer={popupParent}
          popupRender={(menu) => <OptionsState queries={[analyses, detectorList]}>{menu}</OptionsState>}
          maxLength={MODEL.maxLength}
        />
      </Form.Item>
      <Form.Item name="class" label={ruleLabels().class} extra={rulesText('classHelp')}>
        <AutoComplete
          options={classesOf(detectors, chosen).map((value) => ({ value }))}
          allowClear
          placeholder={rulesText('anyClass')}
          getPopupContainer={popupParent}
          notFoundContent={isSettled(detectorList) ? null : <NoOptions query={detectorList} />}
          maxLength={CLASS.maxLength}
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

/** Classes of the chosen detector, otherwise of all. */
function classesOf(detectors: readonly Detector[], chosen: string | null | undefined): string[] {
  const those = chosen ? detectors.filter(({ name }) => name === chosen) : detectors
  return [...new Set(those.flatMap(({ classNames }) => classNames))].slice(0, MAX_LISTED)
}
