/** Description of an imported raster: stored with its layer, shown to users, and used with the COG and its control grid. */
import type { MultiPolygon, Polygon } from 'geojson'
import type { Bounds } from './mercator'
import type { SampleType } from './samples'

/** `single`: one band whose meaning is unknown. */
export type RasterKind = 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'index' | 'radar' | 'single'

export const BAND_ROLES = ['red', 'green', 'blue', 'nir', 'rededge', 'thermal'] as const
export type BandRole = (typeof BAND_ROLES)[number]

/** What tells the role of a band. Missing in older imports, which also assumed roles by the order of bands. */
export type RoleOrigin = 'name' | 'wavelength' | 'colour' | 'camera' | 'chosen'

export interface BandStatistics {
  min: number
  max: number
  mean: number
  stddev: number
  /** 2nd and 98th percentile, the default contrast range. */
  p2: number
  p98: number
  /** Counts in 256 equal steps from min to max. */
  histogram: number[]
}

/** A class that occurs in a raster with a palette. */
export interface RasterClass {
  /** Its number in the file, from 0 to 255. */
  value: number
  name?: string
  /** `#rrggbb`. */
  color: string
  /** Share of the pixels with data, from 0 to 1. */
  share: number
}

/** How a file stores values: value = stored * scale + offset. */
export interface Scaling {
  scale: number
  offset: number
}

export interface BandInfo {
  name: string
  /** As the file declares it. */
  scaling?: Scaling
  /** From stored values to those of the COG: the scale that was applied, and the conversion to metres. */
  applied?: Scaling
  /** Unit of the values, as the file names it; m for heights that were converted. */
  unit?: string
  role: BandRole | undefined
  roleOrigin?: RoleOrigin
  statistics: BandStatistics
}

export type HeightUnit = 'm' | 'ft' | 'us-ft' | 'cm' | 'mm'

/** What the heights of the file were taken for. The COG has metres. */
export interface RasterHeights {
  unit: HeightUnit
  /** The unit of the band, the height axis of the coordinate system, a user, or nothing. */
  origin: 'band' | 'system' | 'chosen' | 'assumed'
  /** Unit of the horizontal axes, if it is not the metre and nothing states that of the heights. */
  proposed?: HeightUnit
}

/** A value of pixels without data. */
export interface EmptyValue {
  value: number
  /** Of all pixels, from 0 to 1. */
  share: number
}

export interface RasterInfo {
  kind: RasterKind
  width: number
  height: number
  /** Without the alpha band. */
  bands: BandInfo[]
  hasAlpha: boolean
  /** What tells whether the last band of the file is alpha, if not the file. */
  alphaOrigin?: 'values' | 'chosen'
  /** The transparency comes from a mask of the file, and not from a band. Missing in older imports. */
  hasMask?: boolean
  /** The classes of a palette, and the statistics of their numbers. The bands are then those of its colours. */
  classes?: { present: RasterClass[]; statistics: BandStatistics }
  /** Sample type of the COG. */
  sampleType: SampleType
  /** Value of pixels without data. Missing in older imports. */
  nodata?: number
  /** A value that probably marks pixels without data, although the file does not say so. */
  proposedNodata?: EmptyValue
  /** Of an elevation model. Missing in older imports. */
  heights?: RasterHeights
  /** Georeferenced by the user, because the file is not. */
  placed: boolean
  crs: { name: string; epsg: number | undefined }
  /** The position may be off by decimetres or metres, because the datum shift is only known to that accuracy. */
  approximateDatum: boolean
  /** Ground sampling distance in metres. */
  gsd: number
  /** Degrees: west, south, east, north. West is greater than east where the raster crosses the antimeridian. */
  bounds: Bounds
  /** In two parts where the raster crosses the antimeridian. */
  footprint: Polygon | MultiPolygon
  /** Tile zoom (256 px) at which one raster pixel is about one tile pixel. */
  nativeZoom: number
  /** Computed from an overview, so extremes are those of averaged pixels. */
  approximateStatistics: boolean
}
