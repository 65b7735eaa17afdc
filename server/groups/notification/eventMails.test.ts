import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { recordEvent } from '../../platform/realtime/sql'
import { eventsPublished } from '../../testing/eventsPublished'
import { mailsTo, mailTo } from '../../testing/outbox'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { queueEventMails } from './eventMails'
import { selectTenantsWithEvents } from './cursorSql'

let aerie: TestApp
let root: string
let staff: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  missionId = await addMission('Harbour')
})
afterAll(() => aerie.close())

const addMission = async (name: string, cookie = root) =>
  (await aerie.call<{ _id: string }>(cookie, 'POST', '/mission/create', { name })).data._id
const raise = (severity: string, title: string) =>
  aerie.call<{ _id: string }>(root, 'POST', '/alert/create', { missionId, severity, title, kind: 'Intrusion' })

const choose = async (cookie: string, kinds: object) => {
  const { data } = await aerie.call<{ version: number }>(cookie, 'GET', '/notification/settings')
  await aerie.call(cookie, 'PATCH', '/notification/settings', { version: data.version, kinds })
}
const mailed = { app: true, mail: 'now', webhook: false }

/** Waits until all events so far were looked at. */
const lookedAt = async () => {
  await eventsPublished(aerie.db)
  await until(async () => (await asPlatform(aerie.db, (tx) => selectTenantsWithEvents(tx, 10))).length === 0)
}
const linesOf = (tenant: TestTenant) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .selectFrom('notification_mail')
      .select(['user_id', 'kind', 'is_critical', 'record_id'])
      .where('tenant_id', '=', tenant.id)
      .orderBy('id')
      .execute(),
  )
const clear = () => asPlatform(aerie.db, (tx) => tx.deleteFrom('notification_mail').execute())

test('queues nothing unless somebody wants it', async () => {
  await addMission('Unheard')
  await lookedAt()
  expect(await linesOf(aerie.demo)).toEqual([])
})

test('mails alerts from the chosen severity on, and missions, to those who want them, not to their authors', async () => {
  await choose(staff, { alert: { ...mailed, leastSeverity: 'high' }, mission: mailed })
  await choose(root, { mission: mailed })
  await raise('medium', 'Fox')
  const { data: alert } = await raise('critical', 'Smoke')
  const mail = await mailTo(aerie, aerie.demo.staff.email)
  expect(mail).toContain('Critical alert at Harbour: Smoke')
  expect(mail).toContain(`/dashboard/alerts?alert=${alert._id}`)
  const id = await addMission('Fence')
  await lookedAt()
  const { staff: person } = aerie.demo
  expect((await linesOf(aerie.demo)).map((line) => ({ ...line }))).toEqual([
    { user_id: person.id, kind: 'alert', is_critical: true, record_id: alert._id },
    { user_id: person.id, kind: 'mission', is_critical: false, record_id: id },
  ])
  expect(await mailsTo(aerie, aerie.demo.root.email)).toEqual([])
})

test('queues each event once when several processes look at once, and nothing for another tenant', async () => {
  await lookedAt()
  await clear()
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    for (let count = 0; count < 250; count++) {
      await recordEvent(aerie.demo.id, tx, 'MISSION_LIVE', { mission: 'Harbour', missionID: missionId })
    }
  })
  await eventsPublished(aerie.db)
  await Promise.all([1, 2, 3].map(() => queueEventMails(aerie.db)))
  await lookedAt()
  const lines = await linesOf(aerie.demo)
  expect(lines.filter(({ user_id }) => user_id === aerie.demo.staff.id)).toHaveLength(250)
  expect(lines.filter(({ user_id }) => user_id === aerie.demo.root.id)).toHaveLength(250)
  expect(await linesOf(aerie.other)).toEqual([])
})

test('tells of a deleted mission, and of nothing that the user may not see any more', async () => {
  await clear()
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  await choose(viewer, { mission: mailed })
  const id = await addMission('Old')
  await aerie.call(root, 'DELETE', `/mission/delete/${id}`)
  expect(await until(async () => (await mailsTo(aerie, aerie.demo.viewer.email)).at(-1))).toContain('Old was deleted')
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ custom_permissions: [] }).where('id', '=', aerie.demo.viewer.id).execute(),
  )
  await lookedAt()
  await clear()
  await addMission('New')
  await lookedAt()
  expect((await linesOf(aerie.demo)).map(({ user_id }) => user_id)).not.toContain(aerie.demo.viewer.id)
})

test('tells the webhooks of the organisation who was notified, if this person chose it', async () => {
  await clear()
  await choose(staff, { mission: { ...mailed, mail: 'off', webhook: true }, mention: { ...mailed, webhook: true } })
  const webhook = { name: 'Control room', address: 'https://hooks.example.com/aerie', events: null }
  const made = await aerie.call<{ _id: string }>(root, 'POST', '/webhook/create', webhook)
  expect(made.code).toBeLessThan(300)
  const id = await addMission('Told')
  const mentions = [aerie.demo.staff.id]
  await aerie.call(root, 'POST', '/thread', { entity: 'mission', id, text: 'Look', mentions })
  await lookedAt()
  const told = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .selectFrom('webhook_delivery')
      .select('data')
      .where('tenant_id', '=', aerie.demo.id)
      .where('event', '=', 'NOTIFICATION')
      .orderBy('id')
      .execute(),
  )
  const { id: userID, email: name } = aerie.demo.staff
  expect(told.map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      { kind: 'mission', userID, name, text: 'Told was added', path: `/dashboard/missions/${id}` },
      {
        kind: 'mention',
        userID,
        name,
        text: `${aerie.demo.root.email} mentioned you in Told`,
        path: `/dashboard/missions/${id}/thread`,
      },
    ]),
  )
})
