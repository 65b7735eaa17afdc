import type { PhotoPlace } from './photoExif'

const LONGEST_MS = 8_000
const OLDEST_MS = 15_000

/** Where this phone is; undefined when that is not allowed or not known soon. */
export function currentPlace(): Promise<PhotoPlace | undefined> {
  if (!('geolocation' in navigator)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: LONGEST_MS, maximumAge: OLDEST_MS },
    )
  })
}
