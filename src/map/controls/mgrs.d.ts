declare module 'mgrs' {
  /** @param accuracy digits for easting and northing each, 5 for metres */
  export function forward(longLat: [number, number], accuracy?: number): string
}
