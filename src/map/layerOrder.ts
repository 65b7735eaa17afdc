// Order of layers in lists and on the map: layers without a group first, then group by group.
import type { Layer, LayerGroup } from '../api/layer'

export interface Section {
  /** Null for the layers without a group. */
  group: LayerGroup | null
  layers: Layer[]
}

export function sectionsOf(groups: readonly LayerGroup[], layers: readonly Layer[]): Section[] {
  const known = new Set(groups.map(({ _id }) => _id))
  const isIn = (group: LayerGroup) => (layer: Layer) => layer.groupId === group._id
  return [
    { group: null, layers: layers.filter(({ groupId }) => !groupId || !known.has(groupId)) },
    ...groups.map((group) => ({ group, layers: layers.filter(isIn(group)) })),
  ]
}

/** All layers, topmost first. */
export const inDrawingOrder = (sections: readonly Section[]): Layer[] => sections.flatMap(({ layers }) => layers)
