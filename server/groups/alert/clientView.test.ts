// What a linked client sees of an alert that is shown to it.
import type { components } from '../../platform/contract/contract.gen'
import { addClient, joinClient, linkMission, showAlert } from '../../testing/clients'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Alert = components['schemas']['Alert']
type Page = components['schemas']['AlertListReply']['data']

let aerie: TestApp
let client: string
let alertId: string

beforeAll(async () => {
  aerie = await startTestApp()
  const root = await aerie.cookieOf(aerie.demo.root)
  const mission = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Harbour survey' })
  const missionId = mission.data._id
  const wanted = { missionId, title: 'Person at the fence', kind: 'Intrusion', severity: 'high' }
  const raised = await aerie.call<Alert>(root, 'POST', '/alert/create', wanted)
  alertId = raised.data._id
  const closed = { version: raised.data.version, state: 'closed', outcome: 'false_positive', reason: 'The guard' }
  expect(await aerie.call(root, 'PATCH', `/alert/update-alert-by-ID/${alertId}`, closed)).toMatchObject({ code: 200 })
  const clientId = await addClient(aerie, aerie.demo, 'Harbour Authority')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  await linkMission(aerie, aerie.demo, clientId, missionId)
  await showAlert(aerie, aerie.demo, alertId)
  client = await aerie.cookieOf(aerie.demo.client)
})
afterAll(() => aerie.close())

const HIDDEN = {
  state: 'new',
  nextStates: [],
  outcome: null,
  reason: '',
  owner: null,
  dueAt: null,
  ackAt: null,
  closedAt: null,
  reopened: 0,
  instructions: null,
}

test('a client reads what was seen, and not how the team handled it', async () => {
  const { data } = await aerie.call<Alert>(client, 'GET', `/alert/get-alert-by-ID/${alertId}`)
  expect(data).toMatchObject({ title: 'Person at the fence', kind: 'Intrusion', severity: 'high', ...HIDDEN })
  expect(data).not.toHaveProperty('createdBy')
  const list = await aerie.call<Page>(client, 'GET', '/alert/list')
  expect(list.data.items).toMatchObject([{ _id: alertId, ...HIDDEN }])
})

test.each(['owner=me', 'owner=none', 'state=closed', 'source=person', 'overdue=true', 'snoozed=false'])(
  'rejects the filter %s of a client with 403, because its result would tell how the team handles alerts',
  async (filter) => {
    expect(await aerie.call(client, 'GET', `/alert/list?${filter}`)).toMatchObject({ code: 403 })
  },
)

test('the figures and the activity of alerts are empty for a client', async () => {
  const period = 'from=2020-01-01T00:00:00Z&until=2100-01-01T00:00:00Z'
  const read = async (path: string) => (await aerie.call<object>(client, 'GET', path)).data
  const statistics = await read(`/alert/statistics?${period}`)
  expect(statistics).toMatchObject({ total: 0, closed: 0, byKind: [], byDay: [] })
  expect(statistics).toMatchObject({ byMonth: Array(12).fill({ total: 0, closed: 0, judged: 0, falsePositives: 0 }) })
  const thisYear = `from=2020-01-01T00:00:00Z&until=${new Date().toISOString()}`
  expect(await read(`/alert/statistics?${thisYear}`)).toMatchObject({ byMonth: Array(12).fill({ total: 0 }) })
  expect(await read('/alert/counts')).toMatchObject({ open: 0, unassigned: 0, kinds: [], byState: { closed: 0 } })
  expect(await read(`/alert/activity/${alertId}`)).toMatchObject({ items: [], total: 0 })
})
