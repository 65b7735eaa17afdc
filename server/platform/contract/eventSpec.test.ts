import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { loadEventSpec, type EventSpec, type NoticeSpec } from './eventSpec'
import { MAX_IDS } from '../realtime/notice'
import { loadSpec, type JsonSchema } from './spec'
import { PERMISSIONS } from '../identity/permissions'
import { composedExample } from '../../testing/contractRules'

const { spec } = loadSpec()
const declared = loadEventSpec(spec)
const frames: [string, NoticeSpec][] = Object.entries({ ...declared.events, ...declared.notices })

const propertiesOf = (schema: JsonSchema | undefined) => Object.keys(schema?.properties ?? {}).sort()

test.each(frames)('%s has a summary, a closed payload and a valid example', (_name, { summary, payload }) => {
  expect(summary).toMatch(/^[A-Z]/)
  expect(payload).toMatchObject({ type: 'object', additionalProperties: false })
  const example = composedExample(spec, payload)
  expect(example).toBeDefined()
  const validate = addFormats(new Ajv2020({ strict: false })).compile(payload)
  expect(validate(example) ? [] : validate.errors).toEqual([])
})

test.each(Object.entries(declared.events))('%s makes declared tags stale, by fields it has', (_name, event) => {
  expect(staleProblems(declared, event.stale, event.payload)).toEqual([])
})

test('names permissions that exist', () => {
  const named = [
    ...Object.values(declared.events).map(({ permission }) => permission),
    ...Object.values(declared.entities),
  ]
  expect(named.filter((permission) => permission !== 'session' && !PERMISSIONS.includes(permission))).toEqual([])
})

test('reports an unknown tag and an unknown field of a stale list', () => {
  const payload = { type: 'object', properties: { id: { type: 'string' } } }
  expect(staleProblems(declared, ['Balloon', 'Mission/{missionID}', 'Mission/{id}'], payload)).toEqual([
    'Balloon is no cache tag',
    'the payload has no missionID',
  ])
})

test("keeps the fields of the customer's specification", () => {
  const fields = Object.fromEntries(
    Object.entries(declared.events).map(([name, { payload }]) => [name, propertiesOf(payload)]),
  )
  expect(fields).toEqual({
    MISSION_ADDED: ['mission', 'missionID'],
    MISSION_LIVE: ['mission', 'missionID'],
    MISSION_COMPLETED: ['mission', 'missionID'],
    MISSION_DELETED: ['id', 'name'],
    // Title and severity are ours: people decide by them whether to look. The kind decides which page is opened.
    ALERT_CREATED: ['alertID', 'kind', 'locationName', 'missionID', 'severity', 'title'],
    // Events of ours.
    ALERT_ASSIGNED: ['alertID', 'mission', 'missionID', 'severity', 'title'],
    ACCESS_ASKED: ['name', 'permission', 'userID'],
    RETENTION_DUE: ['count', 'day'],
    // The flight is ours: the event opens it.
    PILOT_ASSIGNED: ['avatar', 'flightID', 'mission', 'missionID', 'name'],
  })
})

test('the notification list serves every event with every field', () => {
  const { EventName, EventPayload } = spec.components.schemas
  expect(EventName?.enum).toEqual(Object.keys(declared.events))
  const all = new Set(Object.values(declared.events).flatMap(({ payload }) => propertiesOf(payload)))
  expect(propertiesOf(EventPayload)).toEqual([...all].sort())
})

test('RECORD_CHANGED names at most as many ids as the server sends', () => {
  expect(declared.notices.RECORD_CHANGED?.payload.properties?.ids?.maxItems).toBe(MAX_IDS)
})

test('events.yaml adds nothing to the HTTP contract', () => {
  expect(Object.keys(spec.components.schemas)).not.toContain('MissionEvent')
})

/** Problems of a `stale` list, one line each. */
function staleProblems({ entities }: EventSpec, stale: string[], payload: JsonSchema): string[] {
  const tags = new Set([...Object.keys(entities), 'Notification'])
  return stale.flatMap((tag) => {
    const [type = '', id] = tag.split('/')
    const field = /^\{(\w+)\}$/.exec(id ?? '')?.[1]
    return [
      ...(tags.has(type) ? [] : [`${type} is no cache tag`]),
      ...(field && !(field in (payload.properties ?? {})) ? [`the payload has no ${field}`] : []),
      ...(id !== undefined && !field && id !== 'LIST' ? [`${id} is neither LIST nor a field`] : []),
    ]
  })
}
