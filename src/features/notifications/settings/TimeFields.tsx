import { Checkbox, Form, Input, Segmented, Select } from 'antd'
import { popupParent } from '../../../shared/popupParent'
import { zoneName } from '../../../shared/time/timeText'
import { zoneOptions } from '../../../shared/time/zoneOptions'
import { settingsText } from './messages'
import type { Values } from './values'

type Quiet = NonNullable<Values['quiet']>

const FIRST: Quiet = { from: '22:00', until: '07:00' }

/** When mails leave. */
export function TimeFields() {
  const quiet = Form.useWatch<Values['quiet'] | undefined>('quiet')
  const timeZone = Form.useWatch<string | undefined>('timeZone') ?? zoneName()
  const required = { required: true, message: settingsText('timeMissing') }
  return (
    <fieldset>
      <legend>{settingsText('when')}</legend>
      <p>{settingsText('whenHelp')}</p>
      <div className="notification-times">
        <Form.Item name="digestAt" label={settingsText('digestAt')} rules={[required]}>
          <Input type="time" />
        </Form.Item>
        <Form.Item
          name="timeZone"
          label={settingsText('timeZone')}
          rules={[{ required: true, message: settingsText('timeZoneMissing') }]}
        >
          <Select showSearch getPopupContainer={popupParent} options={zoneOptions(timeZone)} />
        </Form.Item>
      </div>
      <Form.Item name="quiet" label={settingsText('quiet')} required extra={settingsText('quietHelp')}>
        <QuietToggle />
      </Form.Item>
      {quiet && (
        <>
          <div className="notification-times">
            <Form.Item name={['quiet', 'from']} label={settingsText('quietFrom')} rules={[required]}>
              <Input type="time" />
            </Form.Item>
            <Form.Item
              name={['quiet', 'until']}
              label={settingsText('quietUntil')}
              dependencies={[['quiet', 'from']]}
              extra={quiet.until !== '' && quiet.from > quiet.until && settingsText('nextDay')}
              rules={[required, ({ getFieldValue }) => differsFrom(getFieldValue(['quiet', 'from']) as string)]}
            >
              <Input type="time" />
            </Form.Item>
          </div>
          <Form.Item name="criticalPasses" valuePropName="checked">
            <Checkbox>{settingsText('criticalPasses')}</Checkbox>
          </Form.Item>
        </>
      )}
    </fieldset>
  )
}

const differsFrom = (from: string) => ({
  validator: (_rule: unknown, until: string) =>
    until === from ? Promise.reject(new Error(settingsText('quietSame'))) : Promise.resolve(),
})

interface QuietToggleProps {
  // Passed by Form.Item.
  id?: string
  value?: Quiet | null
  onChange?: (value: Quiet | null) => void
}

function QuietToggle({ id, value, onChange }: QuietToggleProps) {
  return (
    <Segmented
      id={id}
      block
      aria-label={settingsText('quiet')}
      value={value ? 'on' : 'off'}
      onChange={(next) => onChange?.(next === 'on' ? FIRST : null)}
      options={[
        { value: 'off', label: settingsText('quietOff') },
        { value: 'on', label: settingsText('quietOn') },
      ]}
    />
  )
}
