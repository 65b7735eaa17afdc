import { Button, Form } from 'antd'
import Input from 'antd/es/input/Input'
import { Link, useNavigate } from 'react-router-dom'
import { useRequestPasswordResetMutation } from '../../api/auth'
import { EMAIL_MAX, emailRules } from './emailRules'
import { ErrorAlert } from './ErrorAlert'
import { GuestFrame } from './GuestFrame'
import { authText } from './messages'
import { messageOf } from './messageOf'
import type { ResetState } from './ResetPasswordPage'
import { useForgivingForm } from './useForgivingForm'

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [requestReset, { isLoading, error, reset }] = useRequestPasswordResetMutation()
  const form = useForgivingForm<{ email: string }>()

  const send = async ({ email }: { email: string }) => {
    const { data } = await requestReset({ passwordResetRequest: { email } })
    if (data) await navigate('/reset-password', { state: { email, notice: data.message } satisfies ResetState })
  }

  return (
    <GuestFrame page={authText('forgotTitle')}>
      <h1>{authText('forgotTitle')}</h1>
      <p className="guest-help">{authText('forgotHelp')}</p>
      <Form<{ email: string }>
        {...form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="email" label={authText('email')} rules={emailRules()}>
          <Input size="large" type="email" autoComplete="username" maxLength={EMAIL_MAX} autoFocus />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" block loading={isLoading}>
          {authText('sendCode')}
        </Button>
      </Form>
      {error && <ErrorAlert message={messageOf(error)} onClose={reset} />}
      <div className="guest-links">
        <Link to="/login">{authText('backToLogin')}</Link>
        <Link to="/reset-password">{authText('haveCode')}</Link>
      </div>
    </GuestFrame>
  )
}
