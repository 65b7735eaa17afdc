// What other groups may use of the group tile.
export { sendRasterTile, sendVectorTile } from './service'
export { ALWAYS_REVALIDATE } from './tileResponse'
