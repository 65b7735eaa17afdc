import { Alert, Button, Form } from 'antd'
import Input from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLazyCheckResetAccessQuery, useResetPasswordMutation } from '../../api/auth'
import { isApiError, errorMessage, type ApiError } from '../../api/errors'
import { Link } from '../../shared/Link'
import { showMessage } from '../../shared/showMessage'
import { ENDS_ALL, endedAccessBody, type EndedAccess } from '../../ended-access/endedAccess'
import { EndedAccessFields } from '../../ended-access/EndedAccessFields'
import { NewPasswordHelp } from '../../shared/forms/NewPasswordHelp'
import { emailRules } from '../../shared/guest/emailRules'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { guestText } from '../../shared/guest/guestText'
import { recoveryText } from './recoveryMessages'
import { useSubmitValidation } from '../../shared/guest/useSubmitValidation'
import { passwordResetLimits } from '../../shared/limits/auth.gen'

/** Navigation state from the forgotten-password page. */
export interface ResetState {
  email: string
  /** Message of the server about the mail. */
  notice: string | undefined
}

interface Reset extends EndedAccess {
  email: string
  code: string
  password: string
}

const SHOWN_SECONDS = 6

/** The problems of the server at the fields that were sent. */
const errorsOf = ({ fields = [] }: ApiError, sent: object) =>
  fields
    .filter(({ field }) => field in sent)
    .map(({ field, message }) => ({ name: field as keyof Reset, errors: [message] }))

export function ResetPasswordPage() {
  const navigate = useNavigate()
  const state = useLocation().state as ResetState | null
  const [resetPassword, { isLoading, error, reset }] = useResetPasswordMutation()
  const { form, ...formProps } = useSubmitValidation<Reset>()

  const [readAccess, access] = useLazyCheckResetAccessQuery()

  const showAccess = async () => {
    const passwordResetCode = await form.validateFields(['email', 'code']).catch(() => undefined)
    if (!passwordResetCode) return
    const { error: rejection } = await readAccess({ passwordResetCode })
    if (isApiError(rejection)) form.setFields(errorsOf(rejection, passwordResetCode))
  }

  const send = async ({ email, code, password, ...ended }: Reset) => {
    const passwordReset = { email, code, password, ...endedAccessBody(ended) }
    const { data, error: rejection } = await resetPassword({ passwordReset })
    if (data) {
      showMessage({ type: 'success', text: data.message ?? recoveryText('passwordSet'), seconds: SHOWN_SECONDS })
      await navigate('/login')
    } else if (isApiError(rejection)) {
      form.setFields(errorsOf(rejection, passwordReset))
    }
  }

  return (
    <GuestFrame page={recoveryText('resetTitle')}>
      <h1>{recoveryText('resetTitle')}</h1>
      <p className="guest-help">{recoveryText('resetHelp')}</p>
      {state?.notice && <Alert className="guest-notice" type="info" showIcon title={state.notice} />}
      <Form<Reset>
        {...formProps}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...ENDS_ALL, email: state?.email }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="email" label={guestText('email')} rules={emailRules()}>
          <Input
            size="large"
            type="email"
            autoComplete="username"
            maxLength={passwordResetLimits.email.maxLength}
            autoFocus={!state?.email}
          />
        </Form.Item>
        <Form.Item
          name="code"
          label={recoveryText('code')}
          rules={[
            { required: true, message: recoveryText('codeRequired') },
            { pattern: /^[0-9]{12}$/, message: recoveryText('codeInvalid') },
          ]}
        >
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={passwordResetLimits.code.maxLength}
            autoFocus={Boolean(state?.email)}
          />
        </Form.Item>
        <Form.Item
          name="password"
          label={recoveryText('newPassword')}
          extra={<NewPasswordHelp help={recoveryText('newPasswordHelp')} />}
          rules={[
            { required: true, message: guestText('passwordRequired') },
            { min: passwordResetLimits.password.minLength, message: recoveryText('newPasswordShort') },
          ]}
        >
          <Password size="large" autoComplete="new-password" maxLength={passwordResetLimits.password.maxLength} />
        </Form.Item>
        <EndedAccessFields access={access.data?.data} />
        {!access.data && (
          <Button
            type="link"
            style={{ marginBottom: 16, padding: 0 }}
            loading={access.isFetching}
            onClick={() => void showAccess()}
          >
            {recoveryText('chooseSingle')}
          </Button>
        )}
        <Button type="primary" size="large" htmlType="submit" block loading={isLoading}>
          {recoveryText('setPassword')}
        </Button>
      </Form>
      {error && <ErrorAlert message={errorMessage(error)} onClose={reset} />}
      {access.error && <ErrorAlert message={errorMessage(access.error)} onClose={access.reset} />}
      <div className="guest-links">
        <Link to="/login">{recoveryText('backToLogin')}</Link>
        <Link to="/forgot-password">{recoveryText('newCode')}</Link>
      </div>
    </GuestFrame>
  )
}
