import { PERMISSIONS } from '../identity/permissions'
import { bodyLimitOf, LARGEST_BODY_BYTES, SMALL_BODY_BYTES } from './bodyLimit'
import { loadSpec, operationsOf, type JsonSchema, type Spec, type SpecOperation } from './spec'
import { contractProblems } from '../../testing/contractRules'

const { spec } = loadSpec()

test('follows all rules of the contract', () => {
  expect(operationsOf(spec).length).toBeGreaterThan(15)
  expect(contractProblems(spec, PERMISSIONS)).toEqual([])
})

test('limits bodies by their schemas; other limits have a reason and are at most 4 MiB', () => {
  const limits = new Map(
    operationsOf(spec).map(({ operation }) => [operation.operationId, bodyLimitOf(spec, operation)]),
  )
  const small = ['login', 'deleteMission', 'createMission'].map((name) => limits.get(name))
  expect(small).toEqual([SMALL_BODY_BYTES, SMALL_BODY_BYTES, SMALL_BODY_BYTES])
  expect(limits.get('editUserGroup')).toBeGreaterThan(SMALL_BODY_BYTES)
  expect(limits.get('addFeatures')).toBe(1024 * 1024)
  expect(limits.get('importAssets')).toBe(LARGEST_BODY_BYTES)
  expect(Math.max(...limits.values())).toBe(LARGEST_BODY_BYTES)
  for (const { operation } of operationsOf(spec)) {
    const stated = operation['x-body-limit']
    if (stated) expect(stated.reason).toMatch(/^[A-Z0-9].{10,}\.$/)
  }
})

describe('reports a broken contract:', () => {
  /** The paths that the cases break, because checking all of them takes seconds. */
  const BROKEN = [
    '/location/create',
    '/mission/create',
    '/mission/get/tenant/{tenantId}',
    '/mission/get/{missionId}',
    '/mission/summary',
    '/profile/avatar',
  ]
  const part: Spec = {
    ...spec,
    paths: Object.fromEntries(Object.entries(spec.paths).filter(([path]) => BROKEN.includes(path))),
  }

  const schema = (name: string) => (broken: Spec) => broken.components.schemas[name]
  const property = (name: string, field: string) => (broken: Spec) =>
    broken.components.schemas[name]?.properties?.[field]
  const createMission = (broken: Spec) => broken.paths['/mission/create']?.post
  const listMissions = (broken: Spec) => broken.paths['/mission/get/tenant/{tenantId}']?.get
  const getMission = (broken: Spec) => broken.paths['/mission/get/{missionId}']?.get

  const cases: [rule: string, breakIt: (broken: Spec) => void, problem: string][] = [
    ['no operationId', drop(createMission, 'operationId'), 'is not a verb and a noun that fit the method post'],
    [
      'a snake_case operationId',
      put(createMission, 'operationId', 'create_mission'),
      'is not a verb and a noun that fit the method post',
    ],
    [
      'a verb that is not the method',
      put(getMission, 'operationId', 'createIt'),
      'is not a verb and a noun that fit the method get',
    ],
    ['two tags', put(createMission, 'tags', ['Mission', 'Alert']), 'must have exactly one tag'],
    ['no summary', drop(createMission, 'summary'), 'has no summary'],
    ['no permission', drop(createMission, 'x-permission'), 'x-permission undefined is unknown'],
    [
      'an unknown permission',
      put(createMission, 'x-permission', 'mission_make'),
      'x-permission "mission_make" is unknown',
    ],
    ['an unknown user type', put(createMission, 'x-permission', ['pilot']), 'x-permission ["pilot"] is unknown'],
    [
      'a write without x-changes',
      drop(createMission, 'x-changes'),
      'writes and needs x-changes: list the tags whose reads it makes stale',
    ],
    [
      'an unknown tag in x-changes',
      put(createMission, 'x-changes', ['Mision']),
      'x-changes contains Mision, which no read operation has',
    ],
    ['a read with x-changes', put(getMission, 'x-changes', ['Mission']), 'only reads and must not have x-changes'],
    [
      'an unmarked extension',
      drop((s) => s.paths['/mission/summary']?.get, 'x-extension'),
      '/mission/summary is not in the specification',
    ],
    [
      'a specified path with x-extension',
      put(createMission, 'x-extension', true),
      'is in the specification and must not have x-extension',
    ],
    ['a path parameter nobody declared', drop(getMission, 'parameters'), 'path parameters differ'],
    ['a string without end in a body', drop(property('NewMission', 'name'), 'maxLength'), 'body.name has no maxLength'],
    [
      'a number without end in a parameter',
      drop((s) => s.components.parameters.Page?.schema, 'maximum'),
      'parameter page has no maximum',
    ],
    [
      'an array without end in a parameter',
      drop((s) => s.components.parameters.Statuses?.schema, 'maxItems'),
      'parameter status has no maxItems',
    ],
    [
      'a body that accepts unknown fields',
      drop(schema('NewMission'), 'additionalProperties'),
      'body accepts unknown fields',
    ],
    [
      'a string without end in a reply',
      drop(property('Location', 'name'), 'maxLength'),
      'reply 201.data.name has no maxLength',
    ],
    ['an untyped field', drop(property('Mission', 'archived'), 'type'), 'reply 201.data.archived has no type'],
    [
      'an example that breaks its schema',
      put(property('Mission', 'status'), 'example', 'on its way'),
      'example of reply 201/data/status must be equal to one of the allowed values',
    ],
    ['a field without example', drop(property('Location', 'name'), 'example'), 'reply 201 has no example'],
    [
      'a file that cannot be uploaded before',
      drop((s) => s.paths['/profile/avatar']?.post?.requestBody?.content, 'application/json'),
      'takes a file but no uploadId',
    ],
    ['no 4XX reply', drop((s) => createMission(s)?.responses, '4XX'), 'declares no 4XX reply'],
    ['no 2XX reply', drop((s) => createMission(s)?.responses, '201'), 'declares no 2XX reply'],
    [
      'a reply without envelope',
      put(schema('MissionReply'), 'required', ['data']),
      'reply 201 is not wrapped in {status, message, data}',
    ],
    ['a list reply without total', drop(property('MissionListReply', 'data'), 'required'), 'list reply lacks total'],
    ['a list without the parameter page', put(listMissions, 'parameters', []), 'list has no parameter page'],
  ]

  test.each(cases)('%s', (_rule, breakIt, problem) => {
    const broken = structuredClone(part)
    breakIt(broken)
    expect(contractProblems(broken, PERMISSIONS).map((line) => line.replace(/^.*?: /, ''))).toContain(problem)
  })
})

type Target = JsonSchema | SpecOperation | SpecOperation['responses'] | undefined

function put(find: (broken: Spec) => Target, key: string, value: unknown) {
  return (broken: Spec): void => {
    const target = find(broken) as Record<string, unknown> | undefined
    if (!target) throw new Error('There is nothing to break here any more')
    target[key] = value
  }
}

function drop(find: (broken: Spec) => Target, key: string) {
  return (broken: Spec): void => {
    const target = find(broken) as Record<string, unknown> | undefined
    if (!target || !(key in target)) throw new Error(`There is no ${key} to drop any more`)
    delete target[key]
  }
}
