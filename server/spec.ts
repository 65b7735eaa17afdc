// The contract as one document: api-spec/*.yaml merged, references made local. Read by the server at start and by scripts.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

export type HttpMethod = 'get' | 'post' | 'patch' | 'put' | 'delete'

export interface JsonSchema {
  [keyword: string]: unknown
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  example?: unknown
}

export interface SpecParameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  description?: string
  schema: JsonSchema
}

export interface SpecReply {
  description: string
  content?: Record<string, { schema: JsonSchema; example?: unknown }>
}

/** A permission name, `public`, `session`, or the user types that may call. */
export type SpecPermission = string | string[]

export interface SpecOperation {
  operationId: string
  summary: string
  tags: string[]
  'x-permission': SpecPermission
  'x-extension'?: boolean
  /** The handler needs the very bytes of the JSON, because they are signed. */
  'x-raw-body'?: boolean
  /** Bytes a request may have, where the usual megabyte is too little. */
  'x-body-limit'?: number
  parameters?: SpecParameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, SpecReply>
}

export interface Spec {
  openapi: string
  info: { title: string; version: string; description?: string; license?: { name: string; identifier: string } }
  servers: { url: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Partial<Record<HttpMethod, SpecOperation>>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, SpecParameter>
    responses: Record<string, SpecReply>
    securitySchemes: Record<string, unknown>
  }
}

export const API_PREFIX = '/apis/v1'

const SPEC_FOLDER = path.resolve(__dirname, '../api-spec')

/**
 * Merges every file of `folder` into one OpenAPI 3.1 document with local references only, because generators lose the
 * names of types behind a reference into another file.
 * @returns the document, and for each operationId the group (file name) it comes from
 * @throws when two files declare the same path, operationId, schema, parameter or reply
 */
export function loadSpec(folder = SPEC_FOLDER): { spec: Spec; groupOf: Record<string, string> } {
  const spec: Spec = {
    openapi: '3.1.0',
    info: { title: 'Aerie', version: '1.0.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: API_PREFIX }],
    security: [{ session: [] }],
    paths: {},
    components: { schemas: {}, parameters: {}, responses: {}, securitySchemes: {} },
  }
  const groupOf: Record<string, string> = {}

  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/[\w-]+\.yaml#\//g, '#/')
    const part = parse(text) as Partial<Spec>
    for (const [url, operations] of Object.entries(part.paths ?? {})) {
      claim(spec.paths, url, operations, `${file}: path ${url}`)
      for (const operation of Object.values(operations)) {
        claim(
          groupOf,
          operation.operationId,
          path.basename(file, '.yaml'),
          `${file}: operation ${operation.operationId}`,
        )
      }
    }
    for (const kind of ['schemas', 'parameters', 'responses', 'securitySchemes'] as const) {
      for (const [name, value] of Object.entries(part.components?.[kind] ?? {})) {
        claim(spec.components[kind] as Record<string, unknown>, name, value, `${file}: ${kind} ${name}`)
      }
    }
  }
  return { spec, groupOf }
}

/** Every operation of the contract with its method and path, references to parameters and replies resolved. */
export function operationsOf(spec: Spec): { path: string; method: HttpMethod; operation: SpecOperation }[] {
  return Object.entries(spec.paths).flatMap(([url, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path: url,
      method: method as HttpMethod,
      operation: {
        ...operation,
        parameters: operation.parameters?.map((parameter) => resolved(spec, parameter)),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([code, reply]) => [code, resolved(spec, reply)]),
        ),
      },
    })),
  )
}

/** Follows `{ $ref: '#/components/…' }` one step; anything else comes back as it is. */
export function resolved<T>(spec: Spec, node: T | { $ref: string }): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], spec)
  if (target === undefined) throw new Error(`The contract has no ${node.$ref}`)
  return target as T
}

function claim<T>(into: Record<string, T>, name: string, value: T, what: string): void {
  if (Object.hasOwn(into, name)) throw new Error(`Declared twice in the contract: ${what}`)
  into[name] = value
}
