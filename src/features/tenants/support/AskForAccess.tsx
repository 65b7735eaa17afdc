import { Alert, Form, Input, Modal } from 'antd'
import { useRequestSupportAccessMutation } from '../../../api/support-access'
import { showMessage } from '../../../shared/showMessage'
import { accessText } from './accessMessages'

const FORM_NAME = 'ask-for-access'
const REASON_MAX = 300

interface AskForAccessProps {
  tenantId: string
  name: string
  onClose: () => void
}

/** Dialog that asks the tenant roots of a tenant for support access. */
export function AskForAccess({ tenantId, name, onClose }: AskForAccessProps) {
  const [request, { isLoading, error }] = useRequestSupportAccessMutation()

  const ask = async ({ reason }: { reason: string }) => {
    const { data } = await request({ tenantId, body: { reason: reason.trim() } })
    if (!data) return
    showMessage({ type: 'success', text: data.message ?? '' })
    onClose()
  }

  return (
    <Modal
      open
      title={accessText('askTitle', { name })}
      okText={accessText('ask')}
      okButtonProps={{ htmlType: 'submit', form: FORM_NAME }}
      cancelText={accessText('cancel')}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      {error && <Alert type="error" showIcon title={error.message} style={{ marginBottom: 16 }} />}
      <Form<{ reason: string }>
        name={FORM_NAME}
        id={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        onFinish={(values) => void ask(values)}
      >
        <Form.Item
          name="reason"
          label={accessText('reason')}
          extra={accessText('reasonHelp')}
          rules={[{ required: true, whitespace: true, message: accessText('reasonNeeded') }]}
        >
          <Input maxLength={REASON_MAX} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
