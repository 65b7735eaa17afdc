import { Form, Input } from 'antd'
import { passkeyProofLimits } from '../../shared/limits/passkey.gen'
import { accountText } from './messages'

/** The present password, as proof. */
export function PasswordItem() {
  return (
    <Form.Item
      name="password"
      label={accountText('password')}
      rules={[{ required: true, message: accountText('passwordNeeded') }]}
    >
      <Input.Password autoComplete="current-password" maxLength={passkeyProofLimits.password.maxLength} />
    </Form.Item>
  )
}
