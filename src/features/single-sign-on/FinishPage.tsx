import { useEffect, useRef } from 'react'
import { Alert } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useLazyGetUserDetailsQuery } from '../../api/auth'
import { errorMessage } from '../../api/errors'
import { useFinishSingleSignOnMutation } from '../../api/single-sign-on'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { Link } from '../../shared/Link'
import { ssoGuestText } from './guestMessages'

/** Where the identity provider sends people back to. After the sign-in the guest guard redirects. */
export function FinishPage() {
  const [search] = useSearchParams()
  const [readSession] = useLazyGetUserDetailsQuery()
  const [finish, { error }] = useFinishSingleSignOnMutation()
  // The answer is valid once, also where effects run twice.
  const isSent = useRef(false)
  const state = search.get('state')

  useEffect(() => {
    if (isSent.current || !state) return
    isSent.current = true
    const code = search.get('code')
    const iss = search.get('iss')
    const refusal = search.get('error')
    const answer = { state, ...(code && { code }), ...(iss && { iss }), ...(refusal && { error: refusal }) }
    void finish({ singleSignOnAnswer: answer }).then(({ data }) => {
      if (data) void readSession()
    })
  }, [search, state, finish, readSession])

  const problem = error ? errorMessage(error) : state ? undefined : ssoGuestText('incomplete')
  return (
    <GuestFrame page={ssoGuestText('title')}>
      <h1>{ssoGuestText(problem ? 'startAgain' : 'title')}</h1>
      {problem ? (
        <Alert className="guest-notice" type="error" showIcon title={problem} />
      ) : (
        <p className="guest-help" role="status">
          {ssoGuestText('finishing')}
        </p>
      )}
      <div className="guest-links">
        <Link to="/login">{ssoGuestText('backToLogin')}</Link>
      </div>
    </GuestFrame>
  )
}
