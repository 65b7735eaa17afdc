import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createShare: 'public_map_create',
  listShares: 'public_map_create',
  getShare: 'public_map_create',
  editShare: 'public_map_create',
  revokeShare: 'public_map_create',
  listShareVisits: 'public_map_create',
}
