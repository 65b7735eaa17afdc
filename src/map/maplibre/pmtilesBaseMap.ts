// PMTiles: one file with all tiles, of which the browser reads ranges.
import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, SharedPromiseCache, TileType } from 'pmtiles'
import type { BaseMap } from '../../api/base-map'
import type { MapTheme } from '../engine'
import { unpackTile } from './unpackTile'
import { raster, vector, type BaseMapContent } from './baseMapContent'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

interface Metadata {
  tileSize?: unknown
  tile_size?: unknown
  tilesize?: unknown
  attribution?: string
  vector_layers?: { id: string }[]
}

/** @throws Error if the file cannot be read or is no PMTiles file */
export async function readPmtiles(url: string, map: BaseMap, theme: MapTheme): Promise<BaseMapContent> {
  const file = new PMTiles(url, new SharedPromiseCache(undefined, undefined, unpackTile), unpackTile)
  const { tileType, minZoom: minzoom, maxZoom: maxzoom } = await file.getHeader()
  const metadata = (await file.getMetadata()) as Metadata
  const { attribution, vector_layers: listed = [] } = metadata
  protocol.add(file)
  const source = { tiles: [`pmtiles://${url}/{z}/{x}/{y}`], minzoom, maxzoom, ...(attribution && { attribution }) }
  if (tileType !== TileType.Mvt) return raster({ ...source, tileSize: tileSizeOf(metadata, map) })
  return vector(source, map.layers.length > 0 ? map.layers : listed.map(({ id }) => id), theme)
}

/** The server has read the size of its own files, and people may correct it there. A foreign file may state its own. */
function tileSizeOf({ tileSize, tile_size: snake, tilesize: lower }: Metadata, map: BaseMap): number {
  const stated = Number(tileSize ?? snake ?? lower)
  const isForeign = !map.url.startsWith('/')
  return isForeign && (stated === 256 || stated === 512) ? stated : map.tileSize
}
