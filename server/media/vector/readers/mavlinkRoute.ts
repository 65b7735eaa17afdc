// A route of MAVLink mission items, as QGroundControl's plans and lists of waypoints have it. Numbers of commands and frames are
// those of MAVLink's common messages.
import type { Position } from 'geojson'
import type { RawFeature } from '../feature'
import { reportText } from '../messages'
import type { Reporter } from '../report'

export interface MissionItem {
  command: number
  /** What the height is measured from, by MAVLink frame. */
  frame: number
  /** The seven parameters: 5 to 7 are latitude and longitude in degrees, and height in metres. */
  params: readonly unknown[]
}

/** Commands that fly to a position. */
const POSITIONED = new Map([
  [16, 'waypoint'],
  [17, 'loiter'],
  [18, 'loiter'],
  [19, 'loiter'],
  [21, 'land'],
  [22, 'takeOff'],
  [31, 'loiter'],
  [82, 'waypoint'],
  [84, 'takeOff'],
  [85, 'land'],
])
const CHANGE_SPEED = 178

const HEIGHT_MODES = new Map([
  [0, 'above sea level'],
  [3, 'above take-off'],
  [5, 'above sea level'],
  [6, 'above take-off'],
  [10, 'above ground'],
  [11, 'above ground'],
])

interface Waypoint {
  position: Position
  frame: number
  command: number
}

/** The route, then its waypoints. Reports items with a position that the aircraft does not fly to. */
export function* routeOf(items: readonly MissionItem[], reporter: Reporter): Generator<RawFeature> {
  const waypoints: Waypoint[] = []
  for (const item of items) {
    const position = positionOf(item)
    if (position === undefined) continue
    if (POSITIONED.has(item.command)) waypoints.push({ position, frame: item.frame, command: item.command })
    else {
      reporter.countRead()
      reporter.skip(reportText('missionCommand'), `MAV_CMD ${item.command}`)
    }
  }
  const positions = waypoints.map(({ position }) => position)
  const modes = new Set(waypoints.map(({ frame }) => HEIGHT_MODES.get(frame)))
  const speed = items.find(({ command }) => command === CHANGE_SPEED)?.params[1]
  if (positions.length > 1) {
    const properties = {
      kind: 'route',
      name: 'Route',
      heightMode: modes.size === 1 ? [...modes][0] : undefined,
      waypoints: positions.length,
      speed: speed ?? undefined,
    }
    yield { geometry: { type: 'LineString', coordinates: positions }, properties }
  }
  for (const [index, { position, frame, command }] of waypoints.entries()) {
    const properties = {
      kind: POSITIONED.get(command),
      name: 'Route',
      index,
      height: position[2],
      heightMode: HEIGHT_MODES.get(frame),
    }
    yield { geometry: { type: 'Point', coordinates: position }, properties }
  }
}

/** Longitude, latitude and height. Undefined for an item without a position, or with that of the vehicle (zeros). */
function positionOf({ params }: MissionItem): Position | undefined {
  const [lat, long, height] = params.slice(4)
  if (typeof lat !== 'number' || typeof long !== 'number' || (lat === 0 && long === 0)) return undefined
  return typeof height === 'number' ? [long, lat, height] : [long, lat]
}
