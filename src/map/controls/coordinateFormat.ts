// The coordinate format that the user of this browser has chosen.
import { COORDINATE_FORMATS, type CoordinateFormat } from './coordinates'

const STORED_AS = 'aerie.coordinates'

export const isFormat = (value: string | null): value is CoordinateFormat =>
  COORDINATE_FORMATS.some((format) => format === value)

export function storedFormat(): CoordinateFormat {
  const stored = localStorage.getItem(STORED_AS)
  return isFormat(stored) ? stored : 'decimal'
}

export const storeFormat = (format: CoordinateFormat): void => localStorage.setItem(STORED_AS, format)
