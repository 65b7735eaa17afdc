import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { isWrite, operationsOf } from '../../platform/contract/spec'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { runAsSupport } from '../../platform/db/accessScope'
import { startBrowsers } from '../../platform/realtime/testing/browser'
import { storePasskey } from '../passkey/testing/storePasskey'
import { callOf, idSlotsOf, needsSession } from '../../testing/contractCalls'
import { mailTo } from '../../testing/outbox'
import { testContract } from '../../testing/contract'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'

type Accesses = components['schemas']['SupportAccessReply']['data']
type UserDetails = components['schemas']['UserDetails']
type Audit = components['schemas']['AuditListReply']['data']
type Missions = components['schemas']['MissionListReply']['data']

const PARALLEL = 40

let aerie: TestApp
let browsers: Awaited<ReturnType<typeof startBrowsers>>

beforeAll(async () => {
  aerie = await startTestApp()
  browsers = await startBrowsers(aerie)
})
afterEach(() => browsers.disconnectAll())
afterAll(() => aerie.close())

const admin = () => aerie.cookieOf(aerie.admin)
const request = (cookie: string, tenantId: string, reason = 'The import fails') =>
  aerie.call<Accesses>(cookie, 'POST', `/admin/support-access/request/${tenantId}`, { reason })
const grant = (root: string, hours = 1) =>
  aerie.call<Accesses>(root, 'POST', '/tenantroot/support-access/grant', { hours })
const end = (root: string, id: string | undefined) =>
  aerie.call<Accesses>(root, 'PATCH', `/tenantroot/support-access/end/${id}`)
const enter = (cookie: string, tenantId: string) =>
  aerie.call(cookie, 'POST', `/admin/support-access/enter/${tenantId}`)
const leave = (cookie: string) => aerie.call(cookie, 'POST', '/support-access/leave')
const details = async (cookie: string) => (await aerie.call<UserDetails>(cookie, 'GET', '/auth/userdetails')).data
const missions = (cookie: string, tenantId: string) =>
  aerie.call<Missions>(cookie, 'GET', `/mission/get/tenant/${tenantId}`)
const actionsOf = async (cookie: string, query: string) =>
  (await aerie.call<Audit>(cookie, 'GET', `/audit/list?${query}`)).data.items

/** A tenant with a mission, and a super-admin who has entered it. */
async function enteredTenant(name: string) {
  const tenant = await aerie.addTenant(name)
  const [root, support] = await Promise.all([aerie.cookieOf(tenant.root), admin()])
  await aerie.call(root, 'POST', '/mission/create', { name: `Mission of ${name}` })
  const access = (await grant(root)).data.current
  expect((await enter(support, tenant.id)).code).toBe(200)
  return { tenant, root, support, accessId: access?._id ?? '' }
}

const setExpiry = (tenant: TestTenant, expires_at: Date) =>
  asPlatform(aerie.db, (tx) =>
    tx.updateTable('support_access').set({ expires_at }).where('tenant_id', '=', tenant.id).execute(),
  )

test('notifies the tenant roots in the app and by mail, and enters after they grant access', async () => {
  const tenant = await aerie.addTenant('consent')
  const [root, support] = await Promise.all([aerie.cookieOf(tenant.root), admin()])
  expect(await enter(support, tenant.id)).toMatchObject({ code: 409, messageCode: 'supportAccess.notGranted' })
  const asked = await request(support, tenant.id)
  expect(asked.data.current).toMatchObject({
    state: 'requested',
    requestedBy: aerie.admin.email,
    reason: 'The import fails',
  })
  expect((await request(support, tenant.id)).messageCode).toBe('supportAccess.alreadyRequested')
  expect((await enter(support, tenant.id)).code).toBe(409)
  expect(await mailTo(aerie, tenant.root.email)).toContain('The import fails')
  expect((await details(root)).supportRequest).toEqual({ requestedBy: aerie.admin.email, reason: 'The import fails' })
  expect(await details(await aerie.cookieOf(tenant.staff))).not.toHaveProperty('supportRequest')

  const granted = (await grant(root, 24)).data.current
  expect(granted).toMatchObject({ state: 'open', grantedBy: tenant.root.email })
  expect(Math.round((Date.parse(granted?.expiresAt ?? '') - Date.now()) / 3_600_000)).toBe(24)
  expect(await details(root)).not.toHaveProperty('supportRequest')
  expect((await grant(root)).messageCode).toBe('supportAccess.alreadyGranted')

  expect((await enter(support, tenant.id)).code).toBe(200)
  expect(await details(support)).toMatchObject({
    _id: aerie.admin.id,
    userType: 'tenant-root',
    tenantId: { _id: tenant.id, name: 'consent' },
    support: { until: granted?.expiresAt },
  })
  expect((await leave(support)).code).toBe(200)
  expect(await details(support)).toMatchObject({ userType: 'super-admin' })
  expect((await missions(support, tenant.id)).code).toBe(403)

  const steps = ['support.leave', 'support.enter', 'support.grant', 'support.request']
  for (const cookie of [root, support]) {
    const entries = await actionsOf(cookie, `action=support&tenantId=${tenant.id}`)
    expect(entries.map(({ action }) => action)).toEqual(steps)
    expect(entries[1]?.actor._id).toBe(aerie.admin.id)
  }
})

test('a declined request opens nothing', async () => {
  const tenant = await aerie.addTenant('declines')
  const [root, support] = await Promise.all([aerie.cookieOf(tenant.root), admin()])
  const id = (await request(support, tenant.id)).data.current?._id
  expect((await end(root, id)).data).toMatchObject({ past: [{ state: 'declined', endedBy: tenant.root.email }] })
  expect((await enter(support, tenant.id)).code).toBe(409)
  expect((await end(root, id)).code).toBe(404)
  expect((await request(support, tenant.id)).code).toBe(200)
})

test('sees what a tenant root of this tenant reads, and nothing of another', async () => {
  const { tenant, root, support } = await enteredTenant('read')
  const own = await missions(support, tenant.id)
  expect(own.data.items.map(({ name }) => name)).toEqual(['Mission of read'])
  const { code: foreign } = await missions(support, aerie.demo.id)
  expect(foreign).toBe(404)
  expect((await aerie.call(support, 'GET', '/admin/tenant/fetchall')).code).toBe(403)
  const entries = await actionsOf(support, '')
  expect(new Set(entries.map((entry) => entry.tenant._id))).toEqual(new Set([tenant.id]))
  expect((await aerie.call(support, 'GET', `/audit/list?tenantId=${aerie.demo.id}`)).code).toBe(404)
  const users = await aerie.call<{ total: number }>(support, 'GET', '/tenant/user/fetch-all-user')
  const ofRoot = await aerie.call<{ total: number }>(root, 'GET', '/tenant/user/fetch-all-user')
  expect(users.data.total).toBe(ofRoot.data.total)
})

test('records downloads as the super-admin acting for support', async () => {
  const { tenant, root, support } = await enteredTenant('downloads')
  await aerie.app.inject({ url: '/apis/v1/mission/export', headers: { cookie: support } })
  expect(await actionsOf(root, 'action=mission.export')).toMatchObject([
    { actor: { _id: aerie.admin.id }, details: { support: true }, tenant: { _id: tenant.id } },
  ])
})

const { spec } = testContract()
/** Leaving, and watching live video. */
const ALLOWED_WRITES = ['leaveTenant', 'createPlayTicket']
const WRITES = operationsOf(spec).filter(
  (place) => isWrite(place) && needsSession(place.operation) && !ALLOWED_WRITES.includes(place.operation.operationId),
)

test('refuses every operation that writes, and uploads', async () => {
  const { tenant, support } = await enteredTenant('writes')
  const answers = await Promise.all(
    WRITES.map(async (place) => {
      const call = callOf(spec, place, (slot) => {
        expect(idSlotsOf(spec, place)).toContainEqual(slot)
        return slot.name === 'tenantId' ? tenant.id : uuidv7()
      })
      const { statusCode } = await aerie.app.inject({ ...call, headers: { ...call.headers, cookie: support } })
      return [place.operation.operationId, statusCode] as const
    }),
  )
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.filter(([, code]) => code !== 403)).toEqual([])
  const upload = { 'tus-resumable': '1.0.0', 'upload-length': '3', 'upload-metadata': 'filename YS5rbWw=' }
  const headers = { cookie: support, ...upload }
  const { statusCode } = await aerie.app.inject({ method: 'POST', url: '/apis/v1/upload/tus', headers })
  expect(statusCode).toBe(403)
})

test('a revoked access ends the reads and the socket of the session at once', async () => {
  const { tenant, root, support, accessId } = await enteredTenant('revokes')
  const socket = browsers.connect(support)
  expect(await socket.outcome).toBe('ready')
  expect((await end(root, accessId)).data.past[0]).toMatchObject({ state: 'revoked' })
  expect((await missions(support, tenant.id)).code).toBe(403)
  expect(await details(support)).toMatchObject({ userType: 'super-admin' })
  await aerie.call(root, 'POST', '/mission/create', { name: 'Afterwards' })
  await until(() => !socket.socket.connected)
  expect(JSON.stringify(socket.frames)).not.toContain('Afterwards')
})

test('no request that starts after the revocation reads anything, and none fails otherwise', async () => {
  const { tenant, root, support, accessId } = await enteredTenant('races')
  let isRevoked = false
  const run = async () => {
    const codes: { after: boolean; code: number }[] = []
    for (let call = 0; call < 10; call += 1) {
      const after = isRevoked
      codes.push({ after, code: (await missions(support, tenant.id)).code })
    }
    return codes
  }
  const reading = Promise.all(Array.from({ length: PARALLEL }, run))
  await end(root, accessId)
  isRevoked = true
  const codes = (await reading).flat()
  expect(codes.filter(({ after, code }) => (after ? code !== 403 : code !== 200 && code !== 403))).toEqual([])
  expect(codes.some(({ after }) => after)).toBe(true)
})

test('a request whose access ends while it runs reads nothing further', async () => {
  const { tenant, root, support, accessId } = await enteredTenant('midway')
  const { id: sessionId } = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('session').select('id').where('support_access_id', '=', accessId).executeTakeFirstOrThrow(),
  )
  const read = () => inTenant(aerie.db, tenant.id, (tx) => tx.selectFrom('mission').select('name').execute())
  await runAsSupport(sessionId, async () => {
    expect(await read()).toHaveLength(1)
    await expect(inTenant(aerie.db, aerie.demo.id, (tx) => tx.selectFrom('mission').execute())).rejects.toThrow(
      'support access has ended',
    )
  })
  await end(root, accessId)
  await expect(runAsSupport(sessionId, read)).rejects.toMatchObject({ status: 403 })
  expect((await leave(support)).code).toBe(200)
})

test.each([
  ['time is over', (tenant: TestTenant) => setExpiry(tenant, new Date())],
  [
    'tenant is suspended',
    (tenant: TestTenant) =>
      asPlatform(aerie.db, (tx) =>
        tx.updateTable('tenant').set({ status: 'suspended' }).where('id', '=', tenant.id).execute(),
      ),
  ],
  [
    'tenant requires two-factor authentication, which the super-admin does not have',
    (tenant: TestTenant) =>
      asPlatform(aerie.db, (tx) =>
        tx.updateTable('tenant').set({ require_second_factor: true }).where('id', '=', tenant.id).execute(),
      ),
  ],
])('support ends when the %s', async (what, change) => {
  const { tenant, support } = await enteredTenant(`ends-${what.length}`)
  const socket = browsers.connect(support)
  expect(await socket.outcome).toBe('ready')
  await change(tenant)
  expect((await missions(support, tenant.id)).code).toBe(403)
  expect(await details(support)).toMatchObject({ userType: 'super-admin' })
  await until(() => !socket.socket.connected)
  expect((await enter(support, tenant.id)).code).toBe(409)
})

test('a super-admin whose second factor is a passkey enters a tenant that requires one', async () => {
  const tenant = await aerie.addTenant('passkey')
  const [root, support] = await Promise.all([aerie.cookieOf(tenant.root), admin()])
  await grant(root)
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('tenant').set({ require_second_factor: true }).where('id', '=', tenant.id).execute(),
  )
  expect((await enter(support, tenant.id)).code).toBe(409)
  await storePasskey(aerie, aerie.admin, 'Key')
  expect((await enter(support, tenant.id)).code).toBe(200)
  expect((await missions(support, tenant.id)).code).toBe(200)
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('passkey').where('user_id', '=', aerie.admin.id).execute())
})

test('an expired access can be granted and requested again', async () => {
  const { tenant, root, support } = await enteredTenant('again')
  await setExpiry(tenant, new Date())
  const state = (await aerie.call<Accesses>(root, 'GET', '/tenantroot/support-access/get')).data
  expect(state).toMatchObject({ past: [{ state: 'expired' }] })
  expect(state).not.toHaveProperty('current')
  expect((await request(support, tenant.id)).data).toMatchObject({
    current: { state: 'requested' },
    past: [{ state: 'expired' }],
  })
})

test('only one of many simultaneous grants and requests succeeds', async () => {
  const tenant = await aerie.addTenant('parallel')
  const [root, support] = await Promise.all([aerie.cookieOf(tenant.root), admin()])
  const asked = await Promise.all(Array.from({ length: PARALLEL }, () => request(support, tenant.id)))
  expect(asked.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: PARALLEL - 1 }, () => 409)])
  const granted = await Promise.all(Array.from({ length: PARALLEL }, () => grant(root)))
  expect(granted.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: PARALLEL - 1 }, () => 409)])
})

test('entering a tenant in one session does not affect the other sessions of the super-admin', async () => {
  const { tenant, support } = await enteredTenant('sessions')
  const other = await admin()
  expect(await details(other)).toMatchObject({ userType: 'super-admin' })
  expect((await missions(other, tenant.id)).code).toBe(403)
  expect((await enter(support, aerie.demo.id)).code).toBe(403)
})
