/** About 0.1 m, the precision of what is measured. */
const DIGITS = 6

/** About 1 m, the precision of a place that a person has typed or chosen. */
export const PLACE_DIGITS = 5

/** Latitude and longitude in degrees. */
export const positionText = ({ lat, long }: { lat: number; long: number }, digits = DIGITS): string =>
  `${lat.toFixed(digits)}, ${long.toFixed(digits)}`
