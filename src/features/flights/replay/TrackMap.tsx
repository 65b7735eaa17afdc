import { useMemo } from 'react'
import type { Feature, FeatureCollection } from 'geojson'
import type { FlightTrack } from '../../../api/telemetry'
import { boundsOf } from '../../../map/bounds'
import type { FeaturesLayer, Position, Scene } from '../../../map/scene'
import { SceneMap } from '../../../map/SceneMap'
import { replayText } from './messages'

const PATH_COLOR = '#0958d9'
const TAKE_OFF_COLOR = '#389e0d'
const LANDING_COLOR = '#d46b08'
const DRONE_COLOR = '#cf1322'

/** The path of a flight with take-off and landing, and where the drone is. */
export function TrackMap({ track, at }: { track: FlightTrack; at: Position }) {
  const path = useMemo(() => pathOf(track), [track])
  const bounds = useMemo(() => boundsOf(path), [path])
  const scene: Scene = {
    layers: [
      layer('path', path, PATH_COLOR),
      layer('drone', { type: 'FeatureCollection', features: [point('drone', at, DRONE_COLOR)] }, DRONE_COLOR),
    ],
  }
  return (
    <SceneMap
      scene={scene}
      label={replayText('map')}
      {...(bounds && { fit: { bounds, key: track.startedAt ?? '' } })}
    />
  )
}

const layer = (id: string, data: FeatureCollection, color: string): FeaturesLayer => ({
  ...{ id, kind: 'features', visible: true, opacity: 1, data, style: { color, width: 3 } },
})

function point(id: string, coordinates: Position, color: string): Feature {
  const name = replayText(id as 'drone' | 'takeOff' | 'landing')
  return { type: 'Feature', id, geometry: { type: 'Point', coordinates }, properties: { name, color } }
}

function pathOf({ path, takeOff, landing }: FlightTrack): FeatureCollection {
  const line: Feature = {
    type: 'Feature',
    id: 'path',
    geometry: { type: 'LineString', coordinates: path },
    properties: {},
  }
  return {
    type: 'FeatureCollection',
    features: [
      ...(path.length > 1 ? [line] : []),
      ...(takeOff ? [point('takeOff', [takeOff.location.long, takeOff.location.lat], TAKE_OFF_COLOR)] : []),
      ...(landing ? [point('landing', [landing.location.long, landing.location.lat], LANDING_COLOR)] : []),
    ],
  }
}
