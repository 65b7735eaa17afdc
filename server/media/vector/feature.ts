// Features as readers yield them and as imports store them, with their limits.
import type { Geometry } from 'geojson'

/** Styling of a feature in its file. Colours are #rrggbb. */
export interface FeatureStyle {
  color?: string
  fill?: string
  /** From 0 (not filled) to 1. */
  fillOpacity?: number
  /** Pixels. */
  width?: number
}

/** As read from the file: in degrees, but unchecked. */
export interface RawFeature {
  geometry: unknown
  properties: Record<string, unknown>
  style?: FeatureStyle
}

export type PropertyValue = string | number | boolean | null
export type Properties = Record<string, PropertyValue>

/** Valid and within the limits of storage. */
export interface CheckedFeature {
  geometry: Geometry
  properties: Properties
  style: FeatureStyle | null
  /** A problem that does not prevent storing the feature; shown with it. */
  problem: GeometryProblem | null
}

export type GeometryProblem = 'self_crossing'

export const MAX_FEATURES = 1_000_000
/** Per feature. A coastline has fewer; a tile with more would take seconds. */
export const MAX_VERTICES = 200_000
export const MAX_PROPERTIES = 200
export const MAX_PROPERTY_NAME_LENGTH = 100
export const MAX_PROPERTY_LENGTH = 10_000
/** All properties of one feature, as JSON. */
export const MAX_PROPERTIES_BYTES = 64 * 1024
/** Characters of one element, cell or feature in a file. Larger ones are rejected as hostile. */
export const MAX_PIECE_BYTES = 32 * 1024 * 1024
