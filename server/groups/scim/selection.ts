// Which attributes a reply contains (RFC 7644, section 3.9).
import { normalName } from './attributes'

export interface Selection {
  attributes?: string
  excludedAttributes?: string
}

type Resource = Readonly<Record<string, unknown>>

/** Always returned. */
const ALWAYS = new Set(['schemas', 'id'])

const namesOf = (list: string | undefined): Set<string> =>
  new Set((list ?? '').split(',').map(normalName).filter(Boolean))

/** Whether a reply contains an attribute, by its normal name. */
export function isSelected({ attributes, excludedAttributes }: Selection, name: string): boolean {
  if (attributes === undefined) return !namesOf(excludedAttributes).has(name)
  return [...namesOf(attributes)].some((each) => each === name || each.startsWith(`${name}.`))
}

export function select(resource: Resource, selection: Selection): Resource {
  const { attributes, excludedAttributes } = selection
  if (attributes === undefined && excludedAttributes === undefined) return resource
  const wanted = namesOf(attributes)
  const unwanted = attributes === undefined ? namesOf(excludedAttributes) : new Set<string>()
  const isKept = (name: string): boolean => {
    if (attributes === undefined) return !unwanted.has(name)
    const [top = ''] = name.split('.')
    return wanted.has(name) || wanted.has(top) || [...wanted].some((each) => each.startsWith(`${name}.`))
  }
  return Object.fromEntries(
    Object.entries(resource)
      .filter(([name]) => ALWAYS.has(name) || isKept(name.toLowerCase()))
      .map(([name, value]) => [name, ALWAYS.has(name) ? value : selectWithin(name.toLowerCase(), value, isKept)]),
  )
}

function selectWithin(name: string, value: unknown, isKept: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => selectWithin(name, each, isKept))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([sub]) => isKept(`${name}.${sub.toLowerCase()}`)))
}
