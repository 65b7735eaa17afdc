// Missions at one place share a point of the map.
import type { MissionFeature } from '../../../api/mission'

export const placeKey = ({ geometry: { coordinates } }: MissionFeature): string => coordinates.join()

/** The missions by place, in the order of the missions. */
export function placesOf(missions: readonly MissionFeature[]): MissionFeature[][] {
  const places = new Map<string, MissionFeature[]>()
  for (const mission of missions) {
    const key = placeKey(mission)
    places.set(key, [...(places.get(key) ?? []), mission])
  }
  return [...places.values()]
}
