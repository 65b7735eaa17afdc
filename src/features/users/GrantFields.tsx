import { Form, Select } from 'antd'
import type { User } from '../../api/user'
import { useListUserGroupsQuery } from '../../api/user-group'
import { PermissionsField } from '../../session/PermissionsField'
import { useCan } from '../../session/useCan'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { permissionLabel } from '../../shared/permissions/permissions.gen'
import { usersText } from './messages'
import { fieldLabels } from './userValues'

const GROUPS_SHOWN = 200

interface GrantFieldsProps {
  /** Groups of the user, whose names the select needs. */
  known: User['groups']
  isReadOnly: boolean
}

/** Groups and additional permissions of a user. */
export function GrantFields({ known, isReadOnly }: GrantFieldsProps) {
  const canListGroups = useCan('user_group_list')
  const groups = useListUserGroupsQuery({ pageSize: GROUPS_SHOWN }, { skip: !canListGroups })
  const listed = groups.data?.data.items ?? []
  const choices = [...listed, ...known.filter(({ _id }) => !listed.some((group) => group._id === _id))]

  return (
    <>
      {canListGroups ? (
        <Form.Item name="groups" label={fieldLabels().groups} extra={usersText('groupsHelp')}>
          <Select
            mode="multiple"
            disabled={isReadOnly}
            getPopupContainer={popupParent}
            placeholder={usersText('searchGroups')}
            showSearch={{ optionFilterProp: 'label' }}
            options={choices.map(({ _id, name }) => ({ value: _id, label: name }))}
            loading={groups.isFetching}
            notFoundContent={<NoOptions query={groups} none={usersText('noGroup')} />}
          />
        </Form.Item>
      ) : (
        <p>{usersText('groupsNotAllowed', { permission: permissionLabel('user_group_list') })}</p>
      )}
      <PermissionsField
        name="customPermissions"
        label={fieldLabels().customPermissions}
        help={usersText('permissionsHelp')}
        isReadOnly={isReadOnly}
      />
    </>
  )
}
