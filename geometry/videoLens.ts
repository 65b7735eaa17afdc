/**
 * Focal lengths of cameras whose telemetry does not contain one, and what they mean for videos. The search by place, the player
 * and the live map use the same values.
 *
 * DJI states focal lengths in terms of 35 mm film by the diagonal of the sensor: for the Phantom 4, 20 mm and 94 degrees go with
 * a sensor of 6.25 x 4.68 mm behind a lens of 3.61 mm, whose diagonal angle is 94.5 degrees, while its width has 82 degrees
 * (values published by DJI, quoted in https://github.com/mapillary/OpenSfM/pull/137). `focal_len` of DJI's subtitles is the same
 * number. A video uses the whole width of the sensor and leaves out rows, so that only the angle of the width stays. For sensors
 * of 3:2 it is as if the number applied to the width of 35 mm film; for those of 4:3 the width is 4 % narrower.
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
  { name: /\bmavic 2 pro\b/, wide: wide(28, 3 / 2) },
  { name: /\bmavic 2\b/, wide: wide(24) },
  { name: /\bmavic air\b|\bmavic air 2\b/, wide: wide(24) },
  { name: /\bair 2s\b/, wide: wide(22, 3 / 2) },
  { name: /\bair (2|3|3s)\b/, wide: wide(24) },
  { name: /\bmini (2|3|4|5)( pro| se)?\b/, wide: wide(24) },
  { name: /\bmavic pro\b/, wide: wide(26) },
  { name: /\b(phantom 4 (pro|rtk)|p4p|p4 ?rtk)\b/, wide: wide(24, 3 / 2) },
  { name: /\b(phantom [34]|p4m?)\b/, wide: wide(20) },
]

/** The lens of a camera by its name, such as "Zenmuse H20T"; undefined for unknown cameras. */
export function lensOf(name: string): VideoLens | undefined {
  const text = name.toLowerCase().replaceAll(/[_-]+/g, ' ')
  const model = MODELS.find((each) => each.name.test(text))
  return model?.thermal && /\b(thermal|infrared|ir)\b/.test(text) && !/\bmavic 3 thermal\b/.test(text)
    ? model.thermal
    : model?.wide
}

/**
 * The focal length by the diagonal of the picture that has the same angle of view as a video.
 * @param focalLength in terms of 35 mm film, by the diagonal of a sensor with this aspect
 */
export function videoFocalLength(
  focalLength: number,
  aspect: number,
  picture: { width: number; height: number },
): number {
  const halfWidth = (HALF_FILM_DIAGONAL * aspect) / Math.hypot(aspect, 1)
  const halfDiagonal = (halfWidth / picture.width) * Math.hypot(picture.width, picture.height)
  return (focalLength * HALF_FILM_DIAGONAL) / halfDiagonal
}
