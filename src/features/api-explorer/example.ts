// Example values from the contract.
import type { Content, PublishedContract, Schema } from '../../api/publishedContract'
import { resolvedSchema } from './contract'

/** A schema can contain itself. */
const DEPTH = 6

/** The example of the contract, else one that is made of the examples of its fields. */
export const exampleOf = (contract: PublishedContract, { schema, example }: Content): unknown =>
  example ?? valueOf(contract, schema, 0)

/** What the contract gives as example of one value, if it does. */
export function exampleText(contract: PublishedContract, given: Schema): string {
  const { schema } = resolvedSchema(contract, given)
  const value = given.example ?? schema.example
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function valueOf(contract: PublishedContract, given: Schema, depth: number): unknown {
  const { schema } = resolvedSchema(contract, given)
  const known = given.example ?? schema.example ?? schema.const ?? schema.default ?? schema.enum?.[0]
  if (known !== undefined) return known
  if (depth === DEPTH) return null
  const [variant] = schema.oneOf ?? []
  if (variant) return valueOf(contract, variant, depth + 1)
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, valueOf(contract, property, depth + 1)]),
    )
  }
  if (schema.items) return [valueOf(contract, schema.items, depth + 1)]
  return simpleValue(schema)
}

function simpleValue({ type, minimum }: Schema): unknown {
  const [first] = Array.isArray(type) ? type : [type]
  switch (first) {
    case 'string':
      return 'text'
    case 'integer':
    case 'number':
      return minimum ?? 0
    case 'boolean':
      return true
    case 'object':
      return {}
    default:
      return null
  }
}
