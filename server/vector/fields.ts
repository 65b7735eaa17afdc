// Which attributes a layer's features have, and of what kind: for tables, labels and filters.
import type { Properties } from './feature'

export interface Field {
  name: string
  type: 'text' | 'number' | 'boolean'
}

const MOST_FIELDS = 300

export interface FieldList {
  add(properties: Properties): void
  result(): Field[]
}

/** Gathers fields over many features, beginning with those already known. Values of several kinds make a text. */
export function gatherFields(known: Field[] = []): FieldList {
  const types = new Map<string, Field['type'] | undefined>(known.map(({ name, type }) => [name, type]))
  return {
    add(properties) {
      for (const name in properties) {
        const value = properties[name]
        const before = types.get(name)
        if (before === 'text' || (before === undefined && !types.has(name) && types.size >= MOST_FIELDS)) continue
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
