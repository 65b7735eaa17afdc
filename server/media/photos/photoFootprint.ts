// The footprint of a photo from its metadata, with assumed accuracies where the file states none.
import { estimateFootprint, type Footprint, type PoseAccuracy } from '../../../geometry/footprint'
import { photoFocalLength, type StatedLens } from '../../../geometry/lens'
import type { Relief } from '../../../geometry/relief'
import type { PhotoMetadata } from './metadata'

type Pose = Pick<PhotoMetadata, 'relativeAltitude' | 'gimbal' | 'flight'> &
  StatedLens & { panorama?: PhotoMetadata['panorama'] }

interface PhotoPosition {
  lat: number
  long: number
  /** Metres, standard deviation. */
  accuracy: number
}

/** GPS without correction, barometer, compass and gimbal of a drone. */
const GPS_METRES = 3
const RTK_METRES = 0.05
/** A user who places a photo marks the ground that it shows, which is not always the point below the camera. */
const PLACED_METRES = 10
const HEIGHT_METRES = 2
/** Share of the height, because the ground is assumed to be flat. */
const HEIGHT_SHARE = 0.05
/** With a model of the ground: the drift of a barometer. */
const HEIGHT_SHARE_ON_GROUND = 0.01
/** Metres by which the ground below the first picture may differ from that of the take-off point. */
const ASSUMED_TAKE_OFF_METRES = 5
const YAW_DEGREES = 2
const PITCH_DEGREES = 1

/** Standard deviation of a position, in metres, if the file does not state it. */
export const usualAccuracy = (source: 'gps' | 'rtk' | 'person'): number =>
  ({ gps: GPS_METRES, rtk: RTK_METRES, person: PLACED_METRES })[source]

/** What the ground is known of. */
export interface KnownGround {
  relief: Relief
  /** Whether the take-off point is known. */
  isKnown: boolean
}

/** Accuracies of a drone's sensors, unless it states them. `relativeAltitude` is in metres. @param ground flat without it */
export const usualPoseAccuracy = (
  relativeAltitude: number,
  heightAccuracy: number | null,
  ground?: Pick<KnownGround, 'isKnown'>,
): Omit<PoseAccuracy, 'position'> => ({
  height: Math.hypot(
    heightAccuracy ?? HEIGHT_METRES,
    relativeAltitude * (ground ? HEIGHT_SHARE_ON_GROUND : HEIGHT_SHARE),
    ground && !ground.isKnown ? ASSUMED_TAKE_OFF_METRES : 0,
  ),
  yaw: YAW_DEGREES,
  pitch: PITCH_DEGREES,
})

/** Undefined for a 360° photo, and unless the file states the height and the direction of the camera. Width and height are in pixels. */
export function photoFootprint(
  stated: Pose,
  { lat, long, accuracy }: PhotoPosition,
  { width, height }: { width: number | null; height: number | null },
  heightAccuracy: number | null,
  ground?: KnownGround,
): Footprint | undefined {
  const { relativeAltitude, gimbal, flight } = stated
  if (stated.panorama) return undefined
  const yaw = gimbal.yaw ?? flight.yaw
  if (yaw === null || gimbal.pitch === null || !width || !height) return undefined
  const focalLength = photoFocalLength(stated, { width, height })
  if (focalLength === null) return undefined
  if (relativeAltitude === null || relativeAltitude <= 0) return undefined
  const pose = { lat, long, height: relativeAltitude, yaw, pitch: gimbal.pitch, focalLength }
  const poseAccuracy = { position: accuracy, ...usualPoseAccuracy(relativeAltitude, heightAccuracy, ground) }
  return estimateFootprint(pose, poseAccuracy, width, height, ground?.relief)
}
