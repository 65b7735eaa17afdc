import { Alert, Button } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorMessage } from '../../api/errors'
import { useConfirmRootEmailMutation } from '../../api/support'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { Link } from '../../shared/Link'
import { showMessage } from '../../shared/showMessage'
import { confirmEmailText } from './confirmEmailMessages'
import { recoveryText } from './recoveryMessages'

const TOKEN = /^[\w-]{43}$/
const SHOWN_SECONDS = 6

/** Confirms a new sign-in e-mail. A button confirms, because mail scanners open links. */
export function ConfirmEmailPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const token = hash.slice(1)
  const [confirm, { isLoading, error, reset }] = useConfirmRootEmailMutation()

  const send = async () => {
    const { data } = await confirm({ body: { token } })
    if (!data) return
    showMessage({ type: 'success', text: confirmEmailText('confirmed'), seconds: SHOWN_SECONDS })
    await navigate('/login', { state: { email: data.data.email } })
  }

  return (
    <GuestFrame page={confirmEmailText('title')}>
      <h1>{confirmEmailText('title')}</h1>
      {TOKEN.test(token) ? (
        <>
          <p className="guest-help">{confirmEmailText('help')}</p>
          <Button type="primary" size="large" block loading={isLoading} onClick={() => void send()}>
            {confirmEmailText('confirm')}
          </Button>
          {error && <ErrorAlert message={errorMessage(error)} onClose={reset} />}
        </>
      ) : (
        <Alert className="guest-notice" type="error" showIcon title={confirmEmailText('incomplete')} />
      )}
      <div className="guest-links">
        <Link to="/login">{recoveryText('backToLogin')}</Link>
      </div>
    </GuestFrame>
  )
}
