import { Alert, Form, Select } from 'antd'
import { useAddUsersToGroupMutation } from '../../api/user'
import { useListUserGroupsQuery } from '../../api/user-group'
import { NoOptions } from '../../shared/lists/NoOptions'
import { FormDialog } from '../../shared/forms/FormDialog'
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
  const { data, error, isFetching, refetch } = useListUserGroupsQuery({ pageSize: GROUPS_SHOWN })
  const [add] = useAddUsersToGroupMutation()
  const groups = data?.data.items ?? []

  const send = async ({ userGroupId }: { userGroupId: string }) => {
    const reply = await add({ userGroupId, userSelection: { userIds } })
    const group = groups.find(({ _id }) => _id === userGroupId)
    return reply.error ? { error: reply.error } : { data: group?.name ?? '' }
  }

  return (
    <FormDialog<{ userGroupId: string }, string>
      title={usersText('addToGroupTitle', { count: userIds.length })}
      okText={usersText('addUsers')}
      formName="add-to-group"
      labels={{ userGroupId: usersText('addToGroupField') }}
      send={send}
      onDone={onAdded}
      onClose={onCancel}
      help={error && <Alert type="error" showIcon title={error.message} style={{ marginBottom: 12 }} />}
    >
      <Form.Item
        name="userGroupId"
        label={usersText('addToGroupField')}
        rules={[{ required: true, message: usersText('chooseGroup') }]}
      >
        <Select
          loading={isFetching}
          getPopupContainer={popupParent}
          placeholder={usersText('chooseGroup')}
          showSearch={{ optionFilterProp: 'label' }}
          options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
          notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={usersText('noGroup')} />}
        />
      </Form.Item>
    </FormDialog>
  )
}
