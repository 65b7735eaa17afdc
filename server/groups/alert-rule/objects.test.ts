import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredDetector, insertStoredPhoto, insertStoredRun } from '../detector/testing/storedDetector'
import { runCheck } from './checks'
import type { DueCheck } from './checkSql'

type Schemas = components['schemas']
type Rule = Schemas['AlertRule']

let aerie: TestApp
let root: string
let missionId: string
let photoId: string
let detectorId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  detectorId = await insertStoredDetector(aerie, aerie.demo, 'Panels')
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call('POST', '/mission/create', { name: 'Farm' })).data._id
  photoId = await insertStoredPhoto(aerie, aerie.demo, { missionId, name: 'A.jpg' })
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
/** One result: red, 90 %. */
const run = () => insertStoredRun(aerie, aerie.demo, { missionId, detectorId, photoId, name: 'Panels' })

test('what a detector finds raises one alert with its photo, result and place, once', async () => {
  await create({ model: 'Panels', class: 'Red', leastConfidence: 80 })
  await create({ name: 'Other class', class: 'blue' })
  await create({ name: 'Other detector', model: 'Cars' })
  await create({ name: 'More certain', leastConfidence: 95 })
  const { runId, objectId } = await run()
  const due: DueCheck = { kind: 'objects', subjectId: runId, tenantId: aerie.demo.id, changes: 1 }
  await Promise.all(Array.from({ length: 3 }, () => runCheck(aerie.db, due)))
  expect(await alerts()).toMatchObject([
    {
      title: 'Found: Farm',
      description: 'Panels · red × 1 · 90 %',
      source: 'rule',
      photoId,
      detectedObjectId: objectId,
      detectorRunId: runId,
      analysisId: null,
      position: { lat: 1, long: 2 },
      repeats: 0,
    },
  ])
  expect(await attempt({ class: 'red' })).toMatchObject({ alerts: 1 })
  expect(await attempt({ class: 'blue' })).toMatchObject({ alerts: 0 })
})

test('an alert happens when the photo was taken, and hours are those of the photo', async () => {
  const takenAt = new Date('2026-03-02T03:00:00Z')
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('mission_file').set({ taken_at: takenAt }).where('id', '=', photoId).execute(),
  )
  const around = { days: [1, 2, 3, 4, 5, 6, 7], timeZone: 'UTC' }
  await create({ name: 'Day', hours: { ...around, from: '08:00', until: '18:00' } })
  await create({ name: 'Night', hours: { ...around, from: '22:00', until: '06:00' } })
  await run()
  await until(async () => (await alerts()).length === 1)
  expect(await alerts()).toMatchObject([{ title: 'Night: Farm', occurredAt: takenAt.toISOString() }])
})

test('the alert stays when the run is deleted, and clients see neither the photo nor the result', async () => {
  await create()
  const { runId } = await run()
  await until(async () => (await alerts()).length === 1)
  const company = await addClient(aerie, aerie.demo, 'Farmers')
  await linkMission(aerie, aerie.demo, company, missionId)
  await joinClient(aerie, aerie.demo, aerie.demo.client, company)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('alert').set({ is_shown_to_clients: true }).where('mission_id', '=', missionId).execute(),
  )
  const client = await aerie.cookieOf(aerie.demo.client)
  expect(await alerts(client)).toMatchObject([
    { photoId: null, detectedObjectId: null, detectorRunId: null, source: 'person' },
  ])
  expect((await call('DELETE', `/detector/delete-run/${runId}`)).code).toBe(200)
  expect(await alerts()).toMatchObject([{ photoId, detectedObjectId: null, detectorRunId: null }])
})
