import { Form, Input } from 'antd'
import { useRequestSupportAccessMutation } from '../../../api/support-access'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { showMessage } from '../../../shared/showMessage'
import { accessText } from './accessMessages'

const REASON_MAX = 300

interface Values {
  reason: string
}

interface AskForAccessProps {
  tenantId: string
  name: string
  onClose: () => void
}

/** Dialog that asks the tenant roots of a tenant for support access. */
export function AskForAccess({ tenantId, name, onClose }: AskForAccessProps) {
  const [request] = useRequestSupportAccessMutation()

  return (
    <FormDialog<Values, { message?: string }>
      title={accessText('askTitle', { name })}
      okText={accessText('ask')}
      formName="ask-for-access"
      labels={{ reason: accessText('reason') }}
      send={({ reason }) => request({ tenantId, body: { reason: reason.trim() } })}
      onDone={({ message = '' }) => {
        showMessage({ type: 'success', text: message })
        onClose()
      }}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={accessText('reason')}
        extra={accessText('reasonHelp')}
        rules={[{ required: true, whitespace: true, message: accessText('reasonNeeded') }]}
      >
        <Input maxLength={REASON_MAX} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
