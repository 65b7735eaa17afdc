// Reads one event of Cursor on Target (MITRE CoT event schema 2.0, as TAK products send it). Documents with a DTD are refused, and
// saxes knows no entities but the five of XML, so that a document cannot grow or reach files.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { cleanText, NAME_LENGTH, timesAtArrival, timesOf, UID_LENGTH, type AircraftReport } from './aircraftReport'

/** What is not known in a point. */
const UNKNOWN = 9_999_999
const MAX_DEPTH = 32
/** Things in the air, of any affiliation: friendly, hostile, neutral, unknown ... */
const IN_THE_AIR = /^a-.-A(-|$)/
/** Longer types are of no known taxonomy. */
const TYPE_LENGTH = 60
const FULL_CIRCLE = 360
const MAX_LAT = 90
const MAX_LONG = 180
const LEAST_ALTITUDE = -1000
const MOST_METRES = 100_000
const MOST_SPEED = 10_000

type Attributes = Partial<Record<string, string>>

/** Why an event is no position. */
export type CotProblem = 'not_aircraft' | 'invalid'

/** A position, and how far the clock of its sender is ahead of the one of this server; behind if negative, or the event was late. */
interface TimedPosition {
  report: AircraftReport
  aheadMs: number
}

export type CotReading =
  | TimedPosition
  /** Stale by its own times. `late` has the time of the arrival, in case that the clock of the sender is wrong. */
  | { late: TimedPosition }
  /** These are gone, by their UIDs. */
  | { removed: string[] }
  | { problem: CotProblem }

/** @param now epoch milliseconds */
export function readCotEvent(text: string, now: number): CotReading {
  const parts = partsOf(text)
  if (!parts?.event || !parts.point) return { problem: 'invalid' }
  const { event, point } = parts
  const cotType = event['type'] ?? ''
  if (cotType === REMOVAL) return removalOf(parts.links)
  if (!IN_THE_AIR.test(cotType) || cotType.length > TYPE_LENGTH) return { problem: 'not_aircraft' }
  const uid = cleanText(event['uid'] ?? '', UID_LENGTH)
  const place = placeOf(point)
  const times = writtenTimes(event)
  if (uid === '' || !place || !times) return { problem: 'invalid' }
  // A track is dropped by an event that was stale before it began.
  if (times.staleAt < times.start) return { removed: [uid] }
  return timed({ uid, cotType, ...place, ...shownOf(parts), ...NOT_IN_COT }, times, now)
}

interface WrittenTimes {
  at: number
  start: number
  staleAt: number
}

/** In epoch milliseconds; undefined where the time or its end is missing. */
function writtenTimes(event: Attributes): WrittenTimes | undefined {
  const at = Date.parse(event['time'] ?? '')
  const staleAt = Date.parse(event['stale'] ?? '')
  const start = Date.parse(event['start'] ?? '')
  if (Number.isNaN(at) || Number.isNaN(staleAt)) return undefined
  return { at, staleAt, start: Number.isNaN(start) ? at : start }
}

function timed(shown: Omit<AircraftReport, 'at' | 'staleAt'>, { at, staleAt }: WrittenTimes, now: number): CotReading {
  const times = timesOf(at, staleAt, now)
  const aheadMs = at - now
  if (times) return { report: { ...shown, ...times }, aheadMs }
  return { late: { report: { ...shown, ...timesAtArrival(at, staleAt, now) }, aheadMs } }
}

/** The event that deletes others, of which it names the UIDs in links. */
const REMOVAL = 't-x-d-d'
const MOST_LINKS = 100

function removalOf(links: readonly Attributes[]): CotReading {
  const removed = links.map((link) => cleanText(link['uid'] ?? '', UID_LENGTH)).filter((uid) => uid !== '')
  return removed.length > 0 ? { removed } : { problem: 'invalid' }
}

/** Undefined for what is no place; receivers report 0/0 until they know their position. */
function placeOf(point: Attributes): { lat: number; long: number } | undefined {
  const lat = numberOf(point['lat'])
  const long = numberOf(point['lon'])
  if (!(Math.abs(lat) <= MAX_LAT) || !(Math.abs(long) <= MAX_LONG) || (lat === 0 && long === 0)) return undefined
  return { lat, long }
}

function shownOf({
  point = {},
  contact = {},
  track = {},
}: Partial<Parts>): Pick<AircraftReport, 'callsign' | 'altitude' | 'accuracy' | 'course' | 'speed'> {
  const callsign = cleanText(contact['callsign'] ?? '', NAME_LENGTH)
  return {
    callsign: callsign === '' ? null : callsign,
    altitude: within(numberOf(point['hae']), LEAST_ALTITUDE, MOST_METRES),
    accuracy: within(numberOf(point['ce']), 0, MOST_METRES),
    course: courseOf(numberOf(track['course'])),
    speed: within(numberOf(track['speed']), 0, MOST_SPEED),
  }
}

const NOT_IN_COT = {
  height: null,
  heightReference: null,
  verticalSpeed: null,
  isEmergency: false,
  operatorId: null,
  operatorLat: null,
  operatorLong: null,
}

interface Parts {
  links: Attributes[]
  event?: Attributes
  point?: Attributes
  contact?: Attributes
  track?: Attributes
}

/** @returns undefined for text that is not well-formed, or has a DTD */
function partsOf(text: string): Parts | undefined {
  const parts: Parts = { links: [] }
  const parser = new SaxesParser()
  let depth = 0
  let hasFailed = false
  const fail = (): void => {
    hasFailed = true
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth++
    if (depth > MAX_DEPTH) fail()
    if (depth === 1 && tag.name === 'event') parts.event = tag.attributes
    if (depth === 2 && tag.name === 'point') parts.point ??= tag.attributes
    if (depth === 3) keepDetail(parts, tag)
  })
  parser.on('closetag', () => {
    depth--
  })
  parser.write(text.trimStart()).close()
  return hasFailed ? undefined : parts
}

function keepDetail(parts: Parts, { name, attributes }: SaxesTagPlain): void {
  if (name === 'contact') parts.contact ??= attributes
  if (name === 'track') parts.track ??= attributes
  if (name === 'link' && parts.links.length < MOST_LINKS) parts.links.push(attributes)
}

/** Only decimal numbers; NaN otherwise. */
const numberOf = (text: string | undefined): number =>
  /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/.test(text?.trim() ?? '') ? Number(text) : NaN

const within = (value: number, least: number, most: number): number | null =>
  value < UNKNOWN && value >= least && value <= most ? value : null

const courseOf = (value: number): number | null => (value >= 0 && value <= FULL_CIRCLE ? value % FULL_CIRCLE : null)
