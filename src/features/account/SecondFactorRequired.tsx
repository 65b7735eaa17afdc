import { Button } from 'antd'
import { useLogoutMutation } from '../../api/auth'
import { useRefetchUser } from '../../session/useRefetchUser'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { accountText } from './messages'
import { PasskeyList } from './PasskeyList'
import { SecondFactor } from './SecondFactor'

const NOT_SET_UP = { secondFactor: false, recoveryCodesLeft: 0 }

/** Blocks the app until the user has set up two-factor authentication, which the organisation requires, or logs out. */
export function SecondFactorRequired() {
  const refetchUser = useRefetchUser()
  const [logout, { isLoading }] = useLogoutMutation()
  return (
    <GuestFrame page={accountText('factorRequiredTitle')}>
      <h1>{accountText('factorRequiredTitle')}</h1>
      <p className="guest-help">{accountText('factorRequiredHelp')}</p>
      <SecondFactor profile={NOT_SET_UP} onSetUp={refetchUser} />
      <h2>{accountText('orPasskey')}</h2>
      <PasskeyList onAdded={refetchUser} />
      <div className="guest-links">
        <Button type="link" loading={isLoading} onClick={() => void logout()}>
          {accountText('factorRequiredLogout')}
        </Button>
      </div>
    </GuestFrame>
  )
}
