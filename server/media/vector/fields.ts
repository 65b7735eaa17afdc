// Collects the attributes of a layer's features with their types, for tables, labels and filters.
import type { Properties } from './feature'

export interface Field {
  name: string
  type: 'text' | 'number' | 'boolean'
}

const MAX_FIELDS = 300

export interface FieldList {
  add(properties: Properties): void
  result(): Field[]
}

/** Collects fields over many features, starting with the known ones. Mixed types become text. */
export function collectFields(known: Field[] = []): FieldList {
  const types = new Map<string, Field['type'] | undefined>(known.map(({ name, type }) => [name, type]))
  return {
    add(properties) {
      for (const name in properties) {
        const value = properties[name]
        const before = types.get(name)
        if (before === 'text' || (before === undefined && !types.has(name) && types.size >= MAX_FIELDS)) continue
        if (value === null || value === undefined) {
          if (!types.has(name)) types.set(name, undefined)
          continue
        }
        const type = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text'
        types.set(name, before === undefined || before === type ? type : 'text')
      }
    },
    result: () => [...types].map(([name, type]) => ({ name, type: type ?? 'text' })),
  }
}
