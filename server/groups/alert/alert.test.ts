import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { eventsPublished } from '../../testing/eventsPublished'
import { mailsTo, mailTo } from '../../testing/outbox'
import { startTestApp, type TestApp, type TestUser } from '../../testing/testApp'
import { send } from '../../records/uploads/testing/tusClient'
import { raiseAlert } from './raise'

type Alert = components['schemas']['Alert']
type Page = components['schemas']['AlertListReply']['data']
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let aerie: TestApp
let root: string
let origin: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Harbour survey' })).data._id
})

const call = <Data>(method: Method, url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

const fields = (more: object = {}) => ({
  missionId,
  title: 'Person at the fence',
  kind: 'Intrusion',
  severity: 'high',
  ...more,
})
const raise = async (more: object = {}) => (await call<Alert>('POST', '/alert/create', fields(more))).data
const get = async (id: string) => (await call<Alert>('GET', `/alert/get-alert-by-ID/${id}`)).data
const edit = (id: string, body: object) => call<Alert>('PATCH', `/alert/update-alert-by-ID/${id}`, body)
const list = async (query = '') =>
  (await call<Page>('GET', `/alert/list?missionId=${missionId}${query}`)).data.items.map(({ title }) => title)
const activity = async (id: string) =>
  (await call<{ items: { action: string; values: object }[] }>('GET', `/alert/activity/${id}`)).data.items
const count = async () =>
  (await call<{ alerts: number }>('GET', `/mission/get-mission-doc-count/${missionId}`)).data.alerts

/** Moves an alert through the states. */
async function move(id: string, ...states: Alert['state'][]): Promise<Alert> {
  for (const state of states) {
    const { version } = await get(id)
    const outcome = state === 'closed' && { outcome: 'true_positive' }
    expect(await edit(id, { version, state, ...outcome })).toMatchObject({ code: 200 })
  }
  return get(id)
}

describe('raising', () => {
  test('sets the due time from the severity, and announces the alert with its place', async () => {
    const alert = await raise({ position: { lat: 46.78, long: -92.1 } })
    expect(alert).toMatchObject({ state: 'new', source: 'person', repeats: 0, owner: null, pictureUrl: null })
    expect(Date.parse(alert.dueAt ?? '') - Date.parse(alert.createdAt)).toBeCloseTo(3_600_000, -4)
    expect(await count()).toBe(1)
    await eventsPublished(aerie.db)
    const { data } = await call<{ items: { payload: object }[] }>('GET', '/notification/list?pageSize=1')
    const { title, severity } = alert
    const payload = { locationName: 'Harbour survey', missionID: missionId, alertID: alert._id, title, severity }
    expect(data.items[0]).toMatchObject({ event: 'ALERT_CREATED', payload })
  })

  test('counts repeats with the same key as one alert, also when they arrive at once', async () => {
    const storm = await Promise.all(Array.from({ length: 8 }, () => raise({ dedupeKey: 'camera-4' })))
    const [id, ...others] = new Set(storm.map(({ _id }) => _id))
    expect(others).toEqual([])
    expect(await get(id ?? '')).toMatchObject({ repeats: 7, version: 1 })
    await move(id ?? '', 'closed')
    expect((await raise({ dedupeKey: 'camera-4' }))._id).not.toBe(id)
  })

  test('counts an equal alert as a repeat, and raises one that differs in any detail', async () => {
    const first = await raise({ description: 'At the gate' })
    const equal = await call<Alert>('POST', '/alert/create', fields({ description: 'At the gate' }))
    expect(equal).toMatchObject({ data: { _id: first._id, repeats: 1 } })
    expect(equal.message).toContain('repeat')
    const position = { lat: 46.78, long: -92.1 }
    const others = [await raise(), await raise({ position }), await raise({ severity: 'low' })]
    expect(new Set([first, ...others].map(({ _id }) => _id)).size).toBe(4)
  })

  test('is in the audit log once, with the details of the alert', async () => {
    const { _id: alertId } = await raise({ ownerId: aerie.demo.staff.id })
    await raise({ ownerId: aerie.demo.staff.id })
    const url = '/audit/list?action=alert.create&pageSize=200'
    const { data } = await call<{ items: { target: string; details: { alertId: string } }[] }>('GET', url)
    expect(data.items.filter(({ details }) => details.alertId === alertId)).toMatchObject([
      { target: 'Person at the fence', details: { kind: 'Intrusion', severity: 'high', mission: 'Harbour survey' } },
    ])
  })

  test('raises a new alert when the time for repeats is over', async () => {
    const first = await raise({ dedupeKey: 'camera-5' })
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .updateTable('alert')
        .set({ last_seen_at: new Date(0) })
        .where('id', '=', first._id)
        .execute(),
    )
    expect((await raise({ dedupeKey: 'camera-5' }))._id).not.toBe(first._id)
  })

  test('rejects records of other missions, a moment without a recording and a time in the future', async () => {
    const other = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Other' })).data._id
    const flight = await call<{ _id: string }>('POST', '/flight/create', { missionId: other, name: 'Flight' })
    const cases = [
      [{ flightId: flight.data._id }, 'flightId'],
      [{ momentMs: 5 }, 'recordingId'],
      [{ occurredAt: '2999-01-01T00:00:00Z' }, 'occurredAt'],
      [{ ownerId: aerie.other.root.id }, 'ownerId'],
      [{ ownerId: aerie.demo.client.id }, 'ownerId'],
    ] as const
    for (const [wrong, field] of cases) {
      expect(await call('POST', '/alert/create', fields(wrong))).toMatchObject({ code: 400, errors: [{ field }] })
    }
    expect(await count()).toBe(0)
  })

  test('stores a picture by its content, and rejects a file that is no picture', async () => {
    const png = await sharp({ create: { width: 9, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const withFile = async (content: Buffer) => {
      const uploadId = (await send(origin, root, content, { filename: 'frame.png' })).id
      return call<Alert>('POST', '/alert/manual-upload-alert', fields({ uploadId }))
    }
    const { data } = await withFile(png)
    const url = data.pictureUrl ?? ''
    const picture = await aerie.app.inject({ method: 'GET', url, headers: { cookie: root } })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 9 })
    expect(await withFile(Buffer.from('<html>'))).toMatchObject({ code: 415, errors: [{ field: 'uploadId' }] })
    expect(await count()).toBe(1)

    // The same facts with the same picture are a repeat; another picture is another alert.
    expect(await withFile(png)).toMatchObject({ data: { _id: data._id, repeats: 1 } })
    expect((await withFile(await sharp(png).negate().png().toBuffer())).data._id).not.toBe(data._id)
    expect(await count()).toBe(2)
  })

  test('other groups raise alerts without a person', async () => {
    const alert = { missionId, title: 'Stream lost', kind: 'Stream lost', severity: 'medium', source: 'rule' } as const
    const { id } = await inTenant(aerie.db, aerie.demo.id, (tx) => raiseAlert(aerie.demo.id, tx, alert, null))
    const raised = await get(id)
    expect(raised).toMatchObject({ source: 'rule' })
    expect(raised.createdBy).toBeUndefined()
    expect(await activity(id)).toMatchObject([{ action: 'created', userName: '' }])
  })
})

describe('moves', () => {
  test('go through the states, and a re-opened alert is counted and due again', async () => {
    const { _id } = await raise()
    const closed = await move(_id, 'acknowledged', 'in_progress', 'on_hold', 'in_progress', 'closed')
    expect(closed).toMatchObject({ outcome: 'true_positive', nextStates: ['in_progress'], reopened: 0 })
    expect([closed.ackAt, closed.closedAt]).not.toContain(null)
    expect(await move(_id, 'in_progress')).toMatchObject({ outcome: null, closedAt: null, reopened: 1 })
    expect((await activity(_id)).map(({ action }) => action)).toEqual([...Array<string>(6).fill('moved'), 'created'])
  })

  test('name what is possible when a move is not allowed', async () => {
    const { _id } = await raise()
    expect(await edit(_id, { version: 1, state: 'on_hold' })).toMatchObject({
      code: 409,
      message: '“Person at the fence” is new and cannot become on hold. It can become acknowledged or closed.',
    })
    expect(await edit(_id, { version: 1, state: 'closed' })).toMatchObject({
      code: 400,
      errors: [{ field: 'outcome' }],
    })
    expect(await edit(_id, { version: 1, outcome: 'test' })).toMatchObject({
      code: 400,
      errors: [{ field: 'outcome' }],
    })
    expect(await get(_id)).toMatchObject({ state: 'new', version: 1 })
  })

  test('of a stale version are rejected with 409', async () => {
    const { _id } = await raise()
    await edit(_id, { version: 1, state: 'acknowledged' })
    expect(await edit(_id, { version: 1, state: 'acknowledged' })).toMatchObject({ code: 409 })
  })
})

describe('editing', () => {
  test('assigns to people who may see alerts, snoozes and follows the severity with the due time', async () => {
    const { _id, createdAt } = await raise()
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const { data } = await edit(_id, {
      version: 1,
      ownerId: aerie.demo.staff.id,
      snoozedUntil: until,
      severity: 'critical',
    })
    expect(data).toMatchObject({ owner: { _id: aerie.demo.staff.id }, snoozedUntil: until, severity: 'critical' })
    expect(Date.parse(data.dueAt ?? '') - Date.parse(createdAt)).toBeCloseTo(900_000, -3)
    expect((await activity(_id)).map(({ action }) => action).sort()).toEqual([
      'assigned',
      'created',
      'edited',
      'snoozed',
    ])
    const past = await edit(_id, { version: 2, snoozedUntil: '2020-01-01T00:00:00Z' })
    expect(past).toMatchObject({ code: 400, errors: [{ field: 'snoozedUntil' }] })
    for (const { id } of [aerie.demo.client, aerie.demo.viewer, aerie.other.staff] satisfies TestUser[]) {
      expect(await edit(_id, { version: 2, ownerId: id })).toMatchObject({ code: 400, errors: [{ field: 'ownerId' }] })
    }
    const owners = (await call<{ owners: { _id: string }[] }>('GET', '/alert/owners')).data.owners
    expect(owners.map((owner) => owner._id).sort()).toEqual([aerie.demo.root.id, aerie.demo.staff.id].sort())
  })

  test('stores new details, and names who changed an alert before a stale edit', async () => {
    const { _id } = await raise()
    const dueAt = '2999-01-01T00:00:00.000Z'
    const details = { title: 'Person at the gate', kind: 'Trespassing', description: 'Twice', clientVisible: true }
    const { data } = await edit(_id, { version: 1, ...details, severity: 'low', dueAt })
    expect(data).toMatchObject({ ...details, severity: 'low', dueAt, version: 2 })
    expect(await edit(_id, { version: 2, dueAt: null })).toMatchObject({ code: 200, data: { dueAt: null } })
    expect(await edit(_id, { version: 2, title: ' ' })).toMatchObject({ code: 400, errors: [{ field: 'title' }] })
    const stale = await aerie.app.inject({
      method: 'PATCH',
      url: `/apis/v1/alert/update-alert-by-ID/${_id}`,
      headers: { cookie: root },
      payload: { version: 2, title: 'Boat' },
    })
    expect(stale.json()).toMatchObject({ code: 'alert.changedElsewhere', values: { changedBy: aerie.demo.root.email } })
    expect(await get(_id)).toMatchObject({ title: 'Person at the gate', version: 3 })
  })

  test('changes and deletes several alerts, all or none, and restores them', async () => {
    const ids = [(await raise())._id, (await raise({ title: 'Person at the gate' }))._id]
    const many = (body: object) => call('PATCH', '/alert/update-multi-alert-by-ID', { alertIds: ids, ...body })
    const remove = (alertIds: string[]) =>
      call('DELETE', `/alert/delete-multiple-alerts?${alertIds.map((id) => `alertIds=${id}`).join('&')}`)
    expect(await many({ state: 'acknowledged', ownerId: aerie.demo.root.id })).toMatchObject({ code: 200 })
    await move(ids[0] ?? '', 'in_progress')
    expect(await many({ state: 'on_hold' })).toMatchObject({ code: 409 })
    expect(await list('&state=on_hold')).toEqual([])
    expect(await remove([...ids, aerie.demo.id])).toMatchObject({ code: 404 })
    expect(await count()).toBe(2)
    expect(await remove(ids)).toMatchObject({ code: 200 })
    expect([await count(), (await call('GET', `/alert/get-alert-by-ID/${ids[0]}`)).code]).toEqual([0, 404])
    const trash = await call<{ total: number }>('GET', `/alert/deleted?missionId=${missionId}`)
    expect(trash.data.total).toBe(2)
    expect(await call('POST', '/alert/restore', { alertIds: ids })).toMatchObject({ code: 200 })
    expect(await count()).toBe(2)
  })

  test('settings give due times and instructions, and reject a stale version', async () => {
    const settings = (body: object) => call('PATCH', '/alert/settings', body)
    const dueMinutes = { info: null, low: 60, medium: 60, high: 5, critical: 1 }
    const instructions = [{ kind: 'Intrusion', text: 'Call the guard.' }]
    expect(await settings({ version: 1, dueMinutes, instructions })).toMatchObject({ code: 200 })
    expect(await settings({ version: 1, repeatMinutes: 5 })).toMatchObject({ code: 409 })
    const twice = [...instructions, { kind: 'intrusion ', text: 'Wait.' }]
    expect(await settings({ version: 2, instructions: twice })).toMatchObject({ code: 400 })
    expect((await raise({ severity: 'info' })).dueAt).toBeNull()
    expect((await get((await raise({ kind: 'INTRUSION' }))._id)).instructions).toBe('Call the guard.')
  })
})

describe('assigning', () => {
  const assigned = async (cookie: string, alertId: string) => {
    await eventsPublished(aerie.db)
    const { data } = await call<{ items: { event: string; payload: { alertID?: string } }[] }>(
      'GET',
      '/notification/list?pageSize=200',
      undefined,
      cookie,
    )
    const about = data.items.filter(({ payload }) => payload.alertID === alertId)
    return about.filter(({ event }) => event === 'ALERT_ASSIGNED')
  }

  test('notifies the new owner and nobody else', async () => {
    const staff = await aerie.cookieOf(aerie.demo.staff)
    const { _id } = await raise()
    await edit(_id, { version: 1, ownerId: aerie.demo.staff.id })
    await edit(_id, { version: 2, severity: 'low' })
    const payload = { mission: 'Harbour survey', missionID: missionId, title: 'Person at the fence', severity: 'high' }
    expect(await assigned(staff, _id)).toMatchObject([{ payload, read: false }])
    expect(await assigned(root, _id)).toEqual([])
    await edit(_id, { version: 3, ownerId: aerie.demo.root.id })
    expect(await assigned(root, _id)).toEqual([])
  })

  test('mails the new owner, also one without a bell, and not those who assign to themselves', async () => {
    const { viewer } = aerie.demo
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('app_user')
        .set({ custom_permissions: ['alert_list', 'mission_list'] })
        .where('id', '=', viewer.id)
        .execute(),
    )
    const { _id } = await raise({ title: 'Smoke', severity: 'critical' })
    await edit(_id, { version: 1, ownerId: aerie.demo.root.id })
    await edit(_id, { version: 2, ownerId: viewer.id })
    const mail = await mailTo(aerie, viewer.email)
    expect(mail).toContain('A critical alert of Harbour survey was assigned to you: Smoke')
    expect(mail).toContain(`/dashboard/alerts?alert=${_id}`)
    expect(await mailsTo(aerie, aerie.demo.root.email)).toEqual([])
  })

  test('notifies the owner of an alert that is raised with one, and of several at once', async () => {
    const staff = await aerie.cookieOf(aerie.demo.staff)
    const owned = await raise({ ownerId: aerie.demo.staff.id })
    expect(await assigned(staff, owned._id)).toHaveLength(1)
    const free = await raise()
    await call('PATCH', '/alert/update-multi-alert-by-ID', { alertIds: [free._id], ownerId: aerie.demo.staff.id })
    expect(await assigned(staff, free._id)).toHaveLength(1)
  })
})

describe('the desk', () => {
  test('filters and sorts by due time and severity, and counts', async () => {
    const early = await raise({ title: 'early', severity: 'low', dueAt: '2020-01-01T00:00:00Z' })
    await raise({ title: 'grave', severity: 'critical' })
    await raise({ title: 'never', severity: 'info', ownerId: aerie.demo.staff.id })
    expect(await list()).toEqual(['early', 'grave', 'never'])
    expect(await list('&sort=severity')).toEqual(['grave', 'early', 'never'])
    expect(await list('&overdue=true')).toEqual(['early'])
    expect(await list(`&owner=${aerie.demo.staff.id}`)).toEqual(['never'])
    expect(await list('&severity=low&severity=info&owner=none')).toEqual(['early'])
    expect(await list('&search=grav')).toEqual(['grave'])
    expect(await list('&kind=intrusion&source=person&page=2&pageSize=2')).toEqual(['never'])
    await edit(early._id, { version: 1, snoozedUntil: '2999-01-01T00:00:00Z' })
    expect(await list('&snoozed=false')).toEqual(['grave', 'never'])
    const { data } = await call('GET', `/alert/counts?missionId=${missionId}`)
    expect(data).toMatchObject({ open: 3, overdue: 1, mine: 0, unassigned: 2, snoozed: 1, kinds: ['Intrusion'] })
    expect(data).toMatchObject({ bySeverity: { low: 1, critical: 1, medium: 0 }, byState: { new: 3, closed: 0 } })
  })

  test('statistics give times and the rate of false positives by kind and source', async () => {
    const one = await raise()
    const two = await raise({ title: 'Person at the gate' })
    await edit(one._id, { version: 1, state: 'closed', outcome: 'false_positive', reason: 'The wind moved the fence' })
    await edit(two._id, { version: 1, state: 'closed', outcome: 'true_positive' })
    await raise({ kind: 'Fire' })
    const range = `from=2020-01-01T00:00:00Z&until=2999-01-01T00:00:00Z&missionId=${missionId}`
    const { data } = await call('GET', `/alert/statistics?${range}`)
    const intrusion = { name: 'Intrusion', total: 2, closed: 2, judged: 2, falsePositives: 1 }
    expect(data).toMatchObject({ total: 3, open: 1, closed: 2, acknowledged: { count: 2 }, byDay: [{ total: 3 }] })
    expect(data).toMatchObject({ byKind: [intrusion, { name: 'Fire', total: 1, closed: 0 }] })
    const known = { median: expect.any(Number) as number, slowest: expect.any(Number) as number }
    const unknown = { count: 0, median: null, slowest: null }
    expect(data).toMatchObject({
      timesBySeverity: [
        { severity: 'critical', acknowledged: unknown, timeToClose: unknown },
        { severity: 'high', acknowledged: { count: 2, ...known }, timeToClose: { count: 2, ...known } },
        { severity: 'medium' },
        { severity: 'low' },
        { severity: 'info', timeToClose: unknown },
      ],
    })
    const backwards = '/alert/statistics?from=2020-01-02T00:00:00Z&until=2020-01-01T00:00:00Z'
    expect(await call('GET', backwards)).toMatchObject({ code: 400, errors: [{ field: 'until' }] })
  })

  test('statistics give the false positives of the last 12 months, whenever the range starts', async () => {
    const { _id } = await raise()
    await edit(_id, { version: 1, state: 'closed', outcome: 'false_positive' })
    const old = await raise({ title: 'Before' })
    const raisedAt = (id: string, time: string) =>
      inTenant(aerie.db, aerie.demo.id, (tx) =>
        tx
          .updateTable('alert')
          .set({ created_at: new Date(time) })
          .where('id', '=', id)
          .execute(),
      )
    await raisedAt(_id, '2026-02-28T23:59:59Z')
    await raisedAt(old._id, '2025-03-31T23:59:59Z')
    const range = `from=2026-02-20T00:00:00Z&until=2026-04-01T00:00:00Z&missionId=${missionId}`
    const { data } = await call<{ byMonth: { name: string; total: number; falsePositives: number }[] }>(
      'GET',
      `/alert/statistics?${range}`,
    )
    const names = data.byMonth.map(({ name }) => name)
    expect([names.length, names[0], names.at(-1)]).toEqual([12, '2025-04', '2026-03'])
    expect(data.byMonth.filter(({ total }) => total > 0)).toEqual([
      { name: '2026-02', total: 1, closed: 1, judged: 1, falsePositives: 1 },
    ])
  })

  test('lists the alerts of a place, also in a time range', async () => {
    const place = { name: 'Gate 4', location: { lat: 46.78, long: -92.1 } }
    const locationId = (await call<{ _id: string }>('POST', '/location/create', place)).data._id
    missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'At the gate', locationId })).data._id
    await raise()
    const urls = [
      `/alert/get-alerts-By-location-id-pagination/${locationId}`,
      `/alert/get-alert-by-location-ID-and-time/${locationId}?from=2020-01-01T00:00:00Z&until=2999-01-01T00:00:00Z`,
    ]
    for (const url of urls) {
      expect((await call<Page>('GET', url)).data).toMatchObject({ total: 1, items: [{ locationName: 'Gate 4' }] })
    }
    const elsewhere = (await call<{ _id: string }>('POST', '/location/create', { ...place, name: 'Gate 5' })).data._id
    const totalAt = async (id: string) => (await call<Page>('GET', `/alert/list?locationId=${id}`)).data.total
    expect([await totalAt(locationId), await totalAt(elsewhere)]).toEqual([1, 0])
    expect(await call('GET', `/alert/list?locationId=${missionId}`)).toMatchObject({ code: 404 })
    for (const url of [`get-alerts-by-location-ID/${locationId}`, `get-alerts-By-mission-ID/${missionId}`]) {
      expect((await call('GET', `/alert/${url}`)).data).toMatchObject({ total: 1, alerts: [{ missionId }] })
    }
  })
})
