import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { WebSocket } from 'ws'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { StreamStatistics } from '../../media/live/liveEngine'
import type { LiveSettings } from '../../media/live/messages'
import { addClient, joinClient, linkMission, unlinkMission } from '../../testing/clients'
import { closed } from '../../testing/closed'
import { subscribe } from '../../testing/subscribe'
import { accept, createViewer } from '../../media/live/webrtc/webRtcClient'
import { leaveRoom } from '../../testing/diskRoom'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { recordingImport } from '../vod/importJob'
import { pairRecording } from '../vod/pairing'
import { insertStoredRecording } from '../vod/testing/storedRecording'
import { openHeartbeat } from './heartbeat'
import { lockPublisherKey } from './keySql'
import { openRecordingRoom } from './recordingRoom'
import { endLapsedStreams } from './service'
import { hashOf } from './streamKey'
import { startDrone, type Drone } from './testing/publisher'

/** Free ports, so that tests can run beside each other and beside a server. */
const LIVE: LiveSettings = {
  folder: '',
  rtmpHost: '127.0.0.1',
  rtmpPort: 0,
  udpPort: 0,
  advertise: ['127.0.0.1'],
  maxViewers: 10,
  segmentMs: 60_000,
}

type Schemas = components['schemas']
type Issued = Schemas['IssuedStreamKey']
type Active = Schemas['ActiveStreamsReply']['data']
type Recording = Schemas['Recording']
type Keys = Schemas['StreamKeysReply']['data']

let aerie: TestApp
let root: string

let rtmpPort: number | undefined
/** Landed after each test. */
const drones: Drone[] = []
const viewers: WebSocket[] = []

beforeAll(async () => {
  aerie = await startTestApp({}, [recordingImport], LIVE)
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  root = await aerie.cookieOf(aerie.demo.root)
})
afterEach(async () => {
  for (const viewer of viewers.splice(0)) viewer.terminate()
  for (const drone of drones.splice(0)) await drone.land()
})
afterAll(() => aerie.close())

const call = <T = { _id: string }>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  cookie = root,
) => aerie.call<T>(cookie, method, url, body)

const newMission = async () => (await call('POST', '/mission/create', { name: 'Harbour survey' })).data._id
const newFlight = async (missionId: string) =>
  (await call('POST', '/flight/create', { missionId, name: 'Flight 1' })).data._id
async function newKey(missionId?: string) {
  const mission = missionId ?? (await newMission())
  const flightId = await newFlight(mission)
  const { data } = await call<Issued>('POST', '/streamtoken/create', { flightId, name: ' Controller ' })
  return { ...data, missionId: mission }
}
const keysOf = async (missionId: string) => (await call<Keys>('GET', `/streamtoken/list/${missionId}`)).data.keys
const active = async (cookie = root) =>
  (await call<Active>('GET', '/streamtoken/get-active-streams', undefined, cookie)).data.streams

const STATISTICS: Omit<StreamStatistics, 'streamId'> = {
  codec: null,
  audioCodec: null,
  width: null,
  height: null,
  framesPerSecond: null,
  bitsPerSecond: 0,
  droppedFrames: 0,
  viewers: 0,
  keyFrameSeconds: null,
  hasBFrames: false,
  receivedBytes: 1000,
  receivedFrames: 10,
  paths: [],
  recording: 'recording',
  recordingBytes: 0,
}

/** A stream as if somebody published with the key. */
async function startStream(
  { _id, missionId, flightId }: Issued & { missionId: string },
  id: string = uuidv7(),
): Promise<string> {
  const of = { id, tenant_id: aerie.demo.id, mission_id: missionId, flight_id: flightId, stream_key_id: _id }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .insertInto('live_stream')
      .values({ ...of, name: 'Controller', protocol: 'rtmp', lease_until: new Date(Date.now() + 3_600_000) })
      .execute(),
  )
  return id
}

/** Waits until a transaction waits for a lock of another one. */
const untilOneWaits = () =>
  until(async () => {
    const { rowCount } = await aerie.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return (rowCount ?? 0) > 0
  })

test.each([
  [`/live/whep/${uuidv7()}`, {}],
  ['/live/whip', {}],
  ['/live/whip', { authorization: `Bearer ${'x'.repeat(43)}` }],
])('knows the caller of %s before it reads the offer', async (url, who) => {
  const headers = { 'content-type': 'application/json', ...who }
  const { statusCode } = await aerie.app.inject({ method: 'POST', url, headers, payload: '{'.padEnd(100_000, 'x') })
  expect(statusCode).toBe(401)
})

test('knows that a key was revoked before it reads the offer', async () => {
  const { key, _id } = await newKey()
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('stream_key').set({ revoked_at: new Date() }).where('id', '=', _id).execute(),
  )
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  const payload = '{'.padEnd(100_000, 'x')
  const refused = await aerie.app.inject({ method: 'POST', url: '/live/whip', headers, payload })
  expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'stream.keyEnded' }])
})

describe('stream keys', () => {
  test('are shown once and stored as a hash', async () => {
    const made = await newKey()
    expect(made).toMatchObject({
      key: expect.stringMatching(/^[\w-]{43}$/) as string,
      name: 'Controller',
      rtmpUrl: expect.stringMatching(/^rtmp:\/\/localhost:\d+\/live$/) as string,
      whipUrl: 'http://localhost:8080/live/whip',
      publishUrl: `http://localhost:8080/live/publish#${made.key}`,
    })
    const listed = await keysOf(made.missionId)
    expect(listed).toMatchObject([{ _id: made._id, name: 'Controller', hint: made.key.slice(-4), state: 'active' }])
    expect(JSON.stringify(listed)).not.toContain(made.key)
    const stored = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql<{ row: string }>`select k::text as row from stream_key k where id = ${made._id}`.execute(tx),
    )
    expect(stored.rows[0]?.row).toContain(hashOf(made.key).toString('hex'))
    expect(stored.rows[0]?.row).not.toContain(made.key)
    const log = await call<object>('GET', '/audit/list?action=stream-key.create')
    expect(JSON.stringify(log.data)).toContain(made._id)
    expect(JSON.stringify(log.data)).not.toContain(made.key)
  })

  test('are replaced and revoked, which ends their stream', async () => {
    const made = await newKey()
    const streamId = await startStream(made)
    expect((await keysOf(made.missionId))[0]?.state).toBe('streaming')
    const rotated = await call<Issued>('POST', `/streamtoken/rotate/${made._id}`)
    expect(rotated.code).toBe(201)
    expect(rotated.data.key).not.toBe(made.key)
    expect((await active()).map(({ _id }) => _id)).not.toContain(streamId)
    const second = await startStream(made)
    expect((await call('DELETE', `/streamtoken/delete/${made._id}`)).code).toBe(200)
    expect((await active()).map(({ _id }) => _id)).not.toContain(second)
    expect((await keysOf(made.missionId))[0]?.state).toBe('revoked')
    expect((await call('POST', `/streamtoken/rotate/${made._id}`)).messageCode).toBe('stream.keyNotValid')
  })

  test('are refused for flights and missions that are over', async () => {
    const missionId = await newMission()
    const flightId = await newFlight(missionId)
    const create = (fields: object = {}) =>
      call<Issued>('POST', '/streamtoken/create', { flightId, name: 'Key', ...fields })
    expect(await create({ expiresAt: '2026-01-01T00:00:00.000Z' })).toMatchObject({
      code: 400,
      errors: [{ field: 'expiresAt' }],
    })
    const set = (table: 'mission' | 'flight', fields: object) =>
      inTenant(aerie.db, aerie.demo.id, (tx) =>
        tx
          .updateTable(table)
          .set(fields)
          .where('id', '=', table === 'mission' ? missionId : flightId)
          .execute(),
      )
    for (const status of ['landed', 'aborted']) {
      await set('flight', { status })
      expect(await create()).toMatchObject({ code: 409, messageCode: 'stream.flightOver' })
    }
    await set('flight', { status: 'airborne' })
    for (const status of ['completed', 'cancelled']) {
      await set('mission', { status })
      expect(await create()).toMatchObject({ code: 409, messageCode: 'stream.missionOver' })
    }
    await set('mission', { status: 'live', archived: true })
    expect(await create()).toMatchObject({ code: 409, messageCode: 'stream.missionArchived' })
    await set('mission', { archived: false })
    expect((await create()).code).toBe(201)
  })

  test('are refused when the stream minutes of the package are used up', async () => {
    const missionId = await newMission()
    const flightId = await newFlight(missionId)
    await subscribe(aerie.db, aerie.demo.id, { limits: { streamMinutes: 10 } })
    const setSeconds = (seconds: number) =>
      inTenant(aerie.db, aerie.demo.id, (tx) =>
        sql`insert into stream_usage values (${aerie.demo.id}, date_trunc('month', now() at time zone 'UTC'), ${seconds})
            on conflict (tenant_id, month) do update set seconds = excluded.seconds`.execute(tx),
      )
    const create = () => call<Issued>('POST', '/streamtoken/create', { flightId, name: 'Key' })
    await setSeconds(599)
    expect((await create()).code).toBe(201)
    await setSeconds(600)
    expect(await create()).toMatchObject({ code: 409, messageCode: 'quota.streamMinutes' })
    await setSeconds(0)
  })

  test('are limited for each tenant, also when they are created at once', async () => {
    const flightId = await newFlight(await newMission())
    const fill = (count: number) =>
      inTenant(aerie.db, aerie.demo.id, (tx) =>
        sql`insert into stream_key (id, tenant_id, mission_id, flight_id, name, key_hash, hint)
            select gen_random_uuid(), tenant_id, mission_id, id, 'Full', sha256(('full' || n)::bytea), 'full'
              from flight, generate_series(1, ${count}) n where id = ${flightId}`.execute(tx),
      )
    const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql<{ keys: number }>`select count(*)::int as keys from stream_key where revoked_at is null`.execute(tx),
    )
    await fill(198 - (rows[0]?.keys ?? 0))
    const codes = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await call('POST', '/streamtoken/create', { flightId, name: 'Key' })).code),
    )
    expect(codes.sort()).toEqual([201, 201, 409, 409, 409])
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.deleteFrom('stream_key').where('flight_id', '=', flightId).execute(),
    )
  })

  test('are deleted with their mission, and a copy of the mission has none', async () => {
    const { missionId } = await newKey()
    const copy = await call('POST', `/mission/duplicate/${missionId}`, { name: 'Copy' })
    expect(copy.code).toBe(201)
    expect(await keysOf(copy.data._id)).toEqual([])
    await inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('mission').where('id', '=', missionId).execute())
    const left = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('stream_key').select('id').where('mission_id', '=', missionId).execute(),
    )
    expect(left).toEqual([])
  })
})

describe('active streams', () => {
  test('are listed with the state of live video, also when it has not started or is nowhere', async () => {
    const stateOf = async () => (await call<Active>('GET', '/streamtoken/get-active-streams')).data.liveVideo
    const missionId = await newMission()
    expect(await stateOf()).toBe('listening')
    expect((await aerie.app.inject('/readyz')).json()).toEqual({ status: true, live: 'listening' })
    // The process extends its lease and stores the state every two seconds.
    const setAll = (columns: string) =>
      aerie.pool.query(`begin; set local role aerie_platform; update live_receiver set ${columns}; commit`)
    await until(async () => {
      await setAll("state = 'starting'")
      const { data } = await call<Active>('GET', `/streamtoken/mission/${missionId}`)
      return data.liveVideo === 'starting'
    })
    await until(async () => {
      await setAll("lease_until = now() - interval '1 second'")
      return (await stateOf()) === 'none'
    })
    await until(async () => (await stateOf()) === 'listening')
  })

  test('have their mission, flight and state, without the key, until they are ended', async () => {
    const made = await newKey()
    const streamId = await startStream(made)
    const found = (await active()).find(({ _id }) => _id === streamId)
    expect(found).toMatchObject({
      missionId: made.missionId,
      missionName: 'Harbour survey',
      flightName: 'Flight 1',
      name: 'Controller',
      state: 'connecting',
      protocol: 'rtmp',
      position: null,
      canWatch: true,
      statistics: { viewers: 0, codec: null, warnings: [] },
    })
    expect(JSON.stringify(found)).not.toContain(made.key)
    expect((await call('POST', `/streamtoken/close/${streamId}`)).code).toBe(200)
    expect((await active()).map(({ _id }) => _id)).not.toContain(streamId)
    expect((await call('POST', `/streamtoken/close/${streamId}`)).code).toBe(404)
    expect((await call('POST', `/streamtoken/ticket/${streamId}`)).code).toBe(404)
  })

  test('of linked missions are seen by clients that may watch live', async () => {
    const made = await newKey()
    const streamId = await startStream(made)
    const clientId = await addClient(aerie, aerie.demo, `Harbour authority ${streamId}`)
    await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
    await linkMission(aerie, aerie.demo, clientId, made.missionId)
    const cookie = await aerie.cookieOf(aerie.demo.client)
    const read = (missionId: string) => call<Active>('GET', `/streamtoken/mission/${missionId}`, undefined, cookie)
    const ticket = () => call<Schemas['PlayTicket']>('POST', `/streamtoken/ticket/${streamId}`, undefined, cookie)
    const setLive = (may_watch_live: boolean) =>
      inTenant(aerie.db, aerie.demo.id, (tx) =>
        tx.updateTable('client').set({ may_watch_live }).where('id', '=', clientId).execute(),
      )
    expect([(await read(made.missionId)).code, (await ticket()).code]).toEqual([403, 403])
    await setLive(true)
    expect((await read(made.missionId)).data.streams).toMatchObject([{ _id: streamId, flightName: '', pilot: null }])
    expect((await ticket()).code).toBe(201)
    const other = await newKey()
    expect((await read(other.missionId)).code).toBe(404)
    const foreign = await startStream(other)
    expect((await call('POST', `/streamtoken/ticket/${foreign}`, undefined, cookie)).code).toBe(404)
    await setLive(false)
    expect((await ticket()).code).toBe(403)
    await joinClient(aerie, aerie.demo, aerie.demo.client, null)
  })
})

/** The key with which the positions were sent that a recording of a stream of `key` is paired with. */
async function senderOfRecording(key: Issued & { missionId: string }, startedAt: string): Promise<string | null> {
  const streamId = await startStream(key)
  const file = { missionId: key.missionId, name: 'part.mp4', bytes: Buffer.from('video') }
  const id = await insertStoredRecording(aerie, aerie.demo, file)
  return inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const part = { source: 'stream', live_stream_id: streamId, segment: 'part', start_origin: 'stream' }
    await tx
      .updateTable('recording')
      .set({ ...part, started_at: startedAt, duration_ms: 20_000 })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('mission_file').set({ flight_id: key.flightId }).where('id', '=', id).execute()
    await pairRecording(aerie.demo.id, tx, id)
    const found = await tx
      .selectFrom('recording as r')
      .innerJoin('telemetry as t', 't.id', 'r.telemetry_id')
      .select('t.stream_key_id')
      .where('r.id', '=', id)
      .executeTakeFirst()
    return found?.stream_key_id ?? null
  })
}

describe('positions', () => {
  const at = (offsetMs: number) => new Date(Date.now() + offsetMs).toISOString()
  const send = async (key: string | undefined, positions: object[]) => {
    const { statusCode, json } = await aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/streamtoken/telemetry',
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      payload: { positions },
    })
    return { ...json<{ data?: { stored: number }; message?: string }>(), status: statusCode }
  }

  test('are stored with the flight and move its stream', async () => {
    const made = await newKey()
    const streamId = await startStream(made)
    const positions = [
      { at: at(-3000), lat: 46.84, long: -91.99, height: 40 },
      { at: at(-2000), lat: 46.841, long: -91.99, height: 42, heading: 0 },
    ]
    expect(await send(made.key, positions)).toMatchObject({ status: 200, data: { stored: 2 } })
    // A repeated request stores only what is new.
    const later = { at: at(-1000), lat: 46.842, long: -91.99, height: 41, battery: 80 }
    expect(await send(made.key, [...positions, later])).toMatchObject({ data: { stored: 1 } })
    const found = (await active()).find(({ _id }) => _id === streamId)
    expect(found?.position).toMatchObject({ lat: 46.842, long: -91.99, height: 41, battery: 80, heading: null })
    const track = await call<Schemas['FlightTrack']>('GET', `/flight/track/${made.flightId}?detail=samples`)
    expect(track.data.samples?.lat).toEqual([46.84, 46.841, 46.842])
    expect(track.data.maxHeight).toBe(42)
    expect(track.data.distance).toBeCloseTo(222.3, 0)
    // Older positions do not move the drone back.
    await send(made.key, [{ at: at(-60_000), lat: 46, long: -91 }])
    expect((await active()).find(({ _id }) => _id === streamId)?.position?.lat).toBe(46.842)
  })

  test('of a drone and a phone are apart: the track is that of the drone, and recordings get those of their sender', async () => {
    const drone = await newKey()
    const name = { flightId: drone.flightId, name: 'Phone' }
    const { data: phone } = await call<Issued>('POST', '/streamtoken/create', name)
    const { data: second } = await call<Issued>('POST', '/streamtoken/create', { ...name, name: 'Thermal' })
    const times = [at(-30_000), at(-20_000), at(-10_000)]
    await send(
      phone.key,
      times.map((time) => ({ at: time, lat: 47.1, long: -91.99, altitude: 200 })),
    )
    const onGround = await call<Schemas['FlightTrack']>('GET', `/flight/track/${drone.flightId}?detail=samples`)
    expect(onGround.data.samples?.lat).toEqual([47.1, 47.1, 47.1])
    await send(
      drone.key,
      times.map((time) => ({ at: time, lat: 46.84, long: -91.99, height: 30 })),
    )
    const { data } = await call<Schemas['FlightTrack']>('GET', `/flight/track/${drone.flightId}?detail=samples`)
    expect(data.samples?.lat).toEqual([46.84, 46.84, 46.84])

    // A camera that sends no positions may be on another drone, so that its recordings have none.
    const keys = [drone, { ...drone, ...phone }, { ...drone, ...second }]
    const senders = await Promise.all(keys.map((key) => senderOfRecording(key, times[0] ?? '')))
    expect(senders).toEqual([drone._id, phone._id, null])
  })

  test('tell take-off, landing and the distance without the noise of a parked receiver', async () => {
    const made = await newKey()
    const noise = (index: number) => 46.84 + (index % 2) * 0.00001
    const parked = (from: number) =>
      Array.from({ length: 20 }, (_, index) => ({
        at: at((from + index) * 1000),
        lat: noise(index),
        long: -91.99,
        height: 0,
      }))
    await send(made.key, parked(-120))
    await send(made.key, [
      { at: at(-90_000), lat: 46.84, long: -91.99, height: 20 },
      { at: at(-80_000), lat: 46.841, long: -91.99, height: 30 },
    ])
    await send(made.key, [
      { at: at(-70_000), lat: 46.84, long: -91.99, height: 20 },
      { at: at(-65_000), lat: 46.84, long: -91.99, height: 0.2 },
    ])
    await send(made.key, parked(-60))
    const { data } = await call<Schemas['FlightTrack']>('GET', `/flight/track/${made.flightId}`)
    expect(data.distance).toBeCloseTo(222.3, 0)
    expect(Date.parse(data.landing?.at ?? '') - Date.parse(data.takeOff?.at ?? '')).toBeCloseTo(25_000, -3)
  })

  test('count the part of a step that a drone in the air has made, and keep it when it lands', async () => {
    const made = await newKey()
    // Metres along a meridian, from the first position.
    const to = (metres: number, seconds: number, height: number) => ({
      at: at(seconds * 1000),
      lat: 46.84 + metres / 111_163,
      long: -91.99,
      height,
    })
    const distance = async () =>
      (await call<Schemas['FlightTrack']>('GET', `/flight/track/${made.flightId}`)).data.distance
    await send(made.key, [to(0, -60, 20), to(3, -59, 20)])
    expect(await distance()).toBeCloseTo(3, 1)
    await send(made.key, [to(6, -58, 20), to(9, -57, 20)])
    expect(await distance()).toBeCloseTo(9, 1)
    // Noise in the air does not add up.
    await send(
      made.key,
      Array.from({ length: 10 }, (_, index) => to(index % 2 === 0 ? 8 : 9, -56 + index, 20)),
    )
    expect(await distance()).toBeCloseTo(9, 1)
    await send(made.key, [to(10, -40, 0.2), to(11, -39, 0), to(9, -38, 0)])
    expect(await distance()).toBeCloseTo(10, 1)
  })

  test('do not wait for the statistics of their stream, which do not wait for the key', async () => {
    const made = await newKey()
    const streamId = await startStream(made)
    const heartbeat = openHeartbeat(aerie, () => undefined)
    heartbeat.begin(streamId, aerie.demo.id)
    // Received time is stored in whole seconds.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
    try {
      await inTenant(aerie.db, aerie.demo.id, async (tx) => {
        expect(await lockPublisherKey(aerie.demo.id, tx, made._id, hashOf(made.key))).toBeDefined()
        await heartbeat.beat([{ ...STATISTICS, streamId }])
      })
    } finally {
      clock.mockRestore()
    }
    const stored = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('live_stream').select('received_seconds').where('id', '=', streamId).executeTakeFirst(),
    )
    expect(stored).toEqual({ received_seconds: 2 })
  })

  test('statistics of streams and the ends of streams lock in the same order', async () => {
    const earlier = uuidv7()
    const later = uuidv7()
    // Stored in the other order, in which they are found.
    for (const id of [later, earlier]) await startStream(await newKey(), id)
    const heartbeat = openHeartbeat(aerie, () => undefined)
    for (const id of [later, earlier]) heartbeat.begin(id, aerie.demo.id)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
    let beat: Promise<void> | undefined
    try {
      await inTenant(aerie.db, aerie.demo.id, async (tx) => {
        await sql`select from live_stream where id = ${earlier} for no key update`.execute(tx)
        beat = heartbeat.beat([later, earlier].map((streamId) => ({ ...STATISTICS, streamId })))
        await untilOneWaits()
        await heartbeat.addSeconds(tx, [{ id: later, tenantId: aerie.demo.id, seconds: 1 }])
      })
      await beat
    } finally {
      clock.mockRestore()
    }
    const stored = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('live_stream').select('received_seconds').where('id', 'in', [earlier, later]).execute(),
    )
    expect(stored.map(({ received_seconds }) => received_seconds).sort()).toEqual([2, 3])
  })

  describe('on a WebSocket', () => {
    const connect = (options: { protocols?: string[]; headers?: Record<string, string> }) => {
      const { port } = aerie.app.server.address() as AddressInfo
      const socket = new WebSocket(`ws://127.0.0.1:${port}/live/positions`, options.protocols ?? [], options)
      viewers.push(socket)
      return socket
    }
    const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
    const refusal = async (socket: WebSocket) => ((await once(socket, 'error')) as [Error])[0].message
    /** Sends messages at once. @returns the replies in their order */
    async function exchange(socket: WebSocket, messages: (string | object)[]) {
      const replies: object[] = []
      socket.on('message', (data) => replies.push(JSON.parse((data as Buffer).toString()) as object))
      if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open')
      for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
      await until(() => replies.length >= messages.length)
      socket.removeAllListeners('message')
      return replies
    }

    test('are stored and acknowledged one by one, and checked as in a call', async () => {
      const made = await newKey()
      const streamId = await startStream(made)
      const first = { at: at(-2000), lat: 46.84, long: -91.99, height: 30 }
      const last = { at: at(-1000), lat: 46.85, long: -91.99, height: 31 }
      const replies = await exchange(connect(bearer(made.key)), [
        { id: 1, positions: [first] },
        { id: 2, positions: [first, last] },
        { id: 3, positions: [{ ...last, lat: 91 }] },
        { positions: 'none' },
        'not JSON',
      ])
      expect(replies).toMatchObject([
        { id: 1, statusCode: 200, status: true, data: { stored: 1 } },
        { id: 2, statusCode: 200, status: true, data: { stored: 1 } },
        { id: 3, statusCode: 400, status: false },
        { statusCode: 400, status: false },
        { statusCode: 400, status: false },
      ])
      expect((await active()).find(({ _id }) => _id === streamId)?.position).toMatchObject({ lat: 46.85, height: 31 })
    })

    test('take the key as a subprotocol from browsers', async () => {
      const made = await newKey()
      const socket = connect({ protocols: ['aerie.positions', `aerie.key.${made.key}`] })
      const [reply] = await exchange(socket, [{ positions: [{ at: at(0), lat: 46.84, long: -91.99 }] }])
      expect(reply).toMatchObject({ statusCode: 200, data: { stored: 1 } })
      expect(socket.protocol).toBe('aerie.positions')
    })

    test('are refused without a valid key, above 64 KiB, too often and on too many sockets', async () => {
      expect(await refusal(connect({}))).toContain('401')
      expect(await refusal(connect(bearer('A'.repeat(43))))).toContain('401')
      const made = await newKey()
      const open = [1, 2, 3, 4].map(() => connect(bearer(made.key)))
      await Promise.all(open.map((socket) => once(socket, 'open')))
      expect(await refusal(connect(bearer(made.key)))).toContain('429')
      const [large, often] = open
      const ended = once(large!, 'close')
      large!.send('x'.repeat(65 * 1024))
      expect((await ended)[0]).toBe(1009)
      const message = { positions: [{ at: at(0), lat: 46.84, long: -91.99 }] }
      const replies = await exchange(
        often!,
        Array.from({ length: 60 }, () => message),
      )
      const codes = replies.map((reply) => (reply as { statusCode: number }).statusCode)
      expect(new Set(codes)).toEqual(new Set([200, 429]))
    })

    test('end with the key', async () => {
      const made = await newKey()
      const socket = connect(bearer(made.key))
      const ended = once(socket, 'close')
      await once(socket, 'open')
      await call('DELETE', `/streamtoken/delete/${made._id}`)
      const [reply] = await exchange(socket, [{ id: 7, positions: [{ at: at(0), lat: 46.84, long: -91.99 }] }])
      expect(reply).toMatchObject({ id: 7, statusCode: 403, status: false })
      expect((await ended)[0]).toBe(4403)
    })
  })

  test('are refused with the reason after the flight has landed', async () => {
    const made = await newKey()
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.updateTable('flight').set({ status: 'landed' }).where('id', '=', made.flightId).execute(),
    )
    const reply = await send(made.key, [{ at: at(0), lat: 46.84, long: -91.99 }])
    expect(reply).toMatchObject({ status: 403, message: expect.stringContaining('has ended') as string })
  })

  test('are refused without a valid key, with a wrong clock and too often', async () => {
    const made = await newKey()
    const here = { lat: 46.84, long: -91.99 }
    expect((await send(undefined, [{ at: at(0), ...here }])).status).toBe(403)
    expect((await send('A'.repeat(43), [{ at: at(0), ...here }])).status).toBe(403)
    expect((await send(made.key, [{ at: at(120_000), ...here }])).status).toBe(400)
    expect((await send(made.key, [{ at: at(-2 * 24 * 3_600_000), ...here }])).status).toBe(400)
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => (await send(made.key, [{ at: at(-index), ...here }])).status),
    )
    expect(statuses).toContain(429)
    await call('DELETE', `/streamtoken/delete/${made._id}`)
    const refused = async () => {
      const { status } = await send(made.key, [{ at: at(0), ...here }])
      return status
    }
    expect([403, 429]).toContain(await refused())
  })
})

/** A drone that publishes with the key. @throws PublishError when it is refused */
async function publish(key: string): Promise<Drone> {
  rtmpPort ??= Number(new URL((await newKey()).rtmpUrl ?? '').port)
  const drone = await startDrone(rtmpPort, key)
  drones.push(drone)
  drone.fly()
  return drone
}

/** Waits for the stream of a key to reach a state. */
const streamOf = (missionId: string, isWanted: (each: Schemas['ActiveStream']) => boolean = () => true) =>
  until(async () => (await active()).find((each) => each.missionId === missionId && isWanted(each)))
const gone = (streamId: string) => until(async () => (await active()).every(({ _id }) => _id !== streamId))
const rowOf = async (streamId: string) =>
  (await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('live_stream').selectAll().where('id', '=', streamId).executeTakeFirst(),
  ))!

describe('a publisher', () => {
  test('starts its flight and mission with the first frame, and its time is counted', async () => {
    const made = await newKey()
    const drone = await publish(made.key)
    const stream = await streamOf(
      made.missionId,
      ({ state, statistics }) => state === 'live' && statistics.codec !== null,
    )
    expect(stream.statistics).toMatchObject({ codec: 'H.264', width: 480, height: 270, warnings: [] })
    expect(stream.paths).toEqual(['whep', 'flv'])
    expect((await call('GET', `/mission/get/${made.missionId}`)).data).toMatchObject({ status: 'live' })
    expect((await call('GET', `/flight/get/${made.flightId}`)).data).toMatchObject({ status: 'airborne' })
    const events = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      until(async () => {
        const rows = await tx.selectFrom('event').select('payload').where('name', '=', 'MISSION_LIVE').execute()
        return rows.some(({ payload }) => JSON.stringify(payload).includes(made.missionId))
      }),
    )
    expect(events).toBe(true)
    await until(async () => (await rowOf(stream._id)).received_seconds > 0)
    await drone.land()
    await gone(stream._id)
    expect(await rowOf(stream._id)).toMatchObject({ end_reason: 'publisher' })
    const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql<{ seconds: string }>`select seconds from stream_usage where seconds > 0`.execute(tx),
    )
    expect(rows).toHaveLength(1)
  })

  test('that sends sound without pictures is said to stand still, until pictures come again', async () => {
    const made = await newKey()
    const drone = await publish(made.key)
    await streamOf(made.missionId, ({ state }) => state === 'live')
    drone.sendSoundOnly(true)
    const { _id } = await streamOf(made.missionId, ({ state }) => state === 'frozen')
    // Nobody else can use the key meanwhile.
    await expect(publish(made.key)).rejects.toMatchObject({ code: 'NetStream.Publish.BadName' })
    drone.sendSoundOnly(false)
    expect(await streamOf(made.missionId, ({ state }) => state === 'live')).toMatchObject({ _id })
  })

  test('that is killed has lost its stream', async () => {
    const made = await newKey()
    const drone = await publish(made.key)
    const stream = await streamOf(made.missionId, ({ state }) => state === 'live')
    expect(await keysOf(made.missionId)).toMatchObject([{ state: 'streaming', lastClosing: null }])
    drone.publisher.socket.resetAndDestroy()
    await gone(stream._id)
    expect(await rowOf(stream._id)).toMatchObject({ end_reason: 'lost', end_problem: null })
    expect(await keysOf(made.missionId)).toMatchObject([{ state: 'active', lastClosing: { reason: 'lost' } }])
  })

  test('whose data does not follow the protocol is told so at its key', async () => {
    const made = await newKey()
    const drone = await publish(made.key)
    const stream = await streamOf(made.missionId, ({ state }) => state === 'live')
    // A chunk without a header on a chunk stream that has had none.
    drone.publisher.socket.write(Buffer.alloc(20, 0xc0 | 40))
    await gone(stream._id)
    expect(await rowOf(stream._id)).toMatchObject({ end_reason: 'lost', end_problem: 'malformed' })
    expect(await keysOf(made.missionId)).toMatchObject([{ lastClosing: { reason: 'malformed' } }])
  })

  test('is refused with a wrong, revoked, expired or used key, and for a completed mission', async () => {
    const refused = (key: string, reason: string) =>
      expect(publish(key)).rejects.toMatchObject({
        code: 'NetStream.Publish.BadName',
        description: expect.stringContaining(reason) as string,
      })
    await refused('A'.repeat(43), 'is not valid')
    const revoked = await newKey()
    await call('DELETE', `/streamtoken/delete/${revoked._id}`)
    await refused(revoked.key, 'was revoked or has expired')
    const isToldAt = (missionId: string, reason: string) =>
      until(async () => (await keysOf(missionId)).some(({ lastClosing }) => lastClosing?.reason === reason))
    await isToldAt(revoked.missionId, 'keyEnded')
    const inPast = await newKey()
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .updateTable('stream_key')
        .set({ expires_at: new Date(0) })
        .where('id', '=', inPast._id)
        .execute(),
    )
    await refused(inPast.key, 'was revoked or has expired')
    const used = await newKey()
    await publish(used.key)
    await streamOf(used.missionId, ({ state }) => state === 'live')
    await refused(used.key, 'Another publisher')
    const completed = await newKey()
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.updateTable('mission').set({ status: 'completed' }).where('id', '=', completed.missionId).execute(),
    )
    await refused(completed.key, 'has ended')
    await isToldAt(completed.missionId, 'flightEnded')
  })

  test('goes on without its recording when the storage is full, and the next one is recorded when there is room', async () => {
    const made = await newKey()
    const first = await publish(made.key)
    const { _id } = await streamOf(made.missionId, ({ state }) => state === 'live')
    await subscribe(aerie.db, aerie.demo.id, { limits: { streamMinutes: 1000, storageBytes: 0 } })
    const stopped = await streamOf(made.missionId, ({ statistics }) => statistics.warnings.includes('storageFull'))
    expect(stopped).toMatchObject({ _id, state: 'live' })
    const recordings = async () =>
      (await call<{ items: Recording[] }>('GET', `/VOD/get-by-missionID/${made.missionId}`)).data.items
    // What was recorded is playable while the stream goes on.
    await until(async () => (await recordings()).some(({ state }) => state === 'ready'))
    const alerts = async () =>
      (await call<{ items: object[] }>('GET', `/alert/list?missionId=${made.missionId}`)).data.items
    await until(async () => (await alerts()).length > 0)
    expect(await alerts()).toMatchObject([
      { title: 'Recording stopped: storage full', severity: 'high', source: 'rule' },
    ])
    const seconds = (await rowOf(_id)).received_seconds
    await until(async () => (await rowOf(_id)).received_seconds > seconds + 1)

    await first.land()
    await gone(_id)
    const second = await publish(made.key)
    const unrecorded = await streamOf(made.missionId, ({ statistics }) => statistics.warnings.includes('storageFull'))
    expect(unrecorded._id).not.toBe(_id)
    await second.land()
    await gone(unrecorded._id)
    expect(await recordings()).toHaveLength(1)

    await subscribe(aerie.db, aerie.demo.id, { limits: { streamMinutes: 1000, storageBytes: 10 ** 10 } })
    const third = await publish(made.key)
    const recorded = await streamOf(made.missionId, ({ state }) => state === 'live')
    expect(recorded.statistics.warnings).toEqual([])
    await third.land()
    await until(async () => (await recordings()).filter(({ state }) => state === 'ready').length === 2)
  })

  test('whose recording has stopped because the disk is full raises one alert', async () => {
    const made = await newKey()
    const streamId = await startStream(made)
    const room = openRecordingRoom(
      aerie,
      { stopRecording: () => undefined, resumeRecording: () => undefined },
      () => aerie.demo.id,
    )
    const statistics = { streamId, recording: 'diskFull', recordingBytes: 0 } as StreamStatistics
    await room.check([statistics])
    await room.check([statistics])
    const alerts = await call<{ items: { _id: string }[] }>('GET', `/alert/list?missionId=${made.missionId}`)
    expect(alerts.data.items).toHaveLength(1)
    const { data } = await call('GET', `/alert/get-alert-by-ID/${alerts.data.items[0]?._id}`)
    expect(data).toMatchObject({
      title: 'Recording stopped: storage full',
      description: expect.stringContaining('The disk of the server has too little space left') as string,
      repeats: 0,
    })
  })

  test('is not recorded below the reserve of the disk, and is recorded again when there is space', async () => {
    const made = await newKey()
    const orders: string[] = []
    const lookAt = (recording: StreamStatistics['recording']) =>
      openRecordingRoom(
        aerie,
        {
          stopRecording: (_id, reason) => void orders.push(reason),
          resumeRecording: () => void orders.push('resumed'),
        },
        () => aerie.demo.id,
      ).check([{ streamId: uuidv7(), recording, recordingBytes: 0 } as StreamStatistics])
    const makeRoom = await leaveRoom(aerie.config, -(2 ** 30))
    const publisher = await publish(made.key)
    const { _id } = await streamOf(made.missionId, ({ statistics }) => statistics.warnings.includes('diskFull'))
    for (const recording of ['recording', 'waiting', 'diskFull', 'failed'] as const) await lookAt(recording)
    makeRoom()
    expect(orders).toEqual(['diskFull', 'diskFull'])
    for (const recording of ['recording', 'diskFull', 'storageFull', 'failed'] as const) await lookAt(recording)
    expect(orders).toEqual(['diskFull', 'diskFull', 'resumed'])
    await publisher.land()
    await gone(_id)
  })

  test('goes on when the stream minutes are used up, and a new one is refused', async () => {
    const running = await newKey()
    const other = await newKey()
    await publish(running.key)
    const { _id } = await streamOf(running.missionId, ({ state }) => state === 'live')
    await subscribe(aerie.db, aerie.demo.id, { limits: { streamMinutes: 0 } })
    await expect(publish(other.key)).rejects.toMatchObject({
      description: expect.stringContaining('minutes') as string,
    })
    const seconds = (await rowOf(_id)).received_seconds
    await until(async () => (await rowOf(_id)).received_seconds > seconds + 1)
    await subscribe(aerie.db, aerie.demo.id, { limits: { streamMinutes: 1000 } })
  })

  test.each([
    ['is closed', async (made: Issued, streamId: string) => call('POST', `/streamtoken/close/${streamId}`)],
    ['is revoked', async (made: Issued) => call('DELETE', `/streamtoken/delete/${made._id}`)],
    ['loses its flight', async (made: Issued) => call('DELETE', `/flight/delete/${made.flightId}`)],
  ])('is disconnected when its stream or key %s', async (_what, act) => {
    const made = await newKey()
    const { publisher } = await publish(made.key)
    const { _id } = await streamOf(made.missionId, ({ state }) => state === 'live')
    const disconnected = closed(publisher.socket)
    expect((await act(made, _id)).code).toBe(200)
    await disconnected
    await gone(_id)
  })

  test('of a crashed process ends when its lease expires, and the end is announced', async () => {
    const made = await newKey()
    const streamId = await startStream(made)
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .updateTable('live_stream')
        .set({ lease_until: new Date(Date.now() - 1000) })
        .where('id', '=', streamId)
        .execute(),
    )
    expect((await active()).map(({ _id }) => _id)).not.toContain(streamId)
    await endLapsedStreams(aerie)
    expect(await rowOf(streamId)).toMatchObject({ end_reason: 'lost' })
  })
})

describe('a viewer', () => {
  const ticketOf = async (streamId: string, cookie = root) =>
    (await call<Schemas['PlayTicket']>('POST', `/streamtoken/ticket/${streamId}`, undefined, cookie)).data.ticket
  const live = async () => {
    const made = await newKey()
    await publish(made.key)
    return (await streamOf(made.missionId, ({ paths }) => paths.length === 2))._id
  }
  const whep = async (streamId: string, ticket: string, offer: string, cookie?: string) =>
    aerie.app.inject({
      method: 'POST',
      url: `/live/whep/${streamId}?ticket=${ticket}`,
      headers: { 'content-type': 'application/sdp', ...(cookie && { cookie }) },
      payload: offer,
    })
  /** A WebSocket over which the stream arrives. */
  async function watchFlv(streamId: string, ticket: string, headers: Record<string, string> = { cookie: root }) {
    const { port } = aerie.app.server.address() as AddressInfo
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live/flv/${streamId}?ticket=${ticket}`, { headers })
    // Refused sockets end with an error.
    socket.on('error', () => undefined)
    viewers.push(socket)
    const first = once(socket, 'message') as Promise<[Buffer]>
    first.catch(() => undefined)
    return { socket, first }
  }

  test('plays a stream over WebRTC with a ticket that works once, in its session only', async () => {
    const streamId = await live()
    const packets: unknown[] = []
    const viewer = await createViewer((packet) => void packets.push(packet))
    const ticket = await ticketOf(streamId)
    expect((await whep(streamId, ticket, viewer.offer)).statusCode).toBe(401)
    const staff = await aerie.cookieOf(aerie.demo.staff)
    const stranger = await aerie.cookieOf(aerie.other.root)
    for (const cookie of [staff, stranger]) {
      expect((await whep(streamId, ticket, viewer.offer, cookie)).statusCode).toBe(404)
    }
    const answer = await whep(streamId, ticket, viewer.offer, root)
    expect(answer).toMatchObject({ statusCode: 201, headers: { 'content-type': 'application/sdp' } })
    await accept(viewer, answer.body)
    await until(() => packets.length > 5)
    await streamOf((await rowOf(streamId)).mission_id, ({ statistics }) => statistics.viewers === 1)
    expect((await whep(streamId, ticket, viewer.offer, root)).statusCode).toBe(404)
    const location = String(answer.headers.location)
    const end = (cookie: string) => aerie.app.inject({ method: 'DELETE', url: location, headers: { cookie } })
    expect((await end(stranger)).statusCode).toBe(404)
    expect((await end(root)).statusCode).toBe(200)
    await streamOf((await rowOf(streamId)).mission_id, ({ statistics }) => statistics.viewers === 0)
    await viewer.connection.close()
    const views = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('stream_view').selectAll().where('stream_id', '=', streamId).execute(),
    )
    expect(views).toMatchObject([{ user_id: aerie.demo.root.id, path: 'whep', ended_at: expect.any(Date) as Date }])
  })

  test('is refused a malformed offer and an unknown stream', async () => {
    const streamId = await live()
    expect((await whep(streamId, await ticketOf(streamId), 'v=0 nonsense', root)).statusCode).toBe(400)
    expect((await whep(uuidv7(), await ticketOf(streamId), 'v=0\r\nm=video', root)).statusCode).toBe(404)
  })

  test('plays a stream over a WebSocket of its own origin only', async () => {
    const streamId = await live()
    const { socket: watching, first } = await watchFlv(streamId, await ticketOf(streamId))
    expect((await first)[0].subarray(0, 3).toString()).toBe('FLV')
    // Who watched, and until when.
    const openViews = () =>
      inTenant(aerie.db, aerie.demo.id, (tx) =>
        tx
          .selectFrom('stream_view')
          .select('id')
          .where('stream_id', '=', streamId)
          .where('ended_at', 'is', null)
          .execute(),
      )
    expect(await openViews()).toHaveLength(1)
    watching.close()
    await until(async () => (await openViews()).length === 0)
    const refused = async (headers: Record<string, string>, ticket?: string) => {
      const { socket } = await watchFlv(streamId, ticket ?? (await ticketOf(streamId)), headers)
      const [, reply] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
      return reply.statusCode
    }
    expect(await refused({})).toBe(403)
    expect(await refused({ cookie: root, origin: 'https://evil.test' })).toBe(403)
    expect(await refused({ cookie: root }, 'A'.repeat(43))).toBe(404)
    expect(await refused({ cookie: await aerie.cookieOf(aerie.other.root) })).toBe(404)
  })

  test.each([
    ['the session ends', (cookie: string) => call('POST', '/auth/logout', undefined, cookie)],
    [
      'the permission is removed',
      () =>
        asPlatform(aerie.db, (tx) =>
          tx.updateTable('app_user').set({ custom_permissions: [] }).where('id', '=', aerie.demo.viewer.id).execute(),
        ),
    ],
  ])('stops playing when %s', async (_what, act) => {
    const permissions = ['mission_list', 'stream_list', 'webrtc_view']
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('app_user')
        .set({ custom_permissions: permissions })
        .where('id', '=', aerie.demo.viewer.id)
        .execute(),
    )
    const cookie = await aerie.cookieOf(aerie.demo.viewer)
    const streamId = await live()
    const { socket, first } = await watchFlv(streamId, await ticketOf(streamId, cookie), { cookie })
    await first
    const stopped = closed(socket)
    await act(cookie)
    await stopped
  })

  test('of a client stops playing when the mission is withdrawn', async () => {
    const streamId = await live()
    const { mission_id } = await rowOf(streamId)
    const clientId = await addClient(aerie, aerie.demo, `Railway ${streamId}`)
    await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
    await linkMission(aerie, aerie.demo, clientId, mission_id)
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.updateTable('client').set({ may_watch_live: true }).where('id', '=', clientId).execute(),
    )
    const cookie = await aerie.cookieOf(aerie.demo.client)
    const { socket, first } = await watchFlv(streamId, await ticketOf(streamId, cookie), { cookie })
    await first
    const stopped = closed(socket)
    await unlinkMission(aerie, aerie.demo, clientId, mission_id)
    await stopped
    await joinClient(aerie, aerie.demo, aerie.demo.client, null)
  })
})
