// Drones, their paths and what their cameras see, as a scene.
import type { Feature, FeatureCollection } from 'geojson'
import type { ActiveStream } from '../../../api/stream'
import { groundCorners } from '../../../../geometry/footprint'
import { lensOf, USUAL_LENS, videoFocalLength } from '../../../../geometry/videoLens'
import type { FeaturesLayer, Position, Scene } from '../../../map/scene'
import type { Paths } from './usePaths'

export const DRONES = 'drones'

const DRONE_COLOR = '#d4380d'
const PATH_COLOR = '#0958d9'
const VIEW_COLOR = '#d48806'
const WIDTH = 3
const STRAIGHT_DOWN = -90

interface DroneSceneOptions {
  streams: readonly ActiveStream[]
  paths: Paths
  /** The stream whose drone is highlighted. */
  selected?: string | undefined
}

export function droneScene({ streams, paths, selected }: DroneSceneOptions): Scene {
  const drones = streams.flatMap((stream) => droneOf(stream) ?? [])
  return {
    layers: [
      layer(
        'views',
        streams.flatMap((stream) => viewOf(stream) ?? []),
        { color: VIEW_COLOR, width: 1 },
      ),
      layer(
        'paths',
        streams.flatMap(({ _id }) => pathOf(_id, paths) ?? []),
        { color: PATH_COLOR, width: WIDTH },
      ),
      layer(DRONES, drones, { color: DRONE_COLOR, width: WIDTH, hasIcons: true, labelField: 'name' }),
    ],
    ...(drones.some(({ id }) => id === selected) &&
      selected && { selection: { layerId: DRONES, featureId: selected } }),
  }
}

const layer = (id: string, features: Feature[], style: FeaturesLayer['style']): FeaturesLayer => ({
  id,
  kind: 'features',
  visible: true,
  opacity: 1,
  style,
  data: { type: 'FeatureCollection', features } satisfies FeatureCollection,
})

/** An arrow into the direction of flight, or a dot if that is unknown. */
function droneOf({ _id, name, position }: ActiveStream): Feature | undefined {
  if (!position) return undefined
  const { long, lat, heading } = position
  return {
    type: 'Feature',
    id: _id,
    geometry: { type: 'Point', coordinates: [long, lat] },
    properties: { name, ...(heading !== null && { icon: 'arrow', rotation: heading }) },
  }
}

function pathOf(id: string, paths: Paths): Feature | undefined {
  const points = paths[id] ?? []
  if (points.length < 2) return undefined
  const coordinates = points.map(({ position }) => position)
  return { type: 'Feature', id, geometry: { type: 'LineString', coordinates }, properties: {} }
}

/** The ground that the camera sees; unknown without a height or a direction, and for pictures with the horizon. */
function viewOf({ _id, name, position, statistics }: ActiveStream): Feature | undefined {
  const yaw = position?.gimbalYaw ?? position?.heading
  if (!position?.height || position.height <= 0 || yaw === null || yaw === undefined) return undefined
  const { lat, long, height } = position
  const pitch = position.gimbalPitch ?? STRAIGHT_DOWN
  const picture = { width: statistics.width ?? 16, height: statistics.height ?? 9 }
  const { focalLength, aspect } = lensOf(name) ?? USUAL_LENS
  const pose = { lat, long, height, yaw, pitch, focalLength: videoFocalLength(focalLength, aspect, picture) }
  const corners = groundCorners(pose, picture.width, picture.height)
  if (!corners) return undefined
  const ring = [...corners, corners[0]].map((corner): Position => [corner.long, corner.lat])
  return { type: 'Feature', id: _id, geometry: { type: 'Polygon', coordinates: [ring] }, properties: {} }
}
