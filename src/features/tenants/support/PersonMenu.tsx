import { useState } from 'react'
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useResendTenantInvitationMutation, type TenantPerson } from '../../../api/support'
import { popupParent } from '../../../shared/popupParent'
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
  if (items.length === 0) return null

  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" getPopupContainer={popupParent} menu={{ items }}>
        <Button icon={<MoreOutlined aria-hidden />} aria-label={supportText('actionsOf', { name })} />
      </Dropdown>
      {isChanging && <ChangeRootEmail tenantId={tenantId} person={person} onClose={() => setChanging(false)} />}
    </>
  )
}
