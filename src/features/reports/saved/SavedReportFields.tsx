import { Form, Input, Radio, Select } from 'antd'
import type { ReportMeasure, SavedReportPeriod } from '../../../api/report'
import { newSavedReportLimits } from '../../../shared/limits/report.gen'
import { popupParent } from '../../../shared/popupParent'
import { measureLabel } from '../reportParams'
import { savedText } from './messages'
import { daysLabel } from './savedLabels'

export interface SavedReportValues {
  name: string
  period: SavedReportPeriod['kind']
  measures: ReportMeasure[]
}

const MEASURES: readonly ReportMeasure[] = [
  'missions',
  'photos',
  'recordings',
  'alerts',
  'falsePositives',
  'detections',
  'changes',
  'vegetationArea',
  'bareSoilArea',
  'waterArea',
]

export const savedReportLabels = () => ({
  name: savedText('name'),
  period: savedText('period'),
  measures: savedText('measures'),
})

/** Name, period and measures of a saved report. @param days of a fixed period */
export function SavedReportFields({ days }: { days: { from: string; until: string } }) {
  return (
    <>
      <Form.Item
        name="name"
        label={savedText('name')}
        rules={[{ required: true, whitespace: true, message: savedText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={newSavedReportLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="period" label={savedText('period')} required extra={savedText('periodHelp')}>
        <Radio.Group
          vertical
          options={[
            { value: 'lastMonth', label: savedText('lastMonth') },
            { value: 'lastWeek', label: savedText('lastWeek') },
            { value: 'fixed', label: daysLabel(days) },
          ]}
        />
      </Form.Item>
      <Form.Item name="measures" label={savedText('measures')} extra={savedText('measuresHelp')}>
        <Select
          mode="multiple"
          placeholder={savedText('allMeasures')}
          getPopupContainer={popupParent}
          options={MEASURES.map((value) => ({ value, label: measureLabel(value) }))}
        />
      </Form.Item>
    </>
  )
}
