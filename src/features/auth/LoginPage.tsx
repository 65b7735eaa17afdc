import { Button, Form } from 'antd'
import Input from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import { Link } from 'react-router-dom'
import { useLoginMutation } from '../../api/auth'
import { EMAIL_MAX, emailRules, PASSWORD_MAX } from './emailRules'
import { ErrorAlert } from './ErrorAlert'
import { GuestFrame } from './GuestFrame'
import { authText } from './messages'
import { messageOf } from './messageOf'
import { useForgivingForm } from './useForgivingForm'

interface Credentials {
  email: string
  password: string
}

/** Where one goes from here is the guest guard's business, once the session is there. */
export function LoginPage() {
  const [login, { isLoading, error, reset }] = useLoginMutation()
  const form = useForgivingForm<Credentials>()
  return (
    <GuestFrame page={authText('loginTitle')}>
      <h1>{authText('productName')}</h1>
      <Form<Credentials>
        {...form}
        layout="vertical"
        requiredMark={false}
        onFinish={(credentials) => void login({ credentials })}
      >
        <Form.Item name="email" label={authText('email')} rules={emailRules()}>
          <Input size="large" type="email" autoComplete="username" maxLength={EMAIL_MAX} autoFocus />
        </Form.Item>
        <Form.Item
          name="password"
          label={authText('password')}
          rules={[{ required: true, message: authText('passwordRequired') }]}
        >
          <Password size="large" autoComplete="current-password" maxLength={PASSWORD_MAX} />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" block loading={isLoading}>
          {authText('logIn')}
        </Button>
      </Form>
      {error && <ErrorAlert message={messageOf(error)} onClose={reset} />}
      <div className="guest-links">
        <Link to="/forgot-password">{authText('forgotPassword')}</Link>
        <Link to="/sign-up">{authText('signUp')}</Link>
      </div>
    </GuestFrame>
  )
}
