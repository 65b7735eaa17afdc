// Which two layers are compared, and what lies on each side of the divider.
import type { Layer } from '../../../api/layer'
import { isLayerVisible, type Compared } from './viewState'

/** One side: its layers, and those that are visibilityOverrides otherwise than their mission's setting. */
interface Side {
  layers: Layer[]
  visibilityOverrides: string[]
}

/** What can be drawn at all. */
export const comparable = (layers: readonly Layer[]): Layer[] => layers.filter(({ status }) => status === 'ready')

/**
 * The comparison a layer begins with: itself on the left, and on the right the next one of its kind below it, else above.
 * @param layers topmost first
 */
export function comparisonOf(layers: readonly Layer[], layerId: string): Compared {
  const all = comparable(layers)
  const at = all.findIndex(({ _id }) => _id === layerId)
  const rest = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()]
  const right = rest.find(({ kind }) => kind === all[at]?.kind) ?? rest[0]
  return { left: layerId, right: right?._id ?? null }
}

/** The comparison with what is still there; null when both sides have gone. */
export function stillThere(compared: Compared | null, layers: readonly Layer[]): Compared | null {
  const known = new Set(comparable(layers).map(({ _id }) => _id))
  const left = compared?.left && known.has(compared.left) ? compared.left : null
  const right = compared?.right && known.has(compared.right) ? compared.right : null
  return left || right ? { left, right } : null
}

/** Each side shows its own layer, also when it is hidden otherwise, and never the other's. */
export function sidesOf(
  layers: readonly Layer[],
  visibilityOverrides: readonly string[],
  { left, right }: Compared,
): Record<'left' | 'right', Side> {
  const side = (own: string | null, other: string | null): Side => {
    const mine = layers.filter(({ _id }) => _id !== other)
    const hidden = mine.find((layer) => layer._id === own && !isLayerVisible(layer, visibilityOverrides))
    return {
      layers: mine,
      visibilityOverrides: hidden ? withToggled(visibilityOverrides, hidden._id) : [...visibilityOverrides],
    }
  }
  return { left: side(left, right), right: side(right, left) }
}

/** A list of visibilityOverrides layers with one of them visibilityOverrides once more. */
export const withToggled = (visibilityOverrides: readonly string[], layerId: string): string[] =>
  visibilityOverrides.includes(layerId)
    ? visibilityOverrides.filter((id) => id !== layerId)
    : [...visibilityOverrides, layerId]
