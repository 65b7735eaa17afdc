import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredAnalysis, insertStoredRecordingAnalysis } from '../analysis/testing/storedAnalysis'
import { insertStoredRecording } from '../vod/testing/storedRecording'
import { runCheck } from './checks'
import type { DueCheck } from './checkSql'

type Schemas = components['schemas']
type Rule = Schemas['AlertRule']

let aerie: TestApp
let root: string
let missionId: string
let layerId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call('POST', '/mission/create', { name: 'Farm' })).data._id
  layerId = (await call('POST', '/layer/create-vector-layer', { missionId, name: 'March' })).data._id
})
afterEach(async () => {
  const { data } = await call<{ rules: Rule[] }>('GET', '/alert-rule/getall')
  for (const { _id } of data.rules) await call('DELETE', `/alert-rule/delete/${_id}`)
})

const call = <T = { _id: string }>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  cookie = root,
) => aerie.call<T>(cookie, method, url, body)
const fieldsOf = (more: object) => ({ name: 'Found', kind: 'detection', severity: 'high', alertKind: 'AI', ...more })
const create = (more: object = {}) => call<Rule>('POST', '/alert-rule/create', fieldsOf(more))
const attempt = async (more: object = {}) =>
  (await call<Schemas['AlertRuleTrial']>('POST', '/alert-rule/try', fieldsOf({ missionId, ...more }))).data
const alerts = async (cookie = root) => {
  const url = `/alert/list?missionId=${missionId}&sort=created`
  return (await call<{ items: Schemas['Alert'][] }>('GET', url, undefined, cookie)).data.items
}

const square = (long: number, confidence?: number) => ({
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [long, 50],
        [long + 0.002, 50],
        [long + 0.002, 50.002],
        [long, 50],
      ],
    ],
  },
  area: 10,
  figures: (confidence === undefined ? {} : { confidence }) as Record<string, number>,
})
const analyse = (results = [square(4), square(5), square(6)], model = 'Aerie plants') =>
  insertStoredAnalysis(aerie, aerie.demo, { missionId, layerId, model, results })

test('the results of a run raise one alert with their number, the position and the analysis, once', async () => {
  await create({ model: 'Aerie plants' })
  await create({ name: 'Other model', model: 'Aerie water' })
  const { analysisId } = await analyse()
  const due: DueCheck = { kind: 'detection', subjectId: analysisId, tenantId: aerie.demo.id, changes: 1 }
  await Promise.all(Array.from({ length: 4 }, () => runCheck(aerie.db, due)))
  const found = await alerts()
  expect(found).toMatchObject([
    { title: 'Found: March', description: 'Aerie plants · × 3', source: 'rule', analysisId, repeats: 0 },
  ])
  expect(found[0]?.position?.long).toBeCloseTo(4.001)
  expect(found[0]?.position?.lat).toBeCloseTo(50.001)
  // Another run about the same layer repeats it.
  await analyse()
  await until(async () => (await alerts())[0]?.repeats === 1)
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await call('GET', `/alert/get-alert-by-ID/${found[0]?._id}`, undefined, stranger)).code).toBe(404)
})

test('the confidence is what the model tells, else the share of its results that people confirmed', async () => {
  await analyse([square(4, 0.9), square(5, 0.5), square(6)], 'Detector')
  expect(await attempt({ leastConfidence: 80 })).toMatchObject({
    alerts: 1,
    examples: [{ title: 'Found: March', description: 'Detector · × 1 · 90 %', missionId }],
  })
  expect(await attempt({ leastConfidence: 95 })).toMatchObject({ alerts: 0 })
  expect((await attempt()).examples).toMatchObject([{ description: 'Detector · × 3 · 90 %' }])
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await sql`delete from analysis`.execute(tx)
  })
  await analyse(Array.from({ length: 10 }, () => square(4)))
  expect(await attempt({ leastConfidence: 1 })).toMatchObject({ alerts: 0 })
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await sql`update detection set reviewed_at = now(), reviewed_by = ${aerie.demo.root.id},
                     state = case when rank < 7 then 'confirmed' else 'rejected' end`.execute(tx)
  })
  await analyse()
  expect((await attempt({ leastConfidence: 70 })).examples).toHaveLength(1)
  expect((await attempt({ leastConfidence: 71 })).examples).toHaveLength(0)
  expect(await alerts()).toEqual([])
})

test('polygons without cut and fill do not count, and their names are not classes', async () => {
  const polygon = (name: string, cutM3: number, fillM3: number) => ({
    ...square(4),
    class: name,
    figures: { cutM3, fillM3, volumeM3: fillM3 - cutM3 },
  })
  const surfaces = async (results: ReturnType<typeof polygon>[]) => {
    const { analysisId } = await analyse(results, 'Aerie surfaces')
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.updateTable('analysis').set({ infer_type: 'elevation' }).where('id', '=', analysisId).execute(),
    )
  }
  await surfaces([polygon('Level', 0, 0)])
  expect(await attempt()).toMatchObject({ alerts: 0 })
  await surfaces([polygon('Level', 0, 0), polygon('Pit', 12.5, 0), polygon('Pile', 0, 30)])
  expect((await attempt()).examples).toMatchObject([{ description: 'Aerie surfaces · × 2' }])
  expect(await attempt({ class: 'Pit' })).toMatchObject({ alerts: 0 })
})

test('results in a recording lead to their moment, and hours are those of the film', async () => {
  const recordingId = await insertStoredRecording(aerie, aerie.demo, {
    missionId,
    name: 'road.mp4',
    bytes: Buffer.from('video'),
  })
  const filmed = new Date('2026-03-02T03:00:00Z')
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('recording').set({ started_at: filmed, duration_ms: 5000 }).where('id', '=', recordingId).execute(),
  )
  const around = { days: [1, 2, 3, 4, 5, 6, 7], timeZone: 'UTC' }
  await create({ name: 'Day', hours: { ...around, from: '08:00', until: '18:00' } })
  await create({ name: 'Night', hours: { ...around, from: '22:00', until: '06:00' } })
  await insertStoredRecordingAnalysis(aerie, aerie.demo, { missionId, recordingId })
  await until(async () => (await alerts()).length === 1)
  expect(await alerts()).toMatchObject([
    { title: 'Night: road.mp4', recordingId, momentMs: 1500, analysisId: null, occurredAt: '2026-03-02T03:00:01.500Z' },
  ])
})

test('clients see neither the analysis of an alert nor that a rule raised it', async () => {
  await create()
  await analyse()
  await until(async () => (await alerts()).length === 1)
  const company = await addClient(aerie, aerie.demo, 'Farmers')
  await linkMission(aerie, aerie.demo, company, missionId)
  await joinClient(aerie, aerie.demo, aerie.demo.client, company)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('alert').set({ is_shown_to_clients: true }).where('mission_id', '=', missionId).execute(),
  )
  const client = await aerie.cookieOf(aerie.demo.client)
  expect(await alerts(client)).toMatchObject([{ title: 'Found: March', analysisId: null, source: 'person' }])
})
