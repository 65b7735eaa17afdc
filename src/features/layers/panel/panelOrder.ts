// Moves and filters the layers and groups of the panel.
import type { Layer, LayerGroup } from '../../../api/layer'
import { sectionsOf, type Section } from '../../../map/layerOrder'
import { dayOf } from '../workspace/days'

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

export interface PanelFilter {
  search: string
  isOnlyFlagged: boolean
  kind: Layer['kind'] | null
  /** First and last capture date, for example 2026-03-12. */
  from: string | null
  until: string | null
}

export const NO_FILTER: PanelFilter = { search: '', isOnlyFlagged: false, kind: null, from: null, until: null }

/** Layers that match the search text, kind and dates. Layers without a date match no date filter. */
export function filtered(layers: readonly Layer[], filter: PanelFilter): Layer[] {
  const { isOnlyFlagged, kind, from, until } = filter
  const wanted = filter.search.trim().toLowerCase()
  return layers.filter((layer) => {
    const day = dayOf(layer) ?? ''
    return (
      layer.name.toLowerCase().includes(wanted) &&
      (layer.flagged || !isOnlyFlagged) &&
      (kind === null || layer.kind === kind) &&
      (from === null || day >= from) &&
      (until === null || (day !== '' && day <= until))
    )
  })
}

/** Groups with matching layers. */
export const matchingSections = (groups: readonly LayerGroup[], found: readonly Layer[]): Section[] =>
  sectionsOf(groups, found).filter(({ layers }) => layers.length > 0)
