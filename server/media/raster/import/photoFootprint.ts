/**
 * Where a photo without coordinates probably lies on the ground, from the metadata that GDAL reports: a start for placing it
 * by hand. What the file does not say is replaced by usual values.
 */
import { groundCorners } from '../../../../geometry/footprint'
import type { LatLong } from '../mercator'
import type { Corners } from './georeference'

export interface PhotoPosition extends LatLong {
  /** Metres above the take-off point, which stands for the ground; undefined when the file does not say. */
  height: number | undefined
  /** Degrees clockwise from north. */
  yaw: number | undefined
  /** Degrees, -90 straight down. */
  pitch: number | undefined
  /** Focal length in terms of 35 mm film. */
  focalLength: number | undefined
}

/** A usual flight and a usual camera, where the file does not say. */
const USUAL_HEIGHT = 50
const USUAL_FOCAL_LENGTH = 24
const STRAIGHT_DOWN = -90
const MAX_LATITUDE = 85

/** From the metadata that gdalinfo reports; undefined for a picture without a position. */
export function photoPosition(exif: Record<string, unknown>, xmp: string): PhotoPosition | undefined {
  const lat = degreesOf(exif['EXIF_GPSLatitude'], exif['EXIF_GPSLatitudeRef'] === 'S')
  const long = degreesOf(exif['EXIF_GPSLongitude'], exif['EXIF_GPSLongitudeRef'] === 'W')
  // 0, 0 is what cameras write before they have a position.
  if (lat === undefined || long === undefined || (lat === 0 && long === 0)) return undefined
  if (Math.abs(lat) > MAX_LATITUDE || Math.abs(long) > 180) return undefined
  const dji = (name: string) => numberIn(new RegExp(`drone-dji:${name}(?:="|>)([^"<]*)`).exec(xmp)?.[1])
  const height = dji('RelativeAltitude')
  const focalLength = numberIn(exif['EXIF_FocalLengthIn35mmFilm'])
  return {
    lat,
    long,
    pitch: dji('GimbalPitchDegree'),
    height: height !== undefined && height > 0 ? height : undefined,
    yaw: dji('GimbalYawDegree') ?? dji('FlightYawDegree') ?? numberIn(exif['EXIF_GPSImgDirection']),
    focalLength: focalLength !== undefined && focalLength > 0 ? focalLength : undefined,
  }
}

/** A start for placing a photo by hand: upper left, upper right, lower right and lower left corner on the ground. */
export function proposedCorners(photo: PhotoPosition, width: number, height: number): Corners {
  const pose = {
    lat: photo.lat,
    long: photo.long,
    yaw: photo.yaw ?? 0,
    pitch: photo.pitch ?? STRAIGHT_DOWN,
    height: photo.height ?? USUAL_HEIGHT,
    focalLength: photo.focalLength ?? USUAL_FOCAL_LENGTH,
  }
  const below = { ...pose, pitch: STRAIGHT_DOWN }
  const usual = { ...below, focalLength: USUAL_FOCAL_LENGTH }
  // A picture with the horizon has no footprint; below the camera it is at least near.
  const corners = [pose, below, usual].map((each) => groundCorners(each, width, height)).find((each) => each)
  if (!corners) throw new Error('A usual camera straight above the ground has a footprint')
  return corners
}

/** GDAL writes degrees, minutes and seconds as "(46) (50) (33.9993)". */
function degreesOf(value: unknown, isNegative: boolean): number | undefined {
  const parts = typeof value === 'string' ? (value.match(/-?\d+(\.\d+)?/g) ?? []).map(Number) : []
  const [degrees, minutes = 0, seconds = 0] = parts
  if (degrees === undefined) return undefined
  return (degrees + minutes / 60 + seconds / 3600) * (isNegative ? -1 : 1)
}

function numberIn(value: unknown): number | undefined {
  const text = typeof value === 'string' ? /[+-]?\d+(\.\d+)?/.exec(value)?.[0] : undefined
  return text === undefined ? undefined : Number(text)
}
