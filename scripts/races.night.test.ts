// Limits and single uses under many calls at once, spread over three processes with one database. What they allowed is written to
// build/races.json; docs/operations.md has the table.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { TOTP } from 'otpauth'
import { uuidv7 } from 'uuidv7'
import { WebSocket } from 'ws'
import type { components } from '../server/platform/contract/contract.gen'
import { startDrone } from '../server/groups/stream/testing/publisher'
import { createPublisher } from '../server/media/live/webrtc/webRtcClient'
import { noise, rawRequest, send, sha256Of } from '../server/records/uploads/testing/tusClient'
import { until } from '../server/testing/until'
import { PASSWORD, startThreeProcesses, type ThreeProcesses } from './testing/threeProcesses'

type Schemas = components['schemas']
type Headers = Record<string, string>

const API = '/apis/v1'
const TABLE = path.resolve(__dirname, '../build/races.json')
const SESSION_SECRET = 'of the test with many calls at once, spread over processes'
/** The default of the setting. */
const JOBS_PER_TENANT = 1
const NEW_PASSWORD = 'a kite above the harbour'

interface Answer<Data> {
  status: number
  message: string
  data: Data
  cookie: string
}

let server: ThreeProcesses
let receiver: Server
let receiverUrl: string
/** IDs of the deliveries that the receiver of webhooks was sent. */
const deliveries: string[] = []
let root: Headers
let admin: Headers
let tenantId: string
/** By what was tried: calls, what may succeed, and what did. */
const table: Record<string, { calls: number; allowed: number; succeeded: number }> = {}

/** Calls are counted by address, so that each scenario has addresses of its own. */
let lastAddress = 0
const newAddress = (): string => `198.51.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`

async function call<Data = { _id: string; version: number }>(
  headers: Headers,
  method: string,
  url: string,
  body?: object,
  origin = server.origin,
): Promise<Answer<Data>> {
  const reply = await fetch(`${origin}${API}${url}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookie = reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { message = '', data } = (await reply.json()) as { message?: string; data: Data }
  return { status: reply.status, message, data, cookie }
}

/** As `call`, for what has to succeed. */
async function made<Data = { _id: string; version: number }>(...of: Parameters<typeof call>): Promise<Data> {
  const { status, message, data } = await call<Data>(...of)
  if (status >= 300) throw new Error(`${of[1]} ${of[2]} answers ${status}: ${message}`)
  return data
}

/** Begins all calls at once, each at the next process. */
function everywhere<T>(count: number, begin: (origin: string, index: number) => Promise<T>): Promise<T[]> {
  const members = server.members()
  return Promise.all(
    Array.from({ length: count }, (_, index) => begin(members[index % members.length]?.origin ?? '', index)),
  )
}

const from = (address: string): Headers => ({ 'x-forwarded-for': address })
const succeeded = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status < 300).length

/** Compares how many have succeeded, keeps it for the table, and fails for an internal error. */
function expectAllowed(
  what: string,
  allowed: number,
  answers: readonly Answer<unknown>[],
  counted = succeeded(answers),
) {
  table[what] = { calls: answers.length, allowed, succeeded: counted }
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(counted).toBe(allowed)
}

async function signIn(email: string): Promise<Headers> {
  const { cookie } = await call(from(newAddress()), 'POST', '/auth/login', { email, password: PASSWORD })
  await call({ cookie }, 'PATCH', '/tenant/user/terms-conditions-check?terms=true')
  return { cookie }
}

/** Somebody who has joined. @returns the ID and the e-mail; the password is PASSWORD */
async function addPerson(name: string): Promise<{ userId: string; email: string }> {
  const email = `${name}@demo.test`
  const { _id: userId } = await made(root, 'POST', '/tenant/user/create-tenant-user', {
    name,
    email,
    userType: 'tenant-user',
  })
  await server.query(
    `update app_user set password_hash = (select password_hash from app_user where email = 'root@demo.test') where id = $1`,
    [userId],
  )
  return { userId, email }
}

const newMission = async (name = 'Harbour') => made(root, 'POST', '/mission/create', { name })
const countOf = async (query: string, values: unknown[] = []) =>
  (await server.query<{ count: number }>(`select count(*)::int as count ${query}`, values))[0]?.count ?? 0
const setLimit = (column: string, limit: number) =>
  server.query(`update subscription set ${column} = $1 where tenant_id = $2`, [limit, tenantId])

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      deliveries.push((JSON.parse(body) as { id: string }).id)
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  receiverUrl = `http://${host}/`
  server = await startThreeProcesses('server-races', {
    SESSION_SECRET,
    TRUST_PROXY: '127.0.0.1',
    WEBHOOK_PRIVATE_HOSTS: host,
  })
  root = await signIn('root@demo.test')
  admin = await signIn('admin@aerie.test')
  tenantId = (await made<{ tenantId: { _id: string } }>(root, 'GET', '/auth/userdetails')).tenantId._id
  await until(async () => (await countOf(`from job where status in ('queued', 'running')`)) === 0)
  // Limits that no scenario reaches unless it sets its own.
  for (const column of ['max_users', 'max_clients', 'max_stream_minutes', 'max_ai_runs'])
    await setLimit(column, 1_000_000)
  await setLimit('max_storage_bytes', 2 ** 40)
})
afterAll(async () => {
  mkdirSync(path.dirname(TABLE), { recursive: true })
  writeFileSync(TABLE, JSON.stringify(table, null, 2))
  await server?.close()
  receiver.close()
})

describe('the limits of the package', () => {
  test('seats of users', async () => {
    const used = await countOf(
      `from app_user where tenant_id = $1 and user_type <> 'tenant-client' and disabled_at is null and deleted_at is null`,
      [tenantId],
    )
    await setLimit('max_users', used)
    const answers = await everywhere(2 * used + 12, (origin, index) =>
      call(
        root,
        'POST',
        '/tenant/user/create-tenant-user',
        { name: 'Seat', email: `seat-${index}@demo.test`, userType: 'tenant-user' },
        origin,
      ),
    )
    // While the grace period lasts, twice the limit.
    expectAllowed('seats of a package, twice its limit in the grace period', used, answers)
    await setLimit('max_users', 1_000_000)
    await server.query(`delete from quota_overrun where tenant_id = $1`, [tenantId])
  })

  test('clients', async () => {
    const used = await countOf(`from client where tenant_id = $1 and deleted_at is null`, [tenantId])
    await setLimit('max_clients', used + 3)
    const answers = await everywhere(24, (origin, index) =>
      call(root, 'POST', '/client/create', { name: `Client ${index}` }, origin),
    )
    expectAllowed('clients of a package', 3, answers)
    await setLimit('max_clients', 1_000_000)
  })

  test('storage', async () => {
    const usage = await made<{ usage: Schemas['ResourceUsage'][] }>(
      root,
      'GET',
      '/tenantroot/fetch-organisation-details',
    )
    const used = usage.usage.find(({ resource }) => resource === 'storageBytes')?.used ?? 0
    await setLimit('max_storage_bytes', used)
    const size = Math.floor(used / 5)
    const answers = await everywhere(24, (origin) =>
      rawRequest('POST', `${origin}${API}/upload/tus`, { ...root, 'upload-length': String(size) }),
    )
    table['storage of a package, twice its limit in the grace period'] = {
      calls: answers.length,
      allowed: 5,
      succeeded: succeeded(answers),
    }
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 413)).toEqual([])
    expect(succeeded(answers)).toBe(5)
    for (const { headers } of answers)
      if (headers.location !== undefined) await rawRequest('DELETE', server.origin + headers.location, root)
    await setLimit('max_storage_bytes', 2 ** 40)
    await server.query(`delete from quota_overrun where tenant_id = $1`, [tenantId])
  })
})

describe('numbers of records', () => {
  test('API tokens of a person', async () => {
    const token = { name: 'Reader', scopes: ['missions:read'], days: 1 }
    const answers = await everywhere(36, (origin) => call(root, 'POST', '/api-token/create', token, origin))
    expectAllowed('API tokens of a person', 20, answers)
  })

  test('provisioning tokens', async () => {
    const answers = await everywhere(12, (origin, index) =>
      call(root, 'POST', '/scim-token/create', { name: `Okta ${index}` }, origin),
    )
    expectAllowed('provisioning tokens', 2, answers)
  })

  test('webhooks', async () => {
    const body = { name: 'Many', address: receiverUrl, events: ['MISSION_ADDED'] }
    const answers = await everywhere(24, (origin) => call(root, 'POST', '/webhook/create', body, origin))
    expectAllowed('webhooks of an organisation', 10, answers)
    for (const { status, data } of answers) if (status < 300) await made(root, 'DELETE', `/webhook/delete/${data._id}`)
  })

  test('names that are unique', async () => {
    const group = { name: 'One of its name', permissions: [], members: [] }
    const groups = await everywhere(12, (origin) =>
      call(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', group, origin),
    )
    expectAllowed('user groups of one name', 1, groups)
    const user = { name: 'One of its address', email: 'unique@demo.test', userType: 'tenant-user' }
    const users = await everywhere(12, (origin) => call(root, 'POST', '/tenant/user/create-tenant-user', user, origin))
    expectAllowed('users of one e-mail address', 1, users)
  })
})

describe('what is used once', () => {
  test('an invitation', async () => {
    const token = randomBytes(32).toString('base64url')
    const user = { name: 'Ida', email: 'invited@demo.test', userType: 'tenant-user' }
    const { _id } = await made(root, 'POST', '/tenant/user/create-tenant-user', user)
    await server.query(
      `update invitation set token_hash = $1, sent_at = now(), expires_at = now() + interval '1 day' where user_id = $2`,
      [createHash('sha256').update(token).digest(), _id],
    )
    const answers = await everywhere(12, (origin, index) =>
      call(
        from(newAddress()),
        'POST',
        '/tenant/user/accept-invitation',
        { token, password: `${NEW_PASSWORD} ${index}` },
        origin,
      ),
    )
    expectAllowed('an invitation', 1, answers)
  })

  test('a code to reset a password', async () => {
    const { userId, email } = await addPerson('forgetful')
    const id = uuidv7()
    const code = '123456789012'
    const hash = createHmac('sha256', SESSION_SECRET).update(`${id}:${code}`).digest('hex')
    await server.query(
      `insert into password_reset (id, user_id, tenant_id, code_hash, expires_at)
       values ($1, $2, $3, $4, now() + interval '10 minutes')`,
      [id, userId, tenantId, hash],
    )
    const answers = await everywhere(12, (origin, index) =>
      call(
        from(newAddress()),
        'POST',
        '/auth/reset-password',
        { email, code, password: `${NEW_PASSWORD} ${index}` },
        origin,
      ),
    )
    expectAllowed('a code to reset a password', 1, answers)
  })

  test('a code of the authenticator app, and a recovery code', async () => {
    const { userId, email } = await addPerson('careful')
    const cookie = await signIn(email)
    const { secret } = await made<{ secret: string }>(cookie, 'POST', '/profile/second-factor/start', {
      password: PASSWORD,
    })
    const code = new TOTP({ secret }).generate()
    const { recoveryCodes } = await made<{ recoveryCodes: string[] }>(
      cookie,
      'POST',
      '/profile/second-factor/confirm',
      {
        code,
      },
    )
    const signInAll = (proof: string, count: number) =>
      everywhere(count, (origin) =>
        call(from(newAddress()), 'POST', '/auth/login', { email, password: PASSWORD, code: proof }, origin),
      )
    // The one that confirmed is used, as if it was a minute ago.
    await server.query(`update second_factor set last_step = 0 where user_id = $1`, [userId])
    expectAllowed('a code of the authenticator app', 1, await signInAll(new TOTP({ secret }).generate(), 10))
    await server.query(`delete from login_attempt`)
    expectAllowed('a recovery code', 1, await signInAll(recoveryCodes[0] ?? '', 10))
    await server.query(`delete from login_attempt`)
    const guesses = await signInAll('000000', 30)
    const judged = guesses.filter(({ status }) => status === 400).length
    expectAllowed('guesses of a second factor that are judged', 10, guesses, judged)
  })

  test('a code to pair a phone', async () => {
    const client = await signIn('client@demo.test')
    const { code } = await made<{ code: string }>(client, 'POST', '/phone/pairing-code')
    const answers = await everywhere(12, (origin) =>
      call(from(newAddress()), 'POST', '/phone/pair', { code, name: 'Phone' }, origin),
    )
    expectAllowed('a code to pair a phone', 1, answers)
  })

  test('the visits of a link', async () => {
    const { _id: targetId } = await newMission()
    const link = { kind: 'mission', targetId, shows: ['layers'], maxVisits: 3 }
    const { path: address } = await made<Schemas['Share']>(root, 'POST', '/share/create', link)
    const key = address?.split(/share[=/]/)[1]
    const answers = await everywhere(30, (origin) =>
      call(from(newAddress()), 'POST', '/visit/open', { key, confirmed: true }, origin),
    )
    expectAllowed('a link for three visits', 3, answers)
  })

  test('an upload', async () => {
    const { _id: missionId } = await newMission()
    const { id: uploadId } = await send(server.origin, root['cookie'] ?? '', Buffer.from('Dear all'), {
      filename: 'letter.txt',
    })
    const answers = await everywhere(12, (origin) =>
      call(root, 'POST', '/document/create', { missionId, uploadId }, origin),
    )
    expectAllowed('an upload that becomes a document', 1, answers)
  })

  test('a ticket for live video', async () => {
    const { _id: missionId } = await newMission()
    const { _id: flightId } = await made(root, 'POST', '/flight/create', { missionId, name: 'Flight 1' })
    const key = await made<Schemas['IssuedStreamKey']>(root, 'POST', '/streamtoken/create', { flightId, name: 'Nose' })
    const drone = await startDrone(server.rtmpPort, key.key)
    drone.fly()
    const streamId = await until(async () => {
      const { streams } = await made<{ streams: Schemas['ActiveStream'][] }>(
        root,
        'GET',
        '/streamtoken/get-active-streams',
      )
      return streams.find((each) => each.missionId === missionId && each.paths.includes('flv'))?._id
    })
    const { ticket } = await made<{ ticket: string }>(root, 'POST', `/streamtoken/ticket/${streamId}`)
    const answers = await everywhere(12, async (origin) => {
      const address = `${origin.replace('http', 'ws')}/live/flv/${streamId}?ticket=${ticket}`
      const socket = new WebSocket(address, { headers: { ...root, origin } })
      const received = await Promise.race([
        once(socket, 'message').then(() => true),
        once(socket, 'close').then(() => false),
      ]).catch(() => false)
      socket.terminate()
      return { status: received ? 200 : 403, message: '', data: undefined, cookie: '' }
    })
    expectAllowed('a ticket for live video', 1, answers)
    await drone.land()
  })

  test('a stream key, by publishers over WebRTC', async () => {
    const { _id: missionId } = await newMission()
    const { _id: flightId } = await made(root, 'POST', '/flight/create', { missionId, name: 'Flight 1' })
    const { key } = await made<Schemas['IssuedStreamKey']>(root, 'POST', '/streamtoken/create', {
      flightId,
      name: 'Nose',
    })
    const publishers = await Promise.all(Array.from({ length: 9 }, createPublisher))
    const answers = await everywhere(publishers.length, async (origin, index) => {
      const { status } = await fetch(`${origin}/live/whip`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/sdp' },
        body: publishers[index]?.offer ?? '',
      })
      return { status, message: '', data: undefined, cookie: '' }
    })
    expectAllowed('publishers of one stream key', 1, answers)
    await Promise.all(publishers.map(({ connection }) => connection.close()))
  })
})

describe('attempts', () => {
  const wrong = (email: string, address: string, origin: string) =>
    call(from(address), 'POST', '/auth/login', { email, password: 'wrong' }, origin)
  const judged = (answers: readonly Answer<unknown>[]) => answers.filter(({ status }) => status === 400).length

  test('passwords of one account from one address', async () => {
    const address = newAddress()
    const answers = await everywhere(30, (origin) => wrong('other-root@demo.test', address, origin))
    expectAllowed('passwords of an account from one address that are judged', 10, answers, judged(answers))
  })

  test('passwords from one address', async () => {
    const address = newAddress()
    const answers = await everywhere(75, (origin, index) => wrong(`nobody-${index}@demo.test`, address, origin))
    expectAllowed('passwords from one address that are judged', 50, answers, judged(answers))
  })

  test('passwords of one account from many addresses', async () => {
    const answers = await everywhere(130, (origin) => wrong('root@other.test', newAddress(), origin))
    expectAllowed('passwords of an account from many addresses that are judged', 100, answers, judged(answers))
  })

  test('the password of a link, unknown links, visits and codes of phones', async () => {
    const { _id: targetId } = await newMission()
    const link = { kind: 'mission', targetId, shows: ['layers'] }
    const keyOf = async (more: object) =>
      (await made<Schemas['Share']>(root, 'POST', '/share/create', { ...link, ...more })).path?.split(/share[=/]/)[1]
    const secret = await keyOf({ password: 'flown-over-the-quay' })
    const guesses = await everywhere(40, (origin) =>
      call(from(newAddress()), 'POST', '/visit/open', { key: secret, password: 'wrong' }, origin),
    )
    const refused = guesses.filter(({ status }) => status === 403).length
    expectAllowed('passwords of a link that are judged', 10, guesses, refused)
    const address = newAddress()
    const unknown = await everywhere(45, (origin, index) =>
      call(from(address), 'POST', '/visit/open', { key: `guess-${index}` }, origin),
    )
    const missing = unknown.filter(({ status }) => status === 404).length
    expectAllowed('links that do not exist, from one address', 30, unknown, missing)
    const open = await keyOf({})
    const visits = await everywhere(90, (origin) => call(from(address), 'POST', '/visit/open', { key: open }, origin))
    expectAllowed('visits of a link from one address in a minute', 60, visits)
    const codes = await everywhere(24, (origin) =>
      call(from(address), 'POST', '/phone/pair', { code: 'AAAA-BBBB', name: 'Phone' }, origin),
    )
    expectAllowed('codes of phones from one address that are judged', 10, codes, judged(codes))
  })
})

describe('one state', () => {
  test('edits of one version', async () => {
    const { _id, version } = await newMission()
    const answers = await everywhere(18, (origin, index) =>
      call(root, 'PATCH', `/mission/edit/${_id}`, { version, name: `Edit ${index}` }, origin),
    )
    expectAllowed('edits of one version', 1, answers)
    const { name } = await made<{ name: string }>(root, 'GET', `/mission/get/${_id}`)
    expect(name).toBe(`Edit ${answers.findIndex(({ status }) => status < 300)}`)
  })

  test('deletions, also beside edits', async () => {
    const { _id, version } = await newMission()
    const answers = await everywhere(18, (origin, index) =>
      index % 2 === 0
        ? call(root, 'DELETE', `/mission/delete/${_id}`, undefined, origin)
        : call(root, 'PATCH', `/mission/edit/${_id}`, { version, name: `Edit ${index}` }, origin),
    )
    const deletions = answers.filter((_, index) => index % 2 === 0)
    expectAllowed('deletions of one record, beside edits', 1, deletions)
    expect(succeeded(answers.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(1)
    const entries = `from audit_entry where action = 'mission.delete' and details->>'missionId' = $1`
    expect(await countOf(entries, [_id])).toBe(1)
    expect(await countOf(`from event where name = 'MISSION_DELETED' and payload->>'id' = $1`, [_id])).toBe(1)
  })

  test('decisions about one alert', async () => {
    const { _id: missionId } = await newMission()
    const alert = { missionId, title: 'Person at the fence', kind: 'Intrusion', severity: 'high' }
    const { _id, version } = await made(root, 'POST', '/alert/create', alert)
    const outcomes = ['true_positive', 'false_positive']
    const answers = await everywhere(12, (origin, index) =>
      call(
        root,
        'PATCH',
        `/alert/update-alert-by-ID/${_id}`,
        { version, state: 'closed', outcome: outcomes[index % 2], reason: `By ${index}` },
        origin,
      ),
    )
    expectAllowed('decisions about one alert', 1, answers)
  })

  test('the last two tenant roots, who disable each other', async () => {
    const tenant = { name: 'Two roots', root: { name: 'Ada', email: 'ada@two.test' } }
    const { items } = await made<{ items: { _id: string }[] }>(admin, 'GET', '/admin/package/fetchall')
    const { _id } = await made(admin, 'POST', '/admin/tenant/create', { ...tenant, packageId: items[0]?._id })
    const second = uuidv7()
    await server.query(
      `insert into app_user (id, tenant_id, email, name, user_type) values ($1, $2, 'bob@two.test', 'Bob', 'tenant-root')`,
      [second, _id],
    )
    await server.query(
      `update app_user set terms_accepted_at = now(),
              password_hash = (select password_hash from app_user where email = 'root@demo.test') where tenant_id = $1`,
      [_id],
    )
    const [ada, bob] = await Promise.all([signIn('ada@two.test'), signIn('bob@two.test')])
    const [first] = await server.query<{ id: string }>(`select id from app_user where email = 'ada@two.test'`)
    const answers = await everywhere(12, (origin, index) =>
      index % 2 === 0
        ? call(ada, 'DELETE', `/tenant/user/delete-user/${second}`, undefined, origin)
        : call(bob, 'DELETE', `/tenant/user/delete-user/${first?.id}`, undefined, origin),
    )
    expectAllowed('the last two roots of an organisation, who delete each other', 1, answers)
  })

  test('the package of an organisation', async () => {
    const { items } = await made<{ items: { _id: string }[] }>(admin, 'GET', '/admin/package/fetchall')
    const { version } = await made(admin, 'GET', `/admin/tenant/fetch-tenant-details/${tenantId}`)
    const answers = await everywhere(9, (origin, index) =>
      call(
        admin,
        'PATCH',
        `/admin/tenant/edit-tenant/${tenantId}`,
        { version, packageId: items[index % items.length]?._id },
        origin,
      ),
    )
    expectAllowed('packages given to an organisation', 1, answers)
    expect(await countOf(`from subscription where tenant_id = $1`, [tenantId])).toBe(1)
    await server.query(
      `update subscription set max_users = 1000000, max_clients = 1000000, max_storage_bytes = $2, max_stream_minutes = 1000000
        where tenant_id = $1`,
      [tenantId, 2 ** 40],
    )
  })

  test('exports of the organisation', async () => {
    const answers = await everywhere(9, (origin) =>
      call(root, 'POST', '/tenantroot/data-export/start', undefined, origin),
    )
    expectAllowed('exports of an organisation', 1, answers)
    await until(async () => (await countOf(`from job where status in ('queued', 'running')`)) === 0)
  })

  test('sessions that end beside sign-ins with the old password', async () => {
    const { userId, email } = await addPerson('hijacked')
    const cookie = await signIn(email)
    const change = { current: PASSWORD, password: NEW_PASSWORD }
    const changed = everywhere(1, (origin) => call(cookie, 'POST', '/profile/password', change, origin))
    const answers = await everywhere(24, (origin) =>
      call(from(newAddress()), 'POST', '/auth/login', { email, password: PASSWORD }, origin),
    )
    expect((await changed).map(({ status }) => status)).toEqual([200])
    const left = await countOf(`from session where user_id = $1`, [userId])
    // The one that changed the password.
    expectAllowed('sessions that are left after a new password, beside sign-ins with the old one', 1, answers, left)
  })
})

describe('work', () => {
  test('each job runs once', async () => {
    const people = await server.query<{ id: string }>(
      `select id from app_user where tenant_id = $1 and user_type <> 'tenant-client' and deleted_at is null limit 12`,
      [tenantId],
    )
    const answers = await everywhere(people.length, (origin, index) =>
      call(root, 'POST', `/tenant/user/data-export/start/${people[index]?.id}`, undefined, origin),
    )
    expect(succeeded(answers)).toBe(people.length)
    let most = 0
    await until(async () => {
      const running = `from job where tenant_id = $1 and kind = 'data-export' and status = 'running'`
      most = Math.max(most, await countOf(running, [tenantId]))
      return (await countOf(`from job where status in ('queued', 'running')`)) === 0
    })
    expect(most).toBeLessThanOrEqual(JOBS_PER_TENANT)
    const runs = await server.query<{ attempts: number; status: string }>(
      `select attempts, status from job where kind = 'data-export' order by created_at desc limit $1`,
      [people.length],
    )
    const once = runs.filter(({ attempts, status }) => attempts === 1 && status === 'completed').length
    expectAllowed('jobs that ran once', people.length, answers, once)
  })

  test('one request at a time writes to an upload', async () => {
    const bytes = noise(2_000_000)
    const created = await rawRequest('POST', `${server.origin}${API}/upload/tus`, {
      ...root,
      'upload-length': String(bytes.length),
      'upload-metadata': `sha256 ${Buffer.from(sha256Of(bytes)).toString('base64')}`,
    })
    const location = String(created.headers.location)
    const patch = { ...root, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    const answers = await everywhere(9, async (origin) => {
      const { status } = await rawRequest('PATCH', origin + location, patch, bytes).catch(() => ({ status: 423 }))
      return { status, message: '', data: undefined, cookie: '' }
    })
    const state = async () =>
      (await made<Schemas['Upload']>(root, 'GET', `/upload/get/${location.split('/').at(-1)}`)).state
    const wrote = succeeded(answers)
    table['requests that complete an upload'] = { calls: answers.length, allowed: 1, succeeded: wrote }
    // The request that has the lock gives it up to a later one, so that none may have written everything.
    if (wrote === 0) {
      const { headers } = await rawRequest('HEAD', server.origin + location, root)
      const offset = Number(headers['upload-offset'])
      await rawRequest(
        'PATCH',
        server.origin + location,
        { ...patch, 'upload-offset': String(offset) },
        bytes.subarray(offset),
      )
    }
    expect(wrote).toBeLessThanOrEqual(1)
    await until(async () => (await state()) === 'finished')
  })

  test('each delivery of a webhook arrives once', async () => {
    await made(root, 'POST', '/webhook/create', { name: 'Once', address: receiverUrl, events: ['MISSION_ADDED'] })
    deliveries.length = 0
    const answers = await everywhere(30, (origin, index) =>
      call(root, 'POST', '/mission/create', { name: `Delivered ${index}` }, origin),
    )
    await until(() => new Set(deliveries).size >= answers.length)
    await until(async () => (await countOf(`from webhook_delivery where state = 'waiting'`)) === 0)
    expectAllowed('deliveries of a webhook', answers.length, answers, deliveries.length)
  })
})
