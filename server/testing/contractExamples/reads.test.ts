// Sends the example of every operation that reads, once with its required parameters and once with each of the others, to an app
// with a record of every kind. The example is accepted and the reply is as declared, or exceptions.ts says why not.
import { isWrite, operationsOf, type JsonSchema, type SpecParameter } from '../../platform/contract/spec'
import { ALLOWED_FOR_TENANT } from '../../platform/identity/permissions'
import { asPlatform } from '../../platform/db/tenancy'
import { openProvider } from '../../groups/scim/testing/provider'
import { keyOf } from '../../groups/visit/testing/visitTest'
import { testContract } from '../contract'
import { callOf, idSlotsOf, type Place } from '../contractCalls'
import { composedExample } from '../contractRules'
import { seedRecords, type Records } from '../idFixtures'
import { mayCall, type Caller } from '../permissions/callers'
import { addPhone } from '../phones'
import { grantsOf, recordOf } from '../tenantMatrix/attempts'
import { startTestApp, type TestApp } from '../testApp'
import { REFUSED } from './exceptions'
import { outcomeOf } from './outcome'
import { replyProblemsOf } from './replyProblems'

const CALLERS = ['tenant-root', 'super-admin', 'tenant-user', 'tenant-client'] as const
/** The example of the token of a visit. */
const VISIT = '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const { spec } = testContract()
const problemsOf = replyProblemsOf(spec)
const READS = operationsOf(spec)
  .filter((place) => !isWrite(place))
  .map((place) => [place.operation.operationId, place] as const)

let aerie: TestApp
let records: Records
let visit: string
let phone: string
let provider: { authorization: string }
let cookies: Partial<Record<Caller, string>>

beforeAll(async () => {
  aerie = await startTestApp()
  const { demo } = aerie
  records = await seedRecords(aerie, demo, 'example')
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ALLOWED_FOR_TENANT })
      .where('id', '=', demo.viewer.id)
      .execute(),
  )
  cookies = {
    'super-admin': await aerie.cookieOf(aerie.admin),
    'tenant-root': await aerie.cookieOf(demo.root),
    'tenant-client': await aerie.cookieOf(demo.client),
    'tenant-user': await aerie.cookieOf(demo.viewer),
  }
  phone = (await addPhone(aerie, demo.client)).cookie
  provider = await openProvider(aerie, demo)
  const share = await aerie.call<{ path: string }>(cookies['tenant-root'], 'POST', '/share/create', {
    kind: 'mission',
    targetId: records['mission'],
    allowsDownload: true,
    shows: ['layers', 'photos', 'recordings', 'live'],
  })
  const opened = await aerie.call<{ visit: string }>(undefined, 'POST', '/visit/open', { key: keyOf(share.data) })
  visit = opened.data.visit
})
afterAll(() => aerie.close())

function cookieFor({ operation }: Place): string | undefined {
  const needed = operation['x-permission']
  if (needed === 'public' || needed === 'scim') return undefined
  if (needed === 'phone') return phone
  const caller = CALLERS.find((each) => mayCall(needed, each, grantsOf(each)))
  if (!caller) throw new Error(`Nobody may call ${operation.operationId}`)
  return cookies[caller]
}

/** The query of an optional parameter with its example, or undefined when it has none. */
function queryOf(place: Place, { name, schema }: SpecParameter): string | undefined {
  const slot = idSlotsOf(spec, place).find((each) => each.in === 'query' && each.name === name)
  const value = slot ? recordOf(place, slot, records) : exampleOf(schema)
  if (value === undefined) return undefined
  const values = [value].flat() as unknown[]
  return values.map((each) => `${name}=${encodeURIComponent(String(each))}`).join('&')
}

const exampleOf = (schema: JsonSchema): unknown => composedExample(spec, schema) ?? schema.default

test.each(READS)('%s', async (name, place) => {
  const { operation } = place
  const required = (operation.parameters ?? []).filter((parameter) => parameter.required)
  const request = callOf(spec, place, (slot) => {
    if (slot.in === 'query' && !required.some((parameter) => parameter.name === slot.name)) return undefined
    const record = recordOf(place, slot, records)
    return slot.many && slot.in === 'body' && record !== undefined ? [record] : record
  })
  const cookie = cookieFor(place)
  const url = request.url.replace(VISIT, visit)
  const headers = {
    ...request.headers,
    ...(cookie !== undefined && { cookie }),
    ...(operation['x-permission'] === 'scim' && { authorization: provider.authorization }),
  }

  async function expectOutcome(key: string, address: string): Promise<void> {
    const outcome = outcomeOf(await aerie.app.inject({ ...request, url: address, headers }), operation, problemsOf)
    expect({ key, ...outcome }).toEqual({ key, status: REFUSED[key]?.code ?? 'accepted', problems: [] })
  }

  await expectOutcome(name, url)
  if (REFUSED[name]) return
  for (const parameter of operation.parameters ?? []) {
    const query = parameter.in === 'query' && !parameter.required ? queryOf(place, parameter) : undefined
    if (query !== undefined)
      await expectOutcome(`${name}?${parameter.name}`, `${url}${url.includes('?') ? '&' : '?'}${query}`)
  }
})

test('lists only refusals of operations and parameters that exist', () => {
  const known = operationsOf(spec).flatMap(({ operation: { operationId, parameters = [] } }) => [
    operationId,
    ...parameters.map(({ name }) => `${operationId}?${name}`),
  ])
  expect(Object.keys(REFUSED).filter((key) => !known.includes(key))).toEqual([])
})
