import { useRef, useState, type SyntheticEvent } from 'react'
import { Button } from 'antd'
// Limits the code of the page: `Input` of antd includes text areas, searches and one-time codes. It has no `Form` either.
import Input, { type InputRef } from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import { useLocation } from 'react-router-dom'
import { useLoginMutation } from '../../api/auth'
import { isApiError, errorMessage } from '../../api/errors'
import { Link } from '../../shared/Link'
import { productName } from '../../shared/product'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestField } from '../../shared/guest/GuestField'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { guestText } from '../../shared/guest/guestText'
import { credentialsLimits } from '../../shared/limits/auth.gen'
import { hasPasskeys } from '../../shared/passkeys/hasPasskeys'
import { authText } from './messages'
import { PasskeyButton } from './PasskeyButton'
import { useSingleSignOnWay } from './useSingleSignOnWay'
import { validateCredentials, type CredentialErrors, type Credentials } from './validateCredentials'

/** Recovery codes are longer than six digits. */

/** Login form. After the login the guest guard redirects. */
export function LoginPage() {
  const [login, { isLoading, error, reset }] = useLoginMutation()
  // Passed on by an invitation or a sign-up.
  const { email = '' } = (useLocation().state as { email?: string } | null) ?? {}
  const [credentials, setCredentials] = useState<Credentials>({ email, password: '', code: '' })
  const [errors, setErrors] = useState<CredentialErrors>({})
  const emailInput = useRef<InputRef>(null)
  const passwordInput = useRef<InputRef>(null)
  const codeInput = useRef<InputRef>(null)
  const way = useSingleSignOnWay(() => passwordInput.current?.input)
  // The password was correct and the server also asks for a code.
  const [isCodeStep, setCodeStep] = useState(false)
  // The first response that asks for a code is not an error.
  const [isQuestion, setQuestion] = useState(false)
  // What the server says of a person who has passkeys.
  const [passkeyHelp, setPasskeyHelp] = useState<string>()

  const change = (changed: Partial<Credentials>) => {
    setCredentials({ ...credentials, ...changed })
    // Fields are checked when the form is sent; an error disappears as soon as its field changes.
    setErrors({ ...errors, ...Object.fromEntries(Object.keys(changed).map((field) => [field, undefined])) })
  }

  const send = async () => {
    setQuestion(false)
    const { code, ...emailAndPassword } = credentials
    const { error: rejection } = await login({
      credentials: isCodeStep ? { ...emailAndPassword, code } : emailAndPassword,
    })
    if (isCodeStep || !asksForCode(rejection)) return
    setQuestion(true)
    setPasskeyHelp(fieldMessage(rejection, 'passkey'))
    setCodeStep(true)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading || way.hidesPassword) return
    const found = validateCredentials(credentials, isCodeStep)
    setErrors(found)
    if (found.email) emailInput.current?.focus()
    else if (found.password) passwordInput.current?.focus()
    else if (found.code) codeInput.current?.focus()
    else void send()
  }

  const startOver = () => {
    reset()
    setCredentials({ email, password: '', code: '' })
    setErrors({})
    setCodeStep(false)
  }

  return (
    <GuestFrame page={authText('loginTitle')}>
      <h1>{productName()}</h1>
      {/* Without the browser's own messages. */}
      <form noValidate onSubmit={submit}>
        <GuestField id="email" label={guestText('email')} error={errors.email} isHidden={isCodeStep}>
          {(props) => (
            <Input
              {...props}
              ref={emailInput}
              name="email"
              size="large"
              type="email"
              autoComplete="username"
              maxLength={credentialsLimits.email.maxLength}
              autoFocus
              value={credentials.email}
              onChange={(event) => change({ email: event.target.value })}
              onBlur={() => void way.look(credentials.email)}
            />
          )}
        </GuestField>
        {way.instead}
        <GuestField
          id="password"
          label={guestText('password')}
          error={errors.password}
          isHidden={isCodeStep || way.hidesPassword}
        >
          {(props) => (
            <Password
              {...props}
              ref={passwordInput}
              name="password"
              size="large"
              autoComplete="current-password"
              maxLength={credentialsLimits.password.maxLength}
              value={credentials.password}
              onChange={(event) => change({ password: event.target.value })}
            />
          )}
        </GuestField>
        {isCodeStep && (
          <GuestField
            id="code"
            label={authText('secondCode')}
            help={passkeyHelp ?? authText('secondCodeHelp')}
            error={errors.code}
          >
            {(props) => (
              <Input
                {...props}
                ref={codeInput}
                name="code"
                size="large"
                autoComplete="one-time-code"
                maxLength={credentialsLimits.code.maxLength}
                autoFocus
                value={credentials.code}
                onChange={(event) => change({ code: event.target.value })}
              />
            )}
          </GuestField>
        )}
        {!way.hidesPassword && (
          <Button type="primary" size="large" htmlType="submit" block loading={isLoading}>
            {authText('logIn')}
          </Button>
        )}
      </form>
      {isCodeStep ? (
        <>
          {passkeyHelp && <PasskeyOffer credentials={credentials} />}
          <Button type="link" block onClick={startOver}>
            {authText('otherAccount')}
          </Button>
        </>
      ) : (
        <PasskeyOffer />
      )}
      {error && !isQuestion && (isCodeStep || !asksForCode(error)) && (
        <ErrorAlert message={errorMessage(error)} onClose={reset} />
      )}
      <div className="guest-links">
        <Link to="/forgot-password">{authText('forgotPassword')}</Link>
        <Link to="/sign-up">{authText('signUp')}</Link>
      </div>
      {!isCodeStep && way.beside}
    </GuestFrame>
  )
}

/** @param props.credentials of a person who confirms the password with a passkey; absent for a passkey alone */
function PasskeyOffer({ credentials }: { credentials?: Pick<Credentials, 'email' | 'password'> }) {
  if (!hasPasskeys()) return null
  const entered = credentials && { email: credentials.email, password: credentials.password }
  return <PasskeyButton credentials={entered} />
}

const fieldMessage = (error: unknown, name: string): string | undefined =>
  isApiError(error) ? error.fields?.find(({ field }) => field === name)?.message : undefined

const asksForCode = (error: unknown): boolean => fieldMessage(error, 'code') !== undefined
