import { useState } from 'react'
import { Card, Form, Select } from 'antd'
import { useGetTenantPermissionsQuery } from '../../api/permission'
import { useGetPermissionExplanationQuery, type User } from '../../api/user'
import { PermissionAnswer } from '../../shared/permissions/PermissionAnswer'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { usersText } from './messages'

/** Explains why a user has a permission, or who can grant it. */
export function ExplainPermission({ user }: { user: User }) {
  const [permission, setPermission] = useState<string | null>(null)
  const known = useGetTenantPermissionsQuery()
  const { currentData, error } = useGetPermissionExplanationQuery(
    { userId: user._id, permission: permission ?? '' },
    { skip: permission === null, refetchOnMountOrArgChange: true },
  )
  return (
    <Card size="small" title={usersText('explainTitle')} style={{ maxWidth: 820, marginTop: 16 }}>
      <Form layout="vertical">
        <Form.Item label={usersText('explainWhich', { name: user.name })} htmlFor="explained-permission">
          <Select
            id="explained-permission"
            value={permission}
            getPopupContainer={popupParent}
            placeholder={usersText('explainChoose')}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={setPermission}
            // Flat, because screen readers announce option groups as options.
            options={known.data?.data.areas.flatMap(({ label: area, permissions }) =>
              permissions.map(({ name, label }) => ({
                value: name,
                label: usersText('explainOption', { area, label }),
              })),
            )}
            notFoundContent={<NoOptions query={known} />}
            style={{ maxWidth: 420 }}
          />
        </Form.Item>
      </Form>
      <PermissionAnswer explanation={currentData?.data} error={error} />
    </Card>
  )
}
