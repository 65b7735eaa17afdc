import { useState } from 'react'

/** The server deletes and restores at most as many at once. */
const MAX_SELECTED = 100

export interface LayerSelection {
  /** In the order of the panel. Null while no layers are being selected. */
  layerIds: readonly string[] | null
  start: () => void
  end: () => void
  /** Adds or removes a layer. A range adds all layers from the one that was added last. */
  toggle: (layerId: string, isRange: boolean) => void
}

/**
 * The layers that are selected for an action on all of them.
 * @param shownIds the layers in the order of the panel; others are not part of the selection
 */
export function useLayerSelection(shownIds: readonly string[]): LayerSelection {
  const [selected, setSelected] = useState<{ ids: readonly string[]; last: string | null } | null>(null)
  const layerIds = selected && shownIds.filter((id) => selected.ids.includes(id)).slice(0, MAX_SELECTED)
  const toggle = (layerId: string, isRange: boolean) => {
    const { ids, last } = selected ?? { ids: [], last: null }
    const from = shownIds.indexOf(last ?? '')
    const to = shownIds.indexOf(layerId)
    if (isRange && from >= 0) {
      const range = shownIds.slice(Math.min(from, to), Math.max(from, to) + 1)
      setSelected({ ids: [...new Set([...ids, ...range])], last: layerId })
    } else if (ids.includes(layerId)) {
      setSelected({ ids: ids.filter((id) => id !== layerId), last: null })
    } else {
      setSelected({ ids: [...ids, layerId], last: layerId })
    }
  }
  return {
    layerIds,
    start: () => setSelected({ ids: [], last: null }),
    end: () => setSelected(null),
    toggle,
  }
}
