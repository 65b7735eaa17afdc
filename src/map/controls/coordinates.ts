// Formats positions as decimal degrees, as degrees, minutes and seconds, and as UTM and MGRS.
import { forward } from 'mgrs'
import proj4 from 'proj4'
import { positionText } from '../../shared/positionText'
import type { Position } from '../scene'

export const COORDINATE_FORMATS = ['decimal', 'dms', 'utm', 'mgrs'] as const
export type CoordinateFormat = (typeof COORDINATE_FORMATS)[number]

/** Latitudes beyond these limits belong to UPS, the polar grid, which is not supported. */
const GRID_NORTH = 84
const GRID_SOUTH = -80

/** @returns undefined if the format does not cover the position (UTM and MGRS near the poles) */
export function formatPosition([long, lat]: Position, format: CoordinateFormat): string | undefined {
  const east = wrapped(long)
  switch (format) {
    case 'decimal':
      return positionText({ lat, long: east })
    case 'dms':
      return `${degrees(lat, 'N', 'S')} ${degrees(east, 'E', 'W')}`
    case 'utm':
      return isOnGrid(lat) ? utm(east, lat) : undefined
    case 'mgrs':
      return isOnGrid(lat) ? spaced(forward([east, lat], 5)) : undefined
  }
}

const isOnGrid = (lat: number): boolean => lat >= GRID_SOUTH && lat <= GRID_NORTH

/** Longitude from -180 (inclusive) to 180 (exclusive). */
const wrapped = (long: number): number => ((((long + 180) % 360) + 360) % 360) - 180

function degrees(value: number, positive: string, negative: string): string {
  // Rounds to tenths of a second first, so that 59.96 seconds become the next minute instead of 60 seconds.
  const tenths = Math.round(Math.abs(value) * 36_000)
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0')
  const minutes = String(Math.floor(tenths / 600) % 60).padStart(2, '0')
  return `${Math.floor(tenths / 36_000)}°${minutes}′${seconds}″ ${value < 0 ? negative : positive}`
}

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
