import { Button, Form } from 'antd'
import Input from 'antd/es/input/Input'
import { useNavigate } from 'react-router-dom'
import { errorMessage } from '../../api/errors'
import { useRequestPasswordResetMutation } from '../../api/auth'
import { emailRules } from '../../shared/guest/emailRules'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { guestText } from '../../shared/guest/guestText'
import { Link } from '../../shared/Link'
import { recoveryText } from './recoveryMessages'
import type { ResetState } from './ResetPasswordPage'
import { useSubmitValidation } from '../../shared/guest/useSubmitValidation'
import { passwordResetRequestLimits } from '../../shared/limits/auth.gen'

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [requestReset, { isLoading, error, reset }] = useRequestPasswordResetMutation()
  const form = useSubmitValidation<{ email: string }>()

  const send = async ({ email }: { email: string }) => {
    const { data } = await requestReset({ passwordResetRequest: { email } })
    if (data) await navigate('/reset-password', { state: { email, notice: data.message } satisfies ResetState })
  }

  return (
    <GuestFrame page={recoveryText('forgotTitle')}>
      <h1>{recoveryText('forgotTitle')}</h1>
      <p className="guest-help">{recoveryText('forgotHelp')}</p>
      <Form<{ email: string }>
        {...form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="email" label={guestText('email')} rules={emailRules()}>
          <Input
            size="large"
            type="email"
            autoComplete="username"
            maxLength={passwordResetRequestLimits.email.maxLength}
            autoFocus
          />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" block loading={isLoading}>
          {recoveryText('sendCode')}
        </Button>
      </Form>
      {error && <ErrorAlert message={errorMessage(error)} onClose={reset} />}
      <div className="guest-links">
        <Link to="/login">{recoveryText('backToLogin')}</Link>
        <Link to="/reset-password">{recoveryText('haveCode')}</Link>
      </div>
    </GuestFrame>
  )
}
