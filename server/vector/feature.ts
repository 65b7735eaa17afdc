// What a reader yields and what an import keeps, and how much of it there may be.
import type { Geometry } from 'geojson'

/** How the file draws a feature. Colours are #rrggbb. */
export interface FeatureStyle {
  color?: string
  fill?: string
  /** 0, which is not filled, to 1. */
  fillOpacity?: number
  /** Pixels. */
  width?: number
}

/** As it stands in the file: in degrees, but not yet looked at. */
export interface RawFeature {
  geometry: unknown
  properties: Record<string, unknown>
  style?: FeatureStyle
}

export type PropertyValue = string | number | boolean | null
export type Properties = Record<string, PropertyValue>

/** Known to be drawable and small enough to be stored. */
export interface CheckedFeature {
  geometry: Geometry
  properties: Properties
  style: FeatureStyle | null
  /** Kept all the same, and shown with the feature. */
  problem: GeometryProblem | null
}

export type GeometryProblem = 'self_crossing'

export const MOST_FEATURES = 1_000_000
/** Of one feature. A coastline has fewer; a tile with more would take seconds. */
export const MOST_VERTICES = 200_000
export const MOST_PROPERTIES = 200
export const LONGEST_PROPERTY_NAME = 100
export const LONGEST_PROPERTY = 10_000
/** Of all properties of one feature, as JSON. */
export const LARGEST_PROPERTIES = 64 * 1024
/** Characters of one element, cell or feature in a file, before it is given up as hostile. */
export const LARGEST_PIECE = 32 * 1024 * 1024
