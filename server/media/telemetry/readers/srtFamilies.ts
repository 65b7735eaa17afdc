// The formats in which drones of DJI and Autel write telemetry into the subtitles of a video. Models differ in the names of the
// fields, in the order of the coordinates and in what follows them.
import { numberOf } from '../sample'

export interface SrtRecord {
  long: number
  lat: number
  altitude: number | null
  height: number | null
  speed: number | null
  heading: number | null
  gimbalYaw: number | null
  gimbalPitch: number | null
  focalLength: number | null
}

/** `latitude-assumed`: nothing in the record says which coordinate comes first. */
export type SrtFamily = 'fields' | 'letters' | 'latitude-first' | 'longitude-first' | 'latitude-assumed'

const NUMBER = '(-?\\d+(?:\\.\\d+)?)'
const THIRD = '([-+]?\\d+(?:\\.\\d+)?) ?([Mm]?)'
/** GPS(W: 97.109543, N: 32.593742, 174.21m), also with a second minus sign: W: -117.-9605. */
const LETTERS = new RegExp(`\\bGPS ?\\(([EW]): ?(-?\\d+\\.-?\\d+), ?([NS]): ?(-?\\d+\\.-?\\d+)(?:, ?${THIRD})?\\)`)
/** GPS(149.0251,-20.2533,16), and RTK for a corrected position. */
const PAIR = new RegExp(`\\b(?:GPS|RTK) ?\\(${NUMBER}, ?${NUMBER}, ?${THIRD}\\)`)
const LATITUDE_FIELD = /\blatitude ?:/
/** The distance, height and speeds of Phantoms, which write the longitude first. */
const FLIGHT_VALUES = /\bH\.S |\bF\.PRY ?\(/
/** Receivers use fewer satellites, so that a greater third value is an altitude. */
const MOST_SATELLITES = 60

/** @returns undefined for a record without telemetry */
export function familyOf(text: string): SrtFamily | undefined {
  if (LATITUDE_FIELD.test(text)) return 'fields'
  if (LETTERS.test(text)) return 'letters'
  const pair = PAIR.exec(text)
  if (!pair) return undefined
  // Only a longitude exceeds 90 degrees.
  if (Math.abs(Number(pair[1])) > 90) return 'longitude-first'
  if (Math.abs(Number(pair[2])) > 90) return 'latitude-first'
  // The Matrice 300 writes the latitude first and an altitude with its unit.
  if (pair[4]) return 'latitude-first'
  return FLIGHT_VALUES.test(text) || isSatellites(pair[3]) ? 'longitude-first' : 'latitude-assumed'
}

/**
 * Whether records of both families are of the same format: records of one flight show the order only where a longitude exceeds
 * 90 degrees. @param first the family of the first record, which says how all are read
 */
export const isSameFormat = (first: SrtFamily, found: SrtFamily): boolean =>
  first === found ||
  (first === 'latitude-assumed' && found === 'latitude-first') ||
  (found === 'latitude-assumed' && (first === 'latitude-first' || first === 'longitude-first'))

const isSatellites = (third: string | undefined): boolean =>
  third !== undefined && /^\d+$/.test(third) && Number(third) <= MOST_SATELLITES

/** @returns undefined for a record that lacks a coordinate */
export function readRecord(text: string, family: SrtFamily): SrtRecord | undefined {
  if (family === 'fields') return readFields(text)
  const record = family === 'letters' ? readLetters(text) : readPair(text, family)
  if (!record) return undefined
  const [gimbalPitch, , gimbalYaw] = anglesOf(text, 'G')
  const [, , heading] = anglesOf(text, 'F')
  return {
    ...record,
    height: after(text, /\bH /) ?? after(text, /\bBAROMETER: ?/) ?? after(text, /\bReH: ?/),
    speed: after(text, /\bH\.S /),
    heading: heading ?? null,
    gimbalYaw: gimbalYaw ?? null,
    gimbalPitch: gimbalPitch ?? null,
  }
}

/** The letter says the side, so that the sign, which some versions write too, is ignored. */
function readLetters(text: string): SrtRecord | undefined {
  const [, side, long, half, lat, altitude] = LETTERS.exec(text) ?? []
  const degrees = (value: string | undefined, isNegative: boolean) =>
    value === undefined ? undefined : `${isNegative ? '-' : ''}${value.replaceAll('-', '')}`
  const record = positionOf(degrees(long, side === 'W'), degrees(lat, half === 'S'))
  return record && { ...record, altitude: numberOf(altitude) }
}

function readPair(text: string, family: SrtFamily): SrtRecord | undefined {
  const [, first, second, third, unit] = PAIR.exec(text) ?? []
  const record = family === 'longitude-first' ? positionOf(first, second) : positionOf(second, first)
  // With its unit, the value of the Matrice 300 is 0 throughout the flight.
  const isAltitude = !unit && !isSatellites(third)
  return record && { ...record, altitude: isAltitude ? numberOf(third) : null }
}

/** Some drones write `longtitude`. */
function readFields(text: string): SrtRecord | undefined {
  const field = (name: string) => new RegExp(`\\b${name} ?: ?${NUMBER}`).exec(text)?.[1]
  const record = positionOf(field('longitude') ?? field('longtitude'), field('latitude'))
  return (
    record && {
      ...record,
      altitude: numberOf(field('abs_alt') ?? field('altitude')),
      height: numberOf(field('rel_alt')),
      gimbalYaw: numberOf(field('gb_yaw')),
      gimbalPitch: numberOf(field('gb_pitch')),
      focalLength: focalLengthOf(field('focal_len')),
    }
  )
}

function positionOf(longText: string | undefined, latText: string | undefined): SrtRecord | undefined {
  const long = numberOf(longText)
  const lat = numberOf(latText)
  if (long === null || lat === null) return undefined
  return {
    long,
    lat,
    altitude: null,
    height: null,
    speed: null,
    heading: null,
    gimbalYaw: null,
    gimbalPitch: null,
    focalLength: null,
  }
}

/** Whole numbers from here on are tenths of a millimetre. */
const TENTHS_FROM = 180
/** 35 mm equivalents in millimetres are at least this; smaller numbers are the focal length of the lens. */
const SHORTEST_FILM_LENGTH = 15

/** Some drones write tenths of a millimetre, without a decimal point. */
function focalLengthOf(text: string | undefined): number | null {
  const number = numberOf(text)
  const length = number !== null && !text?.includes('.') && number >= TENTHS_FROM ? number / 10 : number
  return length !== null && length >= SHORTEST_FILM_LENGTH ? length : null
}

const after = (text: string, name: RegExp): number | null =>
  numberOf(new RegExp(`${name.source}${NUMBER}`).exec(text)?.[1])

/** Pitch, roll and yaw of the aircraft (F) or the gimbal (G). */
const anglesOf = (text: string, body: 'F' | 'G'): number[] =>
  (new RegExp(`\\b${body}\\.PRY \\(([^)]{1,60})\\)`).exec(text)?.[1] ?? '')
    .split(',')
    .map(parseFloat)
    .filter(Number.isFinite)
