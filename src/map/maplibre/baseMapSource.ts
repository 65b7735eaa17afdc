// Reads what a base map consists of: sources, style layers, fonts and icons. Nothing of it is on a map yet.
import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { BaseMap } from '../../api/base-map'
import type { MapTheme } from '../engine'
import { BASE_PREFIX, raster, vector, type BaseMapContent } from './baseMapContent'
import { fetchExternal } from './externalRequests'

interface TileJson {
  tiles: string[]
  minzoom?: number
  maxzoom?: number
  attribution?: string
  vector_layers?: { id: string }[]
}

/** @throws Error if a description (style, TileJSON, header) cannot be read */
export async function readBaseMap(map: BaseMap, theme: MapTheme, signal: AbortSignal): Promise<BaseMapContent> {
  const { kind, minZoom: minzoom, maxZoom: maxzoom } = map
  const url = absolute(map.url)
  switch (kind) {
    case 'raster':
      return raster({ tiles: [url], tileSize: map.tileSize, minzoom, maxzoom })
    case 'vector': {
      if (url.includes('{z}')) return vector({ tiles: [url], minzoom, maxzoom }, map.layers, theme)
      const json = (await (await fetchExternal(url, signal)).json()) as TileJson
      const { tiles, attribution, vector_layers: listed = [] } = json
      const zooms = { minzoom: json.minzoom ?? minzoom, maxzoom: json.maxzoom ?? maxzoom }
      const names = map.layers.length > 0 ? map.layers : listed.map(({ id }) => id)
      const resolved = tiles.map((each) => (each.startsWith('http') ? each : new URL(each, url).href))
      return vector({ tiles: resolved.map(decodeBraces), ...zooms, ...(attribution && { attribution }) }, names, theme)
    }
    case 'pmtiles':
      return (await import('./pmtilesBaseMap')).readPmtiles(url, map, theme)
    case 'style':
      return ofStyle((await (await fetchExternal(url, signal)).json()) as StyleSpecification, url)
  }
}

/** A foreign style with names that cannot collide with ours, and with absolute addresses. */
function ofStyle(style: StyleSpecification, styleUrl: string): BaseMapContent {
  const resolve = (address: string) => decodeBraces(new URL(address, styleUrl).href)
  const sources = Object.entries(style.sources).map(([name, source]): [string, SourceSpecification] => [
    BASE_PREFIX + name,
    {
      ...source,
      ...('url' in source && typeof source.url === 'string' && { url: resolve(source.url) }),
      ...('tiles' in source && source.tiles && { tiles: source.tiles.map(resolve) }),
      ...('data' in source && typeof source.data === 'string' && { data: resolve(source.data) }),
    },
  ])
  const layers = style.layers.map((layer) => ({
    ...layer,
    id: BASE_PREFIX + layer.id,
    ...('source' in layer && { source: BASE_PREFIX + layer.source }),
  }))
  const { glyphs, sprite } = style
  return {
    sources: Object.fromEntries(sources),
    layers,
    ...(glyphs !== undefined && { glyphs: resolve(glyphs) }),
    ...(sprite !== undefined && {
      sprite: typeof sprite === 'string' ? resolve(sprite) : sprite.map(({ id, url }) => ({ id, url: resolve(url) })),
    }),
  }
}

/** A URL object escapes the braces of placeholders. */
const decodeBraces = (url: string): string => url.replaceAll('%7B', '{').replaceAll('%7D', '}')

/** Workers cannot resolve relative addresses. */
const absolute = (url: string): string => (url.startsWith('/') ? `${location.origin}${url}` : url)
