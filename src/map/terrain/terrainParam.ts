// The 3D terrain of a map as a value in the URL: the layer, the exaggeration, and the direction and height of the sun.
import { EXAGGERATION, type Terrain } from './terrain'

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,3})?)`
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const TERRAIN = new RegExp(`^(${UUID}),${NUMBER}x,${NUMBER}a,${NUMBER}e$`, 'i')

/** For example `01938f6e-7a3b-7c21-9b1e-2f64c1d2a301,1.5x,315a,45e`. */
export const formatTerrain = ({ layerId, exaggeration, sun }: Terrain): string =>
  `${layerId},${rounded(exaggeration)}x,${rounded(sun.azimuth)}a,${rounded(sun.altitude)}e`

/** Reads what `formatTerrain` writes; null for any other value. */
export function parseTerrain(value: string | null | undefined): Terrain | null {
  const found = TERRAIN.exec(value ?? '')
  if (!found) return null
  const [, layerId = ''] = found
  const [exaggeration = 0, azimuth = 0, altitude = 0] = found.slice(2).map(Number)
  if (exaggeration < EXAGGERATION.least || exaggeration > EXAGGERATION.most) return null
  if (azimuth >= 360 || altitude > 90) return null
  return { layerId, exaggeration, sun: { azimuth, altitude } }
}

const rounded = (value: number): number => Number(value.toFixed(1))
