// How both engines draw a feature style.
import type { MapTheme } from './engine'
import type { FeatureStyle } from './scene'

/** Opacity of areas, with the line color and with a fill color. It keeps the layers below visible. */
export const DEFAULT_FILL_OPACITY = 0.22
export const CUSTOM_FILL_OPACITY = 0.5

/** Highlight color, visible on imagery and on both base map themes. */
export const SELECTED_COLOR = '#ffb000'
export const SELECTED_EXTRA_WIDTH = 3

export const POINT_EDGE_COLOR = '#ffffff'
export const POINT_EDGE_WIDTH = 1.5

/** Label text, and its halo for readability on imagery. The halo is close to the base map: a bright one on a dark map hides the text. */
export const LABEL_COLORS: Record<MapTheme, { text: string; halo: string }> = {
  light: { text: '#111827', halo: '#ffffff' },
  dark: { text: '#f3f6fa', halo: '#0d141c' },
}
export const LABEL_SIZE = 12

export const widthOf = (style: FeatureStyle): number => style.width ?? 2

/** Base radius in px of a point; the line width is added. */
export const RADIUS_BASE = 3
