import type { Scene } from './scene'

interface Place {
  name: string
  location: { lat: number; long: number }
}

/** The pin of a mission's location as a part of a scene; empty for a mission without location. */
export const pinOf = (place: Place | null | undefined): Pick<Scene, 'pin'> =>
  place ? { pin: { at: [place.location.long, place.location.lat], name: place.name } } : {}
