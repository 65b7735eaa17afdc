/**
 * Where a photo of a drone probably lies on the ground, from its metadata: a start for placing it by hand.
 *
 * The camera is a pinhole above flat ground. The angle of view comes from the focal length in 35 mm terms, which CIPA DCG-001
 * defines by the diagonal of the picture: tan(half the diagonal angle) = 21.633 mm / focal length. A corner of the picture
 * is where its ray meets the ground. Angles and heights are those of DJI's XMP: yaw clockwise from north, pitch -90 straight down.
 */
import { groundScale, mercatorX, mercatorY, toLatLong, type LatLong } from '../mercator'
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

/** Half the diagonal of 35 mm film, in millimetres. */
const HALF_FILM_DIAGONAL = 21.633
/** A usual flight and a usual camera, where the file does not say. */
const USUAL_HEIGHT = 50
const USUAL_FOCAL_LENGTH = 24
const STRAIGHT_DOWN = -90
/** Rays flatter than this, as the sine, meet the ground too far away to be useful. */
const FLATTEST = 0.2
const MAX_LATITUDE = 85

/** From the metadata that gdalinfo reports; undefined for a picture without a position. */
export function photoPosition(exif: Record<string, unknown>, xmp: string): PhotoPosition | undefined {
  const lat = degreesOf(exif['EXIF_GPSLatitude'], exif['EXIF_GPSLatitudeRef'] === 'S')
  const long = degreesOf(exif['EXIF_GPSLongitude'], exif['EXIF_GPSLongitudeRef'] === 'W')
  // 0, 0 is what cameras write before they have a position.
  if (lat === undefined || long === undefined || (lat === 0 && long === 0)) return undefined
  if (Math.abs(lat) > MAX_LATITUDE || Math.abs(long) > 180) return undefined
  const dji = (name: string) => numberIn(new RegExp(`drone-dji:${name}(?:="|>)([^"<]*)`).exec(xmp)?.[1])
  const [height, focalLength] = [dji('RelativeAltitude'), numberIn(exif['EXIF_FocalLengthIn35mmFilm'])]
  return {
    ...{ lat, long, pitch: dji('GimbalPitchDegree') },
    height: height !== undefined && height > 0 ? height : undefined,
    yaw: dji('GimbalYawDegree') ?? dji('FlightYawDegree') ?? numberIn(exif['EXIF_GPSImgDirection']),
    focalLength: focalLength !== undefined && focalLength > 0 ? focalLength : undefined,
  }
}

/** Upper left, upper right, lower right and lower left corner on the ground. */
export function photoFootprint(photo: PhotoPosition, width: number, height: number): Corners {
  const above = photo.height ?? USUAL_HEIGHT
  const diagonal = HALF_FILM_DIAGONAL / (photo.focalLength ?? USUAL_FOCAL_LENGTH)
  const [right, up] = [width, height].map((side) => (diagonal * side) / Math.hypot(width, height)) as [number, number]
  const ends = [
    [-right, up],
    [right, up],
    [right, -up],
    [-right, -up],
  ] as const
  const meets = (pitch: number) => ends.map(([x, y]) => groundAt(photo.yaw ?? 0, pitch, x, y))
  const found = meets(photo.pitch ?? STRAIGHT_DOWN)
  // A picture with the horizon has no footprint; below the camera it is at least near.
  const rays = found.every((ray) => ray !== undefined) ? found : meets(STRAIGHT_DOWN)
  const [x, y] = [mercatorX(photo.long), mercatorY(photo.lat)]
  const scale = groundScale(y)
  return rays.map((ray) => {
    const [east, north] = ray ?? [0, 0]
    return toLatLong(x + (east * above) / scale.east, y + (north * above) / scale.north)
  }) as Corners
}

/** Where the ray of a position in the picture meets the ground, from a height of 1; undefined at and above the horizon. */
function groundAt(yaw: number, pitch: number, x: number, y: number): [east: number, north: number] | undefined {
  const [heading, tilt] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  const ahead = Math.cos(tilt) - y * Math.sin(tilt)
  const down = -Math.sin(tilt) - y * Math.cos(tilt)
  if (down / Math.hypot(ahead, down, x) < FLATTEST) return undefined
  const [forward, sideways] = [ahead / down, x / down]
  return [
    forward * Math.sin(heading) + sideways * Math.cos(heading),
    forward * Math.cos(heading) - sideways * Math.sin(heading),
  ]
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
