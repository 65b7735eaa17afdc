// What a feature is called.
import type { GeoJsonProperties } from 'geojson'
import { ownValue } from '../shared/ownValue'

/** Attributes that hold the name of a feature, the first before the others. Tiles include them. */
const NAME_FIELDS = ['name', 'Name', 'NAME', 'title', 'Title', 'TITLE']

/** Name of a feature in lists and cards: the value of the label field, otherwise its name attribute; undefined without either. */
export function featureName(properties: GeoJsonProperties | undefined, labelField?: string | null): string | undefined {
  for (const field of [labelField, ...NAME_FIELDS]) {
    const value: unknown = field && ownValue(properties, field)
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value)
  }
  return undefined
}
