// The coordinate systems that a file can have, to search them by name or code and to find those that fit a place.
import { readFileSync } from 'node:fs'
import proj4 from 'proj4'
import { serverFile } from '../../platform/core/folders'
import { isWithinBounds, type Bounds } from '../../../geometry/uniteBounds'

export interface CoordinateSystem {
  epsg: number
  name: string
  /** Where it is used. West is greater than east in an area across the antimeridian. */
  area: Bounds
  /** For PROJ. */
  definition: string
}

let all: CoordinateSystem[] | undefined

/** Every system, by its code. The list is read at its first use. */
function systems(): CoordinateSystem[] {
  all ??= readFileSync(serverFile('media/coordinate-systems/systems.tsv'), 'utf8').trimEnd().split('\n').map(systemOf)
  return all
}

function systemOf(line: string): CoordinateSystem {
  const [code, name = '', area = '', definition = ''] = line.split('\t')
  const [west = -180, south = -90, east = 180, north = 90] = area.split(' ').map(Number)
  return { epsg: Number(code), name, area: [west, south, east, north], definition }
}

/** Those whose code starts with the text, with or without `EPSG:`, or whose name contains all of its words. */
export function searchSystems(text: string): CoordinateSystem[] {
  const [, code] = /^\s*(?:epsg\s*:?\s*)?(\d{2,6})\s*$/i.exec(text) ?? []
  if (code !== undefined) return systems().filter(({ epsg }) => String(epsg).startsWith(code))
  const words = text
    .toLowerCase()
    .split(/[\s/,]+/)
    .filter(Boolean)
  return systems().filter(({ name }) => {
    const lower = name.toLowerCase()
    return words.every((word) => lower.includes(word))
  })
}

/** Those that are used at a place. @param long degrees @param lat degrees */
export const systemsAt = (long: number, lat: number): CoordinateSystem[] =>
  systems().filter(({ area }) => isWithinBounds(area, long, lat))

export const systemByCode = (code: number): CoordinateSystem | undefined => systems().find(({ epsg }) => epsg === code)

/**
 * @param x easting, or longitude of a geographic system
 * @param y northing, or latitude
 * @returns longitude and latitude in degrees, accurate to about 200 m; undefined where the system has no such place
 */
export function placeIn(
  { definition }: CoordinateSystem,
  x: number,
  y: number,
): [long: number, lat: number] | undefined {
  try {
    const [long = NaN, lat = NaN] = proj4(definition, 'WGS84', [x, y])
    const isOnEarth = Math.abs(long) <= 180 && Math.abs(lat) <= 90
    return isOnEarth ? [long, lat] : undefined
  } catch {
    // Some projections are unknown to the library.
    return undefined
  }
}

/** The box of a file in degrees, by its corners and the middles of its sides; undefined where one of them has no place. */
export function boundsIn(system: CoordinateSystem, [minX, minY, maxX, maxY]: Bounds): Bounds | undefined {
  const xs = [minX, (minX + maxX) / 2, maxX]
  const ys = [minY, (minY + maxY) / 2, maxY]
  const places = xs.flatMap((x) => ys.map((y) => placeIn(system, x, y)))
  const found = places.filter((place) => place !== undefined)
  if (found.length < places.length) return undefined
  const longs = found.map(([long]) => long)
  const lats = found.map(([, lat]) => lat)
  return [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)]
}
