// Builds requests from the contract: the examples of an operation with the IDs replaced.
import type { InjectOptions } from 'fastify'
import {
  API_PREFIX,
  resolved,
  type JsonSchema,
  type operationsOf,
  type Spec,
  type SpecOperation,
} from '../platform/contract/spec'
import { composedExample } from './contractRules'

export type Place = ReturnType<typeof operationsOf>[number]

/** A field of a request that contains an ID. */
export interface IdSlot {
  in: 'path' | 'query' | 'body'
  name: string
  /** A list of IDs, as in bulk operations. */
  many: boolean
}

/** Returns the ID for a slot, or undefined to keep the example. */
export type Fill = (slot: IdSlot) => string | string[] | undefined

const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data'

/** All IDs in the path, query and body of an operation, at any depth. */
export function idSlotsOf(spec: Spec, { operation }: Place): IdSlot[] {
  const inParameters = (operation.parameters ?? []).flatMap(({ name, in: where, schema }): IdSlot[] => {
    if (where === 'header') return []
    const node = plain(spec, schema)
    return isId(spec, name, node) ? [{ in: where, name, many: node.type === 'array' }] : []
  })
  const body = bodyOf(spec, { operation } as Place)
  return [...inParameters, ...(body ? bodySlots(spec, body.schema, '') : [])]
}

/** A request with the examples of the operation and the IDs of `fill`. */
export function callOf(spec: Spec, place: Place, fill: Fill): InjectOptions & { url: string } {
  const { path, method, operation } = place
  const slots = idSlotsOf(spec, place)
  const valueOf = (where: IdSlot['in'], name: string) => {
    const slot = slots.find((each) => each.in === where && each.name === name)
    return slot && fill(slot)
  }
  const parameters = operation.parameters ?? []
  const url = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((at, { name, schema }) => {
      const value = [valueOf('path', name) ?? exampleOf(spec, schema)].flat()[0]
      return at.replace(`{${name}}`, encodeURIComponent(textOf(value)))
    }, API_PREFIX + path)
  const query = new URLSearchParams()
  for (const { name, schema, required, in: where } of parameters) {
    if (where !== 'query') continue
    const value = valueOf('query', name) ?? (required ? exampleOf(spec, schema) : undefined)
    for (const each of value === undefined ? [] : [value].flat()) query.append(name, textOf(each))
  }
  return {
    method: method.toUpperCase(),
    url: query.size > 0 ? `${url}?${query}` : url,
    ...payloadOf(spec, place, slots, fill),
  }
}

/** The schema of the JSON body with resolved references, or undefined. */
export function jsonBodyOf(spec: Spec, place: Place): JsonSchema | undefined {
  const body = bodyOf(spec, place)
  return body?.type === JSON_TYPE ? plain(spec, body.schema) : undefined
}

function payloadOf(spec: Spec, place: Place, slots: IdSlot[], fill: Fill): Pick<InjectOptions, 'payload' | 'headers'> {
  const body = bodyOf(spec, place)
  if (!body) return {}
  const value = structuredClone(body.example ?? composedExample(spec, body.schema) ?? {}) as Record<string, unknown>
  for (const slot of slots) {
    const id = slot.in === 'body' ? fill(slot) : undefined
    if (id !== undefined) put(value, slot.name.split('.'), id)
  }
  return body.type === MULTIPART ? multipart(value) : { payload: value }
}

function bodyOf(spec: Spec, { operation }: Place): { type: string; schema: JsonSchema; example?: unknown } | undefined {
  const content = operation.requestBody?.content ?? {}
  const type = [JSON_TYPE, MULTIPART].find((each) => content[each])
  const found = type === undefined ? undefined : content[type]
  return type !== undefined && found ? { type, schema: plain(spec, found.schema), example: found.example } : undefined
}

function bodySlots(spec: Spec, schema: JsonSchema, above: string): IdSlot[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]): IdSlot[] => {
    const node = plain(spec, child)
    const where = above + name
    if (isId(spec, name, node)) return [{ in: 'body', name: where, many: node.type === 'array' }]
    return bodySlots(spec, node, `${where}.`)
  })
}

/** Recognises an ID by its format, and IDs of other systems by their name. */
function isId(spec: Spec, name: string, node: JsonSchema): boolean {
  const value = node.type === 'array' && node.items ? plain(spec, node.items) : node
  const isText = [value.type].flat().includes('string')
  return isText && (value.format === 'uuid' || /(Id|ID|Ids|IDs|^_id)$/.test(name))
}

function plain(spec: Spec, schema: JsonSchema): JsonSchema {
  return typeof schema.$ref === 'string'
    ? { ...plain(spec, resolved<JsonSchema>(spec, { $ref: schema.$ref })), ...schema }
    : schema
}

function exampleOf(spec: Spec, schema: JsonSchema): unknown {
  const node = plain(spec, schema)
  return (
    node.example ??
    node.const ??
    (node.enum as unknown[] | undefined)?.[0] ??
    composedExample(spec, node) ??
    node.default
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function put(into: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) into[name] = value
  else put((into[name] ??= {}) as Record<string, unknown>, rest, value)
}

function multipart(fields: Record<string, unknown>): Pick<InjectOptions, 'payload' | 'headers'> {
  const boundary = 'aerie-contract'
  const parts = Object.entries(fields).map(([name, value]) => {
    const file = name === 'file' ? '; filename="file.bin"\r\ncontent-type: application/octet-stream' : ''
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${textOf(value)}\r\n`
  })
  return {
    headers: { 'content-type': `${MULTIPART}; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  }
}

/** Whether callers sign in: neither everybody nor identity providers with a token. */
export const needsSession = ({ 'x-permission': needed }: SpecOperation): boolean =>
  needed !== 'public' && needed !== 'scim'
