import { useState } from 'react'
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Modal } from 'antd'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import {
  useDeleteUserMutation,
  useEditUserMutation,
  useResendInvitationMutation,
  useResetSecondFactorMutation,
  type User,
} from '../../api/user'
import { useCan } from '../../session/useCan'
import { besideField } from '../../shared/besideField'
import { ConfirmByName } from '../../shared/forms/ConfirmByName'
import { showMessage } from '../../shared/showMessage'
import { usersText } from './messages'

type Question = 'disable' | 'reset' | 'delete'

interface UserMenuProps {
  user: User
  isOneself: boolean
  onDeleted: () => void
}

/** What is done to a user besides editing: invited again, disabled, helped out, removed. */
export function UserMenu({ user, isOneself, onDeleted }: UserMenuProps) {
  const { _id: userId, name, version, state } = user
  const navigate = useNavigate()
  const canCreate = useCan('user_create')
  const canUpdate = useCan('user_update') && !isOneself
  const canDelete = useCan('user_delete') && !isOneself
  const [question, setQuestion] = useState<Question | null>(null)
  const [editUser, { isLoading: isEditing }] = useEditUserMutation()
  const [resend] = useResendInvitationMutation()
  const [resetFactor, { isLoading: isResetting }] = useResetSecondFactorMutation()
  const [deleteUser, deletion] = useDeleteUserMutation()

  const tell = (text: string) => showMessage({ type: 'success', text })

  const setDisabled = async (disabled: boolean) => {
    const { data, error } = await editUser({ userId, userEdit: { version, disabled } })
    setQuestion(null)
    if (data) tell(usersText(disabled ? 'disabled' : 'enabled', { name }))
    else if (isApiError(error)) showMessage({ type: 'error', text: error.message })
  }

  const reset = async () => {
    const { data } = await resetFactor({ userId })
    setQuestion(null)
    if (data) tell(usersText('resetFactorDone'))
  }

  const sendAgain = async () => {
    const { data } = await resend({ userId })
    if (data) tell(usersText('resent'))
  }

  const remove = async () => {
    const { data } = await deleteUser({ userId })
    if (!data) return
    onDeleted()
    tell(usersText('deleted'))
    await navigate('/dashboard/tenant/user/list', { replace: true })
  }

  const items = [
    ...(canCreate && state === 'invited'
      ? [{ key: 'resend', label: usersText('resend'), onClick: () => void sendAgain() }]
      : []),
    ...(canUpdate && state === 'disabled'
      ? [{ key: 'enable', label: usersText('enable'), onClick: () => void setDisabled(false) }]
      : []),
    ...(canUpdate && state !== 'disabled'
      ? [{ key: 'disable', label: usersText('disable'), onClick: () => setQuestion('disable') }]
      : []),
    ...(canUpdate && user.secondFactor
      ? [{ key: 'reset', label: usersText('resetFactor'), onClick: () => setQuestion('reset') }]
      : []),
    ...(canDelete
      ? [{ key: 'delete', danger: true, label: usersText('delete'), onClick: () => setQuestion('delete') }]
      : []),
  ]
  if (items.length === 0) return null

  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" getPopupContainer={besideField} menu={{ items }}>
        <Button icon={<MoreOutlined aria-hidden />} aria-label={usersText('more')} />
      </Dropdown>
      {(question === 'disable' || question === 'reset') && (
        <Modal
          open
          title={usersText(question === 'disable' ? 'disableTitle' : 'resetFactorTitle', { name })}
          okText={usersText(question === 'disable' ? 'disable' : 'resetFactor')}
          okButtonProps={{ danger: true }}
          cancelText={usersText('cancel')}
          confirmLoading={isEditing || isResetting}
          onOk={() => void (question === 'disable' ? setDisabled(true) : reset())}
          onCancel={() => setQuestion(null)}
        >
          {usersText(question === 'disable' ? 'disableBody' : 'resetFactorBody')}
        </Modal>
      )}
      {question === 'delete' && (
        <ConfirmByName
          title={usersText('deleteTitle')}
          warning={usersText('deleteWarning', { name })}
          name={name}
          action={usersText('deleteAction')}
          isWorking={deletion.isLoading}
          error={isApiError(deletion.error) ? deletion.error.message : undefined}
          onConfirm={() => void remove()}
          onCancel={() => {
            setQuestion(null)
            deletion.reset()
          }}
        />
      )}
    </>
  )
}
