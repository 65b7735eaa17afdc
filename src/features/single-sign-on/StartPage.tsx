import { Alert, Button } from 'antd'
import { errorMessage } from '../../api/errors'
import { useStartSingleSignOnMutation } from '../../api/single-sign-on'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { singleSignOnStartLimits } from '../../shared/limits/single-sign-on.gen'
import { Link } from '../../shared/Link'
import { ssoGuestText } from './guestMessages'

/** Sends people of an organisation to their identity provider. */
export function StartPage({ code }: { code: string }) {
  const [start, { data, isLoading, error, reset }] = useStartSingleSignOnMutation()
  const go = async () => {
    const reply = await start({ singleSignOnStart: { code } })
    if (reply.data) window.location.assign(reply.data.data.url)
  }
  const isComplete = new RegExp(singleSignOnStartLimits.code.pattern).test(code)
  return (
    <GuestFrame page={ssoGuestText('title')}>
      <h1>{ssoGuestText('title')}</h1>
      {isComplete ? (
        <>
          <p className="guest-help">{ssoGuestText('help')}</p>
          <Button
            type="primary"
            size="large"
            block
            autoFocus
            loading={isLoading || data !== undefined}
            onClick={() => void go()}
          >
            {ssoGuestText('continue')}
          </Button>
          {error && <ErrorAlert message={errorMessage(error)} onClose={reset} />}
        </>
      ) : (
        <Alert className="guest-notice" type="error" showIcon title={ssoGuestText('incomplete')} />
      )}
      <div className="guest-links">
        <Link to="/login">{ssoGuestText('backToLogin')}</Link>
      </div>
    </GuestFrame>
  )
}
