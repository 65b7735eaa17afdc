import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { isWrite, operationsOf } from '../../platform/contract/spec'
import { asPlatform } from '../../platform/db/tenancy'
import { startBrowsers } from '../../platform/realtime/testing/browser'
import { storePasskey } from '../passkey/testing/storePasskey'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { testContract } from '../../testing/contract'
import { callOf, needsSession } from '../../testing/contractCalls'
import { openSnapshots, changedBetween } from '../../testing/dbSnapshot'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'

type UserDetails = components['schemas']['UserDetails']
type Audit = components['schemas']['AuditListReply']['data']
type Missions = components['schemas']['MissionListReply']['data']

let aerie: TestApp
let browsers: Awaited<ReturnType<typeof startBrowsers>>

beforeAll(async () => {
  aerie = await startTestApp()
  browsers = await startBrowsers(aerie)
})
afterEach(() => browsers.disconnectAll())
afterAll(() => aerie.close())

const start = (cookie: string, clientId: string) => aerie.call(cookie, 'POST', `/client-view/start/${clientId}`)
const end = (cookie: string) => aerie.call(cookie, 'POST', '/client-view/end')
const details = async (cookie: string) => (await aerie.call<UserDetails>(cookie, 'GET', '/auth/userdetails')).data
const missionNames = async (cookie: string, { id }: TestTenant) => {
  const { data } = await aerie.call<Missions>(cookie, 'GET', `/mission/get/tenant/${id}`)
  return data.items.map(({ name }) => name).sort()
}
const entriesOf = async (cookie: string, query: string) =>
  (await aerie.call<Audit>(cookie, 'GET', `/audit/list?${query}`)).data.items

/** A tenant with two clients, each with a mission of its own, and a mission that nobody else sees. */
async function tenantWithClients(name: string) {
  const tenant = await aerie.addTenant(name)
  const [root, other, person] = await Promise.all([
    aerie.cookieOf(tenant.root),
    aerie.cookieOf(tenant.root),
    aerie.cookieOf(tenant.client),
  ])
  const mission = async (of: string) =>
    (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: of })).data._id
  const missions = {
    shared: await mission('Shared'),
    railway: await mission('Of the railway'),
    own: await mission('Own'),
  }
  const harbour = await addClient(aerie, tenant, 'Harbour Authority')
  const railway = await addClient(aerie, tenant, 'Railway')
  await linkMission(aerie, tenant, harbour, missions.shared)
  await linkMission(aerie, tenant, railway, missions.railway)
  await joinClient(aerie, tenant, tenant.client, harbour)
  return { tenant, root, other, person, harbour, railway, missions }
}

async function viewing(name: string) {
  const site = await tenantWithClients(name)
  expect((await start(site.root, site.harbour)).code).toBe(200)
  return site
}

const isOver = async (cookie: string) => {
  expect(await details(cookie)).not.toHaveProperty('clientView')
}

test('sees exactly what the client sees, with its menu and its permissions', async () => {
  const { tenant, root, other, person, missions, harbour } = await viewing('same')
  const [mine, ofClient] = await Promise.all([details(root), details(person)])
  expect(mine).toMatchObject({
    _id: tenant.root.id,
    userType: 'tenant-client',
    customPermissions: [],
    isTermsAccepted: true,
    clientView: { clientId: harbour, name: 'Harbour Authority' },
  })
  const minutes = (Date.parse(mine.clientView?.until ?? '') - Date.now()) / 60_000
  expect(Math.round(minutes)).toBe(30)
  expect(mine.permissions).toEqual(ofClient.permissions)
  expect(mine.sideBar).toEqual(ofClient.sideBar)

  expect(await missionNames(root, tenant)).toEqual(['Shared'])
  for (const url of [
    `/mission/get/tenant/${tenant.id}`,
    `/mission/get/${missions.shared}`,
    `/mission/get/${missions.railway}`,
    `/mission/get/${missions.own}`,
    `/client/get-client-mission-details/${missions.shared}`,
    `/client/get-client-mission-details/${missions.own}`,
    `/client/get-client-mission-details/${missions.shared}?clientId=${harbour}`,
    `/document/getbymissionId/${missions.own}`,
    '/tenant/user/fetch-all-user',
    '/audit/list',
    '/dashboard/summary',
  ]) {
    const [seen, byClient] = await Promise.all([aerie.call(root, 'GET', url), aerie.call(person, 'GET', url)])
    expect({ url, code: seen.code, data: seen.data }).toEqual({ url, code: byClient.code, data: byClient.data })
  }
  expect((await aerie.call(root, 'GET', `/mission/get/${missions.own}`)).code).toBe(404)
  expect((await aerie.call(root, 'GET', `/mission/get/${missions.railway}`)).code).toBe(404)

  // Other sessions of the same user, and other tenants, are as before.
  expect(await details(other)).toMatchObject({ userType: 'tenant-root' })
  expect(await missionNames(other, tenant)).toEqual(['Of the railway', 'Own', 'Shared'])
})

test('every read answers as it does to the client', async () => {
  const { root, person, missions } = await viewing('reads')
  const own = [
    'getUserDetails',
    'getOwnAccess',
    'getPasskeys',
    'getProfile',
    'getOwnDataExports',
    'downloadOwnDataExport',
    'listSessions',
    'listSignIns',
    'listApiTokens',
  ]
  const reads = PLACES.filter((place) => !isWrite(place) && !own.includes(place.operation.operationId))
  const answerTo = async (cookie: string, place: (typeof reads)[number]) => {
    const call = callOf(spec, place, ({ name }) => (name === 'missionId' ? missions.shared : uuidv7()))
    const { statusCode, body } = await aerie.app.inject({ ...call, headers: { ...call.headers, cookie } })
    // The overview of alerts tells the time of the call.
    const answer = place.operation.operationId === 'getAlertOverview' ? body.replaceAll(/T[\d:.]+Z/g, 'T') : body
    return { code: statusCode, body: statusCode === 200 ? answer : '' }
  }
  let successes = 0
  for (const place of reads) {
    const { operationId } = place.operation
    const [seen, byClient] = await Promise.all([answerTo(root, place), answerTo(person, place)])
    expect({ operationId, ...seen }).toEqual({ operationId, ...byClient })
    if (seen.code === 200) successes += 1
  }
  expect(successes).toBeGreaterThan(15)
})

test('is not said to have begun where the session would stay that of the root', async () => {
  const { tenant, root, other, harbour } = await tenantWithClients('closed')
  const rule = 'open_client_view(uuid, timestamptz, uuid)'
  await aerie.pool.query(`
    alter function ${rule} rename to kept_client_view;
    create function open_client_view(viewed uuid, until timestamptz, root uuid)
      returns table (client_id uuid, name text, until timestamptz) language sql stable
      as $$ select null::uuid, null::text, null::timestamptz where false $$`)
  try {
    expect(await start(root, harbour)).toMatchObject({ code: 409, messageCode: 'clientView.notOpened' })
  } finally {
    await aerie.pool.query(`drop function ${rule}; alter function kept_client_view rename to open_client_view`)
  }
  await isOver(root)
  expect(await missionNames(root, tenant)).toHaveLength(3)
  expect(await entriesOf(other, 'action=client.view')).toEqual([])
})

test('live video is permitted as for the client, and with the next request', async () => {
  const { root, other, harbour } = await viewing('live')
  expect((await details(root)).permissions).not.toContain('webrtc_view')
  const { data } = await aerie.call<{ version: number }>(other, 'GET', `/client/get-client-by-id/${harbour}`)
  const edit = { version: data.version, mayWatchLive: true }
  expect((await aerie.call(other, 'PATCH', `/client/edit-client-details/${harbour}`, edit)).code).toBe(200)
  expect((await details(root)).permissions).toContain('webrtc_view')
})

test('a client of another tenant is not found, and only tenant roots view as clients', async () => {
  const { tenant, root, harbour } = await tenantWithClients('foreign')
  const stranger = await tenantWithClients('stranger')
  expect((await start(root, stranger.harbour)).code).toBe(404)
  expect((await start(root, uuidv7())).code).toBe(404)
  await isOver(root)
  for (const user of [tenant.staff, tenant.client, tenant.viewer]) {
    expect((await start(await aerie.cookieOf(user), harbour)).code).toBe(403)
  }
  expect((await start(await aerie.cookieOf(aerie.admin), harbour)).code).toBe(403)
  expect((await start(root, harbour)).code).toBe(200)
  expect(await details(stranger.root)).toMatchObject({ userType: 'tenant-root' })
  expect(await missionNames(stranger.root, stranger.tenant)).toHaveLength(3)
  const foreign = await aerie.call(root, 'GET', `/mission/get/tenant/${stranger.tenant.id}`)
  expect(foreign.code).toBe(404)
})

const { spec } = testContract()
const PLACES = operationsOf(spec).filter(({ operation }) => needsSession(operation))
/** Ending the view, and watching live video. */
const ALLOWED_WRITES = ['endClientView', 'createPlayTicket']
const WRITES = PLACES.filter((place) => isWrite(place) && !ALLOWED_WRITES.includes(place.operation.operationId))

test('refuses every operation that writes, and uploads, and changes nothing', async () => {
  const { root } = await viewing('writes')
  await details(root)
  const snapshots = await openSnapshots(aerie)
  const before = await snapshots.take()
  const answers = await Promise.all(
    WRITES.map(async (place) => {
      const call = callOf(spec, place, () => uuidv7())
      const reply = await aerie.app.inject({ ...call, headers: { ...call.headers, cookie: root } })
      return [place.operation.operationId, reply.statusCode, reply.json<{ code?: string }>().code] as const
    }),
  )
  const upload = { 'tus-resumable': '1.0.0', 'upload-length': '3', 'upload-metadata': 'filename YS5rbWw=' }
  const headers = { cookie: root, ...upload }
  const sent = await aerie.app.inject({ method: 'POST', url: '/apis/v1/upload/tus', headers })
  expect(answers.length).toBeGreaterThan(100)
  const readOnly = 'identity.clientViewReadsOnly'
  expect(answers.filter(([, status, code]) => status !== 403 || code !== readOnly)).toEqual([])
  expect(sent.json()).toMatchObject({ code: readOnly })
  expect(sent.json<{ message: string }>().message).toContain('You see what Harbour Authority sees')
  expect(changedBetween(before, await snapshots.take())).toEqual([])
  await snapshots.close()
})

test('tells nothing of the own account of the root', async () => {
  const { root } = await viewing('account')
  for (const url of ['/profile', '/profile/sessions', '/api-token/list']) {
    expect({ url, code: (await aerie.call(root, 'GET', url)).code }).toEqual({ url, code: 403 })
  }
  // A new read for every user belongs here, or tells of the caller's account and gets x-in-client-view: false.
  const open = PLACES.filter((place) => place.operation['x-permission'] === 'session' && !isWrite(place)).filter(
    // The documents of OGC API are limited to what the client sees, as the lists are.
    ({ path, operation }) => operation['x-in-client-view'] !== false && !path.startsWith('/ogc'),
  )
  expect(open.map(({ operation }) => operation.operationId).sort()).toEqual([
    'getAvatar',
    'getBaseMapFile',
    'getBaseMaps',
    'getOpenApi',
    'getOwnPermissionExplanation',
    'getUserDetails',
  ])
})

test('records start, downloads and end under the name of the root', async () => {
  const { tenant, root, other, harbour } = await viewing('audited')
  const download = await aerie.app.inject({ url: '/apis/v1/mission/export', headers: { cookie: root } })
  expect(download.body).toContain('Shared')
  expect(download.body).not.toContain('Own')
  expect((await end(root)).code).toBe(200)
  await isOver(root)
  expect(await missionNames(root, tenant)).toHaveLength(3)
  const actor = { _id: tenant.root.id }
  expect(await entriesOf(other, 'action=mission.export')).toMatchObject([
    { actor, details: { viewedAs: 'Harbour Authority' } },
  ])
  expect(await entriesOf(other, 'action=client.view')).toMatchObject([
    { actor, target: 'Harbour Authority', details: { clientId: harbour } },
  ])
  expect(await entriesOf(other, 'action=client.view-end')).toMatchObject([{ actor, target: 'Harbour Authority' }])
  // Outside a view it does nothing.
  expect((await end(root)).code).toBe(200)
  expect(await entriesOf(other, 'action=client.view-end')).toHaveLength(1)
})

const setEnd = (clientId: string, viewing_until: Date) =>
  asPlatform(aerie.db, (tx) =>
    tx.updateTable('session').set({ viewing_until }).where('viewed_client_id', '=', clientId).execute(),
  )

test('ends by itself, also for a session that is cached', async () => {
  const { tenant, root, harbour } = await viewing('time')
  await setEnd(harbour, new Date(Date.now() + 1500))
  expect(await missionNames(root, tenant)).toEqual(['Shared'])
  await until(async () => (await missionNames(root, tenant)).length === 3)
  await isOver(root)
  const created = await aerie.call(root, 'POST', '/mission/create', { name: 'Afterwards' })
  expect(created.code).toBe(201)
})

test('ends with the deletion of the client, and does not begin again when it is restored', async () => {
  const { tenant, root, other, harbour } = await viewing('deleted')
  expect((await aerie.call(other, 'DELETE', `/client/delete-client/${harbour}`)).code).toBe(200)
  await isOver(root)
  expect(await missionNames(root, tenant)).toHaveLength(3)
  expect((await start(root, harbour)).code).toBe(404)
  expect((await aerie.call(other, 'PATCH', `/client/restore/${harbour}`)).code).toBe(200)
  await isOver(root)
})

test.each([
  ['is no longer a tenant root', { user_type: 'tenant-staff' }, 'tenant-staff'],
  ['has to accept the terms again', { terms_accepted_at: null }, 'tenant-root'],
])('ends when the user %s', async (what, change, userType) => {
  const { tenant, root } = await viewing(`root-${what.length}`)
  await asPlatform(aerie.db, (tx) => tx.updateTable('app_user').set(change).where('id', '=', tenant.root.id).execute())
  await isOver(root)
  expect(await details(root)).toMatchObject({ userType })
})

test('a user who becomes a tenant root again is not in the view', async () => {
  const { tenant, root } = await viewing('again')
  for (const user_type of ['tenant-staff', 'tenant-root']) {
    await asPlatform(aerie.db, (tx) =>
      tx.updateTable('app_user').set({ user_type }).where('id', '=', tenant.root.id).execute(),
    )
  }
  await isOver(root)
  expect(await details(root)).toMatchObject({ userType: 'tenant-root' })
})

test('ends when the organisation requires a second factor that the root does not have', async () => {
  const { tenant, root } = await viewing('factor')
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('tenant').set({ require_second_factor: true }).where('id', '=', tenant.id).execute(),
  )
  await isOver(root)
})

test('opens for a root whose required second factor is a passkey, and reads only', async () => {
  const { tenant, root, harbour } = await tenantWithClients('passkey')
  await storePasskey(aerie, tenant.root, 'Key')
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('tenant').set({ require_second_factor: true }).where('id', '=', tenant.id).execute(),
  )
  expect((await start(root, harbour)).code).toBe(200)
  expect(await details(root)).toMatchObject({ userType: 'tenant-client', clientView: { clientId: harbour } })
  expect(await missionNames(root, tenant)).toEqual(['Shared'])
  expect((await aerie.call(root, 'POST', '/mission/create', { name: 'In the view' })).code).toBe(403)
})

test('an open socket of the session receives nothing more, and none opens in the view', async () => {
  const { root, other, harbour } = await tenantWithClients('sockets')
  const socket = browsers.connect(root)
  const elsewhere = browsers.connect(other)
  expect(await socket.outcome).toBe('ready')
  expect(await elsewhere.outcome).toBe('ready')
  await start(root, harbour)
  await aerie.call(other, 'POST', '/mission/create', { name: 'Meanwhile' })
  await until(() => !socket.socket.connected)
  expect(JSON.stringify(socket.frames)).not.toContain('Meanwhile')
  expect(elsewhere.socket.connected).toBe(true)
  expect(await browsers.connect(root).outcome).toBe('Forbidden!')
  await end(root)
  expect(await browsers.connect(root).outcome).toBe('ready')
})

test('logging out ends the session in the view', async () => {
  const { root, other } = await viewing('logout')
  expect((await aerie.call(root, 'POST', '/auth/logout')).code).toBe(200)
  expect((await aerie.call(root, 'GET', '/auth/userdetails')).code).toBe(401)
  expect(await entriesOf(other, 'action=session.end')).toMatchObject([{ details: { viewedAs: 'Harbour Authority' } }])
})
