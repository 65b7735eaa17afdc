/** Writes a planned flight as a QGroundControl plan, for multicopters with PX4 or ArduPilot. */
import type { LatLong } from '../../../geometry/footprint'
import type { PlannedFlight } from './plannedFlight'

/** MAVLink commands. */
const WAYPOINT = 16
const RETURN_TO_LAUNCH = 20
const TAKE_OFF = 22
const CHANGE_SPEED = 178
const MOUNT_CONTROL = 205
const TRIGGER_BY_DISTANCE = 206
/** MAVLink frames: a position with its height above home, and no position. */
const RELATIVE_HEIGHT = 3
const NO_POSITION = 2
/** MAV_MOUNT_MODE_MAVLINK_TARGETING */
const MOUNT_BY_ANGLES = 2
const GROUND_SPEED = 1
const KEEP = -1
const MULTICOPTER = 2
const PX4 = 12

type Parameters = (number | null)[]

export function writeQgcPlan({ height, speed, photoDistance, lines }: PlannedFlight): Buffer {
  const items: object[] = []
  const add = (command: number, frame: number, params: Parameters) =>
    items.push({
      type: 'SimpleItem',
      autoContinue: true,
      command,
      doJumpId: items.length + 1,
      frame,
      params,
      ...(frame === RELATIVE_HEIGHT && { Altitude: height, AltitudeMode: 1, AMSLAltAboveTerrain: null }),
    })
  const first = lines[0]?.from ?? { lat: 0, long: 0 }
  // A yaw angle of null keeps that of the vehicle.
  const fly = ({ lat, long }: LatLong) => add(WAYPOINT, RELATIVE_HEIGHT, [0, 0, 0, null, lat, long, height])
  const trigger = (metres: number) => add(TRIGGER_BY_DISTANCE, NO_POSITION, [metres, 0, 1, 0, 0, 0, 0])
  add(TAKE_OFF, RELATIVE_HEIGHT, [0, 0, 0, null, first.lat, first.long, height])
  add(CHANGE_SPEED, NO_POSITION, [GROUND_SPEED, speed, KEEP, 0, 0, 0, 0])
  add(MOUNT_CONTROL, NO_POSITION, [-90, 0, 0, 0, 0, 0, MOUNT_BY_ANGLES])
  for (const { from, to } of lines) {
    fly(from)
    trigger(photoDistance)
    fly(to)
    trigger(0)
  }
  add(RETURN_TO_LAUNCH, NO_POSITION, [0, 0, 0, 0, 0, 0, 0])
  const plan = {
    fileType: 'Plan',
    geoFence: { circles: [], polygons: [], version: 2 },
    groundStation: 'QGroundControl',
    mission: {
      cruiseSpeed: speed,
      hoverSpeed: speed,
      firmwareType: PX4,
      vehicleType: MULTICOPTER,
      version: 2,
      globalPlanAltitudeMode: 1,
      items,
      plannedHomePosition: [first.lat, first.long, 0],
    },
    rallyPoints: { points: [], version: 2 },
    version: 1,
  }
  return Buffer.from(`${JSON.stringify(plan, null, 2)}\n`)
}
