import { useMemo } from 'react'
import type { Feature, FeatureCollection } from 'geojson'
import type { FlightTrack } from '../api/telemetry'
import { boundsOf } from '../map/bounds'
import type { FeaturesLayer, Position, Scene } from '../map/scene'
import { trackText } from '../map/track/messages'
import type { BuiltInKind } from './kinds'
import { MissionSceneMap } from './MissionSceneMap'

const PLANNED_COLOR = '#722ed1'
const PATH_COLOR = '#0958d9'
const TAKE_OFF_COLOR = '#389e0d'
const LANDING_COLOR = '#d46b08'
const DRONE_COLOR = '#cf1322'
const FOOTPRINT_COLOR = '#d48806'

const OWN: readonly BuiltInKind[] = ['flights']

interface TrackMapProps {
  missionId: string
  track: FlightTrack
  /** Where the drone is; absent before it has flown. */
  at?: Position
  /** Closed ring around the ground that the camera sees. */
  footprint?: Position[] | undefined
}

/** The planned and the flown path of a flight with take-off and landing, where the drone is, and what its camera sees. */
export function TrackMap({ missionId, track, at, footprint }: TrackMapProps) {
  const path = useMemo(() => pathOf(track), [track])
  const planned = useMemo(() => plannedOf(track), [track])
  const bounds = useMemo(() => boundsOf(collection([...path.features, ...planned.features])), [path, planned])
  const scene: Scene = {
    layers: [
      ...(footprint ? [layer('footprint', collection([areaOf(footprint)]), FOOTPRINT_COLOR)] : []),
      layer('planned', planned, PLANNED_COLOR),
      layer('path', path, PATH_COLOR),
      ...(at ? [layer('drone', collection([point('drone', at, DRONE_COLOR)]), DRONE_COLOR)] : []),
    ],
  }
  return (
    <MissionSceneMap
      missionId={missionId}
      omitted={OWN}
      scene={scene}
      label={trackText('map')}
      {...(bounds && { fit: { bounds, key: track.startedAt ?? '' } })}
    />
  )
}

const layer = (id: string, data: FeatureCollection, color: string): FeaturesLayer => ({
  id,
  kind: 'features',
  visible: true,
  opacity: 1,
  data,
  style: { color, width: 3 },
})

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })

const plannedOf = ({ planned }: FlightTrack): FeatureCollection =>
  collection(
    (planned?.lines ?? []).map((coordinates, index) => ({
      type: 'Feature',
      id: `planned-${index}`,
      properties: { name: trackText('planned') },
      geometry: { type: 'LineString', coordinates },
    })),
  )

const areaOf = (ring: Position[]): Feature => ({
  type: 'Feature',
  id: 'footprint',
  properties: {},
  geometry: { type: 'Polygon', coordinates: [ring] },
})

function point(id: string, coordinates: Position, color: string): Feature {
  const name = trackText(id as 'drone' | 'takeOff' | 'landing')
  return { type: 'Feature', id, geometry: { type: 'Point', coordinates }, properties: { name, color } }
}

function pathOf({ path, takeOff, landing }: FlightTrack): FeatureCollection {
  const line: Feature = {
    type: 'Feature',
    id: 'path',
    geometry: { type: 'LineString', coordinates: path },
    properties: {},
  }
  return collection([
    ...(path.length > 1 ? [line] : []),
    ...(takeOff ? [point('takeOff', [takeOff.location.long, takeOff.location.lat], TAKE_OFF_COLOR)] : []),
    ...(landing ? [point('landing', [landing.location.long, landing.location.lat], LANDING_COLOR)] : []),
  ])
}
