// Converts the colours of other programs to #rrggbb.
import type { FeatureStyle } from '../feature'

/** Mapbox's simplestyle in GeoJSON properties: stroke, fill, fill-opacity, marker-color. */
export function simpleStyle(properties: Record<string, unknown>): { style?: FeatureStyle } {
  const color = hexColor(properties['stroke']) ?? hexColor(properties['marker-color'])
  const fill = hexColor(properties['fill'])
  const opacity = properties['fill-opacity']
  const width = Number(properties['stroke-width'])
  const style = {
    ...(color && { color }),
    ...(fill && { fill }),
    ...(typeof opacity === 'number' && opacity >= 0 && opacity <= 1 && { fillOpacity: opacity }),
    ...(width > 0 && width <= 50 && { width }),
  }
  return Object.keys(style).length > 0 ? { style } : {}
}

export function hexColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const [, hex] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value.trim()) ?? []
  if (!hex) return undefined
  return `#${(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex).toLowerCase()}`
}

/** KML's aabbggrr. */
export function kmlColor(value: string): string | undefined {
  const [, blue, green, red] = /^(?:[0-9a-f]{2})?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value.trim()) ?? []
  return red && green && blue ? `#${red}${green}${blue}`.toLowerCase() : undefined
}

/** Opacity of KML's aabbggrr, 0 to 1; undefined when it has none. */
export function kmlOpacity(value: string): number | undefined {
  const [, alpha] = /^([0-9a-f]{2})[0-9a-f]{6}$/i.exec(value.trim()) ?? []
  return alpha ? Math.round((Number.parseInt(alpha, 16) / 255) * 100) / 100 : undefined
}
