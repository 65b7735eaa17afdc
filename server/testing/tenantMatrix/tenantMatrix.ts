// Verifies that no operation reaches a record of another tenant: each attempt (attempts.ts) is rejected, the reply contains
// no data of the other tenant, and no stored data changes. The contract defines the attempts, so new operations are
// included; new IDs need a record in the fixtures of their group.
import { readdirSync } from 'node:fs'
import { ALLOWED_FOR_TENANT } from '../../platform/identity/permissions'
import { operationsOf } from '../../platform/contract/spec'
import { asPlatform } from '../../platform/db/tenancy'
import { callOf, idSlotsOf, jsonBodyOf } from '../contractCalls'
import { changedBetween, openSnapshots, type Snapshot, type Snapshots } from '../dbSnapshot'
import { seedRecords, type Records } from '../idFixtures'
import { testContract } from '../contract'
import { startTestApp, type TestApp, type TestTenant } from '../testApp'
import { mayCall, type Caller } from '../permissions/callers'
import { addPhone } from '../phones'
import {
  attemptsAt,
  fixtureOf,
  grantsOf,
  nameOf,
  recordOf,
  rejections,
  requestOf,
  ROLES,
  shardOf,
  type Attempt,
} from './attempts'

/** Each shard is a test file, so that the workers of jest share the matrix. */
const SHARDS = 2
const PARALLEL_REQUESTS = 50
/** Each attempt is sent alone before; every tenth shows whether requests of several tenants at once mix them up. */
const PARALLEL_SHARE = 10

const MARKERS = ['marker-one', 'marker-two'] as const
const leaks = (text: string): string[] => MARKERS.filter((marker) => text.includes(marker))

interface Outcome {
  attempt: Attempt
  status: number
  text: string
}

/** Declares the tests of one shard. @param shard 1 to `SHARDS` */
export function tenantMatrix(shard: number): void {
  const { spec, groupOf } = testContract()
  const places = shardOf(spec, groupOf, shard, SHARDS)
  const attempts = attemptsAt(spec, places)

  let aerie: TestApp
  let snapshots: Snapshots
  /** Of the end of the last `changesDuring`, because nothing else runs between two of them. */
  let latest: Snapshot | undefined
  let own: Records
  let foreign: Records[]
  let cookies: Record<Caller, string | undefined>
  let phone: string
  /** The foreign tenants, with the session of a user who reads its missions. */
  let readers: { marker: string; cookie: string; url: string }[]

  beforeAll(async () => {
    aerie = await startTestApp()
    const tenants = [await aerie.addTenant(MARKERS[0]), await aerie.addTenant(MARKERS[1])]
    own = await seedRecords(aerie, aerie.demo, 'our-own')
    foreign = []
    readers = []
    for (const [index, marker] of MARKERS.entries()) {
      const tenant = tenants[index] as TestTenant
      const records = await seedRecords(aerie, tenant, marker)
      foreign.push(records)
      readers.push({ marker, cookie: await aerie.cookieOf(tenant.root), url: `/mission/get/tenant/${records.tenant}` })
    }
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
    phone = (await addPhone(aerie, aerie.demo.client)).cookie
    snapshots = await openSnapshots(aerie)
  })
  afterAll(async () => {
    await snapshots.close()
    await aerie.close()
  })

  async function send(attempt: Attempt): Promise<Outcome> {
    const request = requestOf(spec, attempt, own, foreign)
    const cookie = cookies[attempt.role]
    const response = await aerie.app.inject({ ...request, headers: { ...request.headers, ...(cookie && { cookie }) } })
    return {
      attempt,
      status: response.statusCode,
      text: `${JSON.stringify(response.headers)}${response.rawPayload.toString('latin1')}`,
    }
  }

  function expectRejected({ attempt, status, text }: Outcome): void {
    const name = nameOf(attempt)
    expect({ name, status: rejections(attempt).includes(status) ? 'rejected' : status }).toEqual({
      name,
      status: 'rejected',
    })
    expect({ name, leaks: leaks(text) }).toEqual({ name, leaks: [] })
  }

  /** Names of the tables and files that differ after the work. */
  async function changesDuring(work: () => Promise<void>): Promise<string[]> {
    const before = latest ?? (await snapshots.take())
    latest = undefined
    await work()
    latest = await snapshots.take()
    return changedBetween(before, latest)
  }

  /** Repeats attempts one by one to find those that change data. */
  async function findChanges(suspects: Attempt[]): Promise<{ name: string; changed: string[] }[]> {
    const changes: { name: string; changed: string[] }[] = []
    for (const attempt of suspects) {
      const changed = await changesDuring(async () => void (await send(attempt)))
      if (changed.length > 0) changes.push({ name: nameOf(attempt), changed })
    }
    return changes
  }

  test('every ID of the contract has a record, or a reason for having none', () => {
    const unknown = places.flatMap((place) => idSlotsOf(spec, place).filter((slot) => !fixtureOf(place, slot)))
    expect(unknown.map(({ name }) => name)).toEqual([])
    expect(Object.values(own).every((id) => id !== '')).toBe(true)
  })

  test('the shards cover every operation once, and each has a test file', () => {
    const shards = Array.from({ length: SHARDS }, (_, index) => shardOf(spec, groupOf, index + 1, SHARDS))
    const names = (all: typeof places): string[] => all.map(({ operation }) => operation.operationId).sort()
    expect(names(shards.flat())).toEqual(names(operationsOf(spec)))
    const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.ts'))
    expect(files.sort()).toEqual(shards.map((_, index) => `shard${index + 1}.test.ts`))
  })

  test('the users of a tenant can read its records', async () => {
    const seen = await aerie.call<{ items: object[] }>(
      cookies['tenant-root'],
      'GET',
      `/mission/get/tenant/${own.tenant}`,
    )
    expect(JSON.stringify(seen.data)).toContain('our-own mission')
  })

  /** The group of an operation. All of a group share one comparison of the stored data, which takes longer than the requests. */
  const groupNameOf = ({ operation }: (typeof places)[number]) => groupOf[operation.operationId] ?? ''
  const groups = [...new Set(attempts.map(({ place }) => groupNameOf(place)))]

  test.each(groups)('the operations of %s reject foreign IDs and change nothing', async (group) => {
    const ofGroup = attempts.filter(({ place }) => groupNameOf(place) === group)
    const operations = new Set(ofGroup.map(({ place }) => place.operation.operationId))
    const changed = await changesDuring(async () => {
      for (const operation of operations) {
        const ofOperation = ofGroup.filter(({ place }) => place.operation.operationId === operation)
        const replies = await Promise.all(ofOperation.map(send))
        for (const reply of replies) expectRejected(reply)
      }
    })
    const changes = changed.length > 0 ? await findChanges(ofGroup) : []
    expect({ changed, changes }).toEqual({ changed: [], changes: [] })
  })

  test('operations reject foreign IDs in 50 parallel requests, while the foreign tenants send requests', async () => {
    const waiting = attempts.filter((_, index) => index % PARALLEL_SHARE === 0)
    const failures: string[] = []
    const sendAttempts = async (): Promise<void> => {
      for (let attempt = waiting.pop(); attempt; attempt = waiting.pop()) {
        const { status, text } = await send(attempt)
        if (!rejections(attempt).includes(status) || leaks(text).length > 0) {
          const operation = attempt.place.operation.operationId
          failures.push(`${operation}, ${nameOf(attempt)}: ${status} ${leaks(text).join()}`)
        }
      }
    }
    const readOwnMissions = async ({ marker, cookie, url }: (typeof readers)[number]): Promise<void> => {
      while (waiting.length > 0) {
        const answer = JSON.stringify(await aerie.call(cookie, 'GET', url))
        if (!answer.includes(`${marker} mission`) || answer.includes('our-own'))
          failures.push(`${marker} got ${answer}`)
        if (leaks(answer).join() !== marker) failures.push(`${marker} got records of another tenant`)
      }
    }
    const changed = await changesDuring(async () => {
      await Promise.all([...Array.from({ length: PARALLEL_REQUESTS }, sendAttempts), ...readers.map(readOwnMissions)])
    })
    expect(failures).toEqual([])
    expect(changed).toEqual([])
  }, 300_000)

  test('no read, list or export contains text of another tenant', async () => {
    for (const place of places.filter(({ method }) => method === 'get')) {
      for (const role of ROLES) {
        const request = callOf(spec, place, (slot) => (slot.in === 'path' ? recordOf(place, slot, own) : undefined))
        const cookie = cookies[role]
        const response = await aerie.app.inject({ ...request, ...(cookie && { headers: { cookie } }) })
        const text = JSON.stringify(response.headers) + response.rawPayload.toString('latin1')
        const name = place.operation.operationId
        expect({ name, role, leaks: leaks(text) }).toEqual({ name, role, leaks: [] })
      }
    }
  })

  describe('mass assignment', () => {
    // The reads of the test before may have stored something.
    beforeAll(() => {
      latest = undefined
    })

    const SMUGGLED: Record<string, unknown> = {
      userType: 'super-admin',
      tenantId: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301',
      customPermissions: ['mission_delete'],
      _id: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301',
      isTermsAccepted: true,
      permissions: ['mission_delete'],
      passwordHash: 'x',
    }
    const PROTOTYPE_FIELDS = ['"__proto__":{"userType":"super-admin"}', '"constructor":{"prototype":{"userType":"x"}}']
    const writes = places.filter((place) => jsonBodyOf(spec, place)?.additionalProperties === false)

    /** Sends undeclared fields to one operation, as somebody who may call it. */
    async function expectFieldsRejected(place: (typeof places)[number]): Promise<void> {
      const operation = place.operation.operationId
      const needed = place.operation['x-permission']
      const role = (['tenant-root', 'super-admin', 'tenant-user', 'tenant-client'] as const).find((each) =>
        mayCall(needed, each, grantsOf(each)),
      )
      const cookie = needed === 'phone' ? phone : role && cookies[role]
      expect({ operation, isSignedIn: cookie !== undefined }).toEqual({ operation, isSignedIn: true })
      const declared = Object.keys(jsonBodyOf(spec, place)?.properties ?? {})
      const request = callOf(spec, place, (slot) => (slot.in === 'path' ? recordOf(place, slot, own) : undefined))
      const body = JSON.stringify(request.payload)
      const sendBody = (payload: string) =>
        aerie.app.inject({ ...request, payload, headers: { cookie, 'content-type': 'application/json' } })

      for (const [field, value] of Object.entries(SMUGGLED)) {
        if (declared.includes(field)) continue
        const response = await sendBody(JSON.stringify({ ...(request.payload as object), [field]: value }))
        expect({ operation, field, status: response.statusCode }).toEqual({ operation, field, status: 400 })
        expect({ operation, ...response.json<object>() }).toMatchObject({ operation, errors: [{ field }] })
      }
      for (const field of PROTOTYPE_FIELDS) {
        const response = await sendBody(body.replace(/^{/, `{${field}${body === '{}' ? '' : ','}`))
        expect({ operation, field, status: response.statusCode }).toEqual({ operation, field, status: 400 })
      }
    }

    test.each([...new Set(writes.map(groupNameOf))])('the operations of %s reject undeclared fields', async (group) => {
      const ofGroup = writes.filter((place) => groupNameOf(place) === group)
      const changed = await changesDuring(async () => {
        for (const place of ofGroup) await expectFieldsRejected(place)
      })
      expect(({} as Record<string, unknown>).userType).toBeUndefined()
      expect(changed).toEqual([])
    })

    test('is checked for every JSON body except those that other systems send', () => {
      const open = places.filter((place) => {
        const schema = jsonBodyOf(spec, place)
        return schema !== undefined && schema.additionalProperties !== false
      })
      // A webhook of payments is signed. A delivery to the webhook of alerts has a token, and is read by the tenant's mapping.
      // Identity providers send attributes that are not kept.
      const unsigned = open.filter(({ operation }) => !operation['x-raw-body'] && operation['x-permission'] !== 'scim')
      const names = unsigned.map(({ operation }) => operation.operationId)
      expect(names.filter((name) => name !== 'receiveAlertDelivery')).toEqual([])
    })
  })
}
