// Filters the layers of the panel.
import type { Layer, LayerGroup } from '../../../api/layer'
import { sectionsOf, type Section } from '../../../map/layerOrder'
import { dayOf } from '../state/days'

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
