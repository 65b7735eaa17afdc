import { Alert, Form, Select } from 'antd'
import { useGetTenantPermissionsQuery } from '../../api/permission'
import type { User } from '../../api/user'
import { useListUserGroupsQuery } from '../../api/user-group'
import { useCan } from '../../session/useCan'
import { popupParent } from '../../shared/popupParent'
import { PermissionPicker } from '../../shared/permissions/PermissionPicker'
import { permissionLabel } from '../../shared/permissions/permissions.gen'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { usersText } from './messages'
import { fieldLabels } from './userValues'

const GROUPS_SHOWN = 200
const PICKER_ROWS = 6
const AREA_HEIGHT = 40

interface GrantFieldsProps {
  /** Groups of the user, whose names the select needs. */
  known: User['groups']
  isReadOnly: boolean
}

/** Groups and additional permissions of a user. */
export function GrantFields({ known, isReadOnly }: GrantFieldsProps) {
  const canListGroups = useCan('user_group_list')
  const groups = useListUserGroupsQuery({ pageSize: GROUPS_SHOWN }, { skip: !canListGroups })
  const { data, error } = useGetTenantPermissionsQuery()
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
            notFoundContent={usersText('noGroup')}
          />
        </Form.Item>
      ) : (
        <p>{usersText('groupsNotAllowed', { permission: permissionLabel('user_group_list') })}</p>
      )}
      {error && (
        <Alert type="warning" showIcon title={usersText('permissionsNotLoaded', { message: error.message ?? '' })} />
      )}
      {!data && !error && <RowsSkeleton rows={PICKER_ROWS} height={AREA_HEIGHT} />}
      {data && (
        <Form.Item
          name="customPermissions"
          label={fieldLabels().customPermissions}
          extra={usersText('permissionsHelp')}
        >
          <PermissionPicker areas={data.data.areas} sets={data.data.sets} isReadOnly={isReadOnly} />
        </Form.Item>
      )}
    </>
  )
}
