// How a look becomes strokes and dots, the same in both engines.
import type { FeatureStyle } from './scene'

/** Opacity of an area that is filled with the line's colour, and of one with a fill of its own: what lies below counts. */
export const THIN_FILL = 0.22
export const OWN_FILL = 0.5

/** Of what is selected: stands out on pictures, on the light and on the dark map. */
export const SELECTED_COLOR = '#ffb000'
export const SELECTED_EXTRA_WIDTH = 3

export const POINT_EDGE_COLOR = '#ffffff'
export const POINT_EDGE_WIDTH = 1.5

/** Label text and the halo that keeps it readable over pictures. */
export const LABEL_COLOR = '#111827'
export const LABEL_HALO = '#ffffff'
export const LABEL_SIZE = 12

export const widthOf = (look: FeatureStyle): number => look.width ?? 2

/** Radius in px of a point drawn with lines of `width` px. */
export const RADIUS_BASE = 3
