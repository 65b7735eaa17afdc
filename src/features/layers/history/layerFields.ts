// The fields of a layer that users edit and can set back.
import type { Layer } from '../../../api/layer'

export type LayerFields = Partial<
  Pick<
    Layer,
    'name' | 'opacity' | 'color' | 'labelField' | 'capturedAt' | 'rasterStyle' | 'flagged' | 'flagNote' | 'fence'
  >
>

/** The values that a layer has in the given fields. */
export const pick = (layer: Layer, names: readonly (keyof LayerFields)[]): LayerFields =>
  Object.fromEntries(names.map((name) => [name, name === 'rasterStyle' ? (layer[name] ?? {}) : (layer[name] ?? null)]))

export const hasFields = (layer: Layer, fields: LayerFields): boolean =>
  Object.entries(pick(layer, Object.keys(fields) as (keyof LayerFields)[])).every(
    ([name, value]) => asText(value) === asText(fields[name as keyof LayerFields]),
  )

/** Independent of the order of the parameters of a raster's styling. */
const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : JSON.stringify(value ?? null)
