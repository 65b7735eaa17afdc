import { useState } from 'react'
import { Button, Modal } from 'antd'
import {
  useDisableUsersMutation,
  useEnableUsersMutation,
  useResendInvitationsMutation,
  type User,
} from '../../api/user'
import { useCan } from '../../session/useCan'
import { showMessage } from '../../shared/showMessage'
import { AccessThatStays } from './AccessThatStays'
import { AddToGroupDialog } from './AddToGroupDialog'
import { usersText } from './messages'

interface UserBulkActionsProps {
  /** At least one. */
  users: User[]
  /** Called when an action has changed the users. */
  onDone: () => void
}

/** Actions for the selected users. Each action applies to all of them or to none. */
export function UserBulkActions({ users, onDone }: UserBulkActionsProps) {
  const canUpdate = useCan('user_update')
  const canListGroups = useCan('user_group_list')
  const canInvite = useCan('otp_email_send')
  const [dialog, setDialog] = useState<'disable' | 'group' | null>(null)
  const [disable, { isLoading: isDisabling }] = useDisableUsersMutation()
  const [enable, { isLoading: isEnabling }] = useEnableUsersMutation()
  const [resend, { isLoading: isSending }] = useResendInvitationsMutation()
  const userSelection = { userIds: users.map(({ _id }) => _id) }
  const count = users.length

  const finish = (text: string) => {
    showMessage({ type: 'success', text })
    onDone()
  }

  const disableAll = async () => {
    const { data } = await disable({ userSelection })
    setDialog(null)
    if (data) finish(usersText('disabledMany', { count }))
  }

  const enableAll = async () => {
    const { data } = await enable({ userSelection })
    if (data) finish(usersText('enabledMany', { count }))
  }

  const resendAll = async () => {
    const { data } = await resend({ userSelection })
    if (data) finish(usersText('resentMany', { count }))
  }

  return (
    <>
      {canUpdate && users.some(({ state }) => state !== 'disabled') && (
        <Button onClick={() => setDialog('disable')}>{usersText('disable')}</Button>
      )}
      {canUpdate && users.some(({ state }) => state === 'disabled') && (
        <Button loading={isEnabling} onClick={() => void enableAll()}>
          {usersText('enable')}
        </Button>
      )}
      {canUpdate && canListGroups && <Button onClick={() => setDialog('group')}>{usersText('addToGroup')}</Button>}
      {canInvite && users.every(({ state }) => state === 'invited') && (
        <Button loading={isSending} onClick={() => void resendAll()}>
          {usersText('resendMany')}
        </Button>
      )}
      {dialog === 'disable' && (
        <Modal
          open
          title={usersText('disableManyTitle', { count })}
          okText={usersText('disable')}
          okButtonProps={{ danger: true }}
          cancelText={usersText('cancel')}
          confirmLoading={isDisabling}
          onOk={() => void disableAll()}
          onCancel={() => setDialog(null)}
        >
          <p>{usersText('disableManyBody')}</p>
          <AccessThatStays userIds={userSelection.userIds} />
        </Modal>
      )}
      {dialog === 'group' && (
        <AddToGroupDialog
          userIds={userSelection.userIds}
          onCancel={() => setDialog(null)}
          onAdded={(group) => {
            setDialog(null)
            finish(usersText('addedMany', { count, group }))
          }}
        />
      )}
    </>
  )
}
