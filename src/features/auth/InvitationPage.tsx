import { useState } from 'react'
import { Alert, Button, Form } from 'antd'
import Password from 'antd/es/input/Password'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLoginMutation } from '../../api/auth'
import { isApiError, errorMessage } from '../../api/errors'
import { useAcceptInvitationMutation, useCheckInvitationQuery } from '../../api/user'
import { Link } from '../../shared/Link'
import { showMessage } from '../../shared/showMessage'
import { NewPasswordHelp } from '../../shared/forms/NewPasswordHelp'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { guestText } from '../../shared/guest/guestText'
import { productName } from '../../shared/product'
import { invitationText } from './invitationMessages'
import { recoveryText } from './recoveryMessages'
import { useSubmitValidation } from '../../shared/guest/useSubmitValidation'
import { invitationAnswerLimits } from '../../shared/limits/user.gen'

interface Answer {
  password: string
}

const TOKEN = /^[\w-]{43}$/
const SHOWN_SECONDS = 6

/** Sets the first password of an invited user and logs the user in. The token is in the URL fragment, which servers do not log. */
export function InvitationPage() {
  const { hash } = useLocation()
  const token = hash.slice(1)
  return (
    <GuestFrame page={invitationText('invitationTitle')}>
      <h1>{invitationText('invitationTitle')}</h1>
      {TOKEN.test(token) ? (
        <Invited key={token} token={token} />
      ) : (
        <Alert className="guest-notice" type="error" showIcon title={invitationText('invitationIncomplete')} />
      )}
      <div className="guest-links">
        <Link to="/login">{recoveryText('backToLogin')}</Link>
      </div>
    </GuestFrame>
  )
}

function Invited({ token }: { token: string }) {
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useCheckInvitationQuery({ invitationToken: { token } })
  const [accept, { isLoading: isAccepting, error: rejection, reset }] = useAcceptInvitationMutation()
  const [login, { isLoading: isLoggingIn }] = useLoginMutation()
  const [isAtField, setAtField] = useState(false)
  const { form, ...formProps } = useSubmitValidation<Answer>()

  if (isFetching && !data) return <p className="guest-help">{invitationText('invitationLoading')}</p>
  if (error || !data) {
    return (
      <>
        <Alert className="guest-notice" type="error" showIcon title={errorMessage(error)} />
        <p className="guest-help">{invitationText('invitationOver')}</p>
        <Button onClick={() => void refetch()}>{invitationText('tryAgain')}</Button>
      </>
    )
  }
  const { name, email, tenantName } = data.data

  const send = async ({ password }: Answer) => {
    setAtField(false)
    const { data: done, error: failure } = await accept({ invitationAnswer: { token, password } })
    if (done) {
      const { error: loginFailure } = await login({ credentials: { email, password } })
      if (loginFailure) {
        showMessage({ type: 'success', text: invitationText('invitationAccepted'), seconds: SHOWN_SECONDS })
      }
      // With a session this path leads to the first page of the user.
      await navigate('/login', { state: { email } })
    } else if (isApiError(failure)) {
      const reason = failure.fields?.find(({ field }) => field === 'password')?.message
      if (reason) form.setFields([{ name: 'password', errors: [reason] }])
      setAtField(reason !== undefined)
    }
  }

  return (
    <>
      <p className="guest-help">
        {invitationText('invitationHelp', { name, tenant: tenantName, email, product: productName() })}
      </p>
      <Form<Answer>
        {...formProps}
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(answer) => void send(answer)}
      >
        {/* Lets password managers store the user name with the password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Form.Item
          name="password"
          label={recoveryText('newPassword')}
          extra={<NewPasswordHelp help={recoveryText('newPasswordHelp')} />}
          rules={[
            { required: true, message: guestText('passwordRequired') },
            { min: invitationAnswerLimits.password.minLength, message: recoveryText('newPasswordShort') },
          ]}
        >
          <Password
            size="large"
            autoComplete="new-password"
            maxLength={invitationAnswerLimits.password.maxLength}
            autoFocus
          />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" block loading={isAccepting || isLoggingIn}>
          {invitationText('join')}
        </Button>
      </Form>
      {rejection && !isAtField && <ErrorAlert message={errorMessage(rejection)} onClose={reset} />}
    </>
  )
}
