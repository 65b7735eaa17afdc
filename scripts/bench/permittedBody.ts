// The largest body that the schema of an operation permits, made from its example.
import { uuidv7 } from 'uuidv7'
import { resolved, type JsonSchema, type Spec, type SpecOperation } from '../../server/platform/contract/spec'
import { composedExample } from '../../server/testing/contractRules'

/** @returns JSON of at most about so many bytes; undefined for an operation without a JSON body */
export function permittedBody(spec: Spec, { requestBody }: SpecOperation, bytes: number): string | undefined {
  const content = requestBody?.content['application/json']
  if (!content) return undefined
  const example = content.example ?? composedExample(spec, content.schema)
  return JSON.stringify(grown(spec, content.schema, example, bytes))
}

/** The example with lists and texts as long as the schema and `bytes` permit. The first list takes most. */
function grown(spec: Spec, schema: JsonSchema | undefined, example: unknown, bytes: number): unknown {
  const node = plain(spec, schema ?? {})
  if (Array.isArray(example)) return grownList(spec, node, example, bytes)
  if (typeof example === 'object' && example !== null) {
    let left = bytes - sizeOf(example)
    const fields = Object.entries(example).map(([name, value]): [string, unknown] => {
      const larger = grown(spec, node.properties?.[name], value, left + sizeOf(value))
      left -= sizeOf(larger) - sizeOf(value)
      return [name, larger]
    })
    return Object.fromEntries(fields)
  }
  return typeof example === 'string' ? grownText(node, example, bytes) : example
}

function grownList(spec: Spec, { items, maxItems }: JsonSchema, example: unknown[], bytes: number): unknown[] {
  const [first] = example
  if (first === undefined) return example
  const count = Math.min(Number(maxItems ?? 0), Math.floor(bytes / (sizeOf(first) + 1)))
  if (count <= example.length) return example
  const room = Math.floor(bytes / count) - 1
  const larger = grown(spec, items, first, room)
  return Array.from({ length: count }, () => distinct(spec, items, larger))
}

/** Lists of IDs contain each once. */
const distinct = (spec: Spec, schema: JsonSchema | undefined, value: unknown): unknown =>
  plain(spec, schema ?? {})['format'] === 'uuid' ? uuidv7() : value

function grownText(node: JsonSchema, example: string, bytes: number): string {
  const isFree = ['enum', 'const', 'format', 'pattern'].every((keyword) => node[keyword] === undefined)
  const length = Math.min(Number(node['maxLength'] ?? 0), bytes - 2)
  return isFree && length > example.length ? example.padEnd(length, 'x') : example
}

function plain(spec: Spec, schema: JsonSchema): JsonSchema {
  return typeof schema['$ref'] === 'string'
    ? { ...plain(spec, resolved<JsonSchema>(spec, { $ref: schema['$ref'] })), ...schema }
    : schema
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')
