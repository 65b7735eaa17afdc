import { useState } from 'react'
import { useResendTenantInvitationMutation, type TenantPerson } from '../../../api/support'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { showMessage } from '../../../shared/showMessage'
import { ChangeRootEmail } from './ChangeRootEmail'
import { supportText } from './messages'

/** Actions of a super-admin for a person of a tenant. */
export function PersonMenu({ tenantId, person }: { tenantId: string; person: TenantPerson }) {
  const { _id: userId, name, state, userType } = person
  const [isChanging, setChanging] = useState(false)
  const [resend] = useResendTenantInvitationMutation()

  const sendAgain = async () => {
    const { data } = await resend({ tenantId, userId })
    if (data) showMessage({ type: 'success', text: supportText('resent') })
  }

  const items = [
    ...(state === 'invited' ? [{ key: 'resend', label: supportText('resend'), onClick: () => void sendAgain() }] : []),
    ...(userType === 'tenant-root'
      ? [{ key: 'email', label: supportText('changeEmail'), onClick: () => setChanging(true) }]
      : []),
  ]
  return (
    <>
      <RowMenu name={name} items={items} />
      {isChanging && <ChangeRootEmail tenantId={tenantId} person={person} onClose={() => setChanging(false)} />}
    </>
  )
}
