import { Checkbox, Form, Select } from 'antd'
import { useSelector } from 'react-redux'
import { SEVERITIES } from '../../../alerts/alertStates'
import { SeverityTag } from '../../../alerts/SeverityTag'
import { selectUser } from '../../../session/authSlice'
import { popupParent } from '../../../shared/popupParent'
import { settingsText } from './messages'
import { labels, type Kind } from './values'

/** What people without a bell see in the app as well: mentions are on their dashboard. */
const WITHOUT_BELL: readonly Kind[] = ['mention']

const mails = () => [
  { value: 'off', label: settingsText('off') },
  { value: 'now', label: settingsText('now') },
  { value: 'digest', label: settingsText('digest') },
]

const severities = () => SEVERITIES.map((severity) => ({ value: severity, label: <SeverityTag severity={severity} /> }))

/** One kind of notification, and where the user hears of it. */
export function KindRow({ kind }: { kind: Kind }) {
  const userType = useSelector(selectUser)?.userType
  const name = labels()[kind]
  const hasApp = userType !== 'tenant-user' || WITHOUT_BELL.includes(kind)
  return (
    <div className="notification-kind" role="group" aria-label={name}>
      <div>
        <strong>{name}</strong>
        <p>{settingsText(`${kind}Help`)}</p>
      </div>
      <div>
        {hasApp && (
          <Form.Item name={[kind, 'app']} valuePropName="checked" noStyle>
            <Checkbox aria-label={settingsText('appOf', { kind: name })}>{settingsText('app')}</Checkbox>
          </Form.Item>
        )}
        <Form.Item name={[kind, 'webhook']} valuePropName="checked" noStyle>
          <Checkbox aria-label={settingsText('webhookOf', { kind: name })}>{settingsText('webhook')}</Checkbox>
        </Form.Item>
      </div>
      <div>
        <Form.Item name={[kind, 'mail']} noStyle>
          <Select
            aria-label={settingsText('mailOf', { kind: name })}
            getPopupContainer={popupParent}
            options={mails()}
          />
        </Form.Item>
        {kind === 'alert' && <LeastSeverity />}
      </div>
    </div>
  )
}

function LeastSeverity() {
  const mail = Form.useWatch<string | undefined>(['alert', 'mail'])
  return (
    <label className="notification-severity">
      <span>{settingsText('from')}</span>
      <Form.Item name={['alert', 'leastSeverity']} noStyle>
        <Select
          aria-label={settingsText('from')}
          disabled={mail === 'off'}
          getPopupContainer={popupParent}
          options={severities()}
        />
      </Form.Item>
    </label>
  )
}
