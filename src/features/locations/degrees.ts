/** About a metre: more would pretend to know better than the one who typed it. */
const DIGITS = 5

/** Latitude and longitude in degrees, for reading. */
export const degreesText = ({ lat, long }: { lat: number; long: number }): string =>
  `${lat.toFixed(DIGITS)}, ${long.toFixed(DIGITS)}`
