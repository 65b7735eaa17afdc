// Reads the waylines of a DJI flight plan (WPML 1.0): a route with heights, then its waypoints with their actions.
import type { Position } from 'geojson'
import type { RawFeature } from '../feature'
import { readXml, type XmlReader } from './xml'

interface Waypoint {
  position: Position
  /** Elements of the placemark, by name. */
  values: Record<string, string>
  actions: string[]
}

interface Wayline {
  values: Record<string, string>
  waypoints: Waypoint[]
}

/** Elements around the actions of a waypoint. */
interface ActionGroup {
  trigger: Record<string, string>
  end: string | undefined
  actions: { name: string; parameters: Record<string, string> }[]
}

/** What the heights are measured from. The names of `executeHeightMode` are those of DJI's documentation of WPML. */
const HEIGHT_MODES: Record<string, string> = {
  relativeToStartPoint: 'above take-off',
  WGS84: 'above the WGS 84 ellipsoid',
  realTimeFollowSurface: 'above ground',
}

/** The parameter that tells most about an action, with its unit. */
const PARAMETERS: readonly (readonly [name: string, label: string, unit: string])[] = [
  ['gimbalPitchRotateAngle', 'pitch ', '°'],
  ['aircraftHeading', 'heading ', '°'],
  ['hoverTime', '', ' s'],
  ['focalLength', '', ' mm'],
]

const TRIGGER_UNITS: Record<string, string> = { multipleTiming: ' s', multipleDistance: ' m' }

/** @throws VectorImportError */
export const readWaylines = (source: AsyncIterable<Buffer>): AsyncGenerator<RawFeature> =>
  readXml(source, new WaylineReader(), 'WPML')

class WaylineReader implements XmlReader<RawFeature> {
  private readonly path: string[] = []
  private readonly mission: Record<string, string> = {}
  private wayline: Wayline | undefined
  private waypoint: Waypoint | undefined
  private group: ActionGroup | undefined
  private found: RawFeature[] = []

  drain(): RawFeature[] {
    const found = this.found
    this.found = []
    return found
  }

  open(name: string): void {
    this.path.push(name)
    if (name === 'Folder') this.wayline = { values: {}, waypoints: [] }
    else if (name === 'Placemark') this.waypoint = { position: [], values: {}, actions: [] }
    else if (name === 'actionGroup') this.group = { trigger: {}, end: undefined, actions: [] }
    else if (name === 'action') this.group?.actions.push({ name: '', parameters: {} })
  }

  close(name: string, text: string): void {
    this.path.pop()
    const parent = this.path.at(-1)
    if (name === 'Folder') this.finishWayline()
    else if (name === 'Placemark') this.finishWaypoint()
    else if (name === 'actionGroup') this.finishGroup()
    else if (this.group) this.closeInGroup(this.group, name, text, parent)
    else if (name === 'coordinates' && this.waypoint) this.waypoint.position = text.split(',').map(Number)
    else if (this.waypoint) this.waypoint.values[name] = text
    else if (parent === 'Folder' && this.wayline) this.wayline.values[name] = text
    else if (parent === 'missionConfig') this.mission[name] = text
  }

  private closeInGroup(group: ActionGroup, name: string, text: string, parent: string | undefined): void {
    const action = group.actions.at(-1)
    if (parent === 'actionTrigger') group.trigger[name] = text
    else if (name === 'actionGroupEndIndex') group.end = text
    else if (name === 'actionActuatorFunc' && action) action.name = text
    else if (parent === 'actionActuatorFuncParam' && action) action.parameters[name] = text
  }

  private finishGroup(): void {
    if (this.group) this.waypoint?.actions.push(...actionsOf(this.group, this.waypoint.values['index']))
    this.group = undefined
  }

  private finishWaypoint(): void {
    const { waypoint, wayline } = this
    if (waypoint) (wayline ?? (this.wayline = { values: {}, waypoints: [] })).waypoints.push(waypoint)
    this.waypoint = undefined
  }

  private finishWayline(): void {
    const { wayline } = this
    this.wayline = undefined
    if (!wayline) return
    const mode = wayline.values['executeHeightMode']
    const heightMode = mode === undefined ? undefined : (HEIGHT_MODES[mode] ?? mode)
    const waypoints = inOrder(wayline.waypoints)
    const positions = waypoints.map(positionOf)
    const routeName = `Wayline ${(numberOf(wayline.values['waylineId']) ?? 0) + 1}`
    if (positions.length > 1) {
      const properties = {
        kind: 'route',
        name: routeName,
        heightMode,
        waypoints: positions.length,
        speed: numberOf(wayline.values['autoFlightSpeed']),
        distance: numberOf(wayline.values['distance']),
        duration: numberOf(wayline.values['duration']),
        finishAction: this.mission['finishAction'],
      }
      this.found.push({ geometry: { type: 'LineString', coordinates: positions }, properties })
    }
    for (const [at, { values, actions }] of waypoints.entries()) {
      const properties = {
        kind: 'waypoint',
        name: routeName,
        index: numberOf(values['index']),
        height: positions[at]?.[2],
        heightMode,
        speed: numberOf(values['waypointSpeed']),
        ...(values['waypointHeadingAngleEnable'] === '1' && { heading: numberOf(values['waypointHeadingAngle']) }),
        ...(actions.length > 0 && { actions: actions.join(', ') }),
      }
      this.found.push({ geometry: { type: 'Point', coordinates: positions[at] }, properties })
    }
  }
}

/** By index, which is the order of flight. Waypoints without one stay where they are in the file. */
function inOrder(waypoints: Waypoint[]): Waypoint[] {
  const indexes = waypoints.map(({ values }) => numberOf(values['index']))
  if (indexes.includes(undefined)) return waypoints
  return waypoints
    .map((waypoint, at) => ({ waypoint, index: indexes[at] ?? 0 }))
    .sort((a, b) => a.index - b.index)
    .map(({ waypoint }) => waypoint)
}

/** The height of the flight replaces that of the placemark, which is 0. */
function positionOf({ position: [long = NaN, lat = NaN], values }: Waypoint): Position {
  const height = numberOf(values['executeHeight'])
  return height === undefined ? [long, lat] : [long, lat, height]
}

/** For example `takePhoto`, `gimbalRotate pitch -90°`, `takePhoto every 2 s to waypoint 9`. */
function actionsOf({ trigger, end, actions }: ActionGroup, index: string | undefined): string[] {
  const unit = TRIGGER_UNITS[trigger['actionTriggerType'] ?? '']
  const every = unit === undefined ? '' : ` every ${trigger['actionTriggerParam'] ?? '?'}${unit}`
  const until = end === undefined || end === index ? '' : ` to waypoint ${end}`
  return actions
    .filter(({ name }) => name !== '')
    .map(({ name, parameters }) => {
      const [parameter, label, suffix] = PARAMETERS.find(([each]) => parameters[each] !== undefined) ?? []
      const detail = parameter === undefined ? '' : ` ${label}${parameters[parameter]}${suffix}`
      return `${name}${detail}${every}${until}`
    })
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text)
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? undefined : number
}
