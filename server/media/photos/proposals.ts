/**
 * Proposes photos of a mission that users should check before use. The rules compare a photo with the others, because what is
 * sharp, near or straight down depends on the camera, the place and the purpose. Users decide.
 */
import { Geodesic } from 'geographiclib-geodesic'
import type { Message } from '../../platform/core/messages'
import { photoText } from './messages'

export interface ComparedPhoto {
  id: string
  /** Only photos of the same camera are compared. */
  camera: string
  /** Orders the photos of a flight; null if unknown. */
  takenAt: number | null
  place: { lat: number; long: number } | null
  relativeAltitude: number | null
  gimbalPitch: number | null
  /** 0 to 1, of the clearest places; null without enough contrast to judge. */
  clarity: number | null
  black: number | null
  white: number | null
}

/** With fewer photos, most rules have nothing to compare with. */
const MIN_BATCH = 5
/**
 * Share of the median clarity of the flight. Measured on the photos of the demo: 0.97 to 1.01 as they are, also at a tenth of their
 * contrast with texture left; 0.82 and less with a blur that is seen at the size of the preview.
 */
const BLURRED_BELOW = 0.85
const MAX_WHITE = 0.25
const MAX_BLACK = 0.5
/** Farther from the middle of the mission than this, and than this many times the median distance. */
const FAR_METRES = 1000
const FAR_TIMES = 5
/** Share of the median height. Below it, at the start or the end of a flight, the drone climbs or lands. */
const TAIL_BELOW = 0.6
/** A pause this long separates two flights. */
const FLIGHT_PAUSE_MS = 10 * 60_000
/** Degrees; a mission flown straight down has at least this share of such photos. */
const NADIR_PITCH = -80
const NADIR_SHARE = 0.7
const OBLIQUE_PITCH = -65

/** The reason to reject a photo, by its ID; photos without one are fine. */
export function proposeRejections(photos: readonly ComparedPhoto[]): Map<string, Message> {
  const reasons = new Map<string, Message>()
  const rules = [withoutPlace, ...(photos.length < MIN_BATCH ? [] : [farAway, flightTails, oblique]), exposure, blurred]
  for (const rule of rules) {
    for (const [id, reason] of rule(photos)) if (!reasons.has(id)) reasons.set(id, reason)
  }
  return reasons
}

type Reasons = [id: string, reason: Message][]

const withoutPlace = (photos: readonly ComparedPhoto[]): Reasons =>
  photos.flatMap(({ id, place }): Reasons => (place ? [] : [[id, photoText('noPosition')]]))

function exposure(photos: readonly ComparedPhoto[]): Reasons {
  return photos.flatMap(({ id, black, white }): Reasons => {
    if ((white ?? 0) > MAX_WHITE) return [[id, photoText('overexposed', { percent: percentOf(white) })]]
    if ((black ?? 0) > MAX_BLACK) return [[id, photoText('underexposed', { percent: percentOf(black) })]]
    return []
  })
}

/** Ground without texture looks like blur to every measure, so the reason says "possibly". */
function blurred(photos: readonly ComparedPhoto[]): Reasons {
  return [...byCamera(photos).values()].flatMap(splitFlights).flatMap((flight) => {
    const measured = flight.flatMap(({ clarity }) => clarity ?? [])
    if (measured.length < MIN_BATCH) return []
    const usual = medianOf(measured)
    return flight.flatMap(({ id, clarity }): Reasons => {
      if (clarity === null || clarity >= usual * BLURRED_BELOW) return []
      return [[id, photoText('blurred', { percent: percentOf(clarity / usual) })]]
    })
  })
}

function farAway(photos: readonly ComparedPhoto[]): Reasons {
  const placed = photos.flatMap(({ id, place }) => (place ? { id, place } : []))
  if (placed.length < MIN_BATCH) return []
  const middle = {
    lat: medianOf(placed.map(({ place }) => place.lat)),
    long: medianOf(placed.map(({ place }) => place.long)),
  }
  const distances = placed.map(({ id, place }) => ({ id, distance: metresBetween(middle, place) }))
  const limit = Math.max(FAR_METRES, FAR_TIMES * medianOf(distances.map(({ distance }) => distance)))
  return distances.flatMap(({ id, distance }): Reasons => {
    return distance > limit ? [[id, photoText('farAway', { distance: Math.round(distance) })]] : []
  })
}

/** The first and the last photos of a flight that are much lower than the flight. */
function flightTails(photos: readonly ComparedPhoto[]): Reasons {
  return flightsOf(photos).flatMap((flight) => {
    if (flight.length < MIN_BATCH) return []
    const limit = medianOf(flight.map(({ height }) => height)) * TAIL_BELOW
    const first = flight.findIndex(({ height }) => height >= limit)
    const last = flight.findLastIndex(({ height }) => height >= limit)
    return flight.flatMap(({ id, height }, at): Reasons => {
      return at < first || at > last ? [[id, photoText('flightTail', { height: Math.round(height) })]] : []
    })
  })
}

const flightsOf = (photos: readonly ComparedPhoto[]): { id: string; height: number }[][] =>
  splitFlights(photos.filter(({ takenAt, relativeAltitude }) => takenAt !== null && relativeAltitude !== null)).map(
    (flight) => flight.map(({ id, relativeAltitude }) => ({ id, height: relativeAltitude ?? 0 })),
  )

/** Splits photos at long pauses. Those of unknown time are a flight of their own. */
function splitFlights(photos: readonly ComparedPhoto[]): ComparedPhoto[][] {
  const untimed = photos.filter(({ takenAt }) => takenAt === null)
  const timed = photos
    .flatMap((photo) => (photo.takenAt === null ? [] : { photo, takenAt: photo.takenAt }))
    .sort((a, b) => a.takenAt - b.takenAt)
  const flights: ComparedPhoto[][] = []
  let last = -Infinity
  for (const { photo, takenAt } of timed) {
    const flight = takenAt - last <= FLIGHT_PAUSE_MS ? flights.at(-1) : undefined
    if (flight) flight.push(photo)
    else flights.push([photo])
    last = takenAt
  }
  return untimed.length === 0 ? flights : [...flights, untimed]
}

function oblique(photos: readonly ComparedPhoto[]): Reasons {
  const known = photos.flatMap(({ id, gimbalPitch }) => (gimbalPitch === null ? [] : { id, pitch: gimbalPitch }))
  const nadir = known.filter(({ pitch }) => pitch <= NADIR_PITCH)
  if (nadir.length < NADIR_SHARE * known.length) return []
  return known.flatMap(({ id, pitch }): Reasons => {
    return pitch > OBLIQUE_PITCH ? [[id, photoText('notStraightDown', { angle: Math.round(pitch) })]] : []
  })
}

function byCamera(photos: readonly ComparedPhoto[]): Map<string, ComparedPhoto[]> {
  const batches = new Map<string, ComparedPhoto[]>()
  for (const photo of photos) {
    const batch = batches.get(photo.camera)
    if (batch) batch.push(photo)
    else batches.set(photo.camera, [photo])
  }
  return batches
}

const percentOf = (share: number | null): number => Math.round((share ?? 0) * 100)

const metresBetween = (from: { lat: number; long: number }, to: { lat: number; long: number }): number =>
  Geodesic.WGS84.Inverse(from.lat, from.long, to.lat, to.long).s12 ?? 0

/** Requires at least one value. */
function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
