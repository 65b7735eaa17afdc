// Generates constants for tiles from the contract, for both sides: zoom limits and the prefix of attributes.
import type { Spec } from '../../server/platform/contract/spec'
import { writeGenerated } from './output'

const FILES = ['src/map/tiles.gen.ts', 'server/platform/contract/tiles.gen.ts']

/** @throws Error when the contract lacks a value */
export async function writeTileConstants({ components: { schemas, parameters } }: Spec): Promise<void> {
  const constants = {
    VECTOR_TILE_MAX_ZOOM: schemas['VectorZoom']?.['maximum'],
    RASTER_TILE_MAX_ZOOM: schemas['RasterZoom']?.['maximum'],
    TILE_ATTRIBUTE_PREFIX: parameters['Fields']?.['x-prefix'],
  }
  const lines = Object.entries(constants).map(([name, value]) => {
    if (value === undefined) throw new Error(`The contract has no value for ${name}`)
    return `export const ${name} = ${JSON.stringify(value)}\n`
  })
  for (const file of FILES) await writeGenerated(file, lines.join(''))
}
