import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getOgcLandingPage: 'session',
  getOgcConformance: 'session',
  getOgcCollections: 'session',
  getOgcCollection: 'session',
  getOgcItems: 'session',
  getOgcItem: 'session',
  getOgcVectorTileSets: 'session',
  getOgcVectorTileSet: 'session',
  getOgcVectorTile: 'session',
  getOgcMapTileSets: 'session',
  getOgcMapTileSet: 'session',
  getOgcMapTile: 'session',
  getWmtsCapabilities: 'layer_list',
  getOgcTileMatrixSets: 'session',
  getOgcTileMatrixSet: 'session',
}
