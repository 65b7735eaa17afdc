// The tile matrix set of all tiles: WebMercatorQuad of OGC Two Dimensional Tile Matrix Set 2.0, annex D.1.
import { notFound } from '../../platform/core/errors'
import { ogcText } from './messages'

export const TILE_MATRIX_SET = 'WebMercatorQuad'
export const TILE_MATRIX_SET_URI = 'http://www.opengis.net/def/tilematrixset/OGC/1.0/WebMercatorQuad'
export const WEB_MERCATOR_URI = 'http://www.opengis.net/def/crs/EPSG/0/3857'

/** Half the side of the map, in metres. */
export const HALF_WORLD = 20_037_508.342789244
const TILE_PIXELS = 256
const MAX_ZOOM = 24
/** Metres of a pixel for which scale denominators are defined. */
const PIXEL_METRES = 0.00028

export interface TileMatrix {
  id: string
  scaleDenominator: number
  cellSize: number
  cornerOfOrigin: 'topLeft'
  pointOfOrigin: [x: number, y: number]
  tileWidth: number
  tileHeight: number
  matrixWidth: number
  matrixHeight: number
}

export const TILE_MATRICES: readonly TileMatrix[] = Array.from({ length: MAX_ZOOM + 1 }, (_, zoom) => {
  const tiles = 2 ** zoom
  const cellSize = (2 * HALF_WORLD) / TILE_PIXELS / tiles
  return {
    id: String(zoom),
    scaleDenominator: cellSize / PIXEL_METRES,
    cellSize,
    cornerOfOrigin: 'topLeft',
    pointOfOrigin: [-HALF_WORLD, HALF_WORLD],
    tileWidth: TILE_PIXELS,
    tileHeight: TILE_PIXELS,
    matrixWidth: tiles,
    matrixHeight: tiles,
  }
})

/** With members of version 1.0 of the standard beside those of 2.0, because GDAL before 3.7 reads no others. */
export const tileMatrixSet = (): object => ({
  id: TILE_MATRIX_SET,
  title: 'Google Maps Compatible for the World',
  uri: TILE_MATRIX_SET_URI,
  crs: WEB_MERCATOR_URI,
  orderedAxes: ['X', 'Y'],
  wellKnownScaleSet: 'http://www.opengis.net/def/wkss/OGC/1.0/GoogleMapsCompatible',
  boundingBox: {
    lowerLeft: [-HALF_WORLD, -HALF_WORLD],
    upperRight: [HALF_WORLD, HALF_WORLD],
    crs: WEB_MERCATOR_URI,
  },
  tileMatrices: TILE_MATRICES.map((matrix) => ({
    ...matrix,
    identifier: matrix.id,
    topLeftCorner: matrix.pointOfOrigin,
  })),
  identifier: TILE_MATRIX_SET,
  supportedCRS: WEB_MERCATOR_URI,
})

/** @throws AppError 404 */
export function requireTileMatrixSet(id: string): void {
  if (id !== TILE_MATRIX_SET) throw notFound(ogcText('tileMatrixSetNotFound'))
}
