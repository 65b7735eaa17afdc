// The two compared layers and the layers on each side of the divider.
import type { Layer } from '../../../api/layer'
import { isLayerVisible, type Compared } from './viewState'

/** One side: its layers, and the IDs of those whose visibility differs from the mission's setting. */
interface Side {
  layers: Layer[]
  visibilityOverrides: string[]
}

/** The layers that can be drawn. */
export const comparableLayers = (layers: readonly Layer[]): Layer[] => layers.filter(({ status }) => status === 'ready')

/**
 * The initial comparison of a layer: itself on the left, on the right the next layer of the same kind below it, otherwise above
 * it.
 * @param layers topmost first
 */
export function comparisonOf(layers: readonly Layer[], layerId: string): Compared {
  const all = comparableLayers(layers)
  const at = all.findIndex(({ _id }) => _id === layerId)
  const rest = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()]
  const right = rest.find(({ kind }) => kind === all[at]?.kind) ?? rest[0]
  return { left: layerId, right: right?._id ?? null }
}

/** The comparison without deleted layers; null if both were deleted. */
export function withoutDeleted(compared: Compared | null, layers: readonly Layer[]): Compared | null {
  const known = new Set(comparableLayers(layers).map(({ _id }) => _id))
  const left = compared?.left && known.has(compared.left) ? compared.left : null
  const right = compared?.right && known.has(compared.right) ? compared.right : null
  return left || right ? { left, right } : null
}

/** Each side shows its chosen layer, even if it is hidden, and never that of the other side. */
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

/** The visibility overrides with that of one layer toggled. */
export const withToggled = (visibilityOverrides: readonly string[], layerId: string): string[] =>
  visibilityOverrides.includes(layerId)
    ? visibilityOverrides.filter((id) => id !== layerId)
    : [...visibilityOverrides, layerId]
