// The declared frames of the socket, api-spec/events.yaml. Read by the generator and by the contract rules.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { EVENTS_FILE, SPEC_FOLDER, type JsonSchema, type Spec } from './spec'

export interface NoticeSpec {
  summary: string
  /** Without references. */
  payload: JsonSchema
}

export interface EventDeclaration extends NoticeSpec {
  /** Tags that the event makes stale: `Type`, `Type/LIST` or `Type/{payload field}`. */
  stale: string[]
  /** Only sessions with this permission receive the event. */
  permission: string
}

export interface EventSpec {
  /** Stored and replayed. */
  events: Record<string, EventDeclaration>
  /** Live only. */
  notices: Record<string, NoticeSpec>
  /** Names of RECORD_CHANGED that are cache tags, and the permission of those who are told: a name or `session`. */
  entities: Record<string, string>
  /** Names of RECORD_CHANGED that are no cache tags. */
  signals: string[]
}

/**
 * Reads events.yaml and replaces its references by the schemas they name.
 * @param spec the merged OpenAPI document, for references to common.yaml
 * @throws when a reference leads nowhere
 */
export function loadEventSpec(spec: Spec, folder = SPEC_FOLDER): EventSpec {
  const document = parse(readFileSync(path.join(folder, EVENTS_FILE), 'utf8')) as EventSpec & {
    schemas: Record<string, JsonSchema>
  }
  const { events, notices, entities, signals } = document
  const schemas: Record<string, JsonSchema> = {
    ...spec.components.schemas,
    ...document.schemas,
    Entity: { type: 'string', enum: [...Object.keys(entities), ...signals], example: Object.keys(entities)[0] },
  }
  return { ...(inlined({ events, notices }, schemas) as Pick<EventSpec, 'events' | 'notices'>), entities, signals }
}

function inlined(node: unknown, schemas: Record<string, JsonSchema>): unknown {
  if (Array.isArray(node)) return node.map((item) => inlined(item, schemas))
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node) {
    const name = String(node.$ref).split('/').at(-1) ?? ''
    const target = schemas[name]
    if (!target) throw new Error(`${EVENTS_FILE} refers to a schema that does not exist: ${String(node.$ref)}`)
    return inlined(target, schemas)
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value, schemas)]))
}
