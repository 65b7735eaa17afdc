// Draws the records of a mission. The ID of a feature begins with that of its record.
import type { Feature, Geometry } from 'geojson'
import type { Alert } from '../api/alert'
import type { MissionObject } from '../api/detector'
import type { PhotoPoint } from '../api/photo'
import type { MissionTrack } from '../api/telemetry'
import type { ThreadSummary } from '../api/thread'
import type { Recording } from '../api/vod'
import type { Position } from '../map/scene'
import { objectName } from '../objects/objectName'
import { STATE_COLORS } from '../objects/stateColors'

const SEVERITY_COLORS: Readonly<Record<Alert['severity'], string>> = {
  critical: '#cf1322',
  high: '#d46b08',
  medium: '#d4b106',
  low: '#08979c',
  info: '#0958d9',
}
const CLOSED_COLOR = '#6b7280'

/** Photos that people have sorted out are not on the map. */
const HIDDEN_STATES: readonly PhotoPoint['state'][] = ['rejected', 'duplicate', 'invalid_exif']

/** Separates the ID of a record from the part of it. */
const PART = '/'

/** ID of the record that a feature belongs to. */
export const recordIdOf = (featureId: string | number): string => String(featureId).split(PART)[0] ?? ''

const feature = (id: string, geometry: Geometry, properties: Feature['properties']): Feature => ({
  type: 'Feature',
  id,
  geometry,
  properties,
})

const pointAt = ({ long, lat }: { long: number; lat: number }): Geometry => ({
  type: 'Point',
  coordinates: [long, lat],
})

/** Color of the mark of an alert on a map. */
export const alertColor = ({ severity, state }: Pick<Alert, 'severity' | 'state'>): string =>
  state === 'closed' ? CLOSED_COLOR : SEVERITY_COLORS[severity]

type DrawnAlert = Pick<Alert, '_id' | 'title' | 'severity' | 'state' | 'position'>

export function alertFeature(alert: DrawnAlert): Feature | undefined {
  const { _id, title, position } = alert
  if (!position) return undefined
  return feature(_id, pointAt(position), { name: title, icon: 'triangle', color: alertColor(alert) })
}

/** A place with comments; other threads have no position of their own. */
export function commentFeature({ _id, position, text }: ThreadSummary): Feature | undefined {
  return position ? feature(_id, pointAt(position), { name: text, icon: 'bubble' }) : undefined
}

/** Where a detector found something; its color tells what people decided. */
export const objectFeature = (object: MissionObject): Feature =>
  feature(object._id, object.geometry as unknown as Geometry, {
    name: objectName(object),
    color: STATE_COLORS[object.state],
  })

export function photoFeature({ _id, name, state, location }: PhotoPoint): Feature | undefined {
  if (!location || HIDDEN_STATES.includes(state)) return undefined
  return feature(_id, pointAt(location), { name })
}

export function footprintFeature({ _id, name, state, footprint }: PhotoPoint): Feature | undefined {
  const first = footprint?.[0]
  if (!footprint || !first || HIDDEN_STATES.includes(state)) return undefined
  const ring = [...footprint, first].map(({ long, lat }): Position => [long, lat])
  return feature(_id, { type: 'Polygon', coordinates: [ring] }, { name })
}

export function trackFeature({ flightId, name, path }: MissionTrack): Feature | undefined {
  const geometry = geometryOf(path)
  return geometry && feature(flightId, geometry, { name })
}

/** A recording at a place. */
export const recordingPoint = (
  { _id, name }: Pick<Recording, '_id' | 'name'>,
  place: { long: number; lat: number },
): Feature => feature(_id, pointAt(place), { name, icon: 'square' })

/** The place of a recording if it has one, otherwise where its drone flew while it recorded. */
export function recordingFeatures(recording: Recording, tracks: readonly MissionTrack[]): Feature[] {
  const { _id, name, location } = recording
  if (location) return [recordingPoint(recording, location)]
  const path = recordedPath(recording, tracks)
  const start = path[0]
  if (!start) return []
  const line =
    path.length > 1 ? [feature(`${_id}${PART}path`, { type: 'LineString', coordinates: path }, { name })] : []
  return [...line, feature(_id, { type: 'Point', coordinates: start }, { name, icon: 'square' })]
}

function recordedPath({ flightId, startedAt, durationMs }: Recording, tracks: readonly MissionTrack[]): Position[] {
  const track = tracks.find((each) => each.flightId === flightId)
  if (!track || startedAt === null) return []
  const from = Date.parse(startedAt) - Date.parse(track.startedAt)
  const until = from + (durationMs ?? 0)
  const recorded = track.path.filter((_, index) => {
    const at = track.at[index] ?? 0
    return at >= from && at <= until
  })
  if (recorded.length > 0) return recorded.map(asPosition)
  // A recording that is shorter than the interval of the positions.
  const next = track.path[track.at.findIndex((at) => at >= from)]
  return next && until >= 0 ? [asPosition(next)] : []
}

function geometryOf(path: MissionTrack['path']): Geometry | undefined {
  const positions = path.map(asPosition)
  const first = positions[0]
  if (!first) return undefined
  return positions.length > 1 ? { type: 'LineString', coordinates: positions } : { type: 'Point', coordinates: first }
}

const asPosition = ([long = 0, lat = 0]: readonly number[]): Position => [long, lat]
