// Every mutation of the slices against x-changes of the contract: the types it invalidates are exactly those, and where
// the id of a record is known it invalidates that record and the lists, not every record of the type.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { baseApi } from './baseApi'
import { LIST } from './tags'

interface Operation {
  operationId: string
  'x-permission': unknown
  'x-changes'?: string[]
  'x-query'?: boolean
}
type Tag = string | { type: string; id?: string | number }
interface Definition {
  type: 'query' | 'mutation'
  invalidatesTags?: readonly Tag[] | ((result: unknown, error: unknown, arg: unknown) => readonly Tag[])
}

const SPEC = path.join(__dirname, '../../api-spec')

/** Tag types by the path parameter that names one record of them. */
const TYPE_OF: Record<string, string> = {
  baseLayerId: 'BaseLayer',
  flightId: 'Flight',
  groupId: 'Layer',
  jobId: 'Job',
  layerId: 'Layer',
  logId: 'FlightLog',
  locationId: 'Location',
  missionId: 'Mission',
  missionTypeId: 'MissionType',
  packageId: 'Package',
  streamId: 'Stream',
  tenantId: 'Tenant',
  uploadId: 'Upload',
  userGroupId: 'UserGroup',
  userId: 'User',
  wallId: 'Wall',
}

/** Types whose reads have an id; every other type has one record or one list. */
const PRECISE = new Set(Object.values(TYPE_OF))

/** Path parameters whose id is not provided by any read. */
const WITHOUT_ID: Record<string, Record<string, string>> = {
  eraseTenant: { tenantId: 'The open page of an erased tenant would refetch it and get a 404.' },
  eraseUser: { userId: 'The open page of an erased user would refetch it and get a 404.' },
  duplicateMission: { missionId: 'The copied mission stays as it is.' },
}

const WRITES = readdirSync(SPEC)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => {
    const { paths = {} } = parse(readFileSync(path.join(SPEC, file), 'utf8')) as {
      paths?: Record<string, Record<string, Operation>>
    }
    return Object.entries(paths).flatMap(([url, operations]) =>
      Object.entries(operations)
        .filter(([method, operation]) => method !== 'get' && operation['x-query'] !== true)
        // Identity providers call them, browsers do not.
        .filter(([, operation]) => operation['x-permission'] !== 'scim')
        .map(([, operation]) => [operation.operationId, { url, changes: operation['x-changes'] ?? [] }] as const),
    )
  })

const definitions: Record<string, Definition> = {}

beforeAll(async () => {
  const slices = readdirSync(__dirname).filter((file) => /^[a-z-]+\.ts$/.test(file))
  for (const file of slices) await import(`./${file}`)
  for (const name of Object.keys(baseApi.endpoints)) {
    const take = (definition: Definition): void => void (definitions[name] = definition)
    baseApi.enhanceEndpoints({ endpoints: { [name]: take } })
  }
})

/** An argument with every field; the value of a field is its name. */
const anyArg = (): unknown =>
  new Proxy({}, { get: (_target, name) => (/(^_id|Id|ID)$/.test(String(name)) ? String(name) : anyArg()) })

const SUCCESS = { status: true, data: { _id: 'made', next: 'done' } }

function invalidated(name: string, error?: object): { type: string; id?: string | number }[] {
  const { invalidatesTags = [] } = definitions[name] ?? {}
  const tags =
    typeof invalidatesTags === 'function'
      ? invalidatesTags(error ? undefined : SUCCESS, error, anyArg())
      : invalidatesTags
  return tags.map((tag) => (typeof tag === 'string' ? { type: tag } : tag))
}

test('covers every mutation, and each is a write of the contract', () => {
  const mutations = Object.keys(definitions).filter((name) => definitions[name]?.type === 'mutation')
  expect(mutations.sort()).toEqual(WRITES.map(([name]) => name).sort())
})

test.each(WRITES)('%s invalidates the types of its x-changes', (name, { changes }) => {
  expect([...new Set(invalidated(name).map(({ type }) => type))].sort()).toEqual(changes)
})

test.each(WRITES)('%s invalidates records by id where its path names them', (name, { url, changes }) => {
  const tags = invalidated(name)
  for (const [, parameter = ''] of url.matchAll(/{(\w+)}/g)) {
    const type = TYPE_OF[parameter]
    if (type === undefined || !changes.includes(type)) continue
    const ids = tags.filter((tag) => tag.type === type).map(({ id }) => id ?? 'every record')
    expect({ type, ids }).toEqual({ type, ids: expect.not.arrayContaining(['every record']) as unknown })
    expect({ type, ids }).toEqual({ type, ids: expect.arrayContaining([LIST]) as unknown })
    // The open page of a deleted record would refetch it and get a 404.
    const isGone = /^(delete|remove)/.test(name) || WITHOUT_ID[name]?.[parameter] !== undefined
    if (!isGone) expect({ type, ids }).toEqual({ type, ids: expect.arrayContaining([parameter]) as unknown })
  }
})

test.each(WRITES)('%s overrides generated tags that would refetch every record', (name, { changes }) => {
  const isGenerated = Array.isArray(definitions[name]?.invalidatesTags)
  expect(isGenerated ? changes.filter((type) => PRECISE.has(type)) : []).toEqual([])
})

test.each(WRITES)('%s invalidates nothing else when it fails', (name, { changes }) => {
  const types = new Set(invalidated(name, { status: 409 }).map(({ type }) => type))
  expect([...types].filter((type) => !changes.includes(type))).toEqual([])
})
