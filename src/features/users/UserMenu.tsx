import { useState } from 'react'
import { Modal } from 'antd'
import { useSelector } from 'react-redux'
import { isApiError } from '../../api/errors'
import {
  useDeleteUserMutation,
  useEditUserMutation,
  useEraseUserMutation,
  useResendInvitationMutation,
  useResetSecondFactorMutation,
  type User,
} from '../../api/user'
import { personErasureText } from '../../person-erasure/messages'
import { usePersonErasure } from '../../person-erasure/usePersonErasure'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../shared/lists/RowMenu'
import { showMessage } from '../../shared/showMessage'
import { AccessThatStays } from './AccessThatStays'
import { usersText } from './messages'

type Confirmation = 'disable' | 'reset'

interface UserMenuProps {
  user: User
  /** In the list: adds an entry that opens the user's page. */
  onOpen?: () => void
  onDeleted?: () => void
}

/** Actions other than editing: resend invitation, enable, disable, reset two-factor authentication, delete, erase. */
// oxlint-disable-next-line complexity -- one entry for each action, by state and permission
export function UserMenu({ user, onOpen, onDeleted }: UserMenuProps) {
  const { _id: userId, name, version, state } = user
  const isOneself = useSelector(selectUser)?._id === userId
  const canInvite = useCan('otp_email_send')
  const canUpdate = useCan('user_update') && !isOneself
  const canDelete = useCan('user_delete') && !isOneself
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [editUser, { isLoading: isEditing }] = useEditUserMutation()
  const [resend] = useResendInvitationMutation()
  const [resetFactor, { isLoading: isResetting }] = useResetSecondFactorMutation()
  const [deleteUser] = useDeleteUserMutation()
  const [eraseUser] = useEraseUserMutation()

  const showSuccess = (text: string) => showMessage({ type: 'success', text })

  const setDisabled = async (disabled: boolean) => {
    const { data, error } = await editUser({ userId, userEdit: { version, disabled } })
    setConfirmation(null)
    if (data) showSuccess(usersText(disabled ? 'disabled' : 'enabled', { name }))
    else if (isApiError(error)) showMessage({ type: 'error', text: error.message })
  }

  const reset = async () => {
    const { data } = await resetFactor({ userId })
    setConfirmation(null)
    if (data) showSuccess(usersText('resetFactorDone'))
  }

  const sendAgain = async () => {
    const { data } = await resend({ userId })
    if (data) showSuccess(usersText('resent'))
  }

  const deletion = useConfirmDelete({
    title: usersText('deleteTitle'),
    warning: usersText('deleteWarning', { name }),
    facts: <AccessThatStays userIds={[userId]} />,
    name,
    action: usersText('deleteAction'),
    run: () => deleteUser({ userId }),
    onDeleted: () => {
      onDeleted?.()
      showSuccess(usersText('deleted'))
    },
  })

  const erasure = usePersonErasure({
    name,
    facts: <AccessThatStays userIds={[userId]} />,
    mayBePilot: true,
    run: ({ erasesPilot }) => eraseUser({ userId, erasesPilot }),
    onErased: () => onDeleted?.(),
  })

  const items = [
    ...(onOpen ? [{ key: 'open', label: usersText('open'), onClick: onOpen }] : []),
    ...(canInvite && state === 'invited'
      ? [{ key: 'resend', label: usersText('resend'), onClick: () => void sendAgain() }]
      : []),
    ...(canUpdate && state === 'disabled'
      ? [{ key: 'enable', label: usersText('enable'), onClick: () => void setDisabled(false) }]
      : []),
    ...(canUpdate && state !== 'disabled'
      ? [{ key: 'disable', label: usersText('disable'), onClick: () => setConfirmation('disable') }]
      : []),
    ...(canUpdate && user.secondFactor
      ? [{ key: 'reset', label: usersText('resetFactor'), onClick: () => setConfirmation('reset') }]
      : []),
    ...(canDelete ? [{ key: 'delete', danger: true, label: usersText('delete'), onClick: deletion.open }] : []),
    ...(canDelete ? [{ key: 'erase', danger: true, label: personErasureText('erase'), onClick: erasure.open }] : []),
  ]
  return (
    <>
      <RowMenu name={name} items={items} isInHeader={!onOpen} />
      {confirmation && (
        <Modal
          open
          title={usersText(confirmation === 'disable' ? 'disableTitle' : 'resetFactorTitle', { name })}
          okText={usersText(confirmation === 'disable' ? 'disable' : 'resetFactor')}
          okButtonProps={{ danger: true }}
          cancelText={usersText('cancel')}
          confirmLoading={isEditing || isResetting}
          onOk={() => void (confirmation === 'disable' ? setDisabled(true) : reset())}
          onCancel={() => setConfirmation(null)}
        >
          {usersText(confirmation === 'disable' ? 'disableBody' : 'resetFactorBody')}
          {confirmation === 'disable' && <AccessThatStays userIds={[userId]} />}
        </Modal>
      )}
      {deletion.dialog}
      {erasure.dialog}
    </>
  )
}
