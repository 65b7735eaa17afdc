import { useState } from 'react'
import { Button, Form } from 'antd'
// Not `Input` of antd, which brings along text areas, searches and one-time codes: the login has to be light.
import Input from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import { Link, useLocation } from 'react-router-dom'
import { useLoginMutation } from '../../api/auth'
import { isApiError, wordsOf } from '../../api/errors'
import { EMAIL_MAX, emailRules, PASSWORD_MAX } from '../../shared/guest/emailRules'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { guestText } from '../../shared/guest/guestText'
import { authText } from './messages'
import { useForgivingForm } from '../../shared/guest/useForgivingForm'

interface Credentials {
  email: string
  password: string
  /** Of the second factor. */
  code?: string
}

/** A recovery code is longer than six digits. */
const CODE_MAX = 30

/** Where one goes from here is the guest guard's business, once the session is there. */
export function LoginPage() {
  const [login, { isLoading, error, reset }] = useLoginMutation()
  const { form, ...formProps } = useForgivingForm<Credentials>()
  // Known to who comes from an invitation or a sign-up.
  const email = (useLocation().state as { email?: string } | null)?.email
  // The password was right, and the server wants a code as well.
  const [isCodeStep, setCodeStep] = useState(false)
  // Its first answer to that is a question, not a failure.
  const [isQuestion, setQuestion] = useState(false)

  const send = async (credentials: Credentials) => {
    setQuestion(false)
    const { error: refusal } = await login({ credentials })
    if (isCodeStep || !asksForCode(refusal)) return
    setQuestion(true)
    setCodeStep(true)
  }

  const startOver = () => {
    reset()
    form.resetFields()
    setCodeStep(false)
  }

  return (
    <GuestFrame page={authText('loginTitle')}>
      <h1>{authText('productName')}</h1>
      <Form<Credentials>
        {...formProps}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ email }}
        onFinish={(credentials) => void send(credentials)}
      >
        <Form.Item name="email" label={guestText('email')} rules={emailRules()} hidden={isCodeStep}>
          <Input size="large" type="email" autoComplete="username" maxLength={EMAIL_MAX} autoFocus />
        </Form.Item>
        <Form.Item
          name="password"
          label={guestText('password')}
          rules={[{ required: true, message: guestText('passwordRequired') }]}
          hidden={isCodeStep}
        >
          <Password size="large" autoComplete="current-password" maxLength={PASSWORD_MAX} />
        </Form.Item>
        {isCodeStep && (
          <Form.Item
            name="code"
            label={authText('secondCode')}
            extra={authText('secondCodeHelp')}
            rules={[{ required: true, message: authText('secondCodeRequired') }]}
          >
            <Input size="large" autoComplete="one-time-code" maxLength={CODE_MAX} autoFocus />
          </Form.Item>
        )}
        <Button type="primary" size="large" htmlType="submit" block loading={isLoading}>
          {authText('logIn')}
        </Button>
      </Form>
      {isCodeStep && (
        <Button type="link" block onClick={startOver}>
          {authText('otherAccount')}
        </Button>
      )}
      {error && !isQuestion && (isCodeStep || !asksForCode(error)) && (
        <ErrorAlert message={wordsOf(error)} onClose={reset} />
      )}
      <div className="guest-links">
        <Link to="/forgot-password">{authText('forgotPassword')}</Link>
        <Link to="/sign-up">{authText('signUp')}</Link>
      </div>
    </GuestFrame>
  )
}

const asksForCode = (error: unknown): boolean =>
  isApiError(error) && (error.fields ?? []).some(({ field }) => field === 'code')
