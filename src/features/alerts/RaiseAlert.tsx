import { Alert, Form, Input, Modal, Select } from 'antd'
import { useCreateAlertMutation, type AlertSeverity } from '../../api/alert'
import { newAlertLimits } from '../../shared/limits/alert.gen'
import { popupParent } from '../../shared/popupParent'
import { showMessage } from '../../shared/showMessage'
import { SEVERITIES } from './alertStates'
import { alertsText } from './messages'

interface Values {
  title: string
  kind: string
  severity: AlertSeverity
  description: string
}

const FIRST: Values = { title: '', kind: '', severity: 'medium', description: '' }

/** Form for an alert that a person raises. */
export function RaiseAlert({ missionId, onClose }: { missionId: string; onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const [create, { isLoading, error }] = useCreateAlertMutation()
  const raise = async (values: Values) => {
    const { error: failed } = await create({ newAlert: { missionId, ...values } })
    if (failed) return
    showMessage({ type: 'success', text: alertsText('raised') })
    onClose()
  }
  return (
    <Modal
      open
      title={alertsText('raise')}
      okText={alertsText('raise')}
      cancelText={alertsText('cancel')}
      okButtonProps={{ loading: isLoading }}
      onOk={() => form.submit()}
      onCancel={onClose}
      closable={{ 'aria-label': alertsText('cancel') }}
    >
      <Form form={form} layout="vertical" initialValues={FIRST} onFinish={(values) => void raise(values)}>
        <Form.Item
          name="title"
          label={alertsText('title')}
          rules={[{ required: true, whitespace: true, message: alertsText('titleMissing') }]}
        >
          <Input maxLength={newAlertLimits.title.maxLength} autoFocus />
        </Form.Item>
        <Form.Item
          name="kind"
          label={alertsText('kind')}
          help={alertsText('kindHelp')}
          rules={[{ required: true, whitespace: true, message: alertsText('kindMissing') }]}
        >
          <Input maxLength={newAlertLimits.kind.maxLength} />
        </Form.Item>
        <Form.Item name="severity" label={alertsText('severity')}>
          <Select
            getPopupContainer={popupParent}
            options={SEVERITIES.map((value) => ({ value, label: alertsText(value) }))}
          />
        </Form.Item>
        <Form.Item name="description" label={alertsText('description')}>
          <Input.TextArea rows={3} maxLength={newAlertLimits.description.maxLength} />
        </Form.Item>
        {error && <Alert type="error" showIcon title={error.message} />}
      </Form>
    </Modal>
  )
}
