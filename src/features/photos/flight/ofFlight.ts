import type { PhotoPoint } from '../../../api/photo'

/** In the address instead of the ID of a flight. */
export const WITHOUT_FLIGHT = 'none'

/** @param filter the ID of a flight or `WITHOUT_FLIGHT`; null is true for all photos */
export const isOfFlight = ({ flightId }: PhotoPoint, filter: string | null): boolean =>
  filter === null || flightId === (filter === WITHOUT_FLIGHT ? null : filter)
