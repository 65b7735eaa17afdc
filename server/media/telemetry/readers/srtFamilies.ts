// The formats in which DJI drones write telemetry into the subtitles of a video. Models differ in the names of the fields and
// in the order of the coordinates.
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

export type SrtFamily = 'fields' | 'latitude-first' | 'longitude-first' | 'attitude'

const NUMBER = '(-?\\d+(?:\\.\\d+)?)'
/** GPS(36.6146,-6.1120,0.0M): the Matrice 300 writes the latitude first and a height in metres. */
const LATITUDE_FIRST = new RegExp(`GPS ?\\(${NUMBER}, ?${NUMBER}, ?${NUMBER}M\\)`)
/** GPS(149.0251,-20.2533,16): the longitude first; the third value is the number of satellites. */
const LONGITUDE_FIRST = new RegExp(`GPS ?\\(${NUMBER}, ?${NUMBER}, ?\\d+\\)`)
const ATTITUDE = /\bF\.PRY \(/
const LATITUDE_FIELD = /\blatitude ?:/

/** @returns undefined for a record without telemetry */
export function familyOf(text: string): SrtFamily | undefined {
  if (LATITUDE_FIELD.test(text)) return 'fields'
  if (LATITUDE_FIRST.test(text)) return 'latitude-first'
  if (!LONGITUDE_FIRST.test(text)) return undefined
  return ATTITUDE.test(text) ? 'attitude' : 'longitude-first'
}

/** @returns undefined for a record that lacks a coordinate */
export function readRecord(text: string, family: SrtFamily): SrtRecord | undefined {
  if (family === 'fields') return readFields(text)
  const [, first, second] = (family === 'latitude-first' ? LATITUDE_FIRST : LONGITUDE_FIRST).exec(text) ?? []
  const [lat, long] = family === 'latitude-first' ? [first, second] : [second, first]
  const record = positionOf(long, lat)
  if (!record) return undefined
  if (family !== 'attitude') return { ...record, height: after(text, /\bBAROMETER: ?/) }
  const [gimbalPitch, , gimbalYaw] = anglesOf(text, 'G')
  const [, , heading] = anglesOf(text, 'F')
  return {
    ...record,
    height: after(text, /\bH /),
    speed: after(text, /\bH\.S /),
    heading: heading ?? null,
    gimbalYaw: gimbalYaw ?? null,
    gimbalPitch: gimbalPitch ?? null,
  }
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
