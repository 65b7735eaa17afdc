// Writes KML: every text escaped, attributes as ExtendedData, one style per layer and extra ones for styled features.
import type { Geometry, Polygon, Position } from 'geojson'
import { ownValue } from '../../platform/core/ownValue'
import type { FeatureStyle } from './feature'
import type { ExportFeature } from './sql'

export function kmlHead(name: string, color: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document>\n' +
    `<name>${escaped(name)}</name>\n<Style id="layer">${styleOf({ color })}</Style>\n`
  )
}

export const kmlFoot = '</Document>\n</kml>\n'

export function kmlPlacemark(
  { index, geometry, properties, style }: Pick<ExportFeature, 'index' | 'geometry' | 'properties' | 'style'>,
  labelField: string | null,
): string {
  const chosen = labelField === null ? undefined : ownValue(properties, labelField)
  const label = chosen ?? properties['name'] ?? `#${index}`
  const data = Object.entries(properties)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<Data name="${escaped(name)}"><value>${escaped(String(value))}</value></Data>`)
  return (
    `<Placemark id="f${index}"><name>${escaped(String(label))}</name>` +
    (style ? `<Style>${styleOf(style)}</Style>` : '<styleUrl>#layer</styleUrl>') +
    (data.length > 0 ? `<ExtendedData>${data.join('')}</ExtendedData>` : '') +
    `${geometryOf(geometry)}</Placemark>\n`
  )
}

/** Fill opacity of areas without their own. */
const DEFAULT_OPACITY = 0.35

function styleOf({ color, fill, fillOpacity = DEFAULT_OPACITY, width }: FeatureStyle): string {
  const line = color ?? fill
  return [
    line ? `<IconStyle><color>ff${swapped(line)}</color></IconStyle>` : '',
    line ? `<LineStyle><color>ff${swapped(line)}</color><width>${width ?? 2}</width></LineStyle>` : '',
    line ? `<PolyStyle><color>${byteOf(fillOpacity)}${swapped(fill ?? line)}</color></PolyStyle>` : '',
  ].join('')
}

const byteOf = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

/** #rrggbb as bbggrr. */
const swapped = (color: string) => color.slice(5, 7) + color.slice(3, 5) + color.slice(1, 3)

function geometryOf(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return `<Point>${coordinatesOf([geometry.coordinates])}</Point>`
    case 'LineString':
      return `<LineString>${coordinatesOf(geometry.coordinates)}</LineString>`
    case 'Polygon':
      return polygonOf(geometry.coordinates)
    case 'MultiPoint':
      return many(geometry.coordinates.map((each) => `<Point>${coordinatesOf([each])}</Point>`))
    case 'MultiLineString':
      return many(geometry.coordinates.map((each) => `<LineString>${coordinatesOf(each)}</LineString>`))
    case 'MultiPolygon':
      return many(geometry.coordinates.map(polygonOf))
    case 'GeometryCollection':
      return many(geometry.geometries.map(geometryOf))
  }
}

const many = (parts: string[]) => `<MultiGeometry>${parts.join('')}</MultiGeometry>`

function polygonOf(rings: Polygon['coordinates']): string {
  const [outer = [], ...holes] = rings
  const ring = (positions: Position[]) => `<LinearRing>${coordinatesOf(positions)}</LinearRing>`
  return `<Polygon><outerBoundaryIs>${ring(outer)}</outerBoundaryIs>${holes.map((hole) => `<innerBoundaryIs>${ring(hole)}</innerBoundaryIs>`).join('')}</Polygon>`
}

const coordinatesOf = (positions: Position[]) =>
  `<coordinates>${positions.map((position) => position.join(',')).join(' ')}</coordinates>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Also removes control characters, which XML does not allow. */
function escaped(text: string): string {
  return [...text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')]
    .filter((character) => character >= ' ' || character === '\n' || character === '\t' || character === '\r')
    .join('')
}
