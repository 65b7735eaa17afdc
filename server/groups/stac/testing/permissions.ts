import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getStacCatalog: 'mission_list',
  getStacConformance: 'mission_list',
  getStacCollections: 'mission_list',
  getStacCollection: 'mission_list',
  getStacItems: 'mission_list',
  getStacItem: 'mission_list',
  getStacSearch: 'mission_list',
  searchStac: 'mission_list',
  getStacAsset: 'download_layer',
}
