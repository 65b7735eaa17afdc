import { Checkbox, Form, Input, Segmented, Select } from 'antd'
import type { AlertRule } from '../../../../api/alert-rule'
import { popupParent } from '../../../../shared/popupParent'
import { zoneName } from '../../../../shared/time/timeText'
import { zoneOptions } from '../../../../shared/time/zoneOptions'
import { dayName, DAYS, type Hours } from './hours'
import { rulesText } from './messages'
import { ruleLabels } from './ruleValues'

/** When an event must happen to raise an alert. @param isWaiting whether the alert waits until the hours begin */
export function HoursFields({ isWaiting }: { isWaiting: boolean }) {
  const hours = Form.useWatch<AlertRule['hours'] | undefined>('hours')
  return (
    <>
      <Form.Item
        name="hours"
        label={ruleLabels().hours}
        required
        extra={rulesText(isWaiting ? 'hoursWait' : 'hoursHelp')}
      >
        <HoursToggle />
      </Form.Item>
      {hours && <ChosenHours hours={hours} />}
    </>
  )
}

function ChosenHours({ hours: { from, until, timeZone } }: { hours: Hours }) {
  const message = rulesText('timeMissing')
  return (
    <fieldset className="alert-rule-hours">
      <Form.Item
        name={['hours', 'days']}
        label={rulesText('weekdays')}
        rules={[{ required: true, type: 'array', min: 1, message: rulesText('weekdaysMissing') }]}
      >
        <Checkbox.Group options={DAYS.map((day) => ({ value: day, label: dayName(day) }))} />
      </Form.Item>
      <div className="alert-rule-pair">
        <Form.Item name={['hours', 'from']} label={rulesText('from')} rules={[{ required: true, message }]}>
          <Input type="time" />
        </Form.Item>
        <Form.Item
          name={['hours', 'until']}
          label={rulesText('until')}
          extra={until !== '' && from > until && rulesText('nextDay')}
          rules={[{ required: true, message }]}
        >
          <Input type="time" />
        </Form.Item>
      </div>
      <Form.Item
        name={['hours', 'timeZone']}
        label={rulesText('timeZone')}
        rules={[{ required: true, message: rulesText('timeZoneMissing') }]}
      >
        <Select showSearch getPopupContainer={popupParent} options={zoneOptions(timeZone)} />
      </Form.Item>
    </fieldset>
  )
}

interface HoursToggleProps {
  // Passed by Form.Item.
  id?: string
  value?: Hours | null
  onChange?: (value: Hours | null) => void
}

function HoursToggle({ id, value, onChange }: HoursToggleProps) {
  const first = { days: [1, 2, 3, 4, 5], from: '22:00', until: '06:00', timeZone: zoneName() }
  return (
    <Segmented
      id={id}
      block
      value={value ? 'certain' : 'any'}
      onChange={(next) => onChange?.(next === 'certain' ? first : null)}
      options={[
        { value: 'any', label: rulesText('anyTime') },
        { value: 'certain', label: rulesText('certainHours') },
      ]}
    />
  )
}
