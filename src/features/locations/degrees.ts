/** About 1 m, the precision of typed coordinates. */
const DIGITS = 5

/** Latitude and longitude in degrees. */
export const degreesText = ({ lat, long }: { lat: number; long: number }): string =>
  `${lat.toFixed(DIGITS)}, ${long.toFixed(DIGITS)}`
