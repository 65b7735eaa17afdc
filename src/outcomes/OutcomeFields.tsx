import { Form, Input, InputNumber } from 'antd'
import { outcomeEditLimits } from '../shared/limits/outcome.gen'
import { outcomeText } from './messages'

export interface OutcomeValues {
  note: string
  /** Null when unknown. */
  pcount: number | null
}

export const outcomeLabels = () => ({ note: outcomeText('note'), pcount: outcomeText('people') })

/** What a person says about an outcome, when it is saved and afterwards. */
export const OutcomeFields = () => (
  <>
    <Form.Item name="note" label={outcomeText('note')} extra={outcomeText('noteHelp')}>
      <Input.TextArea rows={3} maxLength={outcomeEditLimits.note.maxLength} autoFocus />
    </Form.Item>
    <Form.Item name="pcount" label={outcomeText('people')} extra={outcomeText('peopleHelp')}>
      <InputNumber min={0} max={outcomeEditLimits.pcount.maximum} precision={0} />
    </Form.Item>
  </>
)
