/**
 * Focal lengths and sensors of cameras, and what they mean for photos and videos. Footprints, coverage, mosaics, the search by
 * place, detections, the player and the live map use the same values.
 *
 * DJI states focal lengths in terms of 35 mm film by the diagonal of the sensor: for the Phantom 4, 20 mm and 94 degrees go with
 * a sensor of 6.25 x 4.68 mm behind a lens of 3.61 mm, whose diagonal angle is 94.5 degrees, while its width has 82 degrees
 * (values published by DJI, quoted in https://github.com/mapillary/OpenSfM/pull/137). `focal_len` of DJI's subtitles is the same
 * number. A video uses the whole width of the sensor and leaves out rows, so that only the angle of the width stays. For sensors
 * of 3:2 it is as if the number applied to the width of 35 mm film; for those of 4:3 the width is 4 % narrower.
 *
 * The same holds for photos of 16:9, whose EXIF states the number of the whole sensor. Eight photos of a Phantom 3 (FC300S,
 * 4000 x 2250 pixels, 40 m above the ground) match their orthomosaic at 17.1 mm a pixel: 6.17 mm of sensor behind 3.61 mm. The
 * number of 20 mm on the diagonal of the picture would be 18.9 mm, on that of the sensor it is 17.3 mm.
 */

/** Half the diagonal of 35 mm film, in millimetres. */
const HALF_FILM_DIAGONAL = 21.633

export interface VideoLens {
  /** In terms of 35 mm film, by the diagonal of the sensor. */
  focalLength: number
  /** Width of the sensor by its height. */
  aspect: number
}

/** Wide cameras of drones. Of unknown sensors, those of 3:2 are assumed. */
export const USUAL_LENS: VideoLens = { focalLength: 24, aspect: 3 / 2 }

const FOUR_THIRDS = 4 / 3
/** Thermal sensors have 640 x 512 pixels. */
const THERMAL = 5 / 4

interface CameraModel {
  /** Found in the name of a camera, a drone or a stream. */
  name: RegExp
  wide: VideoLens
  /** Its thermal camera. */
  thermal?: VideoLens
}

const wide = (focalLength: number, aspect = FOUR_THIRDS): VideoLens => ({ focalLength, aspect })
const thermal = (focalLength: number): VideoLens => ({ focalLength, aspect: THERMAL })

/**
 * "Format equivalent" and sensor of DJI's specifications: https://enterprise.dji.com/{product}/specs and
 * https://www.dji.com/{product}/specs. A more specific name comes before the name that it contains.
 */
const MODELS: readonly CameraModel[] = [
  { name: /\bh30t?\b/, wide: wide(24), thermal: thermal(52) },
  { name: /\bh20[tn]?\b/, wide: wide(24), thermal: thermal(58) },
  { name: /\b(m30t?|matrice 30t?)\b/, wide: wide(24), thermal: thermal(40) },
  { name: /\b(m4[etd]+|matrice 4[etd]*)\b/, wide: wide(24), thermal: thermal(53) },
  { name: /\b(m3[etm]|mavic 3 ?([etm]|enterprise|thermal|multispectral))\b/, wide: wide(24), thermal: thermal(40) },
  { name: /\b(m2ea|mavic 2 enterprise advanced)\b/, wide: wide(24), thermal: thermal(38) },
  { name: /\bmavic 3\b/, wide: wide(24) },
  { name: /\b(mavic 2 pro|l1d 20c)\b/, wide: wide(28, 3 / 2) },
  { name: /\bmavic 2\b/, wide: wide(24) },
  { name: /\bmavic air\b|\bmavic air 2\b/, wide: wide(24) },
  { name: /\b(air 2s|fc3411)\b/, wide: wide(22, 3 / 2) },
  { name: /\bair (2|3|3s)\b/, wide: wide(24) },
  { name: /\bmini (2|3|4|5)( pro| se)?\b/, wide: wide(24) },
  { name: /\bmavic pro\b/, wide: wide(26) },
  { name: /\b(phantom 4 (pro|rtk)|p4p|p4 ?rtk|fc6310[rs]?)\b/, wide: wide(24, 3 / 2) },
  { name: /\b(phantom [34]|p4m?|fc3[03]0[sx]?)\b/, wide: wide(20) },
  { name: /\b(zenmuse x4s|fc6510)\b/, wide: wide(24, 3 / 2) },
]

/** The lens of a camera by its name, such as "Zenmuse H20T"; undefined for unknown cameras. */
export function lensOf(name: string): VideoLens | undefined {
  const text = name.toLowerCase().replaceAll(/[_-]+/g, ' ')
  const model = MODELS.find((each) => each.name.test(text))
  return model?.thermal && /\b(thermal|infrared|ir)\b/.test(text) && !/\bmavic 3 thermal\b/.test(text)
    ? model.thermal
    : model?.wide
}

/** What a photo states about its camera. */
export interface StatedLens {
  make?: string | null
  model?: string | null
  /** Millimetres. */
  focalLength?: number | null
  /** In terms of 35 mm film. */
  focalLength35?: number | null
  /** By how much the camera has enlarged the middle of the picture, as EXIF's DigitalZoomRatio; 0 and 1 say that it has not. */
  digitalZoom?: number | null
}

interface Picture {
  /** Pixels. */
  width: number
  height: number
}

/** Pictures of the same shape differ by a few rows. */
const SAME_ASPECT = 0.02

/**
 * Sensors of 3:2 by their diagonal in millimetres: those of one inch (13.2 x 8.8 mm), of APS-C (23.5 x 15.7 mm) and of 35 mm film.
 * Other sensors of drones are of 4:3.
 */
const isThreeByTwo = (diagonal: number): boolean => (diagonal > 15 && diagonal < 17) || diagonal > 26

/**
 * The focal length of a photo by the diagonal of the picture, in terms of 35 mm film. The number in the file is that of the whole
 * sensor, of which pictures of 16:9 leave out rows and square ones columns.
 *
 * @returns null when the photo states none, or a digital zoom that the number may or may not include
 */
export function photoFocalLength(stated: StatedLens, picture: Picture): number | null {
  const zoom = missingZoom(stated)
  if (!stated.focalLength35 || zoom === null) return null
  return stated.focalLength35 * zoom * cropOf(sensorAspectOf(stated, picture), picture)
}

/** EXIF 2.3 does not say whether FocalLengthIn35mmFilm includes DigitalZoomRatio, and cameras differ. */
const SAME_FOCAL_LENGTH = 0.1
const LEAST_ZOOM = 1.01

/**
 * The digital zoom that the stated focal length in terms of 35 mm film leaves out, found by the number of the camera's lens.
 *
 * @returns 1 without digital zoom, or if the number includes it; null when that is not known
 */
export function missingZoom({ make, model, focalLength35, digitalZoom }: StatedLens): number | null {
  if (!digitalZoom || digitalZoom < LEAST_ZOOM || !focalLength35) return 1
  const known = lensOf(`${make ?? ''} ${model ?? ''}`)
  if (!known) return null
  const left = Math.abs(focalLength35 / known.focalLength - 1)
  const leftIfIncluded = Math.abs(focalLength35 / (known.focalLength * digitalZoom) - 1)
  if (Math.min(left, leftIfIncluded) > SAME_FOCAL_LENGTH) return null
  return left <= leftIfIncluded ? digitalZoom : 1
}

/** Width of the sensor by its height. Unknown sensors are assumed to have the shape of the picture if it is usual for a sensor. */
function sensorAspectOf({ make, model, focalLength, focalLength35 }: StatedLens, picture: Picture): number {
  const aspect = longSideByShort(picture)
  const known = lensOf(`${make ?? ''} ${model ?? ''}`)
  const isThermal = Math.abs(aspect - THERMAL) < SAME_ASPECT
  if (isThermal) return THERMAL
  if (known) return known.aspect
  if (aspect < 3 / 2 + SAME_ASPECT) return aspect
  const diagonal = focalLength && focalLength35 ? (2 * HALF_FILM_DIAGONAL * focalLength) / focalLength35 : 0
  return isThreeByTwo(diagonal) ? 3 / 2 : FOUR_THIRDS
}

const longSideByShort = ({ width, height }: Picture): number => Math.max(width, height) / Math.min(width, height)

/** The diagonal of the sensor by that of the picture, which has the whole width or the whole height of the sensor. */
function cropOf(sensorAspect: number, picture: Picture): number {
  const aspect = longSideByShort(picture)
  const isSame = Math.abs(aspect - sensorAspect) < SAME_ASPECT
  if (isSame) return 1
  const used = aspect > sensorAspect ? Math.hypot(sensorAspect, sensorAspect / aspect) : Math.hypot(aspect, 1)
  return Math.hypot(sensorAspect, 1) / used
}

/**
 * The focal length of a video by the diagonal of its picture. A video has the whole width of the sensor.
 * @param focalLength in terms of 35 mm film, by the diagonal of a sensor with this aspect
 */
export function videoFocalLength(focalLength: number, aspect: number, picture: Picture): number {
  const halfWidth = (HALF_FILM_DIAGONAL * aspect) / Math.hypot(aspect, 1)
  const halfDiagonal = (halfWidth / picture.width) * Math.hypot(picture.width, picture.height)
  return (focalLength * HALF_FILM_DIAGONAL) / halfDiagonal
}
