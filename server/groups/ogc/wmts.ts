// The capabilities document of WMTS 1.0.0 (OGC 07-057r7), RESTful encoding only.
import { XMLBuilder } from 'fast-xml-parser'
import type { LayerCollection } from './sql'
import { HALF_WORLD, TILE_MATRICES, TILE_MATRIX_SET } from './tileMatrixSet'

const ATTRIBUTE = '@'
const builder = new XMLBuilder({
  attributeNamePrefix: ATTRIBUTE,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  format: true,
})

/** @param api address of the API, without a slash at its end */
export function wmtsCapabilities(api: string, layers: LayerCollection[]): string {
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Capabilities: {
      '@xmlns': 'http://www.opengis.net/wmts/1.0',
      '@xmlns:ows': 'http://www.opengis.net/ows/1.1',
      '@xmlns:xlink': 'http://www.w3.org/1999/xlink',
      '@version': '1.0.0',
      'ows:ServiceIdentification': {
        'ows:Title': 'Aerie',
        'ows:ServiceType': 'OGC WMTS',
        'ows:ServiceTypeVersion': '1.0.0',
      },
      Contents: { Layer: layers.map((layer) => layerOf(api, layer)), TileMatrixSet: matrixSet() },
      ServiceMetadataURL: { '@xlink:href': `${api}/ogc/wmts/WMTSCapabilities.xml` },
    },
  }
  return String(builder.build(document))
}

function layerOf(api: string, { id, name, missionName, bounds }: LayerCollection): object {
  const tiles = `${api}/ogc/collections/${id}/map/tiles/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}`
  return {
    'ows:Title': `${missionName}: ${name}`,
    ...(bounds && { 'ows:WGS84BoundingBox': boundingBox(bounds) }),
    'ows:Identifier': id,
    Style: { '@isDefault': 'true', 'ows:Identifier': 'default' },
    Format: 'image/png',
    TileMatrixSetLink: { TileMatrixSet: TILE_MATRIX_SET },
    ResourceURL: { '@format': 'image/png', '@resourceType': 'tile', '@template': tiles },
  }
}

/** A box cannot cross the antimeridian in WMTS. */
function boundingBox([west, south, east, north]: readonly [number, number, number, number]): object {
  const crosses = west > east
  return {
    'ows:LowerCorner': `${crosses ? -180 : west} ${south}`,
    'ows:UpperCorner': `${crosses ? 180 : east} ${north}`,
  }
}

const matrixSet = (): object => ({
  'ows:Identifier': TILE_MATRIX_SET,
  'ows:SupportedCRS': 'urn:ogc:def:crs:EPSG::3857',
  WellKnownScaleSet: 'urn:ogc:def:wkss:OGC:1.0:GoogleMapsCompatible',
  TileMatrix: TILE_MATRICES.map((matrix) => ({
    'ows:Identifier': matrix.id,
    ScaleDenominator: matrix.scaleDenominator,
    TopLeftCorner: `${-HALF_WORLD} ${HALF_WORLD}`,
    TileWidth: matrix.tileWidth,
    TileHeight: matrix.tileHeight,
    MatrixWidth: matrix.matrixWidth,
    MatrixHeight: matrix.matrixHeight,
  })),
})
