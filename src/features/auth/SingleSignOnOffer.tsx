// Leads to the identity provider of the organisation.
import { Button } from 'antd'
import { errorMessage } from '../../api/errors'
import { useStartSingleSignOnMutation } from '../../api/single-sign-on'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { authText } from './messages'
import type { SingleSignOnWay } from './useSingleSignOnWay'

/** The way in where passwords are off. */
export function InsteadOfPassword({ way, onUsePassword }: { way: SingleSignOnWay; onUsePassword: () => void }) {
  return (
    <>
      <div className="guest-field guest-without-password">
        {authText('singleSignOnOnly')}
        <Button type="link" onClick={onUsePassword}>
          {authText('usePassword')}
        </Button>
      </div>
      {way.code && <Offer code={way.code} isMain takesFocus={way.takesFocus} />}
    </>
  )
}

/** The other way in. At the end of the page, so that nothing moves when it appears. */
export function BesidePassword({ way, isHidden }: { way: SingleSignOnWay; isHidden: boolean }) {
  if (!way.code || way.hidesPassword || isHidden) return null
  return (
    <div className="guest-other-way">
      <Offer code={way.code} isMain={false} takesFocus={false} />
    </div>
  )
}

interface OfferProps {
  code: string
  /** It is the way in, and not one beside the password. */
  isMain: boolean
  takesFocus: boolean
}

function Offer({ code, isMain, takesFocus }: OfferProps) {
  const [start, { data, isLoading, error, reset }] = useStartSingleSignOnMutation()
  const go = async () => {
    const reply = await start({ singleSignOnStart: { code } })
    if (reply.data) window.location.assign(reply.data.data.url)
  }
  return (
    <>
      <Button
        type={isMain ? 'primary' : 'default'}
        size="large"
        block
        autoFocus={takesFocus}
        loading={isLoading || data !== undefined}
        onClick={() => void go()}
      >
        {authText('singleSignOn')}
      </Button>
      {error && <ErrorAlert message={errorMessage(error)} onClose={reset} />}
    </>
  )
}
