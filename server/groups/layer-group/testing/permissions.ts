import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createLayerGroup: 'edit_layer',
  editLayerGroup: 'edit_layer',
  deleteLayerGroup: 'edit_layer',
  restoreLayerGroup: 'edit_layer',
  removeLayerFromGroup: 'edit_layer',
}
