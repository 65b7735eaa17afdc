// Formats positions as UTM and MGRS. The projections are a large library, which maps load only for these formats.
import { forward } from 'mgrs'
import proj4 from 'proj4'
import type { Position } from '../scene'
import { wrapped, type GridFormat } from './coordinates'

/** Latitudes beyond these limits belong to UPS, the polar grid, which is not supported. */
const GRID_NORTH = 84
const GRID_SOUTH = -80

/** @returns undefined near the poles, which the grids do not cover */
export function formatOnGrid([long, lat]: Position, format: GridFormat): string | undefined {
  if (!isOnGrid(lat)) return undefined
  const east = wrapped(long)
  return format === 'utm' ? utm(east, lat) : spaced(forward([east, lat], 5))
}

const isOnGrid = (lat: number): boolean => lat >= GRID_SOUTH && lat <= GRID_NORTH

const BANDS = 'CDEFGHJKLMNPQRSTUVWXX'

function utm(long: number, lat: number): string {
  const zone = zoneOf(long, lat)
  const [easting = 0, northing = 0] = proj4(utmProjection(zone, lat < 0), [long, lat])
  return `${zone}${BANDS[Math.floor((lat - GRID_SOUTH) / 8)]} ${Math.round(easting)} ${Math.round(northing)}`
}

/** A UTM zone for proj4; in the south northings count from 10,000 km below the equator. */
export const utmProjection = (zone: number, isSouth: boolean): string =>
  `+proj=utm +zone=${zone}${isSouth ? ' +south' : ''} +datum=WGS84 +units=m`

/** The UTM zone of a position; undefined near the poles. */
export const utmZone = ([long, lat]: Position): number | undefined =>
  isOnGrid(lat) ? zoneOf(wrapped(long), lat) : undefined

/** Zones are six degrees wide, except in south-western Norway and Svalbard. */
function zoneOf(long: number, lat: number): number {
  if (lat >= 56 && lat < 64 && long >= 3 && long < 12) return 32
  if (lat >= 72 && long >= 0 && long < 42) return long < 9 ? 31 : long < 21 ? 33 : long < 33 ? 35 : 37
  return Math.floor((long + 180) / 6) + 1
}

const spaced = (grid: string): string => grid.replace(/^(\d+[A-Z])([A-Z]{2})(\d{5})(\d{5})$/, '$1 $2 $3 $4')
