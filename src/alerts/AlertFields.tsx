import { AutoComplete, Form, Input, Select } from 'antd'
import { useGetAlertCountsQuery } from '../api/alert'
import { useCan } from '../session/useCan'
import { newAlertLimits } from '../shared/limits/alert.gen'
import { NoOptions } from '../shared/lists/NoOptions'
import { isSettled } from '../shared/lists/optionsQuery'
import { popupParent } from '../shared/popupParent'
import { SEVERITIES } from './alertStates'
import { alertsText } from './messages'
import { SeverityTag } from './SeverityTag'

/** The form items that describe an alert: title, kind, severity and description. */
export function AlertFields() {
  const canList = useCan('alert_list')
  const counts = useGetAlertCountsQuery({}, { skip: !canList })
  return (
    <>
      <Form.Item
        name="title"
        label={alertsText('title')}
        rules={[{ required: true, whitespace: true, message: alertsText('titleMissing') }]}
      >
        <Input maxLength={newAlertLimits.title.maxLength} autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="kind"
        label={alertsText('kind')}
        extra={alertsText('kindHelp')}
        rules={[{ required: true, whitespace: true, message: alertsText('kindMissing') }]}
      >
        <AutoComplete
          getPopupContainer={popupParent}
          notFoundContent={isSettled(counts) ? null : <NoOptions query={counts} />}
          maxLength={newAlertLimits.kind.maxLength}
          options={(counts.data?.data.kinds ?? []).map((value) => ({ value }))}
          showSearch={{ filterOption: (typed, option) => isPartOf(typed, option?.value ?? '') }}
        />
      </Form.Item>
      <Form.Item name="severity" required label={alertsText('severity')}>
        <Select
          getPopupContainer={popupParent}
          options={SEVERITIES.map((value) => ({ value, label: <SeverityTag severity={value} /> }))}
        />
      </Form.Item>
      <Form.Item name="description" label={alertsText('description')}>
        <Input.TextArea rows={3} maxLength={newAlertLimits.description.maxLength} />
      </Form.Item>
    </>
  )
}

const isPartOf = (typed: string, kind: string): boolean => kind.toLowerCase().includes(typed.trim().toLowerCase())
