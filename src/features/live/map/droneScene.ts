// Drones, their paths and what their cameras see, and phones that share their position, as a scene.
import type { Feature, FeatureCollection } from 'geojson'
import { Geodesic } from 'geographiclib-geodesic'
import type { PhonePosition } from '../../../api/phone'
import type { ActiveStream } from '../../../api/stream'
import { groundOutline } from '../../../../geometry/footprint'
import type { ViewGround } from '../../../../geometry/relief'
import { lensOf, USUAL_LENS, videoFocalLength } from '../../../../geometry/lens'
import type { FeaturesLayer, Position, Scene, Selection } from '../../../map/scene'
import { relativeTime } from '../../../shared/time/timeText'
import { mapText } from './messages'
import type { Paths } from './usePaths'

export const DRONES = 'drones'
export const PHONES = 'phones'
export const VIEWS = 'views'

const DRONE_COLOR = '#d4380d'
const PATH_COLOR = '#0958d9'
const VIEW_COLOR = '#d48806'
const PHONE_COLOR = '#722ed1'
const ACCURACY_OPACITY = 0.12
/** Phones send their position every five seconds. */
const RECENT_MS = 30_000
/** Corners of the circle around a phone. */
const CORNERS = 48
const WIDTH = 3
const STRAIGHT_DOWN = -90

interface DroneSceneOptions {
  streams: readonly ActiveStream[]
  paths: Paths
  phones: readonly PhonePosition[]
  /** The ground of the streams, by stream; flat for others. */
  grounds?: Readonly<Record<string, ViewGround>>
  /** The stream whose drone is highlighted. */
  selected?: string | undefined
  /** The phone that is highlighted instead. */
  selectedPhone?: string | undefined
  /** Epoch milliseconds. */
  now: number
}

export function droneScene({
  streams,
  paths,
  phones,
  grounds = {},
  selected,
  selectedPhone,
  now,
}: DroneSceneOptions): Scene {
  const drones = streams.flatMap((stream) => droneOf(stream) ?? [])
  const selection = selectionOf(drones, phones, selected, selectedPhone)
  return {
    layers: [
      layer(
        'accuracy',
        mapText('accuracies'),
        phones.flatMap((phone) => accuracyOf(phone) ?? []),
        { color: PHONE_COLOR, width: 1 },
      ),
      layer(
        VIEWS,
        mapText('views'),
        streams.flatMap((stream) => viewOf(stream, grounds[stream._id]) ?? []),
        { color: VIEW_COLOR, width: 1 },
      ),
      layer(
        'paths',
        mapText('paths'),
        streams.flatMap(({ _id, name }) => pathOf(_id, name, paths) ?? []),
        { color: PATH_COLOR, width: WIDTH },
      ),
      layer(
        PHONES,
        mapText('phones'),
        phones.map((phone) => phoneOf(phone, now)),
        { color: PHONE_COLOR, width: WIDTH, hasIcons: true, labelField: 'name' },
      ),
      layer(DRONES, mapText('drones'), drones, {
        color: DRONE_COLOR,
        width: WIDTH,
        hasIcons: true,
        labelField: 'name',
      }),
    ],
    ...(selection && { selection }),
  }
}

function selectionOf(
  drones: readonly Feature[],
  phones: readonly PhonePosition[],
  selected: string | undefined,
  selectedPhone: string | undefined,
): Selection | undefined {
  const phone = phones.find(({ _id }) => _id === selectedPhone)
  if (phone) return { layerId: PHONES, featureId: phone._id }
  const isShown = selected !== undefined && drones.some(({ id }) => id === selected)
  return isShown ? { layerId: DRONES, featureId: selected } : undefined
}

const layer = (id: string, name: string, features: Feature[], style: FeaturesLayer['style']): FeaturesLayer => ({
  id,
  name,
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

function pathOf(id: string, name: string, paths: Paths): Feature | undefined {
  const points = paths[id] ?? []
  if (points.length < 2) return undefined
  const coordinates = points.map(({ position }) => position)
  return { type: 'Feature', id, geometry: { type: 'LineString', coordinates }, properties: { name } }
}

/** The ground that the camera sees; unknown without a height or a direction, and for pictures with the horizon. */
function viewOf(
  { _id, name, position, statistics }: ActiveStream,
  ground: ViewGround | undefined,
): Feature | undefined {
  const yaw = position?.gimbalYaw ?? position?.heading
  if (!position?.height || position.height <= 0 || yaw === null || yaw === undefined) return undefined
  const { lat, long, height } = position
  const pitch = position.gimbalPitch ?? STRAIGHT_DOWN
  const picture = { width: statistics.width ?? 16, height: statistics.height ?? 9 }
  const { focalLength, aspect } = lensOf(name) ?? USUAL_LENS
  const pose = { lat, long, height, yaw, pitch, focalLength: videoFocalLength(focalLength, aspect, picture) }
  const outline = groundOutline(pose, picture, ground)
  if (!outline) return undefined
  const ring = outline.map((point): Position => [point.long, point.lat])
  return { type: 'Feature', id: _id, geometry: { type: 'Polygon', coordinates: [ring] }, properties: { name } }
}

/** An upright phone. Its label tells the age of a position that is not recent. */
function phoneOf({ _id, name, ownerName, long, lat, at }: PhonePosition, now: number): Feature {
  const named = mapText('phone', { name, owner: ownerName })
  const isRecent = now - Date.parse(at) < RECENT_MS
  return {
    type: 'Feature',
    id: _id,
    geometry: { type: 'Point', coordinates: [long, lat] },
    properties: {
      icon: 'phone',
      name: isRecent ? named : mapText('oldPhone', { phone: named, age: relativeTime(at, now) }),
    },
  }
}

/** The circle in which the phone is. */
function accuracyOf({ _id, name, ownerName, long, lat, accuracy }: PhonePosition): Feature | undefined {
  if (accuracy === null || accuracy === 0) return undefined
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): Position => {
    const azimuth = ((corner % CORNERS) * 360) / CORNERS
    const { lat2 = lat, lon2 = long } = Geodesic.WGS84.Direct(lat, long, azimuth, accuracy)
    return [lon2, lat2]
  })
  return {
    type: 'Feature',
    id: _id,
    geometry: { type: 'Polygon', coordinates: [ring] },
    properties: { name: mapText('phone', { name, owner: ownerName }), fillOpacity: ACCURACY_OPACITY },
  }
}
