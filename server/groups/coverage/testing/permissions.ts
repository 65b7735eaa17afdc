import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getPhotoCoverage: 'feature_list',
  getGapFlight: 'feature_list',
  downloadGapFlight: 'feature_list',
}
