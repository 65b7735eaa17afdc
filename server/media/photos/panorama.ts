// 360° photos: which part of the sphere the picture shows. Source of the fields: Google's Photo Sphere XMP Metadata (GPano).

/** What the file states; undefined where it states nothing. */
export interface StatedPanorama {
  projection: string | null
  fullWidth: number | undefined
  fullHeight: number | undefined
  left: number | undefined
  top: number | undefined
  width: number | undefined
  height: number | undefined
  heading: number | undefined
}

/** In pixels of the whole sphere, which is twice as wide as high. */
export interface Panorama {
  fullWidth: number
  fullHeight: number
  /** The part that the picture shows. */
  left: number
  top: number
  width: number
  height: number
  /** Degrees clockwise from north of the centre of the sphere; null when the camera had no compass. */
  heading: number | null
}

const MAX_SIDE = 1_000_000
/** Rounding of cameras. */
const TOLERANCE = 2

/** Null for a photo of another projection, and for values that contradict each other. */
export function panoramaOf(stated: StatedPanorama): Panorama | null {
  if (stated.projection !== 'equirectangular') return null
  const fullWidth = stated.fullWidth ?? stated.width
  if (fullWidth === undefined) return null
  const fullHeight = stated.fullHeight ?? Math.round(fullWidth / 2)
  const { left = 0, top = 0, width = fullWidth, height = fullHeight } = stated
  const panorama = { fullWidth, fullHeight, left, top, width, height }
  return isPossible(panorama) ? { ...panorama, heading: headingOf(stated) } : null
}

function isPossible({ fullWidth, fullHeight, left, top, width, height }: Omit<Panorama, 'heading'>): boolean {
  if (![fullWidth, width, height].every(isSide)) return false
  if (Math.abs(fullWidth - 2 * fullHeight) > TOLERANCE) return false
  return left >= 0 && top >= 0 && left + width <= fullWidth && top + height <= fullHeight
}

const headingOf = ({ heading }: StatedPanorama): number | null =>
  heading === undefined ? null : ((heading % 360) + 360) % 360

const isSide = (pixels: number): boolean => Number.isInteger(pixels) && pixels >= 2 && pixels <= MAX_SIDE
