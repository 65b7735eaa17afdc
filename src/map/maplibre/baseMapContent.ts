// What a base map puts on a map: sources, style layers, fonts and icons.
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapTheme } from '../engine'
import { vectorBaseStyle } from './vectorBaseStyle'

/** Prefix of the sources and style layers of a base map. */
export const BASE_PREFIX = 'base/'

export interface BaseMapContent {
  sources: Record<string, SourceSpecification>
  /** Bottom first. */
  layers: LayerSpecification[]
  glyphs?: string
  sprite?: StyleSpecification['sprite']
}

const SOURCE = `${BASE_PREFIX}source`

export const raster = (source: Omit<Extract<SourceSpecification, { type: 'raster' }>, 'type'>): BaseMapContent => ({
  sources: { [SOURCE]: { type: 'raster', ...source } },
  layers: [{ id: `${SOURCE}/raster`, type: 'raster', source: SOURCE, paint: { 'raster-fade-duration': 0 } }],
})

export const vector = (
  source: Omit<Extract<SourceSpecification, { type: 'vector' }>, 'type'>,
  names: readonly string[],
  theme: MapTheme,
): BaseMapContent => ({
  sources: { [SOURCE]: { type: 'vector', ...source } },
  layers: vectorBaseStyle(SOURCE, names, theme),
})
