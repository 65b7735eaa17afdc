// Every operation that takes an id x every role x two foreign tenants x every place of an id: path, query, body, and
// lists in which one's own ids stand beside a foreign one. Refused each time, and nothing is changed by it. Driven by the
// contract: new operations are covered as soon as they are declared, new ids need a record in testing/idFixtures.ts.
import { ALLOWED_FOR_TENANT } from './permissions'
import { loadSpec, operationsOf } from './spec'
import { asPlatform } from './tenancy'
import { callOf, idSlotsOf, jsonBodyOf, type IdSlot, type Place } from './testing/contractCalls'
import { startWitness, type Witness } from './testing/fingerprint'
import { ID_FIXTURES, seedRecords, type Records } from './testing/idFixtures'
import { startTestApp, type TestApp } from './testing/testApp'
import { mayCall, type Caller } from './testing/whoMay'

const { spec } = loadSpec()
const PLACES = operationsOf(spec)
const ROLES = ['anonymous', 'tenant-root', 'tenant-staff', 'tenant-client', 'tenant-user'] as const
const AT_ONCE = 50

let aerie: TestApp
let witness: Witness
let own: Records
let foreign: Records[]
let cookies: Record<Caller, string | undefined>

beforeAll(async () => {
  aerie = await startTestApp()
  const [one, two] = [await aerie.addTenant('canary-one'), await aerie.addTenant('canary-two')]
  own = await seedRecords(aerie, aerie.demo, 'our-own')
  foreign = [await seedRecords(aerie, one, 'canary-one'), await seedRecords(aerie, two, 'canary-two')]
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ALLOWED_FOR_TENANT })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )
  cookies = {
    anonymous: undefined,
    'super-admin': await aerie.cookieOf(aerie.admin),
    'tenant-root': await aerie.cookieOf(aerie.demo.root),
    'tenant-staff': await aerie.cookieOf(aerie.demo.staff),
    'tenant-client': await aerie.cookieOf(aerie.demo.client),
    'tenant-user': await aerie.cookieOf(aerie.demo.viewer),
  }
  witness = await startWitness(aerie)
})
afterAll(async () => {
  await witness.close()
  await aerie.close()
})

/** The tenant-user holds whatever a tenant can grant, all others only what their type has. */
const grantsOf = (role: Caller): string[] => (role === 'tenant-user' ? ALLOWED_FOR_TENANT : [])

const fixtureOf = ({ path }: Place, slot: IdSlot) => {
  const name = slot.name.split('.').at(-1) ?? slot.name
  return ID_FIXTURES[`${path.split('/')[1]} ${name}`] ?? ID_FIXTURES[name]
}
const recordOf = (place: Place, slot: IdSlot, records: Records): string | undefined => {
  const fixture = fixtureOf(place, slot)
  return typeof fixture === 'string' ? records[fixture] : undefined
}

interface Attempt {
  place: Place
  slot: IdSlot
  role: (typeof ROLES)[number]
  /** Which of the two foreign tenants. */
  of: 0 | 1
}

const ATTEMPTS: Attempt[] = PLACES.flatMap((place) =>
  idSlotsOf(spec, place)
    .filter((slot) => typeof fixtureOf(place, slot) === 'string')
    .flatMap((slot) => ROLES.flatMap((role) => ([0, 1] as const).map((of) => ({ place, slot, role, of })))),
)

/** One foreign id; every other id of the request is one's own, also in the same list. */
async function attempt({ place, slot, role, of }: Attempt): Promise<{ status: number; text: string }> {
  const request = callOf(spec, place, (each) => {
    const mine = recordOf(place, each, own)
    if (each.in !== slot.in || each.name !== slot.name) {
      return each.in === 'path' ? mine : undefined
    }
    const theirs = recordOf(place, each, foreign[of] as Records) ?? ''
    return each.many && mine ? [mine, theirs] : theirs
  })
  const cookie = cookies[role]
  const response = await aerie.app.inject({ ...request, headers: { ...request.headers, ...(cookie && { cookie }) } })
  return {
    status: response.statusCode,
    text: `${JSON.stringify(response.headers)}${response.rawPayload.toString('latin1')}`,
  }
}

/** What a refusal looks like: 401 and 403 before the id is looked at, 404 in a path, 400 or 404 at a field. */
function refusals({ place, slot, role }: Attempt): number[] {
  const needed = place.operation['x-permission']
  if (!mayCall(needed, role, grantsOf(role))) return role === 'anonymous' ? [401] : [403]
  if (slot.in === 'path') return [404]
  // A filter by somebody else's record finds nothing.
  return slot.in === 'query' ? [200, 400, 404] : [400, 404]
}

const leaks = (text: string): string[] => ['canary-one', 'canary-two'].filter((canary) => text.includes(canary))

test('every id of the contract has a record behind it, or a reason to have none', () => {
  const unknown = PLACES.flatMap((place) => idSlotsOf(spec, place).filter((slot) => !fixtureOf(place, slot)))
  expect(unknown.map(({ name }) => name)).toEqual([])
  expect(Object.values(own).every((id) => id !== '')).toBe(true)
})

test('the records are there for their own people', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const seen = await aerie.call<{ items: object[] }>(root, 'GET', `/mission/get/tenant/${own.tenant}`)
  expect(JSON.stringify(seen.data)).toContain('our-own mission')
})

const named = [...new Set(ATTEMPTS.map(({ place }) => place.operation.operationId))]

test.each(named)('%s, one attempt after another', async (name) => {
  for (const each of ATTEMPTS.filter(({ place }) => place.operation.operationId === name)) {
    const before = await witness.fingerprint()
    const { status, text } = await attempt(each)
    const what = `${each.role} with ${each.slot.in} ${each.slot.name}`
    expect({ what, status: refusals(each).includes(status) ? 'refused' : status }).toEqual({ what, status: 'refused' })
    expect({ what, leaks: leaks(text) }).toEqual({ what, leaks: [] })
    expect(await witness.fingerprint()).toEqual(before)
  }
})

test('all of it again, fifty at once, while the foreign tenants work', async () => {
  const before = await witness.fingerprint()
  const workers = await Promise.all(
    (['canary-one', 'canary-two'] as const).map(async (name, of) => ({
      name,
      cookie: await loginAs(`root@${name}.test`),
      url: `/mission/get/tenant/${foreign[of]?.tenant}`,
    })),
  )
  // Signing in is the one thing here that stores something.
  const afterLogin = await witness.fingerprint()
  expect(Object.keys(afterLogin)).toEqual(Object.keys(before))

  const waiting = [...ATTEMPTS]
  const wrong: string[] = []
  const lane = async (): Promise<void> => {
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      const { status, text } = await attempt(each)
      if (!refusals(each).includes(status) || leaks(text).length > 0) {
        wrong.push(
          `${each.place.operation.operationId} ${each.role} ${each.slot.name}: ${status} ${leaks(text).join()}`,
        )
      }
    }
  }
  const work = async ({ name, cookie, url }: (typeof workers)[number]): Promise<void> => {
    while (waiting.length > 0) {
      const answer = JSON.stringify(await aerie.call(cookie, 'GET', url))
      if (!answer.includes(`${name} mission`) || answer.includes('our-own')) wrong.push(`${name} was shown ${answer}`)
      if (leaks(answer).join() !== name) wrong.push(`${name} was shown another tenant`)
    }
  }
  await Promise.all([...Array.from({ length: AT_ONCE }, lane), ...workers.map(work)])
  expect(wrong).toEqual([])
  expect(await witness.fingerprint()).toEqual(afterLogin)
}, 120_000)

test('nothing that one may read, list or export holds a word of another tenant', async () => {
  for (const place of PLACES.filter(({ method }) => method === 'get')) {
    for (const role of ROLES) {
      const request = callOf(spec, place, (slot) => (slot.in === 'path' ? recordOf(place, slot, own) : undefined))
      const cookie = cookies[role]
      const response = await aerie.app.inject({ ...request, ...(cookie && { headers: { cookie } }) })
      const text = JSON.stringify(response.headers) + response.rawPayload.toString('latin1')
      expect({ name: place.operation.operationId, role, leaks: leaks(text) }).toEqual({
        name: place.operation.operationId,
        role,
        leaks: [],
      })
    }
  }
})

describe('mass assignment', () => {
  const SMUGGLED: Record<string, unknown> = {
    userType: 'super-admin',
    tenantId: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301',
    customPermissions: ['mission_delete'],
    _id: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301',
    isTermsAccepted: true,
    permissions: ['mission_delete'],
    passwordHash: 'x',
  }
  const writes = PLACES.filter((place) => jsonBodyOf(spec, place)?.additionalProperties === false)

  test.each(writes.map((place) => [place.operation.operationId, place] as const))(
    '%s takes none',
    async (_name, place) => {
      const needed = place.operation['x-permission']
      const role = (['tenant-root', 'super-admin', 'tenant-user', 'tenant-client'] as const).find((each) =>
        mayCall(needed, each, grantsOf(each)),
      )
      const cookie = role && cookies[role]
      expect(cookie).toBeDefined()
      const declared = Object.keys(jsonBodyOf(spec, place)?.properties ?? {})
      const request = callOf(spec, place, (slot) => (slot.in === 'path' ? recordOf(place, slot, own) : undefined))
      const body = JSON.stringify(request.payload)
      const before = await witness.fingerprint()
      const send = (payload: string) =>
        aerie.app.inject({ ...request, payload, headers: { cookie, 'content-type': 'application/json' } })

      for (const [field, value] of Object.entries(SMUGGLED)) {
        if (declared.includes(field)) continue
        const response = await send(JSON.stringify({ ...(request.payload as object), [field]: value }))
        expect({ field, status: response.statusCode }).toEqual({ field, status: 400 })
        expect(response.json()).toMatchObject({ errors: [{ field }] })
      }
      for (const poison of ['"__proto__":{"userType":"super-admin"}', '"constructor":{"prototype":{"userType":"x"}}']) {
        const response = await send(body.replace(/^{/, `{${poison}${body === '{}' ? '' : ','}`))
        expect({ poison, status: response.statusCode }).toEqual({ poison, status: 400 })
      }
      expect(({} as Record<string, unknown>).userType).toBeUndefined()
      expect(await witness.fingerprint()).toEqual(before)
    },
  )

  test('covers every write that takes JSON, but for what another system wrote and signed', () => {
    const open = PLACES.filter((place) => {
      const schema = jsonBodyOf(spec, place)
      return schema !== undefined && schema.additionalProperties !== false
    })
    expect(
      open.filter(({ operation }) => !operation['x-raw-body']).map(({ operation }) => operation.operationId),
    ).toEqual([])
  })
})

async function loginAs(email: string): Promise<string> {
  return aerie.cookieOf({ id: '', email, userType: 'tenant-root', tenantId: null })
}
