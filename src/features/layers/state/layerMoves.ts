// Moves of layers and groups in the order of the mission's layers.
import type { LayerGroup } from '../../../api/layer'
import type { Section } from '../../../map/layerOrder'

/** A move in the form of the API. */
export interface LayerMove {
  /** Null for no group. */
  groupId: string | null
  /** The layer that will follow it; null for the last position. */
  before: string | null
}

/** Where a layer is now; null if it does not exist. */
export function placeOf(sections: readonly Section[], layerId: string): LayerMove | null {
  for (const { group, layers } of sections) {
    const at = layers.findIndex(({ _id }) => _id === layerId)
    if (at >= 0) return { groupId: group?._id ?? null, before: layers[at + 1]?._id ?? null }
  }
  return null
}

/** Moves a layer one position up or down, at the end of a group into the next one; null if it cannot move. */
// oxlint-disable-next-line complexity -- one case for each direction at the start and the end of a group
export function stepOf(sections: readonly Section[], layerId: string, step: 'up' | 'down'): LayerMove | null {
  const at = sections.findIndex(({ layers }) => layers.some(({ _id }) => _id === layerId))
  const own = sections[at]
  if (!own) return null
  const position = own.layers.findIndex(({ _id }) => _id === layerId)
  const groupId = own.group?._id ?? null
  if (step === 'up') {
    if (position > 0) return { groupId, before: own.layers[position - 1]?._id ?? null }
    const above = sections[at - 1]
    return above ? { groupId: above.group?._id ?? null, before: null } : null
  }
  if (position < own.layers.length - 1) return { groupId, before: own.layers[position + 2]?._id ?? null }
  const below = sections[at + 1]
  return below ? { groupId: below.group?._id ?? null, before: below.layers[0]?._id ?? null } : null
}

/** The group that will follow a group when it moves by one position; undefined if it cannot move. */
export function groupStepOf(
  groups: readonly LayerGroup[],
  groupId: string,
  step: 'up' | 'down',
): string | null | undefined {
  const at = groups.findIndex(({ _id }) => _id === groupId)
  if (step === 'up') return at > 0 ? groups[at - 1]?._id : undefined
  return at < groups.length - 1 ? (groups[at + 2]?._id ?? null) : undefined
}
