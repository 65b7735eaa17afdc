import { Alert } from 'antd'
import type { OwnPhoneReply } from '../../api/phone'
import { phoneText } from './messages'

interface PairingIntroProps {
  /** Whether this phone was connected until a moment ago. */
  hasEnded: boolean
  /** Whether a link has filled in the code. */
  isLinked: boolean
  /** What this browser is connected as already. */
  replaced: OwnPhoneReply['data'] | undefined
}

/** What a person has to know before a phone is paired. */
export function PairingIntro({ hasEnded, isLinked, replaced }: PairingIntroProps) {
  return (
    <>
      {hasEnded && <Alert type="info" showIcon title={phoneText('ended')} style={{ marginBottom: 16 }} />}
      {isLinked ? (
        <Alert
          type="warning"
          showIcon
          title={phoneText('linkQuestion')}
          description={phoneText('linkHelp')}
          style={{ marginBottom: 16 }}
        />
      ) : (
        <p>{phoneText('pairHelp')}</p>
      )}
      {replaced && <p>{phoneText('replaces', { name: replaced.name, organisation: replaced.organisationName })}</p>}
    </>
  )
}
