/**
 * Writes a planned flight as a DJI route (WPML 1.0, a KMZ with template.kml and waylines.wpml). The route is flown relative to
 * the take-off point; the camera looks straight down and takes photos on the lines, not between them.
 */
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { LatLong } from '../../../geometry/footprint'
import type { PlannedFlight } from './plannedFlight'

/**
 * Type and subtype of the drone and type of its built-in camera, as listed in "Common Elements" of DJI's Cloud API. `DJI_FLY`
 * has the type that the DJI Fly app writes.
 */
const DRONES = {
  M300: [60, 0, null],
  M350: [89, 0, null],
  M30: [67, 0, 52],
  M30T: [67, 1, 53],
  M3E: [77, 0, 66],
  M3T: [77, 1, 67],
  M3D: [91, 0, 80],
  M3TD: [91, 1, 81],
  DJI_FLY: [68, 0, null],
} as const satisfies Record<string, [type: number, subtype: number, camera: number | null]>

export type DjiDrone = keyof typeof DRONES

/** Metres per second on the way to the first waypoint. */
const TRANSIT_SPEED = 10
/** The drone climbs to at least this many metres before it flies to the first waypoint. */
const MIN_SAFE_HEIGHT = 20
const MAX_SAFE_HEIGHT = 1500

/** Appended to the file names of the photos; DJI requires one. */
const FILE_SUFFIX = 'gap'

interface WpmlOptions {
  drone: DjiDrone
  author: string
  createdAt: Date
}

export async function writeWpml(flight: PlannedFlight, options: WpmlOptions): Promise<Buffer> {
  const { drone, createdAt } = options
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: createdAt })
  add('wpmz/template.kml', template(flight, options))
  add('wpmz/waylines.wpml', waylines(flight, drone))
  zip.end()
  return buffer(zip.outputStream)
}

const kml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:wpml="http://www.dji.com/wpmz/1.0.2">
<Document>
${content}
</Document>
</kml>
`

const template = (flight: PlannedFlight, { drone, author, createdAt }: WpmlOptions) =>
  kml(`<wpml:author>${author}</wpml:author>
<wpml:createTime>${createdAt.getTime()}</wpml:createTime>
<wpml:updateTime>${createdAt.getTime()}</wpml:updateTime>
${missionConfig(flight, drone)}
<wpml:templateId>0</wpml:templateId>`)

const waylines = (flight: PlannedFlight, drone: DjiDrone) =>
  kml(`${missionConfig(flight, drone)}
<Folder>
<wpml:templateId>0</wpml:templateId>
<wpml:executeHeightMode>relativeToStartPoint</wpml:executeHeightMode>
<wpml:waylineId>0</wpml:waylineId>
<wpml:autoFlightSpeed>${flight.speed}</wpml:autoFlightSpeed>
${flight.lines.flatMap(({ from, to }, line) => [placemark(flight, line * 2, from), placemark(flight, line * 2 + 1, to)]).join('\n')}
</Folder>`)

function missionConfig({ height }: PlannedFlight, drone: DjiDrone): string {
  const [type, subtype, camera] = DRONES[drone]
  return `<wpml:missionConfig>
<wpml:flyToWaylineMode>safely</wpml:flyToWaylineMode>
<wpml:finishAction>goHome</wpml:finishAction>
<wpml:exitOnRCLost>executeLostAction</wpml:exitOnRCLost>
<wpml:executeRCLostAction>goBack</wpml:executeRCLostAction>
<wpml:takeOffSecurityHeight>${Math.max(MIN_SAFE_HEIGHT, Math.min(height, MAX_SAFE_HEIGHT))}</wpml:takeOffSecurityHeight>
<wpml:globalTransitionalSpeed>${TRANSIT_SPEED}</wpml:globalTransitionalSpeed>
<wpml:droneInfo>
<wpml:droneEnumValue>${type}</wpml:droneEnumValue>
<wpml:droneSubEnumValue>${subtype}</wpml:droneSubEnumValue>
</wpml:droneInfo>${camera === null ? '' : payloadInfo(camera)}
</wpml:missionConfig>`
}

const payloadInfo = (camera: number) => `
<wpml:payloadInfo>
<wpml:payloadEnumValue>${camera}</wpml:payloadEnumValue>
<wpml:payloadPositionIndex>0</wpml:payloadPositionIndex>
</wpml:payloadInfo>`

function placemark(flight: PlannedFlight, index: number, { lat, long }: LatLong): string {
  const { height, speed, photoDistance } = flight
  const isStart = index % 2 === 0
  const groups = [
    ...(index === 0
      ? [actionGroup(0, [0, 0], '<wpml:actionTriggerType>reachPoint</wpml:actionTriggerType>', lookDown)]
      : []),
    ...(isStart ? [actionGroup(1 + index / 2, [index, index + 1], distanceTrigger(photoDistance), takePhoto)] : []),
  ]
  return `<Placemark>
<Point><coordinates>${long.toFixed(8)},${lat.toFixed(8)}</coordinates></Point>
<wpml:index>${index}</wpml:index>
<wpml:executeHeight>${height}</wpml:executeHeight>
<wpml:waypointSpeed>${speed}</wpml:waypointSpeed>
<wpml:waypointHeadingParam>
<wpml:waypointHeadingMode>followWayline</wpml:waypointHeadingMode>
<wpml:waypointHeadingAngle>0</wpml:waypointHeadingAngle>
<wpml:waypointHeadingAngleEnable>0</wpml:waypointHeadingAngleEnable>
<wpml:waypointHeadingPathMode>followBadArc</wpml:waypointHeadingPathMode>
</wpml:waypointHeadingParam>
<wpml:waypointTurnParam>
<wpml:waypointTurnMode>toPointAndStopWithDiscontinuityCurvature</wpml:waypointTurnMode>
<wpml:waypointTurnDampingDist>0</wpml:waypointTurnDampingDist>
</wpml:waypointTurnParam>
<wpml:useStraightLine>1</wpml:useStraightLine>
${groups.join('\n')}
</Placemark>`
}

const distanceTrigger = (metres: number) => `<wpml:actionTriggerType>multipleDistance</wpml:actionTriggerType>
<wpml:actionTriggerParam>${metres}</wpml:actionTriggerParam>`

const actionGroup = (id: number, [start, end]: [number, number], trigger: string, action: string) => `<wpml:actionGroup>
<wpml:actionGroupId>${id}</wpml:actionGroupId>
<wpml:actionGroupStartIndex>${start}</wpml:actionGroupStartIndex>
<wpml:actionGroupEndIndex>${end}</wpml:actionGroupEndIndex>
<wpml:actionGroupMode>sequence</wpml:actionGroupMode>
<wpml:actionTrigger>
${trigger}
</wpml:actionTrigger>
${action}
</wpml:actionGroup>`

const lookDown = `<wpml:action>
<wpml:actionId>0</wpml:actionId>
<wpml:actionActuatorFunc>gimbalRotate</wpml:actionActuatorFunc>
<wpml:actionActuatorFuncParam>
<wpml:gimbalHeadingYawBase>aircraft</wpml:gimbalHeadingYawBase>
<wpml:gimbalRotateMode>absoluteAngle</wpml:gimbalRotateMode>
<wpml:gimbalPitchRotateEnable>1</wpml:gimbalPitchRotateEnable>
<wpml:gimbalPitchRotateAngle>-90</wpml:gimbalPitchRotateAngle>
<wpml:gimbalRollRotateEnable>0</wpml:gimbalRollRotateEnable>
<wpml:gimbalRollRotateAngle>0</wpml:gimbalRollRotateAngle>
<wpml:gimbalYawRotateEnable>0</wpml:gimbalYawRotateEnable>
<wpml:gimbalYawRotateAngle>0</wpml:gimbalYawRotateAngle>
<wpml:gimbalRotateTimeEnable>0</wpml:gimbalRotateTimeEnable>
<wpml:gimbalRotateTime>0</wpml:gimbalRotateTime>
<wpml:payloadPositionIndex>0</wpml:payloadPositionIndex>
</wpml:actionActuatorFuncParam>
</wpml:action>`

const takePhoto = `<wpml:action>
<wpml:actionId>0</wpml:actionId>
<wpml:actionActuatorFunc>takePhoto</wpml:actionActuatorFunc>
<wpml:actionActuatorFuncParam>
<wpml:fileSuffix>${FILE_SUFFIX}</wpml:fileSuffix>
<wpml:payloadPositionIndex>0</wpml:payloadPositionIndex>
</wpml:actionActuatorFuncParam>
</wpml:action>`
