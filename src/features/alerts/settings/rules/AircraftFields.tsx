import { Form, InputNumber, Typography } from 'antd'
import { newAlertRuleLimits } from '../../../../shared/limits/alert-rule.gen'
import { rulesText } from './messages'
import { ruleLabels } from './ruleValues'

const { distance: DISTANCE, heightDifference: HEIGHT } = newAlertRuleLimits

/** How near another aircraft comes to an own live drone. */
export function AircraftFields() {
  const labels = ruleLabels()
  return (
    <>
      <Form.Item name="distance" label={labels.distance} rules={[{ required: true, ...wholeMetres(DISTANCE) }]}>
        <InputNumber suffix={rulesText('heightUnit')} style={{ width: 160 }} />
      </Form.Item>
      <Form.Item name="heightDifference" label={labels.heightDifference} rules={[wholeMetres(HEIGHT)]}>
        <InputNumber suffix={rulesText('heightUnit')} placeholder={rulesText('heightAny')} style={{ width: 160 }} />
      </Form.Item>
      <Typography.Paragraph type="secondary">{rulesText('aircraftHelp')}</Typography.Paragraph>
    </>
  )
}

const wholeMetres = ({ minimum: min, maximum: max }: { minimum: number; maximum: number }) => ({
  type: 'integer' as const,
  min,
  max,
  message: rulesText('metresMissing', { min, max }),
})
