// Generates the types of socket messages for both sides, and the browser's table of tags that events make stale.
import openapiTypes, { astToString } from 'openapi-typescript'
import type { EventSpec, NoticeSpec } from '../../server/platform/contract/eventSpec'
import type { JsonSchema } from '../../server/platform/contract/spec'
import { writeGenerated } from './output'

const SOURCE = 'api-spec/events.yaml'
const STORED: Record<string, JsonSchema> = {
  seq: { type: 'integer', description: "The tenant's own sequence, without gaps." },
  at: { type: 'string', description: 'Time of the event, ISO 8601.' },
  userId: { type: ['string', 'null'], description: 'Who caused the event; null for background work.' },
}

export async function writeEventTypes(spec: EventSpec): Promise<void> {
  await writeGenerated('server/platform/realtime/events.gen.ts', await serverSource(spec), SOURCE)
  await writeGenerated('src/realtime/events.gen.ts', await browserSource(spec), SOURCE)
}

async function serverSource({ events, notices, entities, signals }: EventSpec): Promise<string> {
  return `
${await payloadInterface('EventPayloads', events)}
${await payloadInterface('NoticePayloads', notices)}
export type EventName = keyof EventPayloads
/** The entity types of RECORD_CHANGED. */
export type Entity = ${[...Object.keys(entities), ...signals].map(quoted).join(' | ')}
/** The permission that a session needs to receive an event. */
export const EVENT_PERMISSIONS: Readonly<Record<EventName, string>> = {
${Object.entries(events)
  .map(([name, { permission }]) => `${name}: ${quoted(permission)},`)
  .join('\n')}
}
/** The permission that a session needs to be told of changes of an entity; \`session\` is every subscriber. */
export const ENTITY_PERMISSIONS: Readonly<Record<Entity, string>> = {
${[...Object.entries(entities), ...signals.map((name) => [name, 'session'])].map(([name, permission]) => `${name}: ${quoted(permission ?? '')},`).join('\n')}
}
`
}

async function browserSource({ events, notices, entities }: EventSpec): Promise<string> {
  const staleTypes = Object.values(events).flatMap(({ stale }) => stale.map((tag) => tag.split('/')[0] ?? ''))
  const types = [...new Set([...Object.keys(entities), ...staleTypes])].sort()
  const sent = Object.fromEntries(
    Object.entries(events).map(([name, { payload, summary }]) => [name, { summary, payload: withStored(payload) }]),
  )
  const rows = Object.entries(events).map(([name, { stale }]) => `${name}: ${staleFunction(stale)},`)
  return `
${await payloadInterface('StoredEventPayloads', sent)}
${await payloadInterface('NoticePayloads', notices)}
export type StoredEventName = keyof StoredEventPayloads
/** Cache tags that the socket keeps fresh. */
export const SOCKET_TAGS = [${types.map(quoted).join(', ')}] as const
export interface StaleTag { type: (typeof SOCKET_TAGS)[number]; id?: string }
/** The tags that an event makes stale. */
export const STALE_TAGS: { [Name in StoredEventName]: (payload: StoredEventPayloads[Name]) => StaleTag[] } = {
${rows.join('\n')}
}
`
}

function staleFunction(stale: string[]): string {
  let usesPayload = false
  const tags = stale.map((tag) => {
    const [type = '', id] = tag.split('/')
    const field = /^\{(\w+)\}$/.exec(id ?? '')?.[1]
    if (field) usesPayload = true
    return `{ type: '${type}'${id === undefined ? '' : `, id: ${field ? `payload.${field}` : quoted(id)}`} }`
  })
  return `(${usesPayload ? 'payload' : ''}) => [${tags.join(', ')}]`
}

async function payloadInterface(name: string, frames: Record<string, NoticeSpec>): Promise<string> {
  const schemas = Object.fromEntries(
    Object.entries(frames).map(([frame, { summary, payload }]) => [frame, { description: summary, ...payload }]),
  )
  const document = { openapi: '3.1.0', info: { title: name, version: '1' }, paths: {}, components: { schemas } }
  const source = astToString(await openapiTypes(document as unknown as Parameters<typeof openapiTypes>[0]))
  const members = /schemas: \{\n([\s\S]*?)\n {4}\};\n {4}responses:/.exec(source)?.[1]
  if (members === undefined) throw new Error(`openapi-typescript generated no schemas for ${name}`)
  return `export interface ${name} {\n${members}\n}\n`
}

function withStored(payload: JsonSchema): JsonSchema {
  return {
    ...payload,
    required: ['seq', 'at', 'userId', ...((payload.required as string[] | undefined) ?? [])],
    properties: { ...STORED, ...payload.properties },
  }
}

const quoted = (text: string): string => `'${text}'`
