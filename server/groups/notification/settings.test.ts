import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { recordEvent } from '../../platform/realtime/sql'
import { eventsPublished } from '../../testing/eventsPublished'
import { mailsTo, mailTo } from '../../testing/outbox'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { createMission } from '../mission/public'
import { queueMails } from './service'

type Settings = components['schemas']['NotificationSettings']
type List = components['schemas']['NotificationListReply']['data']

let aerie: TestApp
let root: string
let staff: string
let viewer: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  viewer = await aerie.cookieOf(aerie.demo.viewer)
})
afterAll(() => aerie.close())

const get = async (cookie: string) => (await aerie.call<Settings>(cookie, 'GET', '/notification/settings')).data
const edit = (cookie: string, body: object) => aerie.call<Settings>(cookie, 'PATCH', '/notification/settings', body)
const editNow = async (cookie: string, body: object) => edit(cookie, { version: (await get(cookie)).version, ...body })
const list = async (cookie: string, query = '') =>
  (await aerie.call<List>(cookie, 'GET', `/notification/list${query}`)).data
const hidden = { app: false, mail: 'now', webhook: false }

test('have defaults, and the kinds that concern the user', async () => {
  const own = { app: true, mail: 'now', webhook: false }
  const shared = { app: true, mail: 'off', webhook: false }
  expect(await get(root)).toEqual({
    kinds: {
      mention: own,
      alert_assigned: own,
      pilot_assigned: own,
      access_asked: own,
      retention: own,
      alert: { ...shared, leastSeverity: 'info' },
      mission: shared,
    },
    quiet: null,
    timeZone: null,
    digestAt: '08:00',
    criticalPasses: false,
    waiting: 0,
    waitingUntil: null,
    version: 1,
  })
  expect((await get(staff)).kinds).not.toHaveProperty('access_asked')
  expect((await get(viewer)).kinds).toEqual({ mission: shared })
})

test('are those of one user, and reject a stale version with 409', async () => {
  const quiet = { from: '22:00', until: '07:00' }
  const kinds = { alert: { app: true, mail: 'digest', webhook: false, leastSeverity: 'high' } }
  const saved = await edit(staff, { version: 1, quiet, timeZone: 'Europe/Berlin', criticalPasses: true, kinds })
  expect(saved).toMatchObject({ code: 200, data: { quiet, timeZone: 'Europe/Berlin', kinds, version: 2 } })
  expect(await get(staff)).toEqual(saved.data)
  expect((await edit(staff, { version: 1, digestAt: '09:00' })).code).toBe(409)
  const [one, other] = await Promise.all([1, 2].map(() => edit(staff, { version: 2, digestAt: '09:00' })))
  expect([one?.code, other?.code].sort()).toEqual([200, 409])
  expect((await get(root)).version).toBe(1)
  expect((await get(await aerie.cookieOf(aerie.other.staff))).version).toBe(1)
})

test('reject a zone that does not exist and quiet hours without an end', async () => {
  expect(await editNow(staff, { timeZone: 'Europe/Atlantis' })).toMatchObject({
    code: 400,
    errors: [{ field: 'timeZone' }],
  })
  expect(await editNow(staff, { quiet: { from: '07:00', until: '07:00' } })).toMatchObject({
    code: 400,
    errors: [{ field: 'quiet' }],
  })
})

test('are closed to clients and super-admins', async () => {
  for (const user of [aerie.demo.client, aerie.admin]) {
    const cookie = await aerie.cookieOf(user)
    expect((await aerie.call(cookie, 'GET', '/notification/settings')).code).toBe(403)
    expect((await edit(cookie, { version: 1 })).code).toBe(403)
  }
})

test('hide a kind from the list of events and the number of unread ones', async () => {
  for (const name of ['One', 'Two']) await createMission(aerie.db, aerie.demo.id, { name }, aerie.demo.root.id)
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const alert = { mission: 'One', missionID: aerie.demo.id, alertID: aerie.demo.id, title: 'Smoke' }
    await recordEvent(aerie.demo.id, tx, 'ALERT_ASSIGNED', { ...alert, severity: 'high' }, aerie.demo.staff.id)
    await recordEvent(aerie.demo.id, tx, 'ALERT_ASSIGNED', { ...alert, severity: 'high' }, aerie.demo.root.id)
    await recordEvent(aerie.demo.id, tx, 'ALERT_CREATED', { ...alert, locationName: 'Gate 4' })
  })
  await eventsPublished(aerie.db)
  expect(await list(staff)).toMatchObject({ total: 4, unread: 4 })

  await editNow(staff, { kinds: { mission: hidden } })
  const shown = await list(staff)
  expect(shown).toMatchObject({ total: 2, unread: 2 })
  expect(shown.items.map(({ event }) => event).sort()).toEqual(['ALERT_ASSIGNED', 'ALERT_CREATED'])
  expect(await list(staff, '?unread=true')).toMatchObject({ total: 2 })
  await editNow(staff, { kinds: { alert_assigned: hidden } })
  expect(await list(staff)).toMatchObject({ total: 1, unread: 1 })
  expect(await list(root)).toMatchObject({ total: 4 })

  await aerie.call(staff, 'PATCH', '/notification/read', { upTo: 999 })
  expect(await list(staff)).toMatchObject({ total: 1, unread: 0 })
  await editNow(staff, { kinds: { mission: { ...hidden, app: true }, alert_assigned: { ...hidden, app: true } } })
  expect(await list(staff)).toMatchObject({ total: 4, unread: 0 })
})

test("a user's own events of a hidden kind change no numbers", async () => {
  await editNow(staff, { kinds: { mission: hidden } })
  const before = await list(staff)
  await aerie.call(staff, 'POST', '/mission/create', { name: 'By staff' })
  await aerie.call(root, 'POST', '/mission/create', { name: 'By the root' })
  await eventsPublished(aerie.db)
  expect(await list(staff)).toEqual(before)
})

test('hide mentions', async () => {
  const { data } = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Harbour' })
  const comment = { entity: 'mission', id: data._id, text: 'Look', mentions: [aerie.demo.staff.id] }
  await aerie.call(root, 'POST', '/thread', comment)
  const mentions = async () =>
    (await aerie.call<{ mentions: object[] }>(staff, 'GET', '/thread/mentions')).data.mentions
  expect(await mentions()).toHaveLength(1)
  await editNow(staff, { kinds: { mention: hidden } })
  expect(await mentions()).toEqual([])
})

test('tell what waits, and send it when they are changed', async () => {
  const line = { code: 'plain.text', values: { text: 'Look' } }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    queueMails(
      aerie.demo.id,
      tx,
      [
        {
          to: { userId: aerie.demo.root.id },
          kind: 'mention',
          recordId: null,
          permissions: ['thread_list'],
          subject: line,
          body: line,
          path: '/dashboard',
        },
      ],
      new Date('2090-01-01T00:00:00Z'),
    ),
  )
  expect(await get(root)).toMatchObject({ waiting: 1, waitingUntil: '2090-01-01T00:00:00.000Z' })
  expect(await get(viewer)).toMatchObject({ waiting: 0 })
  await editNow(root, { digestAt: '09:00' })
  expect(await mailTo(aerie, aerie.demo.root.email)).toContain('Look')
  expect(await get(root)).toMatchObject({ waiting: 0, waitingUntil: null })
})

test('a test mail is sent at once, and again after a minute', async () => {
  const test = () => aerie.call(viewer, 'POST', '/notification/test')
  expect(await test()).toMatchObject({ code: 200, message: `Test mail sent to ${aerie.demo.viewer.email}` })
  expect(await mailsTo(aerie, aerie.demo.viewer.email)).toEqual([
    expect.stringContaining('/dashboard/notifications/settings'),
  ])
  expect((await test()).code).toBe(429)
})
