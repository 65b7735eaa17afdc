// Converts the countries of world-atlas, which are cut for a globe, for a flat map.
import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Area = Feature<Polygon | MultiPolygon, { name?: string }>

/**
 * Countries as areas, and one label point per country, because MapLibre would label each part of a multipolygon.
 * Rings continue beyond 180 degrees where a country crosses the antimeridian.
 */
export function countries(atlas: Topology<{ countries: GeometryCollection<{ name?: string }> }>) {
  const areas = feature(atlas, atlas.objects.countries).features.filter(isArea).map(flattened)
  return {
    areas: collection(areas),
    names: collection(areas.map(nameOf).filter((name) => name !== undefined)),
  }
}

const collection = <Each extends Feature>(features: Each[]): FeatureCollection<Each['geometry']> => ({
  type: 'FeatureCollection',
  features,
})

const isArea = (each: Feature): each is Area =>
  each.geometry.type === 'Polygon' || each.geometry.type === 'MultiPolygon'

const flattened = ({ geometry, ...rest }: Area): Area => ({
  ...rest,
  geometry:
    geometry.type === 'Polygon'
      ? { type: 'Polygon', coordinates: geometry.coordinates.map(continuous) }
      : { type: 'MultiPolygon', coordinates: geometry.coordinates.map((part) => part.map(continuous)) },
})

/** Removes the jumps of a ring at the antimeridian. A ring around a pole is closed along the edge of the map. */
function continuous(ring: Position[]): Position[] {
  let turn = 0
  const flat = ring.map(([long = 0, lat = 0], index): Position => {
    const step = long - (ring[index - 1]?.[0] ?? long)
    if (step > 180) turn -= 360
    if (step < -180) turn += 360
    return [long + turn, lat]
  })
  const first = flat[0]
  const last = flat.at(-1)
  if (turn === 0 || !first || !last) return flat
  const pole = (first[1] ?? 0) < 0 ? -90 : 90
  return [...flat, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first]
}

/** Center of the country's largest part. */
function nameOf({ geometry, properties: { name } }: Area): Feature<Point> | undefined {
  const outlines =
    geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map(([outline]) => outline)
  const largest = outlines
    .map((outline) => centroidOf(outline ?? []))
    .reduce((best, next) => (next.size > best.size ? next : best))
  if (!name || largest.size === 0) return undefined
  return {
    type: 'Feature',
    properties: { name, size: largest.size },
    geometry: { type: 'Point', coordinates: largest.at },
  }
}

/** Centroid of a ring, and its size in square degrees. */
function centroidOf(ring: Position[]): { at: Position; size: number } {
  let twice = 0
  let long = 0
  let lat = 0
  for (let index = 0; index + 1 < ring.length; index++) {
    const [x1 = 0, y1 = 0] = ring[index] ?? []
    const [x2 = 0, y2 = 0] = ring[index + 1] ?? []
    const cross = x1 * y2 - x2 * y1
    twice += cross
    long += (x1 + x2) * cross
    lat += (y1 + y2) * cross
  }
  if (twice === 0) return { at: ring[0] ?? [0, 0], size: 0 }
  return { at: [long / (3 * twice), lat / (3 * twice)], size: Math.abs(twice) / 2 }
}
