// What is used of libraries that come without types for these versions.
declare module 'vt-pbf' {
  import type { Tile } from 'geojson-vt'
  export function fromGeojsonVt(layers: Record<string, Tile>, options: { version: 2; extent?: number }): Uint8Array
}

declare module '@mapbox/vector-tile' {
  import type { Feature } from 'geojson'
  import type Pbf from 'pbf'
  interface DecodedLayer {
    length: number
    feature(index: number): {
      id?: number
      properties: Record<string, string | number | boolean>
      toGeoJSON(x: number, y: number, z: number): Feature
    }
  }
  export class VectorTile {
    constructor(bytes: Pbf)
    layers: Record<string, DecodedLayer | undefined>
  }
}

declare module 'pbf' {
  class Pbf {
    constructor(bytes: Uint8Array)
  }
  export = Pbf
}
