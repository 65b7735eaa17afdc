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
  attribution?: string
  vector_layers?: { id: string }[]
}

/** @throws Error if the file cannot be read or is no PMTiles file */
export async function readPmtiles(url: string, map: BaseMap, theme: MapTheme): Promise<BaseMapContent> {
  const file = new PMTiles(url, new SharedPromiseCache(undefined, undefined, unpackTile), unpackTile)
  const { tileType, minZoom: minzoom, maxZoom: maxzoom } = await file.getHeader()
  const { attribution, vector_layers: listed = [] } = (await file.getMetadata()) as Metadata
  protocol.add(file)
  const source = { tiles: [`pmtiles://${url}/{z}/{x}/{y}`], minzoom, maxzoom, ...(attribution && { attribution }) }
  if (tileType !== TileType.Mvt) return raster({ ...source, tileSize: map.tileSize })
  return vector(source, map.layers.length > 0 ? map.layers : listed.map(({ id }) => id), theme)
}
