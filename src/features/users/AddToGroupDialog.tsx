import { useState } from 'react'
import { Alert, Form, Modal, Select } from 'antd'
import { useAddUsersToGroupMutation } from '../../api/user'
import { useListUserGroupsQuery } from '../../api/user-group'
import { popupParent } from '../../shared/popupParent'
import { usersText } from './messages'

const GROUPS_SHOWN = 200

interface AddToGroupDialogProps {
  userIds: string[]
  onCancel: () => void
  /** Called with the name of the group. */
  onAdded: (group: string) => void
}

/** Adds the selected users to one group. */
export function AddToGroupDialog({ userIds, onCancel, onAdded }: AddToGroupDialogProps) {
  const [groupId, setGroupId] = useState<string>()
  const groups = useListUserGroupsQuery({ pageSize: GROUPS_SHOWN })
  const [add, { isLoading, error }] = useAddUsersToGroupMutation()
  const problem = error?.message ?? groups.error?.message
  const listed = groups.data?.data.items ?? []
  const group = listed.find(({ _id }) => _id === groupId)

  const submit = async () => {
    if (!group) return
    const { data } = await add({ userGroupId: group._id, userSelection: { userIds } })
    if (data) onAdded(group.name)
  }

  return (
    <Modal
      open
      title={usersText('addToGroupTitle', { count: userIds.length })}
      okText={usersText('addUsers')}
      okButtonProps={{ disabled: !group }}
      cancelText={usersText('cancel')}
      confirmLoading={isLoading}
      onOk={() => void submit()}
      onCancel={onCancel}
    >
      {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 12 }} />}
      <Form layout="vertical">
        <Form.Item label={usersText('addToGroupField')} htmlFor="add-to-group">
          <Select
            id="add-to-group"
            value={groupId}
            onChange={setGroupId}
            loading={groups.isLoading}
            getPopupContainer={popupParent}
            placeholder={usersText('chooseGroup')}
            showSearch={{ optionFilterProp: 'label' }}
            options={listed.map(({ _id, name }) => ({ value: _id, label: name }))}
            notFoundContent={usersText('noGroup')}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
