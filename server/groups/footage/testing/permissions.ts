import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // Photos are found with feature_list only; footage.test.ts checks it.
  searchFootage: 'vod_list',
}
