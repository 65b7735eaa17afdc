// How large the JSON of a request may be: what its schema permits, within bounds.
import { resolved, type JsonSchema, type Spec, type SpecOperation } from './spec'

/**
 * Of every body of a caller who is not known, and of those of which the schema permits less: parsing it takes few milliseconds,
 * and programs may add white space.
 */
export const SMALL_BODY_BYTES = 64 * 1024
/** Of bodies of which the schema permits more. */
const LARGE_BODY_BYTES = 1024 * 1024
/** Of what an operation may state. What is larger is uploaded. */
export const LARGEST_BODY_BYTES = 4 * 1024 * 1024

/** Of a character, which programs may write as an escape: `\u00e9`. */
const CHARACTER_BYTES = 6
/** Of a number with all its digits, sign and exponent. */
const NUMBER_BYTES = 25
const LITERAL_BYTES = 5
/** Characters of a text of these formats. */
const FORMATS: Readonly<Record<string, number>> = { uuid: 36, 'date-time': 40, date: 10 }
const TYPES = ['application/json', 'application/scim+json']

/** The largest JSON that an operation accepts, in bytes. */
export function bodyLimitOf(spec: Spec, operation: SpecOperation): number {
  const stated = operation['x-body-limit']
  if (stated) return stated.bytes
  if (operation['x-permission'] === 'public') return SMALL_BODY_BYTES
  const bodies = TYPES.flatMap((type) => operation.requestBody?.content[type] ?? [])
  const largest = Math.max(0, ...bodies.map(({ schema }) => bytesOf(spec, schema, [])))
  return Math.min(LARGE_BODY_BYTES, Math.max(SMALL_BODY_BYTES, largest))
}

/** The longest JSON without white space that a schema permits, in bytes; infinite if it has no limit. */
function bytesOf(spec: Spec, schema: JsonSchema, within: readonly JsonSchema[]): number {
  if (within.includes(schema)) return Infinity
  const inner = (each: unknown): number => bytesOf(spec, each as JsonSchema, [...within, schema])
  const target: JsonSchema = resolved<JsonSchema>(spec, schema)
  if (target !== schema) return inner(target)
  const { enum: values, const: value } = schema as { enum?: unknown[]; const?: unknown }
  if (values) return Math.max(...values.map(jsonLength))
  if (value !== undefined) return jsonLength(value)
  const { oneOf = [], anyOf = [], allOf = [] } = schema as Record<'oneOf' | 'anyOf' | 'allOf', JsonSchema[] | undefined>
  const choices = [...oneOf, ...anyOf].map(inner)
  const parts = allOf.map(inner)
  const types = [schema.type ?? []].flat().map((type) => bytesOfType(schema, type, inner))
  if (choices.length + parts.length + types.length === 0) return Infinity
  const all = parts.reduce((sum, each) => sum + each, 0)
  return Math.max(0, ...choices, ...types) + all
}

function bytesOfType(schema: JsonSchema, type: string, inner: (schema: unknown) => number): number {
  switch (type) {
    case 'string':
      return 2 + CHARACTER_BYTES * numberOf(schema['maxLength'] ?? FORMATS[String(schema['format'])])
    case 'array':
      return 2 + times(numberOf(schema['maxItems']), 1 + inner(schema.items ?? {}))
    case 'object':
      return bytesOfObject(schema, inner)
    case 'number':
    case 'integer':
      return NUMBER_BYTES
    default:
      return LITERAL_BYTES
  }
}

function bytesOfObject(schema: JsonSchema, inner: (schema: unknown) => number): number {
  // Fields are not planned for unless the schema says so, also where it ignores them.
  const { additionalProperties = false } = schema
  const others = additionalProperties === false ? 0 : Infinity
  const declared = Object.entries(schema.properties ?? {}).map(([name, each]) => name.length + 4 + inner(each))
  return declared.reduce((sum, each) => sum + each, 2 + others)
}

const numberOf = (limit: unknown): number => (typeof limit === 'number' ? limit : Infinity)

const times = (count: number, bytes: number): number => (count === 0 ? 0 : count * bytes)

const jsonLength = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
