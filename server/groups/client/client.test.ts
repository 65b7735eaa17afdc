import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { joinClient, showLayer } from '../../testing/clients'
import { invitationToken, mailTo } from '../../testing/outbox'
import { ageInvitations } from '../../testing/staleness/ageInvitations'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { removePeopleOfEnded } from './people'

type Client = components['schemas']['Client']
type ClientMission = components['schemas']['ClientMission']
type SharedMission = components['schemas']['SharedMission']

let aerie: TestApp
let root: string
let otherRoot: string
let person: string
let missionId: string
let secondMissionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  otherRoot = await aerie.cookieOf(aerie.other.root)
  person = await aerie.cookieOf(aerie.demo.client)
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Quay walls' })).data._id
  secondMissionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Lighthouse' })).data._id
})
afterAll(() => aerie.close())

const call = <Data = Client>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

let count = 0
async function make(fields: object = {}): Promise<Client> {
  const { data, message } = await call('POST', '/client/create', { name: `Client ${++count}`, ...fields })
  if (!data) throw new Error(message)
  return data
}
const share = (clientId: string, missionIds: string[], cookie = root) =>
  call('POST', '/client/insert-client-for-mission', { clientId, missionIds }, cookie)
const withdraw = (clientId: string, missionIds: string[]) =>
  call('POST', '/client/remove-client-from-mission', { clientId, missionIds })
/** Makes the person of the demo one of a client, or of none. */
const join = (clientId: string | null) => joinClient(aerie, aerie.demo, aerie.demo.client, clientId)

test('creates, edits, lists and finds clients', async () => {
  const made = await make({ name: ' Harbour authority ', email: 'office@harbour.example', note: 'By quarter' })
  expect(made).toMatchObject({ name: 'Harbour authority', people: [], missionCount: 0, mayWatchLive: false })
  const edit = { version: made.version, phone: '+1 218', email: null }
  const edited = await call('PATCH', `/client/edit-client-details/${made._id}`, edit)
  expect(edited.data).toMatchObject({ name: 'Harbour authority', phone: '+1 218', email: null, note: 'By quarter' })
  expect(await call('PATCH', `/client/edit-client-details/${made._id}`, edit)).toMatchObject({ code: 409 })
  const list = await call<{ items: Client[]; total: number }>('GET', '/client/get-list-client?search=AUTHORITY')
  expect(list.data).toMatchObject({ total: 1, items: [{ _id: made._id }] })
})

test('rejects a name that another client has', async () => {
  const { name } = await make()
  expect(await call('POST', '/client/create', { name: name.toUpperCase() })).toMatchObject({
    code: 409,
    message: 'Another client has this name. Choose another name.',
  })
})

test('invites people, who take no seat, and removes them', async () => {
  const { _id } = await make()
  const email = 'Casey@harbour.example'
  const invite = (clientId: string) => call('POST', `/client/invite-person/${clientId}`, { name: 'Casey', email })
  const { data } = await invite(_id)
  expect(data.people).toMatchObject([{ name: 'Casey', email: 'casey@harbour.example', hasJoined: false }])
  expect(invitationToken(await mailTo(aerie, 'casey@harbour.example'))).not.toBe('')
  expect(await invite((await make())._id)).toMatchObject({ code: 409, errors: [{ field: 'email' }] })
  const remove = (id: string) => call('DELETE', `/client/remove-person/${_id}/${id}`)
  expect((await remove(aerie.demo.client.id)).code).toBe(404)
  expect((await remove(data.people[0]?._id ?? '')).data.people).toEqual([])
})

test('mails a new invitation to a person who has not joined, once a minute', async () => {
  const { _id } = await make()
  const email = 'robin@harbour.example'
  const { data } = await call('POST', `/client/invite-person/${_id}`, { name: 'Robin', email })
  const first = invitationToken(await mailTo(aerie, email))
  const resend = (id = data.people[0]?._id ?? '', cookie = root) =>
    call('POST', `/client/resend-invitation/${_id}/${id}`, undefined, cookie)
  expect((await resend()).code).toBe(429)
  await ageInvitations({ aerie })
  expect((await resend(undefined, otherRoot)).code).toBe(404)
  expect((await resend(aerie.demo.client.id)).code).toBe(404)
  expect(await resend()).toMatchObject({ code: 200, message: `Invitation sent to ${email}` })
  expect(invitationToken(await mailTo(aerie, email, 2))).not.toBe(first)

  await join(_id)
  expect((await resend(aerie.demo.client.id)).code).toBe(409)
  await join(null)
})

test('withdraws a mission that is in the trash, so that the client does not see it after it is restored', async () => {
  const client = await make()
  const { _id } = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Old quay' })).data
  await share(client._id, [_id])
  await call('DELETE', `/mission/delete/${_id}`)
  expect((await share(client._id, [_id])).code).toBe(404)
  expect(await withdraw(client._id, [_id])).toMatchObject({ code: 200, message: '1 mission withdrawn' })
  expect((await call('POST', `/mission/restore/${_id}`)).code).toBe(200)
  expect((await call('GET', `/client/get-client-by-id/${client._id}`)).data.missionCount).toBe(0)
})

test('people see the missions that are shared with their client', async () => {
  const client = await make()
  await join(client._id)
  const details = (id: string) =>
    call<ClientMission>('GET', `/client/get-client-mission-details/${id}`, undefined, person)
  expect((await details(missionId)).code).toBe(404)
  expect(await share(client._id, [missionId, missionId])).toMatchObject({ code: 200, message: '1 mission shared' })
  expect((await details(missionId)).data).toMatchObject({ name: 'Quay walls', shown: { layers: 0 } })
  expect((await details(secondMissionId)).code).toBe(404)

  const layer = { missionId, name: 'Cracks' }
  const { data } = await call<{ _id: string }>('POST', '/layer/create-vector-layer', layer)
  await showLayer(aerie, aerie.demo, data._id)
  expect((await details(missionId)).data.shown.layers).toBe(1)

  await withdraw(client._id, [missionId])
  expect((await details(missionId)).code).toBe(404)
  await join(null)
})

/** Gives a layer a preview, as the import of a raster does. */
async function addThumbnail(layerId: string): Promise<void> {
  const id = crypto.randomUUID()
  const { id: tenantId } = aerie.demo
  const file = {
    id,
    tenant_id: tenantId,
    key: `tenant/${tenantId}/${id}`,
    size: 1,
    sha256: 'a'.repeat(64),
    name: 'Preview',
  }
  await inTenant(aerie.db, tenantId, async (tx) => {
    await tx
      .insertInto('stored_file')
      .values({ ...file, media_type: 'image/webp' })
      .execute()
    await tx.updateTable('layer').set({ thumbnail_file_id: id }).where('id', '=', layerId).execute()
  })
}

test('people list their missions without the ID of a tenant, each with the newest picture that they may see', async () => {
  const client = await make()
  await join(client._id)
  const list = async (query = '') => {
    const { data } = await call<{ items: SharedMission[]; total: number }>(
      'GET',
      `/client/shared-missions${query}`,
      undefined,
      person,
    )
    return data
  }
  expect(await list()).toMatchObject({ items: [], total: 0 })

  const place = { name: 'East pier', location: { lat: 52, long: 4 } }
  const { data: location } = await call<{ _id: string }>('POST', '/location/create', place)
  const scheduledAt = '2026-03-12T09:00:00.000Z'
  const survey = { name: 'Zone survey', locationId: location._id, scheduledAt }
  const { data: mission } = await call<{ _id: string }>('POST', '/mission/create', survey)
  await share(client._id, [missionId, mission._id])
  const layer = async (name: string) =>
    (await call<{ _id: string }>('POST', '/layer/create-vector-layer', { missionId: mission._id, name })).data._id
  const shownLayer = await layer('Orthophoto')
  const hiddenLayer = await layer('Draft')
  await addThumbnail(shownLayer)
  await addThumbnail(hiddenLayer)
  expect((await list('?search=zone')).items).toMatchObject([{ pictureUrl: null, shown: { layers: 0 } }])
  await showLayer(aerie, aerie.demo, shownLayer)
  expect(await list('?search=EAST')).toMatchObject({
    total: 1,
    items: [
      {
        name: 'Zone survey',
        locationName: 'East pier',
        date: scheduledAt,
        dateOf: 'schedule',
        shown: { layers: 1 },
        pictureUrl: expect.stringContaining(`/apis/v1/layer/thumbnail/${shownLayer}?v=`) as string,
      },
    ],
  })
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name)
  expect(await names('?sort=name')).toEqual(['Quay walls', 'Zone survey'])
  expect(await names('?sort=-name')).toEqual(['Zone survey', 'Quay walls'])
  expect(await names('?sort=date')).toEqual(['Zone survey', 'Quay walls'])
  expect(await names('?sort=-updatedAt&pageSize=1&page=2')).toHaveLength(1)
  expect((await call('GET', '/client/shared-missions?sort=secret', undefined, person)).code).toBe(400)

  await withdraw(client._id, [missionId, mission._id])
  expect(await list()).toMatchObject({ items: [], total: 0 })
  await join(null)
})

test('the tenant reads what a client sees', async () => {
  const client = await make()
  await share(client._id, [missionId])
  const list = await call<{ items: ClientMission[] }>('GET', `/client/get-mission-list-for-Id/${client._id}`)
  expect(list.data.items.map(({ name }) => name)).toEqual(['Quay walls'])
  const details = (id: string) => `/client/get-client-mission-details/${id}?clientId=${client._id}`
  expect((await call<ClientMission>('GET', details(missionId))).data.name).toBe('Quay walls')
  expect((await call('GET', details(secondMissionId))).code).toBe(404)
  // Without a client: what any client would see.
  expect((await call('GET', `/client/get-client-mission-details/${secondMissionId}`)).code).toBe(200)
  // A client names no client, not even its own.
  expect((await call('GET', details(missionId), undefined, person)).code).toBe(404)
})

test('people of a deleted client see nothing until it is restored', async () => {
  const client = await make()
  await join(client._id)
  await share(client._id, [missionId])
  const sees = async () => (await call('GET', `/mission/get/${missionId}`, undefined, person)).code
  expect(await sees()).toBe(200)
  await call('DELETE', `/client/delete-client/${client._id}`)
  expect(await sees()).toBe(404)
  expect((await call('GET', `/client/get-client-by-id/${client._id}`)).code).toBe(404)
  const trash = await call<{ items: { _id: string }[] }>('GET', '/client/deleted')
  expect(trash.data.items.map(({ _id }) => _id)).toContain(client._id)
  const restored = await call('PATCH', `/client/restore/${client._id}`)
  expect(restored.data).toMatchObject({ missionCount: 1, people: [{ _id: aerie.demo.client.id }] })
  expect(await sees()).toBe(200)
  await join(null)
})

test('sharing is all or nothing', async () => {
  const client = await make()
  expect((await share(client._id, [missionId, crypto.randomUUID()])).code).toBe(404)
  expect((await call('GET', `/client/get-client-by-id/${client._id}`)).data.missionCount).toBe(0)
})

test('clients of another tenant do not exist', async () => {
  const { _id, version } = await make()
  for (const [method, url, body] of [
    ['GET', `/client/get-client-by-id/${_id}`, undefined],
    ['GET', `/client/get-mission-list-for-Id/${_id}`, undefined],
    ['PATCH', `/client/edit-client-details/${_id}`, { version, name: 'Mine' }],
    ['DELETE', `/client/delete-client/${_id}`, undefined],
    ['POST', '/client/insert-client-for-mission', { clientId: _id, missionIds: [missionId] }],
  ] as const) {
    expect((await call(method, url, body, otherRoot)).code).toBe(404)
  }
})

/** A client with one person. */
async function withPerson(email: string): Promise<{ clientId: string; personId: string }> {
  const { _id: clientId } = await make()
  const { data } = await call('POST', `/client/invite-person/${clientId}`, { name: 'Chris', email })
  return { clientId, personId: data.people[0]?._id ?? '' }
}

test('erases a person who was removed before, by the people of the client only', async () => {
  const { clientId, personId } = await withPerson('removed@port.test')
  const { _id: otherClient } = await make()
  expect((await call('DELETE', `/client/remove-person/${clientId}/${personId}`)).code).toBe(200)
  const erase = (id: string, cookie = root) => call('POST', `/client/erase-person/${id}/${personId}`, undefined, cookie)
  expect((await erase(otherClient)).code).toBe(404)
  expect((await erase(clientId, otherRoot)).code).toBe(404)
  expect((await erase(clientId)).code).toBe(200)
})

test('deletes the people of a client that is removed for good, with an entry from which they are erased', async () => {
  const { clientId, personId } = await withPerson('ended@port.test')
  await call('DELETE', `/client/delete-client/${clientId}`)
  await removePeopleOfEnded(aerie.db)
  const isDeleted = async () => {
    const row = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('app_user').select('deleted_at').where('id', '=', personId).executeTakeFirstOrThrow(),
    )
    return row.deleted_at !== null
  }
  expect(await isDeleted()).toBe(false)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('client')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', clientId)
      .execute(),
  )
  await removePeopleOfEnded(aerie.db)
  expect(await isDeleted()).toBe(true)
  const entries = await call<{ items: { details: object }[] }>('GET', '/audit/list?action=client.remove-person')
  expect(entries.data.items[0]?.details).toMatchObject({ clientId, userId: personId, email: 'ended@port.test' })
  expect((await call('POST', `/tenant/user/erase-user/${personId}`)).code).toBe(200)
})
