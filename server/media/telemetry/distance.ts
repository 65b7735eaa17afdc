import { Geodesic } from 'geographiclib-geodesic'

export interface Place {
  long: number
  lat: number
}

/** Metres along the geodesic. */
export const distanceOf = (from: Place, to: Place): number =>
  Geodesic.WGS84.Inverse(from.lat, from.long, to.lat, to.long, Geodesic.DISTANCE).s12 ?? 0
