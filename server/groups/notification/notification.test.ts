import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { recordEvent } from '../../platform/realtime/sql'
import { eventsPublished } from '../../testing/eventsPublished'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { createMission } from '../mission/public'

type NotificationList = components['schemas']['NotificationListReply']['data']

let aerie: TestApp
let root: string
let staff: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  for (const name of ['One', 'Two', 'Three']) {
    await createMission(aerie.db, aerie.demo.id, { name }, aerie.demo.root.id)
  }
  await eventsPublished(aerie.db)
})
afterAll(() => aerie.close())

const list = (cookie: string, query = '') => aerie.call<NotificationList>(cookie, 'GET', `/notification/list${query}`)
const read = (cookie: string, upTo: number) => aerie.call(cookie, 'PATCH', '/notification/read', { upTo })

test('lists the newest first, unread at first', async () => {
  const { data } = await list(staff, '?pageSize=2')
  expect(data).toMatchObject({ total: 3, unread: 3, page: 1, pageSize: 2 })
  expect(data.items.map(({ seq, event, payload, read }) => [seq, event, payload.mission, read])).toEqual([
    [3, 'MISSION_ADDED', 'Three', false],
    [2, 'MISSION_ADDED', 'Two', false],
  ])
})

test('moves the read mark of one user forward only, at most to the last event', async () => {
  await read(staff, 2)
  await read(staff, 1)
  expect((await list(staff)).data).toMatchObject({ unread: 1, total: 3 })
  expect((await list(staff, '?unread=true')).data.items.map(({ seq }) => seq)).toEqual([3])
  expect((await list(root)).data.unread).toBe(3)
  await read(staff, 999_999)
  expect((await list(staff)).data.unread).toBe(0)
  await createMission(aerie.db, aerie.demo.id, { name: 'Four' }, aerie.demo.root.id)
  await eventsPublished(aerie.db)
  expect((await list(staff)).data.unread).toBe(1)
})

test('lists nothing of another tenant, and answers 403 to users other than root and staff', async () => {
  expect((await list(await aerie.cookieOf(aerie.other.root))).data).toMatchObject({ items: [], total: 0, unread: 0 })
  for (const user of [aerie.demo.client, aerie.demo.viewer, aerie.admin]) {
    expect((await list(await aerie.cookieOf(user))).code).toBe(403)
  }
})

test("counts a user's own actions as unread for others only", async () => {
  const before = { root: (await list(root)).data.unread, staff: (await list(staff)).data.unread }
  await aerie.call(staff, 'POST', '/mission/create', { name: 'By staff' })
  await eventsPublished(aerie.db)
  const own = (await list(staff)).data
  expect(own.unread).toBe(before.staff)
  expect(own.items[0]).toMatchObject({ payload: { mission: 'By staff' }, read: true })
  const unread = (await list(staff, '?unread=true')).data.items
  expect(unread.filter(({ payload }) => payload.mission === 'By staff')).toEqual([])
  const others = (await list(root)).data
  expect(others.unread).toBe(before.root + 1)
  expect(others.items[0]).toMatchObject({ payload: { mission: 'By staff' }, read: false })
})

test('lists and counts an event for one user for this user only', async () => {
  const before = { root: (await list(root)).data, staff: (await list(staff)).data }
  const payload = { mission: 'One', missionID: aerie.demo.id, alertID: aerie.demo.id, title: 'Smoke' }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    recordEvent(aerie.demo.id, tx, 'ALERT_ASSIGNED', { ...payload, severity: 'high' }, aerie.demo.staff.id),
  )
  await eventsPublished(aerie.db)
  const own = (await list(staff)).data
  expect(own).toMatchObject({ unread: before.staff.unread + 1, total: before.staff.total + 1 })
  expect(own.items[0]).toMatchObject({ event: 'ALERT_ASSIGNED', read: false })
  const others = (await list(root)).data
  expect(others).toMatchObject({ unread: before.root.unread, total: before.root.total })
  expect(others.items[0]?.event).not.toBe('ALERT_ASSIGNED')
  expect((await list(root, '?unread=true')).data).toMatchObject({ total: before.root.unread })
})

test('counts events before the account was created as read', async () => {
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ created_at: new Date() }).where('id', '=', aerie.demo.root.id).execute(),
  )
  const first = (await list(root)).data
  expect(first.items.length).toBeGreaterThan(0)
  expect(first.unread).toBe(0)
  expect(first.items.every(({ read }) => read)).toBe(true)
  expect((await list(root, '?unread=true')).data.items).toEqual([])
  await createMission(aerie.db, aerie.demo.id, { name: 'After' }, aerie.demo.root.id)
  await eventsPublished(aerie.db)
  expect((await list(root)).data.unread).toBe(1)
})
