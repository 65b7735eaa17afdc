import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { createMission, deleteMission, changeMissionStatus } from '../../groups/mission/public'
import { asPlatform, inTenant } from '../db/tenancy'
import { eventsPublished } from '../../testing/eventsPublished'
import { startTestApp, type TestApp, type TestUser } from '../../testing/testApp'
import { until } from '../../testing/until'
import { MAX_IDS } from './notice'
import { recordChanged, recordEvent } from './sql'
import { seqsOf, startBrowsers, type Browser, type ConnectOptions } from './testing/browser'

let aerie: TestApp
let browsers: Awaited<ReturnType<typeof startBrowsers>>

beforeAll(async () => {
  aerie = await startTestApp()
  browsers = await startBrowsers(aerie)
})
beforeEach(() => eventsPublished(aerie.db))
afterEach(() => browsers.disconnectAll())
afterAll(() => aerie.close())

const connect = (cookie: string | undefined, options?: ConnectOptions) => browsers.connect(cookie, options)
const names = ({ frames }: Browser): string[] => frames.map(({ event }) => event)
const address = () => `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
const add = (name: string, tenant = aerie.demo) => createMission(aerie.db, tenant.id, { name }, tenant.root.id)

test('sends the events of a mission to its tenant in order, and to no other tenant', async () => {
  const staff = connect(await aerie.cookieOf(aerie.demo.staff), { tenantID: aerie.demo.id })
  const otherTenant = connect(await aerie.cookieOf(aerie.other.root), { tenantID: aerie.other.id })
  expect(await Promise.all([staff.outcome, otherTenant.outcome])).toEqual(['ready', 'ready'])
  const actor = { actorId: aerie.demo.root.id, actorName: 'Root', address: '10.0.0.1' }
  let mission = await add('Harbour')
  for (const status of ['scheduled', 'live', 'completed'] as const) {
    const time = status === 'scheduled' ? '2027-01-01T12:00:00Z' : undefined
    mission = await changeMissionStatus(aerie.db, aerie.demo.id, mission._id, mission.version, status, time, actor)
  }
  await deleteMission(aerie.db, aerie.demo.id, mission._id, actor)
  await until(() => names(staff).includes('MISSION_DELETED') && names(staff).includes('RECORD_CHANGED'))
  const events = staff.frames.filter(({ event }) => event.startsWith('MISSION_'))
  expect(events.map(({ event }) => event)).toEqual([
    'MISSION_ADDED',
    'MISSION_LIVE',
    'MISSION_COMPLETED',
    'MISSION_DELETED',
  ])
  expect(events[0]?.payload).toMatchObject({ mission: 'Harbour', missionID: mission._id })
  expect(events.at(-1)?.payload).toMatchObject({ id: mission._id, name: 'Harbour' })
  expect(names(otherTenant)).toEqual(['READY'])
  expect(await aerie.app.metrics.getSingleMetricAsString('aerie_socket_events_total')).toMatch(
    /event="MISSION_ADDED"\} 1$/m,
  )
  expect(await aerie.app.metrics.getSingleMetricAsString('aerie_socket_tenants')).toMatch(/ 2$/m)
})

test('names who caused an event, and nobody for background work', async () => {
  const staff = connect(await aerie.cookieOf(aerie.demo.staff))
  await staff.outcome
  await aerie.call(await aerie.cookieOf(aerie.demo.root), 'POST', '/mission/create', { name: 'By hand' })
  await until(() => seqsOf(staff.frames).length === 1)
  await add('By a job')
  await until(() => seqsOf(staff.frames).length === 2)
  const events = staff.frames.filter(({ event }) => event === 'MISSION_ADDED')
  expect(events.map(({ payload }) => payload)).toMatchObject([
    { mission: 'By hand', userId: aerie.demo.root.id },
    { mission: 'By a job', userId: null },
  ])
})

test('sends an event for one user to this user only, also in a replay', async () => {
  const rootCookie = await aerie.cookieOf(aerie.demo.root)
  const staffCookie = await aerie.cookieOf(aerie.demo.staff)
  const staff = connect(staffCookie)
  const root = connect(rootCookie)
  await Promise.all([staff.outcome, root.outcome])
  const before = staff.frames[0]?.payload.seq ?? 0
  const { _id: missionID } = await add('Harbour')
  const payload = { mission: 'Harbour', missionID, alertID: missionID, title: 'Smoke', severity: 'high' } as const
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    recordEvent(aerie.demo.id, tx, 'ALERT_ASSIGNED', payload, aerie.demo.staff.id),
  )
  await add('Last')
  await until(() => seqsOf(staff.frames).length === 3 && seqsOf(root.frames).length === 2)
  expect(seqsOf(root.frames)).toEqual([before + 1, before + 3])
  expect(names(staff)).toContain('ALERT_ASSIGNED')
  const again = connect(rootCookie, { after: before })
  await again.outcome
  expect(seqsOf(again.frames)).toEqual([before + 1, before + 3])
})

test('sends nothing for a transaction that is rolled back, and uses no number', async () => {
  const staff = connect(await aerie.cookieOf(aerie.demo.staff))
  await staff.outcome
  await expect(createMission(aerie.db, aerie.demo.id, { name: 'x'.repeat(200) }, aerie.demo.root.id)).rejects.toThrow()
  const before = staff.frames[0]?.payload.seq ?? 0
  await add('After the failure')
  await until(() => seqsOf(staff.frames).length > 0)
  expect(seqsOf(staff.frames)).toEqual([before + 1])
})

test('sends one notice for the changes of one entity in a transaction', async () => {
  const staff = connect(await aerie.cookieOf(aerie.demo.staff))
  await staff.outcome
  const change = (count: number) =>
    inTenant(aerie.db, aerie.demo.id, async (tx) => {
      for (let index = 0; index < count; index++) {
        await recordChanged(aerie.demo.id, tx, 'Layer', `layer-${index % (count - 1)}`)
      }
      await recordChanged(aerie.demo.id, tx, 'BaseLayer', 'base-layer')
    })
  await change(4)
  await until(() => names(staff).filter((name) => name === 'RECORD_CHANGED').length === 2)
  expect(staff.frames.slice(1).map(({ payload }) => payload)).toEqual([
    { entity: 'Layer', ids: ['layer-0', 'layer-1', 'layer-2'] },
    { entity: 'BaseLayer', ids: ['base-layer'] },
  ])
  await change(MAX_IDS + 2)
  await until(() => staff.frames.some(({ payload }) => payload.entity === 'Layer' && payload.ids === undefined))
})

test('replays each event once and in order over many reconnects', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.root)
  const first = connect(cookie)
  await first.outcome
  const start = first.frames[0]?.payload.seq ?? 0
  first.socket.disconnect()

  const received: number[] = []
  let writing = true
  const writeAll = (async () => {
    for (let index = 0; index < 60; index++) await add(`Event ${index}`)
    writing = false
  })()
  let last = start
  while (writing || last < start + 60) {
    const next = connect(cookie, { after: last })
    await new Promise((resolve) => setTimeout(resolve, 40))
    next.socket.disconnect()
    received.push(...seqsOf(next.frames))
    last = received.at(-1) ?? start
  }
  await writeAll
  expect(received).toEqual(Array.from({ length: 60 }, (_, index) => start + 1 + index))
})

test('resets a client whose number is higher than the last event', async () => {
  const browser = connect(await aerie.cookieOf(aerie.demo.root), { after: 1_000_000 })
  await browser.outcome
  expect(browser.frames).toHaveLength(1)
  expect(browser.frames[0]?.payload).toMatchObject({ reset: true })
})

describe('handshake', () => {
  const connectAs = async (user: TestUser | undefined, options: ConnectOptions = {}) =>
    connect(user && (await aerie.cookieOf(user)), options).outcome

  test('rejects a connection without a session', async () => {
    expect(await connectAs(undefined)).toBe('Un-Authorized! Please re-login to continue.')
  })

  test("rejects another tenant's id in the query", async () => {
    expect(await connectAs(aerie.demo.root, { tenantID: aerie.other.id })).toBe('Forbidden!')
  })

  test('rejects a page of another origin', async () => {
    expect(await connectAs(aerie.demo.root, { origin: 'http://evil.test' })).toMatch(/websocket error/)
  })

  test.each(['client', 'viewer'] as const)('rejects a %s', async (role) => {
    expect(await connectAs(aerie.demo[role])).toBe('Forbidden!')
  })

  test('rejects a super-admin', async () => {
    expect(await connectAs(aerie.admin)).toBe('Forbidden!')
  })
})

test('answers long requests only with the session that opened the socket', async () => {
  const owner = await aerie.cookieOf(aerie.demo.root)
  const poll = (cookie: string | undefined, sid?: string) => {
    const query = new URLSearchParams({ EIO: '4', transport: 'polling', ...(sid && { sid }) })
    return fetch(`${address()}/stream/notification/?${query}`, { ...(cookie && { headers: { cookie } }) })
  }
  const opened = await (await poll(owner)).text()
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
  const others = [
    undefined,
    await aerie.cookieOf(aerie.demo.staff),
    await aerie.cookieOf(aerie.other.root),
    await aerie.cookieOf(aerie.demo.root),
  ]
  for (const cookie of others) expect((await poll(cookie, sid)).status).toBe(400)
  const [upgrade] = (await once(
    new WebSocket(`${address().replace('http', 'ws')}/stream/notification/?EIO=4&transport=websocket&sid=${sid}`, {
      headers: { cookie: others[1] ?? '' },
    }),
    'error',
  )) as [Error]
  expect(upgrade.message).toContain('400')
  const send = await fetch(`${address()}/stream/notification/?EIO=4&transport=polling&sid=${sid}`, {
    method: 'POST',
    body: '40',
    headers: { cookie: owner },
  })
  expect(send.status).toBe(200)
  expect(await (await poll(owner, sid)).text()).toMatch(/^40/)
})

test('disconnects the socket of an ended session, and no other', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.staff)
  const staff = connect(cookie)
  const bystander = connect(await aerie.cookieOf(aerie.demo.root))
  await Promise.all([staff.outcome, bystander.outcome])
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('session').where('user_id', '=', aerie.demo.staff.id).execute())
  await until(() => !staff.socket.connected)
  expect(bystander.socket.connected).toBe(true)
})

describe('rights of an open socket', () => {
  const userOf = (id: string) =>
    asPlatform(aerie.db, (tx) => tx.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  const setUser = (values: { user_type?: string; custom_permissions?: string[] }) =>
    asPlatform(aerie.db, (tx) => tx.updateTable('app_user').set(values).where('id', '=', aerie.demo.staff.id).execute())

  test('ends before the next event when the user type may no longer subscribe', async () => {
    const before = await userOf(aerie.demo.staff.id)
    const staff = connect(await aerie.cookieOf(aerie.demo.staff))
    const root = connect(await aerie.cookieOf(aerie.demo.root))
    await Promise.all([staff.outcome, root.outcome])
    await setUser({ user_type: 'tenant-user' })
    await add('After the demotion')
    await until(() => names(root).includes('MISSION_ADDED') && !staff.socket.connected)
    expect(names(staff)).toEqual(['READY'])
    await setUser({ user_type: before.user_type })
  })

  test('ends before the next event when the session was idle for 12 hours', async () => {
    const staff = connect(await aerie.cookieOf(aerie.demo.staff))
    const root = connect(await aerie.cookieOf(aerie.demo.root))
    await Promise.all([staff.outcome, root.outcome])
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('session')
        .set({ last_seen_at: new Date(Date.now() - 13 * 3_600_000) })
        .where('user_id', '=', aerie.demo.staff.id)
        .execute(),
    )
    await add('After the idle time')
    await until(() => names(root).includes('MISSION_ADDED') && !staff.socket.connected)
    expect(names(staff)).toEqual(['READY'])
  })

  test('follows permissions granted and taken back while it is open', async () => {
    const staff = connect(await aerie.cookieOf(aerie.demo.staff))
    await staff.outcome
    const change = (entity: 'User' | 'Layer') =>
      inTenant(aerie.db, aerie.demo.id, (tx) => recordChanged(aerie.demo.id, tx, entity))
    const entities = () => staff.frames.slice(1).map(({ payload }) => payload.entity)
    await change('User')
    await change('Layer')
    await until(() => entities().includes('Layer'))
    expect(entities()).toEqual(['Layer'])
    await setUser({ custom_permissions: ['user_list'] })
    await change('User')
    await until(() => entities().includes('User'))
    await setUser({ custom_permissions: [] })
  })
})

test('survives malformed frames', async () => {
  const staff = connect(await aerie.cookieOf(aerie.demo.staff))
  await staff.outcome
  const raw = (staff.socket.io.engine as unknown as { transport: { ws: { send(data: string): void } } }).transport.ws
  for (const frame of ['4', '42', '42[', '2[]', '451-[]', '42["__proto__"]', '4{}', '\u0000', '42["x",'.repeat(50)])
    raw.send(frame)
  await until(() => !staff.socket.connected)
  expect(await connect(await aerie.cookieOf(aerie.demo.staff)).outcome).toBe('ready')
})
