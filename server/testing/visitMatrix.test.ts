// Verifies that a visitor reaches nothing but what the link shows: every operation that takes a visit, with the links of one set
// of records and the IDs of another, of the same tenant and of another one. The contract defines the attempts.
import type { components } from '../platform/contract/contract.gen'
import { operationsOf } from '../platform/contract/spec'
import { keyOf } from '../groups/visit/testing/visitTest'
import { acceptPhoto, addClient, linkMission } from './clients'
import { testContract } from './contract'
import { callOf, idSlotsOf, type Place } from './contractCalls'
import { seedRecords, type Records } from './idFixtures'
import { fixtureOf, recordOf } from './tenantMatrix/attempts'
import { startTestApp, type TestApp, type TestTenant } from './testApp'

type Share = components['schemas']['Share']

const { spec } = testContract()
const places = operationsOf(spec).filter(({ path }) => path.startsWith('/visit/') && path.includes('{visit}'))
const TOKEN = '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** Base maps are offered to all links of a tenant. */
const OF_TENANT = ['getVisitBaseMaps', 'getVisitBaseMapFile']

interface Owner {
  marker: string
  tenant: TestTenant
  records: Records
  links: { kind: string; share: Share; visit: string }[]
}

let aerie: TestApp
/** Missions of two clients of one tenant, and of another tenant. */
let owners: Owner[]

beforeAll(async () => {
  aerie = await startTestApp()
  owners = [
    await seedOwner(aerie.demo, 'marker-harbour'),
    await seedOwner(aerie.demo, 'marker-railway'),
    await seedOwner(aerie.other, 'marker-stranger'),
  ]
})
afterAll(() => aerie.close())

async function seedOwner(tenant: TestTenant, marker: string): Promise<Owner> {
  const records = await seedRecords(aerie, tenant, marker)
  const missionId = records['mission'] ?? ''
  await acceptPhoto(aerie, tenant, records['photo'] ?? '')
  await linkMission(aerie, tenant, await addClient(aerie, tenant, `Client ${marker}`), missionId)
  const root = await aerie.cookieOf(tenant.root)
  const links: Owner['links'] = []
  for (const [kind, targetId] of [
    ['mission', missionId],
    ['photos', missionId],
    ['layer', records['layer']],
    ['recording', records['recording']],
    ['document', records['document']],
    ['outcome', records['outcome']],
    ['stream', records['stream']],
  ]) {
    const { data: share, message } = await aerie.call<Share>(root, 'POST', '/share/create', {
      kind,
      targetId,
      allowsDownload: true,
      ...(kind === 'mission' && { shows: ['layers', 'photos', 'recordings', 'live'] }),
    })
    if (!share) throw new Error(`${kind}: ${message}`)
    const { data } = await aerie.call<{ visit: string }>(undefined, 'POST', '/visit/open', { key: keyOf(share) })
    links.push({ kind: String(kind), share, visit: data.visit })
  }
  return { marker, tenant, records, links }
}

async function send(place: Place, visit: string, records: Records): Promise<{ status: number; text: string }> {
  const request = callOf(spec, place, (slot) => (slot.in === 'path' ? recordOf(place, slot, records) : undefined))
  const reply = await aerie.app.inject({ ...request, url: request.url.replace(TOKEN, visit) })
  return { status: reply.statusCode, text: JSON.stringify(reply.headers) + reply.rawPayload.toString('latin1') }
}

const hasId = (place: Place): boolean =>
  idSlotsOf(spec, place).some((slot) => slot.in === 'path' && typeof fixtureOf(place, slot) === 'string')

/** Each set of records with each other one. */
const pairs = (): { own: Owner; foreign: Owner }[] =>
  owners.flatMap((own) => owners.filter((each) => each !== own).map((foreign) => ({ own, foreign })))

test('the link to a mission reaches its own records', async () => {
  for (const { marker, records, links } of owners) {
    const visit = links[0]?.visit ?? ''
    const replies = new Map<string, { status: number; text: string }>()
    for (const place of places) replies.set(place.operation.operationId, await send(place, visit, records))
    for (const name of ['getVisitContents', 'listVisitFeatures', 'listVisitPhotos'])
      expect([name, replies.get(name)?.status, replies.get(name)?.text.includes(marker)]).toEqual([name, 200, true])
    for (const name of ['downloadVisitPhoto', 'getVisitRecordingFile', 'watchVisitStream'])
      expect([name, replies.get(name)?.status]).toEqual([name, 200])
    // No content, because the tile of the example has no features.
    expect(replies.get('getVisitVectorTile')?.status).toBe(204)
  }
})

test.each(places.map((place) => [place.operation.operationId, place] as const))(
  '%s shows nothing of another client or tenant',
  async (name, place) => {
    for (const { own, foreign } of pairs()) {
      if (OF_TENANT.includes(name) && own.tenant === foreign.tenant) continue
      for (const { kind, visit } of own.links) {
        const { status, text } = await send(place, visit, foreign.records)
        const attempt = `link to the ${kind} of ${own.marker} with IDs of ${foreign.marker}`
        expect({ attempt, leaks: text.includes(foreign.marker) }).toEqual({ attempt, leaks: false })
        if (hasId(place)) expect({ attempt, status }).toEqual({ attempt, status: 404 })
      }
    }
  },
)

test.each(places.map((place) => [place.operation.operationId, place] as const))(
  '%s answers 404 for a link that was revoked',
  async (_name, place) => {
    const own = owners[2] as Owner
    const root = await aerie.cookieOf(own.tenant.root)
    for (const { share, visit, kind } of own.links) {
      await aerie.call(root, 'POST', `/share/revoke/${share._id}`)
      const { status, text } = await send(place, visit, own.records)
      expect({ kind, status, leaks: text.includes(own.marker) }).toEqual({ kind, status: 404, leaks: false })
    }
  },
)
