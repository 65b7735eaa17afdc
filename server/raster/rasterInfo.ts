/** What is known of an imported raster: kept with its layer, shown to people, and all that tiles and measures need beside the COG and its lattice. */
import type { Polygon } from 'geojson'
import type { Bounds } from './mercator'
import type { SampleType } from './samples'

export type RasterKind = 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'single'

export const BAND_ROLES = ['red', 'green', 'blue', 'nir', 'rededge', 'thermal'] as const
export type BandRole = (typeof BAND_ROLES)[number]

export interface BandStatistics {
  min: number
  max: number
  mean: number
  stddev: number
  /** 2nd and 98th percentile: what contrast stretches between. */
  p2: number
  p98: number
  /** Counts in 256 equal steps from min to max. */
  histogram: number[]
}

export interface BandInfo {
  name: string
  role: BandRole | undefined
  statistics: BandStatistics
}

export interface RasterInfo {
  kind: RasterKind
  width: number
  height: number
  /** Without the alpha band. */
  bands: BandInfo[]
  hasAlpha: boolean
  /** Of the COG's values. */
  sampleType: SampleType
  /** A person said where it lies; its files do not. */
  placed: boolean
  crs: { name: string; epsg: number | undefined }
  /** Its place may be off by metres or decimetres, because the shift of its datum is only known that well. */
  approximateDatum: boolean
  /** Metres on the ground for a pixel. */
  gsd: number
  /** Degrees: west, south, east, north. */
  bounds: Bounds
  footprint: Polygon
  /** The tile zoom (256 px) at which a pixel of the raster is about a pixel of the tile. */
  nativeZoom: number
  /** Statistics come from a smaller copy of the raster, so extremes are those of means. */
  approximateStatistics: boolean
}
