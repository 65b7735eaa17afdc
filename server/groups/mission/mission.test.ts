import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Mission = components['schemas']['Mission']
type MissionList = components['schemas']['MissionListReply']['data']

let aerie: TestApp
let root: string
let staff: string
let viewer: string
let otherRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  ;[root, staff, viewer, otherRoot] = await Promise.all([
    aerie.cookieOf(aerie.demo.root),
    aerie.cookieOf(aerie.demo.staff),
    aerie.cookieOf(aerie.demo.viewer),
    aerie.cookieOf(aerie.other.root),
  ])
})
afterAll(() => aerie.close())

const list = (cookie: string, query = '', tenantId = aerie.demo.id) =>
  aerie.call<MissionList>(cookie, 'GET', `/mission/get/tenant/${tenantId}${query}`)

const create = async (name: string, fields: object = {}): Promise<Mission> =>
  (await aerie.call<Mission>(staff, 'POST', '/mission/create', { name, ...fields })).data

const changeStatus = (mission: Mission, status: string, cookie = staff) =>
  aerie.call<Mission>(cookie, 'PATCH', '/mission/update-status', {
    missionId: mission._id,
    version: mission.version,
    status,
    ...(status === 'scheduled' && { scheduledAt: '2027-01-01T12:00:00Z' }),
  })

describe('createMission', () => {
  test('creates a draft with the user as its author, and listMissions returns it', async () => {
    const answer = await aerie.call<Mission>(staff, 'POST', '/mission/create', {
      name: '  Harbour  ',
      description: 'x',
    })
    expect(answer).toMatchObject({ code: 201, status: true })
    expect(answer.data).toMatchObject({
      name: 'Harbour',
      status: 'draft',
      nextStatuses: ['scheduled', 'cancelled'],
      version: 1,
      createdBy: { _id: aerie.demo.staff.id },
    })
    const { data } = await list(staff, '?search=harbour')
    expect(data.items.map(({ _id }) => _id)).toEqual([answer.data._id])
  })

  test('creates a scheduled mission when a time is given', async () => {
    expect(await create('At noon', { scheduledAt: '2027-01-01T12:00:00Z' })).toMatchObject({
      status: 'scheduled',
      scheduledAt: '2027-01-01T12:00:00.000Z',
    })
  })

  test("rejects another tenant's location at its field and stores nothing", async () => {
    const location = await aerie.call<{ _id: string }>(otherRoot, 'POST', '/location/create', {
      name: 'Theirs',
      location: { lat: 1, long: 2 },
    })
    const answer = await aerie.call(staff, 'POST', '/mission/create', {
      name: 'Nowhere',
      locationId: location.data._id,
    })
    expect(answer).toMatchObject({ code: 400, status: false, errors: [{ field: 'locationId' }] })
    expect((await list(staff, '?search=Nowhere')).data.total).toBe(0)
  })

  test.each([
    [{}, 'name', 'Enter a value'],
    [{ name: '' }, 'name', 'Enter a value'],
    [{ name: '   ' }, 'name', 'Enter a value'],
    [{ name: 'x'.repeat(121) }, 'name', 'Use at most 120 characters'],
    [{ name: 'a', status: 'live' }, 'status', 'Remove this value. It is not accepted here.'],
    [{ name: 'a', tenantId: 'b' }, 'tenantId', 'Remove this value. It is not accepted here.'],
    [{ name: 'a', scheduledAt: 'tomorrow' }, 'scheduledAt', 'Enter a valid date and time'],
    [{ name: 7 }, 'name', 'Enter text'],
  ])('rejects %j', async (body, field, message) => {
    expect(await aerie.call(staff, 'POST', '/mission/create', body)).toMatchObject({
      code: 400,
      status: false,
      errors: [{ field, message }],
    })
  })

  test('needs mission_create', async () => {
    expect(await aerie.call(viewer, 'POST', '/mission/create', { name: 'No' })).toMatchObject({
      code: 403,
      status: false,
    })
  })
})

describe('listMissions', () => {
  test('filters by status, sorts and pages', async () => {
    const names = ['P 1', 'P 2', 'P 3']
    for (const name of names) await create(name)
    const first = await list(viewer, '?search=P%20&sort=name&pageSize=2&status=draft&status=live')
    expect(first.data).toMatchObject({ total: 3, page: 1, pageSize: 2 })
    expect(first.data.items.map(({ name }) => name)).toEqual(['P 1', 'P 2'])
    const second = await list(viewer, '?search=P%20&sort=name&pageSize=2&page=2')
    expect(second.data.items.map(({ name }) => name)).toEqual(['P 3'])
    expect(second.data.total).toBe(3)
    const third = await list(viewer, '?search=P%20&sort=name&pageSize=2&page=3')
    expect(third.data).toMatchObject({ total: 3, items: [] })
    expect((await list(viewer, '?search=P%20&status=completed')).data.total).toBe(0)
  })

  test('sorts by location and type, missions without one last, and by the last change', async () => {
    const place = async (name: string) =>
      (await aerie.call<{ _id: string }>(root, 'POST', '/location/create', { name, location: { lat: 1, long: 1 } }))
        .data
    const type = async (name: string) =>
      (await aerie.call<{ _id: string }>(root, 'POST', '/common/missiontype/create', { name })).data
    const quay = await place('Quay')
    const dam = await place('Dam')
    const crop = await type('Crop')
    const roof = await type('Roof')
    const first = await create('S 1', { locationId: quay._id, missionTypeId: crop._id })
    await create('S 2', { locationId: dam._id, missionTypeId: roof._id })
    await create('S 3')
    await aerie.call(staff, 'PATCH', `/mission/edit/${first._id}`, { version: 1, description: 'changed' })
    const by = async (sort: string) =>
      (await list(viewer, `?search=S%20&sort=${sort}`)).data.items.map(({ name }) => name).join()
    expect(await by('location')).toBe('S 2,S 1,S 3')
    expect(await by('-location')).toBe('S 1,S 2,S 3')
    expect(await by('missionType')).toBe('S 1,S 2,S 3')
    expect(await by('-missionType')).toBe('S 2,S 1,S 3')
    expect(await by('-updatedAt')).toBe('S 1,S 3,S 2')
  })

  test('treats % and _ in a search literally', async () => {
    await create('100% done')
    expect((await list(staff, '?search=100%25')).data.total).toBe(1)
    expect((await list(staff, '?search=1_0%25')).data.total).toBe(0)
  })

  test("answers 404 for another tenant's id", async () => {
    expect(await list(staff, '', aerie.other.id)).toMatchObject({ code: 404, status: false })
  })

  test.each(['?page=0', '?pageSize=201', '?sort=password_hash', '?status=flying', '?tenant=1'])(
    'rejects %s',
    async (query) => {
      expect((await list(staff, query)).code).toBe(400)
    },
  )
})

describe('editMission', () => {
  test('changes only the given fields', async () => {
    const mission = await create('Before', { description: 'unchanged', scheduledAt: '2027-01-01T12:00:00Z' })
    const answer = await aerie.call<Mission>(staff, 'PATCH', `/mission/edit/${mission._id}`, {
      version: 1,
      name: 'After',
      scheduledAt: null,
    })
    expect(answer.data).toMatchObject({ name: 'After', description: 'unchanged', scheduledAt: null, version: 2 })
  })

  test('accepts one of several concurrent edits and answers 409 to the others', async () => {
    const mission = await create('Contested')
    const edit = (name: string) =>
      aerie.call<Mission>(staff, 'PATCH', `/mission/edit/${mission._id}`, { version: mission.version, name })
    const answers = await Promise.all([edit('One'), edit('Two'), edit('Three')])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409])
    const winner = answers.find(({ code }) => code === 200)
    expect((await aerie.call<Mission>(staff, 'GET', `/mission/get/${mission._id}`)).data).toEqual(winner?.data)
  })
})

describe('updateMissionStatus', () => {
  test('schedules a mission only with a time', async () => {
    const mission = await create('Without a time')
    const schedule = (scheduledAt?: string) =>
      aerie.call<Mission>(staff, 'PATCH', '/mission/update-status', {
        missionId: mission._id,
        version: mission.version,
        status: 'scheduled',
        ...(scheduledAt && { scheduledAt }),
      })
    expect(await schedule()).toMatchObject({
      code: 400,
      errors: [{ field: 'scheduledAt', message: 'Choose a date and a time' }],
    })
    expect((await schedule('2027-01-01T12:00:00Z')).data).toMatchObject({
      status: 'scheduled',
      scheduledAt: '2027-01-01T12:00:00.000Z',
    })
  })

  test('allows only the defined changes of status', async () => {
    let mission = await create('All the way')
    expect(await changeStatus(mission, 'live')).toMatchObject({
      code: 409,
      message: 'A mission that is draft cannot become live',
      messageCode: 'mission.cannotBecome',
    })
    for (const status of ['scheduled', 'live', 'paused', 'live', 'completed']) {
      const answer = await changeStatus(mission, status)
      expect(answer).toMatchObject({ code: 200, data: { status } })
      mission = answer.data
    }
    expect(mission.nextStatuses).toEqual([])
    expect(mission.startedAt).toEqual(expect.any(String))
    expect(mission.endedAt).toEqual(expect.any(String))
    expect((await changeStatus(mission, 'draft')).code).toBe(409)
  })

  test('rejects a stale version with 409', async () => {
    const mission = await create('Stale')
    await changeStatus(mission, 'scheduled')
    const answer = await changeStatus({ ...mission, version: 1 }, 'cancelled')
    expect(answer.code).toBe(409)
    expect((await aerie.call<Mission>(staff, 'GET', `/mission/get/${mission._id}`)).data.status).toBe('scheduled')
  })
})

describe('deleteMission', () => {
  test('removes the mission from every list', async () => {
    const mission = await create('Gone soon')
    expect(await aerie.call(staff, 'DELETE', `/mission/delete/${mission._id}`)).toMatchObject({ code: 200 })
    expect((await aerie.call(staff, 'GET', `/mission/get/${mission._id}`)).code).toBe(404)
    expect((await list(staff, '?search=Gone')).data.total).toBe(0)
    expect((await aerie.call(staff, 'DELETE', `/mission/delete/${mission._id}`)).code).toBe(404)
  })
})

describe('getMissionsGeojson, getMissionSummary and exportMissions', () => {
  test('put longitude first and count by status', async () => {
    const location = await aerie.call<{ _id: string }>(root, 'POST', '/location/create', {
      name: 'Duluth',
      location: { lat: 46.84, long: -92 },
    })
    const mission = await create('On the map', { locationId: location.data._id })
    const map = await aerie.call<{ features: object[] }>(viewer, 'GET', '/mission?search=On%20the%20map')
    expect(map.data.features).toEqual([
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-92, 46.84] },
        properties: { _id: mission._id, name: 'On the map', status: 'draft', locationName: 'Duluth' },
      },
    ])
    const before = await aerie.call<Record<string, number>>(viewer, 'GET', '/mission/summary')
    await create('One more')
    const after = await aerie.call<Record<string, number>>(viewer, 'GET', '/mission/summary')
    expect(after.data['draft']).toBe((before.data['draft'] ?? 0) + 1)
  })

  test('finds the missions of a day by their actual or planned time', async () => {
    const { data: location } = await aerie.call<{ _id: string }>(root, 'POST', '/location/create', {
      name: 'Pier',
      location: { lat: 51.95, long: 4.03 },
    })
    const planned = (name: string, scheduledAt?: string) => create(name, { locationId: location._id, scheduledAt })
    await planned('Day: today', '2031-05-04T08:00:00Z')
    await planned('Day: tomorrow', '2031-05-05T00:00:00Z')
    await planned('Day: yesterday', '2031-05-03T23:59:59Z')
    await planned('Day: no time')
    const flying = await planned('Day: flying since 2026', '2031-05-09T08:00:00Z')
    await changeStatus(flying, 'live')
    const ended = await planned('Day: ended in 2026', '2031-05-04T08:00:00Z')
    const { data: live } = await changeStatus(ended, 'live')
    await changeStatus(live, 'completed')

    const namesOn = async (query: string) =>
      (
        await aerie.call<{ features: { properties: { name: string } }[] }>(staff, 'GET', `/mission?search=Day:${query}`)
      ).data.features.map(({ properties: { name } }) => name)
    expect(await namesOn('&from=2031-05-04T00:00:00Z&until=2031-05-05T00:00:00Z')).toEqual([
      'Day: flying since 2026',
      'Day: today',
    ])
    expect(await namesOn('&until=2031-05-04T00:00:00Z')).toEqual([
      'Day: ended in 2026',
      'Day: flying since 2026',
      'Day: yesterday',
    ])
  })

  test('write CSV with a header and neutralise formulas', async () => {
    await create('=HYPERLINK("http://evil.test")')
    const response = await aerie.app.inject({
      url: '/apis/v1/mission/export?search=HYPERLINK',
      headers: { cookie: staff },
    })
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [header, row] = response.body.split('\n')
    expect(header).toContain('name,status,location')
    expect(row).toMatch(/^"'=HYPERLINK/)
  })
})

test("answers 404 for every operation on another tenant's mission", async () => {
  const mission = await create('Ours')
  const replies = [
    await aerie.call(otherRoot, 'GET', `/mission/get/${mission._id}`),
    await aerie.call(otherRoot, 'PATCH', `/mission/edit/${mission._id}`, { version: 1, name: 'Theirs' }),
    await aerie.call(otherRoot, 'DELETE', `/mission/delete/${mission._id}`),
    await changeStatus(mission, 'scheduled', otherRoot),
  ]
  expect(replies.map(({ code }) => code)).toEqual([404, 404, 404, 404])
  expect((await aerie.call<Mission>(staff, 'GET', `/mission/get/${mission._id}`)).data).toEqual(mission)
  expect((await list(otherRoot, '', aerie.other.id)).data.total).toBe(0)
})

test('answers 403 to a super-admin and 401 without a session', async () => {
  const admin = await aerie.cookieOf(aerie.admin)
  expect((await list(admin)).code).toBe(403)
  expect(await aerie.call(undefined, 'GET', `/mission/get/tenant/${aerie.demo.id}`)).toMatchObject({
    code: 401,
    message: 'Un-Authorized! Please re-login to continue.',
  })
})

test('the stored counts equal the number of missions after all these changes', async () => {
  const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql<{ stored: number; actual: number }>`
      select c.count as stored, (select count(*)::int from mission m
               where m.deleted_at is null and m.status = c.status and m.archived = c.archived) as actual
        from mission_count c`.execute(tx),
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { stored, actual } of rows) expect(stored).toBe(actual)
})
