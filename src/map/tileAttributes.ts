// Names of attributes in vector tiles. The server prefixes requested attributes, so that none replaces a reserved one: index,
// color, fill, fillOpacity, flagged.
import { TILE_ATTRIBUTE_PREFIX } from './tiles.gen'
import type { SceneLayer } from './scene'

/** Name under which a feature of `kind` holds the attribute `field`. */
export const attributeName = (kind: SceneLayer['kind'], field: string): string =>
  kind === 'vector-tiles' ? TILE_ATTRIBUTE_PREFIX + field : field

/** A tile feature's own attributes by their own names, without the reserved ones. */
export const attributesInTile = (properties: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name.startsWith(TILE_ATTRIBUTE_PREFIX))
      .map(([name, value]) => [name.slice(TILE_ATTRIBUTE_PREFIX.length), value]),
  )
