// What the screens say of a base layer's parts.
import type { BaseLayer, BaseLayerPart } from '../../api/base-layer'

/** What is part of the map already and can be drawn. */
export const shownParts = ({ parts }: BaseLayer): BaseLayerPart[] =>
  parts.filter(({ staged, status }) => !staged && status === 'ready')

export const isImporting = ({ parts }: BaseLayer): boolean => parts.some(({ status }) => status === 'importing')

/** Attributes of all parts that are shown, each once. */
export const attributesOf = (base: BaseLayer): string[] => [
  ...new Set(shownParts(base).flatMap(({ fields }) => fields.map(({ name }) => name))),
]
