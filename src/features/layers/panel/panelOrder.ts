// How layers and groups move in the panel, and which of them a search leaves.
import type { Layer, LayerGroup } from '../../../api/layer'
import { sectionsOf, type Section } from '../../../map/layerOrder'
import { dayOf } from '../workspace/days'

/** What a move says to the server. */
export interface Move {
  /** Null for no group. */
  groupId: string | null
  /** The layer it comes to stand before; null for the last place. */
  before: string | null
}

/** One step up or down, into the next group at the end of one; null where there is no way on. */
export function stepOf(sections: readonly Section[], layerId: string, step: 'up' | 'down'): Move | null {
  const at = sections.findIndex(({ layers }) => layers.some(({ _id }) => _id === layerId))
  const own = sections[at]
  if (!own) return null
  const place = own.layers.findIndex(({ _id }) => _id === layerId)
  const groupId = own.group?._id ?? null
  if (step === 'up') {
    if (place > 0) return { groupId, before: own.layers[place - 1]?._id ?? null }
    const above = sections[at - 1]
    return above ? { groupId: above.group?._id ?? null, before: null } : null
  }
  if (place < own.layers.length - 1) return { groupId, before: own.layers[place + 2]?._id ?? null }
  const below = sections[at + 1]
  return below ? { groupId: below.group?._id ?? null, before: below.layers[0]?._id ?? null } : null
}

/** The group a group comes to stand before when it moves one step; undefined where there is no way on. */
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
  /** First and last day a layer may have been captured on, as 2026-03-12. */
  from: string | null
  until: string | null
}

export const NO_FILTER: PanelFilter = { search: '', isOnlyFlagged: false, kind: null, from: null, until: null }

/** Layers whose name holds what is searched, of the kind and the days asked for; what has no time was on none of them. */
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

/** Groups with what was found in them; those with nothing are left out. */
export const foundSections = (groups: readonly LayerGroup[], found: readonly Layer[]): Section[] =>
  sectionsOf(groups, found).filter(({ layers }) => layers.length > 0)
