/** Limits of coordinates in degrees, as in the contract. */
export const LATITUDE_MAX = 90
export const LONGITUDE_MAX = 180
