import { useEffect, useRef } from 'react'
import { Alert } from 'antd'
import { useSelector } from 'react-redux'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useLazyGetUserDetailsQuery } from '../../api/auth'
import { errorMessage } from '../../api/errors'
import { useFinishSingleSignOnMutation } from '../../api/single-sign-on'
import { selectIsLoggedIn } from '../../session/authSlice'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { Link } from '../../shared/Link'
import { answerOf } from './answerOf'
import { ssoGuestText } from './guestMessages'

/** Where the identity provider sends people back to. */
export function FinishPage() {
  const [search] = useSearchParams()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const [readSession] = useLazyGetUserDetailsQuery()
  const [finish, { data: finished, error }] = useFinishSingleSignOnMutation()
  // The answer is valid once, also where effects run twice.
  const isSent = useRef(false)
  const state = search.get('state')

  useEffect(() => {
    if (isSent.current || !state) return
    isSent.current = true
    void finish({ singleSignOnAnswer: answerOf(search, state) }).then(({ data }) => {
      if (data) void readSession()
    })
  }, [search, state, finish, readSession])

  // '/' redirects to the dashboard.
  if (finished && isLoggedIn) return <Navigate to="/" replace />
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
