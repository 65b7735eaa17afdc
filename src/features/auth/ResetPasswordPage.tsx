import { Alert, Button, Form } from 'antd'
import Input from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useResetPasswordMutation } from '../../api/auth'
import { isApiError } from '../../api/errors'
import { showMessage } from '../../shared/showMessage'
import { EMAIL_MAX, emailRules, PASSWORD_MAX } from './emailRules'
import { ErrorAlert } from './ErrorAlert'
import { GuestFrame } from './GuestFrame'
import { authText } from './messages'
import { messageOf } from './messageOf'
import { useForgivingForm } from './useForgivingForm'

/** What the forgotten-password page hands on. */
export interface ResetState {
  email: string
  /** What the server said about the mail. */
  notice: string | undefined
}

interface Reset {
  email: string
  code: string
  password: string
}

const PASSWORD_MIN = 8
const SHOWN_SECONDS = 6

export function ResetPasswordPage() {
  const navigate = useNavigate()
  const state = useLocation().state as ResetState | null
  const [resetPassword, { isLoading, error, reset }] = useResetPasswordMutation()
  const { form, ...formProps } = useForgivingForm<Reset>()

  const send = async (passwordReset: Reset) => {
    const { data, error: refusal } = await resetPassword({ passwordReset })
    if (data) {
      showMessage({ type: 'success', text: data.message ?? authText('passwordSet'), seconds: SHOWN_SECONDS })
      await navigate('/login')
    } else if (isApiError(refusal)) {
      const named = (refusal.fields ?? []).filter(({ field }) => field in passwordReset)
      form.setFields(named.map(({ field, message }) => ({ name: field as keyof Reset, errors: [message] })))
    }
  }

  return (
    <GuestFrame page={authText('resetTitle')}>
      <h1>{authText('resetTitle')}</h1>
      <p className="guest-help">{authText('resetHelp')}</p>
      {state?.notice && <Alert className="guest-notice" type="info" showIcon title={state.notice} />}
      <Form<Reset>
        {...formProps}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ email: state?.email }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="email" label={authText('email')} rules={emailRules()}>
          <Input size="large" type="email" autoComplete="username" maxLength={EMAIL_MAX} autoFocus={!state?.email} />
        </Form.Item>
        <Form.Item
          name="code"
          label={authText('code')}
          rules={[
            { required: true, message: authText('codeRequired') },
            { pattern: /^[0-9]{6}$/, message: authText('codeInvalid') },
          ]}
        >
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            autoFocus={Boolean(state?.email)}
          />
        </Form.Item>
        <Form.Item
          name="password"
          label={authText('newPassword')}
          extra={authText('newPasswordHelp')}
          rules={[
            { required: true, message: authText('passwordRequired') },
            { min: PASSWORD_MIN, message: authText('newPasswordShort') },
          ]}
        >
          <Password size="large" autoComplete="new-password" maxLength={PASSWORD_MAX} />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" block loading={isLoading}>
          {authText('setPassword')}
        </Button>
      </Form>
      {error && <ErrorAlert message={messageOf(error)} onClose={reset} />}
      <div className="guest-links">
        <Link to="/login">{authText('backToLogin')}</Link>
        <Link to="/forgot-password">{authText('newCode')}</Link>
      </div>
    </GuestFrame>
  )
}
