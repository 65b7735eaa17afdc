// Reads a QGroundControl plan: a route with heights, then its waypoints. Field names and command numbers are those of the
// "Plan File Format" of QGroundControl's documentation and of MAVLink's common commands.
import { text as textOf } from 'node:stream/consumers'
import type { Position } from 'geojson'
import { vectorText } from '../messages'
import { MAX_PIECE_BYTES, type RawFeature } from '../feature'
import { VectorImportError } from '../vectorImportError'

interface Waypoint {
  position: Position
  frame: number
  command: number
}

type Json = Record<string, unknown>

/** Commands that fly to a position: waypoint, loitering, landing, take-off and spline waypoint. */
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

/** What heights are measured from, by MAVLink frame. */
const HEIGHT_MODES = new Map([
  [0, 'above sea level'],
  [3, 'above take-off'],
  [6, 'above take-off'],
  [10, 'above ground'],
  [11, 'above ground'],
])

/**
 * @param size of the source in bytes
 * @throws VectorImportError when the text is no plan or too long
 */
export async function* readQgcPlan(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<RawFeature> {
  if (size > MAX_PIECE_BYTES) throw new VectorImportError(vectorText('largeFeature'))
  const mission = objectOf(objectOf(parse(await textOf(source)))['mission'])
  const items = itemsOf(mission)
  const waypoints = items.flatMap((item) => waypointOf(item) ?? [])
  const positions = waypoints.map(({ position }) => position)
  const modes = new Set(waypoints.map(({ frame }) => HEIGHT_MODES.get(frame)))
  const heightMode = modes.size === 1 ? [...modes][0] : undefined
  const speed = items.find((item) => item['command'] === CHANGE_SPEED)
  if (positions.length > 1) {
    const properties = {
      kind: 'route',
      name: 'Route',
      heightMode,
      waypoints: positions.length,
      speed: (speed && paramsOf(speed)[1]) ?? undefined,
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

/** The simple items in the order of flight; those of surveys and corridors are inside their complex item. */
function itemsOf(mission: Json): Json[] {
  return listOf(mission['items']).flatMap((item) => {
    if (item['type'] === 'SimpleItem') return [item]
    return listOf(objectOf(item['TransectStyleComplexItem'])['Items'])
  })
}

function waypointOf(item: Json): Waypoint | undefined {
  const command = Number(item['command'])
  if (!POSITIONED.has(command)) return undefined
  const [lat, long, height] = paramsOf(item).slice(4)
  // A position of zeros means that of the vehicle.
  if (typeof lat !== 'number' || typeof long !== 'number' || (lat === 0 && long === 0)) return undefined
  const position = typeof height === 'number' ? [long, lat, height] : [long, lat]
  return { position, frame: Number(item['frame']), command }
}

const paramsOf = (item: Json): unknown[] => (Array.isArray(item['params']) ? (item['params'] as unknown[]) : [])

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown
  } catch {
    throw new VectorImportError(vectorText('invalidJson'))
  }
}

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : [])
