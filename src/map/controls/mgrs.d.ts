declare module 'mgrs' {
  /** @param accuracy digits of easting and northing each; 5 means metres */
  export function forward(longLat: [number, number], accuracy?: number): string
}
