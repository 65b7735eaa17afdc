import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { makeCertificates, type Certificates } from '../../testing/certificates'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { MAX_AIRCRAFT, storeAircraft } from './aircraftSql'
import { openIntake } from './intake'
import { claimFeeds, deleteOldAircraft, releaseFeeds } from './leaseSql'
import { cotOf, startTakServer, type TakServer } from './testing/takServer'

type Schemas = components['schemas']
type Feed = Schemas['AircraftFeed']
type WithKey = Schemas['AircraftFeedKeyReply']['data']

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-aircraft-'))
let aerie: TestApp
let plain: TakServer
let secure: TakServer
let certificates: Certificates
let authority: string
let tenant: TestTenant
let root: string
let tenants = 0

beforeAll(async () => {
  certificates = await makeCertificates(folder)
  authority = readFileSync(certificates.caFile, 'utf8')
  plain = await startTakServer()
  secure = await startTakServer({ ...certificates.tls, ca: authority, requestCert: true })
  const hosts = [plain, secure].map(({ port }) => `localhost:${port}`)
  aerie = await startTestApp({ WEBHOOK_PRIVATE_HOSTS: hosts.join(',') })
  await aerie.app.ready()
})
beforeEach(async () => {
  tenant = await aerie.addTenant(`sky${++tenants}`)
  root = await aerie.cookieOf(tenant.root)
})
afterEach(async () => {
  for (const { _id } of await feeds()) await call('DELETE', `/aircraft/feed/delete/${_id}`)
})
afterAll(async () => {
  await aerie.close()
  await plain.stop()
  await secure.stop()
  rmSync(folder, { recursive: true, force: true })
})

const call = <T = Record<string, never>>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<T>(root, method, url, body)
const create = (fields: object) => call<WithKey>('POST', '/aircraft/feed/create', { name: 'Feed', ...fields })
const cot = (fields: object = {}) =>
  create({ kind: 'cot', host: 'localhost', port: plain.port, usesTls: false, ...fields })
const feeds = async () => (await call<{ feeds: Feed[] }>('GET', '/aircraft/feed/getall')).data.feeds
const shown = async (cookie = root) =>
  (await aerie.call<{ aircraft: Schemas['Aircraft'][] }>(cookie, 'GET', '/aircraft/list')).data.aircraft
const inDb = <T>(work: (tx: Tx) => Promise<T>) => inTenant(aerie.db, tenant.id, work)
const feedIn = (state: Feed['state']) => until(async () => (await feeds()).find((feed) => feed.state === state))
const isShown = (uid: string) => until(async () => (await shown()).find((each) => each.uid === uid))

async function send(key: string, messages: object[]) {
  const response = await aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/aircraft/remote-id',
    headers: { authorization: `Bearer ${key}` },
    payload: { messages },
  })
  const reply = response.json<{ data: { stored: number }; errors?: { field: string }[] }>()
  return { ...reply, code: response.statusCode }
}
const ofDrone = { uasId: '1596F0000000000001', lat: 46.78, long: -92.1, height: 60, heightType: 'ground' }

describe('a feed of Cursor on Target', () => {
  test('shows what a TAK server sends, and the last position of each aircraft only', async () => {
    expect((await cot()).code).toBe(201)
    await feedIn('connected')
    plain.send(cotOf('N1', { lat: 46.7, long: -92, hae: 300 }))
    expect(await isShown('N1')).toMatchObject({ name: 'Call N1', lat: 46.7, altitude: 300, course: 45, speed: 30 })
    plain.send('\n' + cotOf('N1', { lat: 46.8, long: -92 }) + cotOf('N2', { lat: 46.9, long: -92 }) + '<event/>')
    await isShown('N2')
    expect((await shown()).map(({ uid, lat }) => [uid, lat])).toEqual([
      ['N1', 46.8],
      ['N2', 46.9],
    ])
    expect((await shown())[0]).toMatchObject({
      feedName: 'Feed',
      feedKind: 'cot',
      cotType: 'a-n-A-C-F',
      altitude: null,
    })
  })

  test('connects again after the server was away, and says why it is not connected', async () => {
    await cot()
    await feedIn('connected')
    await plain.stop()
    try {
      expect((await feedIn('failed')).problem).toMatch(/^localhost (ended|refused) the connection$/)
    } finally {
      await plain.listen()
    }
    expect(await feedIn('connected')).toMatchObject({ problem: null })
    plain.send(cotOf('N3', { lat: 1, long: 2 }))
    await isShown('N3')
  })

  test('removes at once what the server removes or drops', async () => {
    await cot()
    await feedIn('connected')
    plain.send(cotOf('N1', { lat: 1, long: 2 }) + cotOf('N2', { lat: 3, long: 4 }) + cotOf('N3', { lat: 5, long: 6 }))
    await isShown('N3')
    const at = new Date().toISOString()
    const removal = `<event version="2.0" uid="x" type="t-x-d-d" how="m-g" time="${at}" start="${at}" stale="${at}"><point lat="0" lon="0" hae="0" ce="1" le="1"/><detail><link uid="N1" relation="none" type="none"/><__forcedelete/></detail></event>`
    plain.send(removal + cotOf('N2', { lat: 3, long: 4 }, { staleIn: -60_000 }))
    await until(async () => (await shown()).length === 1)
    expect((await shown()).map(({ uid }) => uid)).toEqual(['N3'])
    // One that reports again is back.
    plain.send(cotOf('N1', { lat: 1, long: 2 }))
    await isShown('N1')
  })

  test('shows what it has heard as stale when the connection is lost', async () => {
    await cot()
    await feedIn('connected')
    plain.send(cotOf('N1', { lat: 1, long: 2 }, { staleIn: 600_000 }))
    await isShown('N1')
    await plain.stop()
    try {
      await until(async () => (await shown()).every(({ staleAt }) => Date.parse(staleAt) <= Date.now()))
      expect(await shown()).toHaveLength(1)
    } finally {
      await plain.listen()
    }
  })

  test('shows senders whose clock is wrong by the time of arrival, and names them', async () => {
    await cot()
    await feedIn('connected')
    const sendFrom = (uid: string, minutes: number) =>
      plain.send(cotOf(uid, { lat: 1, long: 2 }, { clock: minutes * 60_000 }))
    const timer = setInterval(() => {
      sendFrom('LATE', -10)
      sendFrom('EARLY', 20)
      sendFrom('RIGHT', 0)
    }, 600)
    try {
      const late = await isShown('LATE')
      expect(Math.abs(Date.parse(late.at) - Date.now())).toBeLessThan(60_000)
      await isShown('EARLY')
      const feed = await until(async () => (await feeds()).find(({ wrongClockCount }) => wrongClockCount > 0))
      expect(feed).toMatchObject({
        wrongClockCount: 2,
        wrongClocks: [{ name: 'Call EARLY' }, { name: 'Call LATE' }],
      })
      const [early, behind] = feed.wrongClocks
      expect(early!.seconds).toBeCloseTo(1200, -2)
      expect(behind!.seconds).toBeCloseTo(-600, -2)
    } finally {
      clearInterval(timer)
    }
  })

  test('uses TLS with a client certificate, and refuses a server of another authority', async () => {
    const server = { port: secure.port, usesTls: true }
    await cot(server)
    expect((await feedIn('failed')).problem).toMatch(/^The certificate of localhost is not valid: /)
    const [feed] = await feeds()
    const { cert, key } = certificates.tls
    const edit = { version: feed!.version, authority, certificate: cert, privateKey: key }
    expect((await call('PATCH', `/aircraft/feed/edit/${feed!._id}`, edit)).code).toBe(200)
    expect(await feedIn('connected')).toMatchObject({ hasPrivateKey: true, certificate: cert })
    secure.send(cotOf('S1', { lat: 1, long: 2 }))
    await isShown('S1')
    const stored = await inDb((tx) =>
      sql<{ text: string }>`select encode(private_key, 'escape') as text from aircraft_feed`.execute(tx),
    )
    expect(stored.rows[0]?.text).not.toContain('PRIVATE KEY')
    expect(JSON.stringify(await feeds())).not.toContain('PRIVATE KEY')
  })

  test('ends with a peer that sends something else', async () => {
    await cot()
    await feedIn('connected')
    plain.send('x'.repeat(70_000))
    expect((await feedIn('failed')).problem).toBe('localhost does not send Cursor on Target in XML')
  })

  test('that is switched off disconnects and shows nothing more', async () => {
    const { data } = await cot()
    await feedIn('connected')
    plain.send(cotOf('N4', { lat: 1, long: 2 }))
    await isShown('N4')
    await call('PATCH', `/aircraft/feed/edit/${data._id}`, { version: 1, enabled: false })
    expect(await shown()).toEqual([])
    await until(() => plain.sockets.size === 0)
    expect(await feeds()).toMatchObject([{ state: 'off', aircraft: 0 }])
  })

  test('is tried before it is created', async () => {
    const timer = setInterval(() => plain.send(cotOf('T1', { lat: 1, long: 2 }) + '<event/></event>'), 100)
    const server = { host: 'localhost', port: plain.port, usesTls: false }
    const tried = await call<Schemas['AircraftFeedTestReply']['data']>('POST', '/aircraft/feed/test', server)
    clearInterval(timer)
    expect(tried.data).toMatchObject({ isConnected: true, problem: null })
    expect(tried.data.aircraft).toBeGreaterThan(0)
    expect(tried.data.messages).toBeGreaterThan(tried.data.aircraft)
    const other = await call('POST', '/aircraft/feed/test', { ...server, host: '10.0.0.1' })
    expect(other.data).toMatchObject({ isConnected: false, problem: expect.stringContaining('not a public') as string })
    expect(await shown()).toEqual([])
  })

  test.each([
    ['a private address', { host: '192.168.1.4' }, 'host'],
    ['this machine', { host: '127.0.0.1' }, 'host'],
    ['a path behind the host', { host: 'a:b' }, 'host'],
    ['no host', { host: undefined }, 'host'],
    ['no port', { port: undefined }, 'port'],
    ['a key without a certificate', { privateKey: 'x' }, 'certificate'],
    ['no certificate', { authority: 'x' }, 'authority'],
  ])('with %s is refused', async (_name, fields, field) => {
    const refused = await cot(fields)
    expect(refused).toMatchObject({ code: 400, errors: [{ field }] })
    expect(await feeds()).toEqual([])
  })

  test('sends positions of own drones, and does not show them when they come back', async () => {
    const { data: mission } = await call<{ _id: string }>('POST', '/mission/create', { name: 'Quay' })
    const streamId = uuidv7()
    const position = { at: new Date().toISOString(), lat: 46.84, long: -91.99, altitude: 220, heading: 90, speed: 5 }
    await inDb((tx) =>
      tx
        .insertInto('live_stream')
        .values({
          id: streamId,
          tenant_id: tenant.id,
          mission_id: mission._id,
          name: 'Drone <1>',
          protocol: 'rtmp',
          lease_until: new Date(Date.now() + 3_600_000),
          position: JSON.stringify(position),
        })
        .execute(),
    )
    await cot({ sendsOwn: true })
    await until(() => plain.received().includes(`uid="aerie-${streamId}"`))
    expect(plain.received()).toContain('<contact callsign="Drone &lt;1&gt;"/><track course="90.0" speed="5.0"/>')
    plain.send(cotOf(`aerie-${streamId}`, { lat: 1, long: 2 }) + cotOf('aerie-of-others', { lat: 1, long: 2 }))
    await isShown('aerie-of-others')
    expect(await shown()).toHaveLength(1)
  })
})

describe('a feed of Remote ID', () => {
  test('takes fields and packs with its key, which is shown once', async () => {
    const { data } = await create({ kind: 'remote_id' })
    const key = String(data.key)
    expect(data.feed).toMatchObject({ state: 'waiting', hint: key.slice(-4) })
    expect((await send(key, [ofDrone])).data).toEqual({ stored: 1 })
    expect(await isShown(ofDrone.uasId)).toMatchObject({ height: 60, heightReference: 'ground', altitude: null })
    const location = Buffer.alloc(25)
    location.writeUInt8(0x12, 0)
    location.writeInt32LE(467_900_000, 5)
    location.writeInt32LE(-921_000_000, 9)
    location.writeUInt16LE(0xffff, 21)
    expect((await send(key, [{ pack: location.toString('base64'), uasId: 'X2', name: 'Survey' }])).code).toBe(200)
    expect(await isShown('X2')).toMatchObject({ name: 'Survey', lat: 46.79, long: -92.1, height: null })
    expect(await feeds()).toMatchObject([{ state: 'connected', perMinute: 2, aircraft: 2 }])
    expect(JSON.stringify(await feeds())).not.toContain(key)
  })

  test.each([
    ['bytes that are no message', { pack: 'AAAA' }, 'messages[1].pack'],
    ['no place', { uasId: 'X' }, 'messages[1].lat'],
    ['no ID', { lat: 1, long: 2 }, 'messages[1].uasId'],
    ['an old position', { ...ofDrone, at: '2020-01-01T00:00:00.000Z' }, 'messages[1].at'],
    ['a pack with fields', { pack: 'AAAA', lat: 1 }, 'messages[1].pack'],
    ['half of an operator', { ...ofDrone, operatorLat: 1 }, 'messages[1].operatorLat'],
  ])('refuses %s, and stores nothing', async (_name, message, field) => {
    const { data } = await create({ kind: 'remote_id' })
    expect(await send(String(data.key), [ofDrone, message])).toMatchObject({ code: 400, errors: [{ field }] })
    expect(await shown()).toEqual([])
  })

  test('refuses a key that was replaced, is of a feed that is off, or unknown', async () => {
    const { data } = await create({ kind: 'remote_id' })
    const replaced = await call<WithKey>('POST', `/aircraft/feed/rotate/${data._id}`, {})
    expect((await send(String(data.key), [ofDrone])).code).toBe(403)
    const key = String(replaced.data.key)
    expect((await send(key, [ofDrone])).code).toBe(200)
    await call('PATCH', `/aircraft/feed/edit/${data._id}`, { version: 1, enabled: false })
    expect((await send(key, [ofDrone])).code).toBe(403)
    expect((await send('x', [ofDrone])).code).toBe(403)
    expect((await send('', [ofDrone])).code).toBe(403)
  })

  test('rejects more than 20 calls a second with 429', async () => {
    const { data } = await create({ kind: 'remote_id' })
    const codes = await Promise.all(Array.from({ length: 60 }, () => send(String(data.key), [ofDrone])))
    expect(codes.filter(({ code }) => code === 429).length).toBeGreaterThan(0)
  })

  test('has no server', async () => {
    expect(await create({ kind: 'remote_id', host: 'tak.example.com' })).toMatchObject({ code: 400 })
    const { data } = await create({ kind: 'remote_id' })
    const edited = await call('PATCH', `/aircraft/feed/edit/${data._id}`, { version: 1, sendsOwn: true })
    expect(edited).toMatchObject({ code: 400 })
  })
})

describe('aircraft', () => {
  const storeAll = (feedId: string, uids: readonly string[], at = new Date(), tx?: Tx) => {
    const none = { callsign: null, cotType: null, altitude: null, height: null, heightReference: null, accuracy: null }
    const rest = { course: null, speed: null, verticalSpeed: null, isEmergency: false, operatorId: null }
    const place = { lat: 1, long: 2, operatorLat: null, operatorLong: null }
    const staleAt = new Date(at.getTime() + 30_000)
    const reports = uids.map((uid) => ({ uid, at, staleAt, ...none, ...rest, ...place }))
    const store = (inTx: Tx) => storeAircraft(tenant.id, inTx, feedId, reports)
    return tx ? store(tx) : inDb(store)
  }

  test('keep their position when an older one comes later', async () => {
    const { data } = await create({ kind: 'remote_id' })
    const now = Date.now()
    await storeAll(data._id, ['A'], new Date(now))
    await storeAll(data._id, ['A'], new Date(now - 5000))
    expect((await shown()).map(({ at }) => Date.parse(at))).toEqual([now])
  })

  test('are at most 1,000 of a tenant, also with several processes, and known ones go on', async () => {
    const { data } = await create({ kind: 'remote_id' })
    const uids = Array.from({ length: MAX_AIRCRAFT }, (_, index) => `U${index}`)
    const left = await Promise.all([
      storeAll(data._id, uids.slice(0, 600)),
      storeAll(data._id, [...uids.slice(600), 'more', 'still more']),
    ])
    expect(left.reduce((sum, each) => sum + each)).toBe(2)
    expect(await shown()).toHaveLength(MAX_AIRCRAFT)
    expect(await storeAll(data._id, ['U1', 'another'], new Date(Date.now() + 10))).toBe(1)
    expect(await send(String(data.key), [ofDrone])).toMatchObject({ code: 409 })
  })

  test('leave a minute after they went stale', async () => {
    const { data } = await create({ kind: 'remote_id' })
    await storeAll(data._id, ['stale'], new Date(Date.now() - 60_000))
    await storeAll(data._id, ['gone'], new Date(Date.now() - 95_000))
    expect((await shown()).map(({ uid }) => uid)).toEqual(['stale'])
    await asPlatform(aerie.db, deleteOldAircraft)
    const kept = await inDb((tx) => tx.selectFrom('aircraft').select('uid').execute())
    expect(kept).toEqual([{ uid: 'stale' }])
  })

  test('are not told to other tenants and to clients', async () => {
    const { data } = await create({ kind: 'remote_id' })
    await send(String(data.key), [ofDrone])
    expect(await shown()).toHaveLength(1)
    expect(await shown(await aerie.cookieOf(aerie.other.root))).toEqual([])
    const client = await aerie.call(await aerie.cookieOf(tenant.client), 'GET', '/aircraft/list')
    expect(client.code).toBe(403)
    const foreign = await aerie.call(
      await aerie.cookieOf(aerie.other.root),
      'DELETE',
      `/aircraft/feed/delete/${data._id}`,
    )
    expect(foreign.code).toBe(404)
  })
})

test('the limit of messages is of all feeds of a tenant; the figures say what was dropped', () => {
  let calls = 0
  const intake = openIntake('t', () => ++calls)
  const event = cotOf('N1', { lat: 1, long: 2 })
  for (let sent = 0; sent < 2010; sent += 30) intake.push(Buffer.from(event.repeat(30)))
  expect(intake.counted()).toEqual({ messages: 2010, passedOver: 0, dropped: 10 })
  expect(intake.take()).toMatchObject({ reports: [{ uid: 'N1' }], removed: [] })
  expect(intake.take()).toEqual({ reports: [], removed: [] })
})

test('old events that a server sends together are not taken for a clock that is wrong', () => {
  const intake = openIntake('t', () => 1)
  const old = Array.from({ length: 5 }, (_, index) =>
    cotOf('N1', { lat: 1, long: 2 }, { clock: -600_000 + index * 100 }),
  )
  intake.push(Buffer.from(old.join('')))
  expect(intake.take()).toEqual({ reports: [], removed: [] })
  expect(intake.counted()).toEqual({ messages: 5, passedOver: 5, dropped: 0 })
})

test('a feed that sends too many bytes is not read for the rest of the second', () => {
  const intake = openIntake('t', () => 10_000)
  const chunk = Buffer.from(cotOf('N1', { lat: 1, long: 2 }).repeat(2000))
  const pauses = Array.from({ length: 12 }, () => intake.push(chunk))
  expect(Math.max(...pauses)).toBeGreaterThan(0)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1000)
})

test('a feed is held by one process, and by another one when that has stopped', async () => {
  // A name that has no address, so that the server under test holds a feed that does not connect.
  const { data } = await cot({ host: 'tak.example.invalid', port: 8089 })
  const own = uuidv7()
  const claim = () => asPlatform(aerie.db, (tx) => claimFeeds(tx, own, 10))
  await feedIn('failed')
  expect(await claim()).toEqual([])
  await inDb((tx) =>
    sql`update aircraft_feed set leased_by = ${uuidv7()}, leased_until = now() - interval '1 s'`.execute(tx),
  )
  const held = await until(async () => {
    const claimed = await claim()
    return claimed.length > 0 ? claimed : undefined
  })
  expect(held).toEqual([{ id: data._id, tenantId: tenant.id, version: 1 }])
  await asPlatform(aerie.db, (tx) => releaseFeeds(tx, own))
})
