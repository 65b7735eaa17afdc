import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listFilteredFeatures: 'feature_list',
  listFeatures: 'feature_list',
  addFeatures: 'add_feature',
  editFeature: 'edit_feature',
  deleteFeatures: 'delete_feature',
  undoFeatureChange: 'edit_feature',
  flagFeature: 'edit_feature',
}
