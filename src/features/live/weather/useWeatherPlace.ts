import { useState } from 'react'
import { localFrame } from '../../../../geometry/localFrame'

interface Place {
  lat: number
  long: number
}

/** Weather is the same within this distance. */
const SAME_METRES = 5_000

/** A place near the drone, which stays until the drone is more than 5 km away from it. */
export function useWeatherPlace(drone: Place | null): Place | null {
  const [place, setPlace] = useState(drone)
  const next = drone && place && isNear(place, drone) ? place : drone
  if (next !== null && next !== place) setPlace(next)
  return next
}

function isNear(place: Place, drone: Place): boolean {
  const [east, north] = localFrame(place.lat, place.long).toMetres(drone.lat, drone.long)
  return Math.hypot(east, north) <= SAME_METRES
}
