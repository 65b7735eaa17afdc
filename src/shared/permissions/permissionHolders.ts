import { PLATFORM_PERMISSIONS, TENANT_ROOT_PERMISSIONS, type PermissionName } from './permissions.gen'

/** Who can hold a permission: super admins, tenant roots, or every user to whom a tenant root grants it. */
export function holdersOf(permission: PermissionName): 'platform' | 'tenant-root' | 'granted' {
  if (PLATFORM_PERMISSIONS.has(permission)) return 'platform'
  return TENANT_ROOT_PERMISSIONS.has(permission) ? 'tenant-root' : 'granted'
}
