import { useState } from 'react'
import { Select } from 'antd'
import { useGetOwnPermissionExplanationQuery } from '../../api/profile'
import { PermissionAnswer } from '../../shared/permissions/PermissionAnswer'
import { PERMISSION_AREAS, permissionLabel, type PermissionName } from '../../shared/permissions/permissions.gen'
import { popupParent } from '../../shared/popupParent'
import { accountText } from './messages'

/** Explains why the user has a permission: which role or group gives it, or who can grant it. */
export function OwnPermissionCheck() {
  const [permission, setPermission] = useState<PermissionName | null>(null)
  const { currentData, error } = useGetOwnPermissionExplanationQuery(
    { permission: permission ?? '' },
    { skip: permission === null, refetchOnMountOrArgChange: true },
  )
  return (
    <div style={{ marginTop: 20 }}>
      <label htmlFor="own-permission" style={{ display: 'block', marginBottom: 8 }}>
        {accountText('checkPermission')}
      </label>
      <Select
        id="own-permission"
        value={permission}
        getPopupContainer={popupParent}
        placeholder={accountText('choosePermission')}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={setPermission}
        options={PERMISSION_AREAS.flatMap(({ permissions }) =>
          permissions.map((name) => ({ value: name, label: permissionLabel(name) })),
        )}
        style={{ width: '100%', marginBottom: 8 }}
      />
      <PermissionAnswer explanation={currentData?.data} error={error} />
    </div>
  )
}
