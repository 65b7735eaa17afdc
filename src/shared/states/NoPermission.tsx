import { LockOutlined } from '@ant-design/icons'
import { permissionLabel, type PermissionName } from '../permissions/permissions.gen'
import { sharedText } from '../sharedText'
import { EmptyState } from './EmptyState'

/** Replaces a part of a page without access: names the permission and who can grant it. */
export function NoPermission({ permission }: { permission: PermissionName }) {
  return (
    <EmptyState
      icon={<LockOutlined />}
      title={sharedText('noPermission')}
      help={sharedText('noPermissionHelp', { permission: permissionLabel(permission) })}
    />
  )
}
