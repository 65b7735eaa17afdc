import { Form, Input } from 'antd'
import type { User } from '../../api/user'
import { PermissionsField } from '../../session/PermissionsField'
import { useCan } from '../../session/useCan'
import { NameField } from '../../shared/forms/NameField'
import { PageForm, type PageFormActions } from '../../shared/forms/PageForm'
import { userGroupEditLimits } from '../../shared/limits/user-group.gen'
import { permissionLabel } from '../../shared/permissions/permissions.gen'
import { fieldLabels, type GroupValues } from './groupValues'
import { MemberSelect } from './MemberSelect'
import { groupsText } from './messages'

interface UserGroupFormProps extends PageFormActions<GroupValues> {
  /** Current members; a large group has more than are listed here. */
  members?: User[]
  hiddenMembers?: { shown: number; total: number }
}

/** Form to create and edit a user group. */
export function UserGroupForm({ members = [], hiddenMembers, ...page }: UserGroupFormProps) {
  const canListUsers = useCan('user_list')
  const labels = fieldLabels()
  return (
    <PageForm<GroupValues> {...page} formName="user-group" labels={labels}>
      <NameField label={labels.name} help={groupsText('nameHelp')} maxLength={userGroupEditLimits.name.maxLength} />
      <Form.Item
        name="description"
        label={labels.description}
        rules={[
          {
            max: userGroupEditLimits.description.maxLength,
            message: groupsText('descriptionTooLong', { max: userGroupEditLimits.description.maxLength }),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      {canListUsers ? (
        <Form.Item
          name="members"
          label={labels.members}
          extra={
            hiddenMembers && hiddenMembers.total > hiddenMembers.shown
              ? groupsText('tooManyMembers', hiddenMembers)
              : groupsText('membersHelp')
          }
        >
          <MemberSelect known={members} />
        </Form.Item>
      ) : (
        <p>{groupsText('membersNotAllowed', { permission: permissionLabel('user_list') })}</p>
      )}
      <PermissionsField
        name="permissions"
        label={labels.permissions}
        help={groupsText('permissionsHelp')}
        isReadOnly={page.isReadOnly ?? false}
      />
    </PageForm>
  )
}
