// What other groups may use of the group tile.
export { sendElevationTile, sendRasterTile, sendVectorTile } from './service'
export { ALWAYS_REVALIDATE } from './tileResponse'
