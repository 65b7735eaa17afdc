import { useDeleteUserGroupMutation, type UserGroup } from '../../api/user-group'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../shared/lists/RowMenu'
import { showMessage } from '../../shared/showMessage'
import { groupsText } from './messages'

/** Actions of a user group in the list. */
export function UserGroupMenu({ group: { _id: userGroupId, name, memberCount } }: { group: UserGroup }) {
  const [deleteUserGroup] = useDeleteUserGroupMutation()
  const deletion = useConfirmDelete({
    title: groupsText('deleteTitle'),
    warning: groupsText('deleteWarning', { count: memberCount }),
    name,
    action: groupsText('deleteAction'),
    run: () => deleteUserGroup({ userGroupId }),
    onDeleted: () => showMessage({ type: 'success', text: groupsText('deleted') }),
  })
  return (
    <>
      <RowMenu
        name={name}
        items={[{ key: 'delete', label: groupsText('deleteAction'), danger: true, onClick: deletion.open }]}
      />
      {deletion.dialog}
    </>
  )
}
