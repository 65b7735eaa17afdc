// A vector tile whose only layer fills it, and the files that a style needs besides tiles.
import { fromGeojsonVt } from '@maplibre/vt-pbf'

const EXTENT = 4096

/** Bytes of a tile with one polygon over all of it, in the layer `name`. */
export function fullVectorTile(name: string): Uint8Array {
  const ring: [number, number][] = [
    [0, 0],
    [EXTENT, 0],
    [EXTENT, EXTENT],
    [0, EXTENT],
    [0, 0],
  ]
  const tile = { features: [{ type: 3, geometry: [ring], tags: {} }] }
  return fromGeojsonVt({ [name]: tile } as unknown as Parameters<typeof fromGeojsonVt>[0], {
    version: 2,
    extent: EXTENT,
  })
}

/** A range of glyphs without any glyph. */
export function emptyGlyphs(font: string): Buffer {
  const field = (tag: number, bytes: Buffer) => Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
  return field(0x0a, Buffer.concat([field(0x0a, Buffer.from(font)), field(0x12, Buffer.from('0-255'))]))
}
