import type { Outcome } from '../../api/outcome'
import { outcomesText } from './messages'

/** The name of the place for sentences. */
export const placeText = ({ locationName }: Pick<Outcome, 'locationName'>): string =>
  locationName.trim() || outcomesText('noPlace')

/** Undefined when the position is unknown; by the specification, latitude 0 counts as unknown. */
export function shownLocation({ location }: Pick<Outcome, 'location'>): { lat: number; long: number } | undefined {
  return location && location.lat !== 0 ? location : undefined
}

/** Page of Google Maps for a position. A link only: nothing is loaded from it. */
export const mapsLink = ({ lat, long }: { lat: number; long: number }): string =>
  `https://www.google.com/maps?q=${lat.toFixed(6)},${long.toFixed(6)}`
