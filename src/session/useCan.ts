import { useSelector } from 'react-redux'
import type { PermissionName } from '../shared/permissions/permissions.gen'
import { selectUser } from './authSlice'

/** Whether the user has `permission`. For display only: the server enforces permissions. */
export function useCan(permission: PermissionName): boolean {
  return useSelector(selectUser)?.permissions.includes(permission) ?? false
}
