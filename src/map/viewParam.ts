// The view of a map as a value in the URL: @lat,long,zoomz, followed by the bearing if the map is rotated and the pitch
// if it is tilted.
import { MAP_MAX_PITCH, MAP_MAX_ZOOM } from './zoomLimits'
import type { SceneView } from './scene'

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`
const VIEW = new RegExp(`^@${NUMBER},${NUMBER},${NUMBER}z(?:,${NUMBER}h)?(?:,${NUMBER}p)?$`)

/** For example `@52.370216,4.895168,12.5z`, or `@52.370216,4.895168,12.5z,90h,60p`: accurate to 0.1 m. */
export function formatView({ center: [long, lat], zoom, bearing = 0, pitch = 0 }: SceneView): string {
  const turned = rounded(((bearing % 360) + 360) % 360, 1) % 360
  const heading = turned === 0 ? '' : `,${turned}h`
  const tilted = rounded(pitch, 1)
  const tilt = tilted === 0 ? '' : `,${tilted}p`
  return `@${rounded(lat, 6)},${rounded(wrapped(long), 6)},${rounded(zoom, 2)}z${heading}${tilt}`
}

/** Reads what `formatView` writes; undefined for any other value. */
export function parseView(value: string | null | undefined): SceneView | undefined {
  const found = VIEW.exec(value ?? '')
  if (!found) return undefined
  const [lat = 0, long = 0, zoom = 0, bearing = 0, pitch = 0] = found.slice(1).map((part) => Number(part ?? 0))
  if (Math.abs(lat) > 90 || Math.abs(long) > 180 || zoom < 0 || zoom > MAP_MAX_ZOOM) return undefined
  if (pitch < 0 || pitch > MAP_MAX_PITCH) return undefined
  return { center: [long, lat], zoom, bearing, ...(pitch > 0 && { pitch }) }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0

/** Returns a longitude from -180 to 180. A map that was dragged around the world several times exceeds that range. */
const wrapped = (long: number): number => (Math.abs(long) <= 180 ? long : ((((long + 180) % 360) + 360) % 360) - 180)
