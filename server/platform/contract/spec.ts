// Merges api-spec/*.yaml into one document with local references. Used by the server at start-up and by scripts.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../core/folders'

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
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
  /** Put before the names of attributes in vector tiles. */
  'x-prefix'?: string
}

export interface SpecReply {
  description: string
  content?: Record<string, { schema: JsonSchema; example?: unknown }>
}

/** A permission name, `public`, `session`, `phone` for paired phones, `scim` for identity providers, or the user types that may call. */
export type SpecPermission = string | string[]

export interface SpecOperation {
  operationId: string
  summary: string
  tags: string[]
  'x-permission': SpecPermission
  /** Cache tags of the reads that a successful call makes stale. Required for every write. */
  'x-changes'?: string[]
  /** The action that a successful call adds to the audit log. Required for what deletes, restores or downloads. */
  'x-audit'?: string
  /** What the audit log calls the action, once for each action. */
  'x-audit-label'?: string
  'x-extension'?: boolean
  /** Also answers HEAD, which programs send before they read parts of a file. The handler sends no content then. */
  'x-head'?: boolean
  /** Allowed before the user has accepted the terms. */
  'x-before-terms'?: boolean
  /** A write that works in a support session; all others are refused there. */
  'x-in-support'?: boolean
  /**
   * Whether the operation works while a tenant root views the tenant as a client. Without it reads do and writes do not; false
   * for a read that tells of the root's own account.
   */
  'x-in-client-view'?: boolean
  /** Works with every API token, although no permission, and so no scope, is needed; a write needs a scope that writes. */
  'x-token'?: boolean
  /** The operation works before a user has set up two-factor authentication that the organisation requires. */
  'x-before-second-factor'?: boolean
  /** A POST that only reads. */
  'x-query'?: boolean
  /** The handler needs the exact bytes of the JSON, because they are signed. */
  'x-raw-body'?: boolean
  /** The largest body, where it is not what `bodyLimitOf` derives from the schema. */
  'x-body-limit'?: { bytes: number; reason: string }
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

/** The merged document, and what the files of the groups declare beside it. */
export interface Contract {
  spec: Spec
  /** The group (file name) of each operationId. */
  groupOf: Record<string, string>
  /** The group of each component, such as `schemas/Mission`. */
  groupOfComponent: Record<string, string>
  /** Names of RECORD_CHANGED, and the permission of those who are told: a name or `session`. */
  entities: Record<string, string>
}

export const API_PREFIX = '/apis/v1'

/** Declares the socket's frames; read by eventSpec.ts. */
export const EVENTS_FILE = 'events.yaml'

export const SPEC_FOLDER = path.join(ROOT, 'api-spec')

/**
 * Merges the OpenAPI files of `folder` into one OpenAPI 3.1 document with local references only, because generators
 * lose type names behind references into other files.
 * @throws when two files declare the same path, operationId, schema, parameter, reply or entity
 */
export function loadSpec(folder = SPEC_FOLDER): Contract {
  const spec: Spec = {
    openapi: '3.1.0',
    info: { title: 'Aerie', version: '1.0.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: API_PREFIX }],
    security: [{ session: [] }],
    paths: {},
    components: { schemas: {}, parameters: {}, responses: {}, securitySchemes: {} },
  }
  const groupOf: Record<string, string> = {}
  const groupOfComponent: Record<string, string> = {}
  const entities: Record<string, string> = {}

  for (const file of readdirSync(folder).filter(isOpenApiFile)) {
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/[\w-]+\.yaml#\//g, '#/')
    const part = parse(text) as Partial<Spec> & { 'x-entities'?: Record<string, string> }
    const group = path.basename(file, '.yaml')
    for (const [url, operations] of Object.entries(part.paths ?? {})) {
      addUnique(spec.paths, url, operations, `${file}: path ${url}`)
      for (const operation of Object.values(operations)) {
        addUnique(groupOf, operation.operationId, group, `${file}: operation ${operation.operationId}`)
      }
    }
    for (const [entity, permission] of Object.entries(part['x-entities'] ?? {})) {
      addUnique(entities, entity, permission, `${file}: entity ${entity}`)
    }
    for (const kind of ['schemas', 'parameters', 'responses', 'securitySchemes'] as const) {
      for (const [name, value] of Object.entries(part.components?.[kind] ?? {})) {
        addUnique(spec.components[kind] as Record<string, unknown>, name, value, `${file}: ${kind} ${name}`)
        groupOfComponent[`${kind}/${name}`] = group
      }
    }
  }
  addAuditActions(spec)
  return { spec, groupOf, groupOfComponent, entities }
}

/** Adds the values of `x-audit` to the schema of audit actions. */
function addAuditActions({ paths, components }: Spec): void {
  const actions = Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => operation['x-audit'] ?? []),
  )
  const schema = components.schemas.AuditAction
  if (schema) schema.enum = [...new Set([...(schema.enum as string[]), ...actions])].sort()
}

const isOpenApiFile = (name: string): boolean => name.endsWith('.yaml') && name !== EVENTS_FILE

/** All operations of the contract with method and path. References to parameters and replies are resolved. */
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

/** Whether an operation writes: every method but GET, unless `x-query` marks it as a read. */
export const isWrite = ({ method, operation }: { method: HttpMethod; operation: SpecOperation }): boolean =>
  method !== 'get' && operation['x-query'] !== true

/** Follows `{ $ref: '#/components/…' }` one step; returns anything else unchanged. */
export function resolved<T>(spec: Spec, node: T | { $ref: string }): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], spec)
  if (target === undefined) throw new Error(`The contract has no ${node.$ref}`)
  return target as T
}

function addUnique<T>(into: Record<string, T>, name: string, value: T, what: string): void {
  if (Object.hasOwn(into, name)) throw new Error(`Declared twice in the contract: ${what}`)
  into[name] = value
}
