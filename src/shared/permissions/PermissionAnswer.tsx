import { CheckCircleOutlined, StopOutlined } from '@ant-design/icons'
import { Alert } from 'antd'

interface PermissionAnswerProps {
  explanation: { allowed: boolean; reason: string } | undefined
  error: { message?: string } | undefined
}

/** Says whether a permission is granted and why. Screen readers announce it. */
export const PermissionAnswer = ({ explanation, error }: PermissionAnswerProps) => (
  <div aria-live="polite" style={{ minHeight: 40 }}>
    {explanation && (
      <Alert
        type={explanation.allowed ? 'success' : 'warning'}
        showIcon
        icon={explanation.allowed ? <CheckCircleOutlined /> : <StopOutlined />}
        title={explanation.reason}
      />
    )}
    {error && <Alert type="error" showIcon title={error.message} />}
  </div>
)
