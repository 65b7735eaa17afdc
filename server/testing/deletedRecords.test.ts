// What people learn who open the address of a record that is in the trash.
import { sql } from 'kysely'
import { inTenant, type Tx } from '../platform/db/tenancy'
import { addClient, joinClient, linkMission } from './clients'
import { seedRecords, type Records } from './idFixtures'
import { startTestApp, type TestApp } from './testApp'

/** Records with a page, by the name of their fixture: the call that reads one, its table and what it is called in the reply. */
const KINDS = [
  ['mission', '/mission/get/', 'mission', 'mission'],
  ['location', '/location/get-by-id/', 'location', 'location'],
  ['baseLayer', '/baselayer/get-meta-data/', 'base_layer', 'baseLayer'],
  ['document', '/document/get/', 'mission_file', 'document'],
  ['photo', '/photo/get/', 'mission_file', 'photo'],
  ['recording', '/VOD/get-by-ID/', 'mission_file', 'recording'],
  ['outcome', '/outcome/get/', 'mission_file', 'outcome'],
  ['alert', '/alert/get-alert-by-ID/', 'alert', 'alert'],
  ['flight', '/flight/get/', 'flight', 'flight'],
  ['asset', '/asset/get/', 'asset', 'asset'],
  ['client', '/client/get-client-by-id/', 'client', 'client'],
  ['evidenceCase', '/evidence/get/', 'evidence_case', 'evidenceCase'],
  ['layer', '/layer/get-feature-by-layerId/', 'layer', 'layer'],
] as const

let aerie: TestApp
let records: Records
let root: string
let stranger: string
let client: string

beforeAll(async () => {
  aerie = await startTestApp()
  records = await seedRecords(aerie, aerie.demo, 'marker')
  root = await aerie.cookieOf(aerie.demo.root)
  stranger = await aerie.cookieOf(aerie.other.root)
  const clientId = await addClient(aerie, aerie.demo, 'Harbour authority')
  await linkMission(aerie, aerie.demo, clientId, records['mission'] ?? '')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  client = await aerie.cookieOf(aerie.demo.client)
})
afterAll(() => aerie.close())

const change = (work: (tx: Tx) => Promise<unknown>) => inTenant(aerie.db, aerie.demo.id, work)
const setDeleted = (table: string, id: string, at: string | null) =>
  change((tx) => sql`update ${sql.table(table)} set deleted_at = ${at} where id = ${id}`.execute(tx))
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const problemOf = async (cookie: string, url: string) => {
  const { statusCode, body } = await aerie.app.inject({ method: 'GET', url: `/apis/v1${url}`, headers: { cookie } })
  return { statusCode, ...(JSON.parse(body) as { code: string; message: string; values: Record<string, string> }) }
}

describe.each(KINDS)('%s', (fixture, path, table, kind) => {
  const id = () => records[fixture] ?? ''
  const url = () => path + id()

  afterEach(() => setDeleted(table, id(), null))

  test('in the trash answers 404 with the code `deleted`, and says until when it can be restored', async () => {
    const deletedAt = daysAgo(3)
    await setDeleted(table, id(), deletedAt)
    const { statusCode, code, values } = await problemOf(root, url())
    expect({ statusCode, code }).toEqual({ statusCode: 404, code: 'deleted' })
    expect(values).toMatchObject({ record: kind, id: id(), deletedAt, restorableUntil: daysAfter(deletedAt, 30) })
    expect(values['name']).not.toBe('')
  })

  test('in the trash does not exist for another tenant and for clients', async () => {
    await setDeleted(table, id(), daysAgo(3))
    for (const cookie of [stranger, client]) {
      const { statusCode, code, values } = await problemOf(cookie, url())
      expect([403, 404]).toContain(statusCode)
      expect(code).not.toBe('deleted')
      expect(values).not.toHaveProperty('deletedAt')
    }
  })

  test('past its retention does not exist', async () => {
    await setDeleted(table, id(), daysAgo(31))
    const { statusCode, code } = await problemOf(root, url())
    expect(statusCode).toBe(404)
    expect(code).toMatch(/notFound$/i)
  })
})

const daysAfter = (time: string, days: number) => new Date(Date.parse(time) + days * 86_400_000).toISOString()

test.each(KINDS.filter(([, , table]) => ['mission_file', 'alert', 'flight', 'layer'].includes(table)))(
  '%s of a mission in the trash names the mission',
  async (fixture, path) => {
    const missionId = records['mission'] ?? ''
    await setDeleted('mission', missionId, daysAgo(1))
    const { statusCode, code, values } = await problemOf(root, path + (records[fixture] ?? ''))
    await setDeleted('mission', missionId, null)
    expect({ statusCode, code }).toEqual({ statusCode: 404, code: 'deleted' })
    expect(values).toMatchObject({ record: 'mission', id: missionId })
  },
)

test('names who deleted a record', async () => {
  const created = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Gone' })
  const missionId = created.data._id
  await aerie.call(root, 'DELETE', `/mission/delete/${missionId}`)
  const { values, message } = await problemOf(root, `/mission/get/${missionId}`)
  expect(values).toMatchObject({ name: 'Gone', deletedBy: 'root@demo.test' })
  expect(message).toBe('Gone is in the trash')
})
