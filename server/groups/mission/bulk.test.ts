import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Mission = components['schemas']['Mission']

let aerie: TestApp
let root: string
let staff: string
let viewer: string
let foreign: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  viewer = await aerie.cookieOf(aerie.demo.viewer)
  foreign = await aerie.cookieOf(aerie.other.staff)
})
afterAll(() => aerie.close())

let created = 0
const create = async (fields: object = {}, cookie = staff): Promise<Mission> =>
  (await aerie.call<Mission>(cookie, 'POST', '/mission/create', { name: `Bulk ${created++}`, ...fields })).data
const scheduled = () => create({ scheduledAt: '2031-05-04T08:00:00Z' })
const get = async ({ _id }: Mission) => (await aerie.call<Mission>(staff, 'GET', `/mission/get/${_id}`)).data

const idsOf = (...missions: { _id: string }[]) => ({ missionIds: missions.map(({ _id }) => _id) })
const archive = (body: object, cookie = staff) => aerie.call(cookie, 'PATCH', '/mission/archive-missions', body)
const setStatus = (body: object, cookie = staff) => aerie.call(cookie, 'PATCH', '/mission/update-statuses', body)
const remove = (body: object, cookie = staff) => aerie.call(cookie, 'DELETE', '/mission/delete-missions', body)

const auditOf = async (action: string, target: string) => {
  const url = `/audit/list?action=${action}&pageSize=200`
  const { data } = await aerie.call<{ items: { target: string; details: object }[] }>(root, 'GET', url)
  return data.items.filter((entry) => entry.target === target)
}
const eventsAbout = (missionId: string) =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const rows = await tx.selectFrom('event_outbox').selectAll().where('tenant_id', '=', aerie.demo.id).execute()
    const stored = await tx.selectFrom('event').selectAll().where('tenant_id', '=', aerie.demo.id).execute()
    return [...rows, ...stored]
      .filter(({ payload }) => JSON.stringify(payload).includes(missionId))
      .map(({ name }) => name)
  })

describe('archiveMissions', () => {
  test('archives missions, records each in the audit log, and returns them from the archive', async () => {
    const one = await create()
    const two = await create()
    expect(await archive({ ...idsOf(one, two), archived: true })).toMatchObject({
      code: 200,
      message: '2 missions archived',
    })
    expect(await get(two)).toMatchObject({ archived: true, version: 2 })
    expect(await auditOf('mission.edit', one.name)).toMatchObject([
      { details: { missionId: one._id, 'archived.before': false, 'archived.after': true } },
    ])
    expect((await archive({ ...idsOf(one, two), archived: false })).code).toBe(200)
    expect((await get(one)).archived).toBe(false)
  })

  test('keeps the version of missions that are archived already', async () => {
    const one = await create()
    const two = await create()
    await archive({ ...idsOf(one), archived: true })
    expect((await archive({ ...idsOf(one, two), archived: true })).code).toBe(200)
    expect([(await get(one)).version, (await get(two)).version]).toEqual([2, 2])
  })

  test('accepts 200 missions and rejects 201, none and duplicates with 400', async () => {
    const ids = Array.from({ length: 200 }, () => uuidv7())
    const missions = ids.map((id) => ({
      id,
      tenant_id: aerie.demo.id,
      name: 'Many',
      status: 'draft',
      created_by: aerie.demo.staff.id,
    }))
    await inTenant(aerie.db, aerie.demo.id, (tx) => tx.insertInto('mission').values(missions).execute())
    expect((await archive({ missionIds: ids, archived: true })).code).toBe(200)
    for (const missionIds of [[...ids, uuidv7()], [], [ids[0], ids[0]]]) {
      expect(await archive({ missionIds, archived: true })).toMatchObject({
        code: 400,
        errors: [{ field: 'missionIds' }],
      })
    }
  })
})

describe('updateMissionStatuses', () => {
  test('changes the status of all missions and sends an event for each', async () => {
    const one = await scheduled()
    const two = await scheduled()
    expect(await setStatus({ ...idsOf(one, two), status: 'live' })).toMatchObject({
      code: 200,
      message: '2 missions are now live',
    })
    expect(await get(one)).toMatchObject({ status: 'live', version: 2, startedAt: expect.any(String) as string })
    expect(await eventsAbout(two._id)).toContain('MISSION_LIVE')
    expect((await setStatus({ ...idsOf(one, two), status: 'completed' })).code).toBe(200)
    expect(await get(two)).toMatchObject({ status: 'completed', endedAt: expect.any(String) as string })
    expect(await auditOf('mission.edit', two.name)).toMatchObject([
      { details: { 'status.after': 'completed' } },
      { details: { 'status.after': 'live' } },
    ])
  })

  test('names the mission that cannot change to the status, and changes none', async () => {
    const ready = await scheduled()
    const draft = await create()
    expect(await setStatus({ ...idsOf(ready, draft), status: 'live' })).toMatchObject({
      code: 409,
      message: `${draft.name} is draft and cannot become live. Remove it from the selection.`,
    })
    expect(await get(ready)).toEqual(ready)
    expect(await setStatus({ ...idsOf(draft), status: 'scheduled' })).toMatchObject({
      code: 409,
      message: `${draft.name} has no date and time. Schedule it separately, or remove it from the selection.`,
    })
    expect(await auditOf('mission.edit', ready.name)).toEqual([])
  })

  test('completes each mission once when two users do so concurrently', async () => {
    const missions = [await scheduled(), await scheduled()]
    await setStatus({ ...idsOf(...missions), status: 'live' })
    const complete = (order: Mission[]) => setStatus({ ...idsOf(...order), status: 'completed' })
    const replies = await Promise.all([complete(missions), complete(missions.toReversed())])
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409])
  })
})

describe('deleteMissions', () => {
  test('moves missions to the trash, from where each can be restored', async () => {
    const location = { name: 'Bulk pier', location: { lat: 51, long: 4 } }
    const { data } = await aerie.call<{ _id: string }>(root, 'POST', '/location/create', location)
    const one = await create({ locationId: data._id })
    const two = await create()
    expect(await remove(idsOf(one, two))).toMatchObject({ code: 200, message: '2 missions moved to the trash' })
    expect((await aerie.call(staff, 'GET', `/mission/get/${one._id}`)).code).toBe(404)
    expect(await eventsAbout(one._id)).toContain('MISSION_DELETED')
    expect(await auditOf('mission.delete', two.name)).toHaveLength(1)
    expect((await aerie.call(staff, 'POST', `/mission/restore/${two._id}`)).code).toBe(200)
  })
})

test('answers 404 for a selection with a mission of another tenant or a deleted one, and changes nothing', async () => {
  const own = await scheduled()
  const gone = await create()
  const others = await create({}, foreign)
  await remove(idsOf(gone))
  for (const stranger of [others, gone, { _id: uuidv7() }]) {
    const ids = idsOf(own, stranger)
    const replies = [
      await archive({ ...ids, archived: true }),
      await setStatus({ ...ids, status: 'live' }),
      await remove(ids),
    ]
    expect(replies.map(({ code }) => code)).toEqual([404, 404, 404])
  }
  expect(await get(own)).toEqual(own)
})

test('requires mission_update and mission_delete', async () => {
  const own = idsOf(await scheduled())
  const replies = [
    await archive({ ...own, archived: true }, viewer),
    await setStatus({ ...own, status: 'live' }, viewer),
    await remove(own, viewer),
  ]
  expect(replies.map(({ code }) => code)).toEqual([403, 403, 403])
})
