// The figures of the dashboard.
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { insertStoredAnalysis } from '../analysis/testing/storedAnalysis'
import { lastDays } from './zoneDays'

type Alert = components['schemas']['Alert']
type Overview = components['schemas']['AlertOverviewReply']['data']
type Named = { _id: string }

const HOUR_MS = 3_600_000

let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await aerie.call<Named>(root, 'POST', '/mission/create', { name: 'Harbour survey' })).data._id
})
afterAll(() => aerie.close())

const overview = async (cookie = root) =>
  (await aerie.call<Overview>(cookie, 'GET', '/alert/overview?timeZone=UTC')).data

let raisedCount = 0

async function raise(severity: Alert['severity'], hoursAgo: number, edit?: object): Promise<void> {
  const title = `Alert ${++raisedCount}`
  const wanted = { missionId, title, kind: 'Intrusion', severity }
  const { _id } = (await aerie.call<Alert>(root, 'POST', '/alert/create', wanted)).data
  if (edit) await aerie.call(root, 'PATCH', `/alert/update-alert-by-ID/${_id}`, { version: 1, ...edit })
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('alert')
      .set({ created_at: new Date(Date.now() - hoursAgo * HOUR_MS) })
      .where('id', '=', _id)
      .execute(),
  )
}

test('counts open alerts by age and severity, and all alerts by the day they were raised', async () => {
  await raise('high', 0)
  await raise('low', 0, { snoozedUntil: '2999-01-01T00:00:00Z' })
  await raise('critical', 0, { state: 'closed', outcome: 'true_positive' })
  await raise('medium', 5, { ownerId: aerie.demo.root.id })
  await raise('medium', 24 * 29.5)
  await raise('info', 24 * 90, { dueAt: '2020-01-01T00:00:00Z' })
  const data = await overview()
  expect(data).toMatchObject({ open: 4, snoozed: 1, mine: 1, unassigned: 3, overdue: 1 })
  const none = { info: 0, low: 0, medium: 0, high: 0, critical: 0 }
  const [newest, day, older] = data.ages
  expect(newest).toMatchObject({ until: null, bySeverity: { ...none, high: 1 } })
  expect(day).toMatchObject({ until: newest?.from, bySeverity: { ...none, medium: 1 } })
  expect(older).toMatchObject({ from: null, until: day?.from, bySeverity: { ...none, medium: 1, info: 1 } })
  expect(data.days).toHaveLength(30)
  const raised = data.days.reduce((sum, { bySeverity }) => sum + bySeverity.medium + bySeverity.critical, 0)
  expect(raised).toBe(new Date().getUTCHours() < 12 ? 2 : 3)
  expect(data.today).toMatchObject({ from: data.days.at(-1)?.from, snoozed: 1, closed: 1, missions: [] })
  expect(data.today.raised).toBe(data.today.open + 2)
})

test('the ranges of the ages select the same alerts in the list', async () => {
  const { ages } = await overview()
  for (const { from, until, bySeverity } of ages) {
    const range = [from && `&from=${from}`, until && `&until=${until}`].filter(Boolean).join('')
    const states = ['new', 'acknowledged', 'in_progress', 'on_hold'].map((state) => `&state=${state}`).join('')
    const { data } = await aerie.call<{ total: number }>(root, 'GET', `/alert/list?snoozed=false${states}${range}`)
    expect(data.total).toBe(Object.values(bySeverity).reduce((sum, count) => sum + count, 0))
  }
})

test('counts the results of analyses that ended today with their missions, for callers who may see layers', async () => {
  const layer = await aerie.call<Named>(root, 'POST', '/layer/create-vector-layer', { missionId, name: 'Orthomosaic' })
  await insertStoredAnalysis(aerie, aerie.demo, { missionId, layerId: layer.data._id, model: 'Model' })
  const missions = [{ _id: missionId, name: 'Harbour survey', detections: 1 }]
  expect((await overview()).today).toMatchObject({ detections: 1, missions })
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['alert_list'] })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  expect((await overview(viewer)).today).toMatchObject({ detections: null, missions: [] })
  await aerie.call(root, 'DELETE', `/layer/delete/${layer.data._id}`)
  expect((await overview()).today).toMatchObject({ detections: 0, missions: [] })
})

test('clients get the figures of no alert, and other tenants their own', async () => {
  const client = await overview(await aerie.cookieOf(aerie.demo.client))
  expect(client).toMatchObject({ open: 0, snoozed: 0, today: { raised: 0, detections: null } })
  expect(await overview(await aerie.cookieOf(aerie.other.root))).toMatchObject({ open: 0, today: { detections: 0 } })
})

test('rejects an unknown time zone with 400', async () => {
  const reply = await aerie.call(root, 'GET', '/alert/overview?timeZone=Mars/Olympus')
  expect(reply).toMatchObject({ code: 400, errors: [{ field: 'timeZone' }] })
})

test('days follow the clocks of the zone', () => {
  const [yesterday, today] = lastDays('Europe/Berlin', 2, new Date('2026-03-29T22:30:00Z'))
  expect(yesterday).toEqual({
    day: '2026-03-29',
    from: new Date('2026-03-28T23:00:00Z'),
    until: new Date('2026-03-29T22:00:00Z'),
  })
  expect(today).toMatchObject({ day: '2026-03-30', from: new Date('2026-03-29T22:00:00Z') })
  expect(lastDays('America/New_York', 1, new Date('2026-01-01T03:00:00Z'))).toMatchObject([{ day: '2025-12-31' }])
})
