// What other groups may use of the group base-layer.
import type { Box } from '../../media/vector/extent'
import type { Tx } from '../../platform/db/tenancy'
import type { Geometry } from 'geojson'
import * as primeQueries from './primeSql'

export { selectGround } from './areas'
export { pointsInside } from './pointsInside'
export {
  createDrawn,
  editBaseLayer,
  inPublished,
  publishBaseLayer,
  requireBaseLayer,
  requirePublicPart,
} from './service'
export { asPublicPart } from './view'

/** The geometries of all features with this value: a plot may consist of several features. */
export const findMaprefShapes = (
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  attribute: string,
  mapref: string,
): Promise<{ geometry: Geometry; box: Box }[]> =>
  primeQueries.selectMaprefShapes(tenantId, tx, baseLayerId, attribute, mapref)
