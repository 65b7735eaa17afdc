import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getVectorTile: 'layer_list',
  getRasterTile: 'layer_list',
  getElevationTile: 'layer_list',
  getPublicVectorTile: 'public',
  getPublicRasterTile: 'public',
}
