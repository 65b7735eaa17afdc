// Single sign-on on the login page, which loads this only when it is needed.
import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { Button } from 'antd'
import { errorMessage } from '../../api/errors'
import { singleSignOnApi, useStartSingleSignOnMutation } from '../../api/single-sign-on'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { wayText } from './wayMessages'

/** @throws ApiError */
export async function findWay(
  dispatch: Dispatch,
  domain: string,
): Promise<{ code: string | null; passwordsDisabled: boolean }> {
  const send = dispatch as ThunkDispatch<unknown, unknown, UnknownAction>
  const call = singleSignOnApi.endpoints.findSingleSignOn.initiate({ singleSignOnDomainCheck: { domain } })
  return (await send(call).unwrap()).data
}

interface InsteadOfPasswordProps {
  code: string
  takesFocus: boolean
  onUsePassword: () => void
}

/** The way in where passwords are off. */
export function InsteadOfPassword({ code, takesFocus, onUsePassword }: InsteadOfPasswordProps) {
  return (
    <>
      <div className="guest-field guest-without-password">
        {wayText('help')}
        <Button type="link" onClick={onUsePassword}>
          {wayText('usePassword')}
        </Button>
      </div>
      <Offer code={code} isMain takesFocus={takesFocus} />
    </>
  )
}

/** The other way in. At the end of the page, so that nothing moves when it appears. */
export const BesidePassword = ({ code }: { code: string }) => (
  <div className="guest-other-way">
    <Offer code={code} isMain={false} takesFocus={false} />
  </div>
)

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
        {wayText('continue')}
      </Button>
      {error && <ErrorAlert message={errorMessage(error)} onClose={reset} />}
    </>
  )
}
