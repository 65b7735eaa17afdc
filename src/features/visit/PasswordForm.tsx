import { useState, type SyntheticEvent } from 'react'
import { Button } from 'antd'
import Password from 'antd/es/input/Password'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestField } from '../../shared/guest/GuestField'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { newShareLimits } from '../../shared/limits/share.gen'
import { visitText } from './messages'

interface PasswordFormProps {
  isSending: boolean
  /** Why the last password was not accepted. */
  problem: string | undefined
  onSend: (password: string) => void
  onDismiss: () => void
}

/** Asks for the password of a link, and tells nothing else about it. */
export function PasswordForm({ isSending, problem, onSend, onDismiss }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    setMissing(password === '')
    if (password !== '') onSend(password)
  }
  return (
    <GuestFrame page={visitText('passwordPage')}>
      <h1>{visitText('passwordTitle')}</h1>
      <p>{visitText('passwordHelp')}</p>
      <form noValidate onSubmit={submit}>
        <GuestField
          id="share-password"
          label={visitText('password')}
          error={isMissing ? visitText('passwordNeeded') : undefined}
        >
          {(props) => (
            <Password
              {...props}
              name="password"
              size="large"
              autoComplete="off"
              maxLength={newShareLimits.password.maxLength}
              autoFocus
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setMissing(false)
              }}
            />
          )}
        </GuestField>
        {problem !== undefined && <ErrorAlert message={problem} onClose={onDismiss} />}
        <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
          {visitText('open')}
        </Button>
      </form>
    </GuestFrame>
  )
}
