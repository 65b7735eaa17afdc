import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listAuditEntries: ['tenant-root', 'super-admin'],
  exportAuditEntries: ['tenant-root', 'super-admin'],
}
