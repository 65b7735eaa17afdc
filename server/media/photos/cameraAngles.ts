/**
 * Directions of cameras and drones in the XMP of several makers. All are given as those of DJI: degrees, yaw clockwise from north,
 * pitch -90 straight down. Sources: DJI and Autel (Gimbal..., Flight...), Parrot's photo metadata (Camera..., Drone...), Skydio's
 * CameraOrientationNED, and Pix4D's specification of the namespace Camera, which senseFly, Sony and others use.
 */
import { numberOf, within, type Tags } from './tags'

export interface Angles {
  yaw: number | null
  pitch: number | null
  roll: number | null
}

/** What the namespace Camera of Pix4D states; null where it states nothing. */
export interface Pix4dCamera {
  /** The pitch is already counted from the horizon. */
  angles: Angles
  /** Metres above ground. */
  height: number | null
  /** Metres. */
  accuracy: number | null
  heightAccuracy: number | null
}

const STRAIGHT_DOWN = -90
const PIX4D_PREFIX = /xmlns:([\w-]{1,40})\s*=\s*["']https?:\/\/(?:www\.)?pix4d\.com\/camera\/1\.0\/?["']/

/**
 * Read from the text of the packet: `Yaw` and `Pitch` without their namespace are also those of light sensors. Numbers may be
 * fractions such as 1184/10.
 */
export function pix4dCamera(xmp: Tags): Pix4dCamera {
  const packet = typeof xmp['_raw'] === 'string' ? xmp['_raw'] : ''
  const prefix = PIX4D_PREFIX.exec(packet)?.[1]
  const stated = (name: string): number | undefined => {
    if (prefix === undefined) return undefined
    const text = new RegExp(`\\b${prefix}:${name}(?:\\s*=\\s*["']|>)\\s*([^"'<]{1,40})`).exec(packet)?.[1]
    return text === undefined ? undefined : numberOf({ value: text })
  }
  const angle = (name: string) => within(stated(name), -360, 360)
  const fromStraightDown = angle('Pitch')
  return {
    angles: {
      yaw: angle('Yaw'),
      pitch: fromStraightDown === null ? null : fromStraightDown + STRAIGHT_DOWN,
      roll: angle('Roll'),
    },
    height: within(stated('AboveGroundAltitude'), -1000, 20_000),
    accuracy: within(stated('GPSXYAccuracy'), 0.001, 10_000),
    heightAccuracy: within(stated('GPSZAccuracy'), 0.001, 10_000),
  }
}

/** Of the camera. The sets of angles are not mixed, because makers differ in what yaw and pitch refer to. */
export function cameraAngles(exif: Tags, xmp: Tags, pix4d: Pix4dCamera): Angles {
  const elevation = within(numberOf(exif['CameraElevationAngle']), -180, 180)
  const sets = [
    degreesOf(xmp, 'Gimbal'),
    degreesOf(xmp, 'Camera'),
    orientationOf(xmp),
    pix4d.angles,
    { yaw: null, pitch: elevation, roll: null },
  ]
  const angles = sets.find(({ yaw, pitch }) => pitch !== null || yaw !== null) ?? sets[0]!
  return { ...angles, yaw: angles.yaw ?? within(numberOf(exif['GPSImgDirection']), -360, 360) }
}

/** Of the drone. */
export function droneAngles(xmp: Tags): Angles {
  const flight = degreesOf(xmp, 'Flight')
  return flight.yaw === null && flight.pitch === null ? degreesOf(xmp, 'Drone') : flight
}

function degreesOf(xmp: Tags, part: 'Gimbal' | 'Flight' | 'Camera' | 'Drone'): Angles {
  const angle = (name: string) => within(numberOf(xmp[`${part}${name}Degree`]), -360, 360)
  return { yaw: angle('Yaw'), pitch: angle('Pitch'), roll: angle('Roll') }
}

/** Skydio's angles in the frame north, east, down. */
function orientationOf(xmp: Tags): Angles {
  const parts = (xmp['CameraOrientationNED'] as { value?: unknown } | undefined)?.value
  const angle = (name: string) =>
    typeof parts === 'object' && parts !== null ? within(numberOf((parts as Tags)[name]), -360, 360) : null
  return { yaw: angle('Yaw'), pitch: angle('Pitch'), roll: angle('Roll') }
}
