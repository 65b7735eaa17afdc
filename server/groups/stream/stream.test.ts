import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../contract/contract.gen'
import { inTenant } from '../../db/tenancy'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { hashOf } from './streamKey'

type Schemas = components['schemas']
type Issued = Schemas['IssuedStreamKey']
type Active = Schemas['ActiveStreamsReply']['data']
type Keys = Schemas['StreamKeysReply']['data']

let aerie: TestApp
let root: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
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

/** A stream as if somebody published with the key. */
async function startStream({ _id, missionId, flightId }: Issued & { missionId: string }): Promise<string> {
  const id = uuidv7()
  const of = { id, tenant_id: aerie.demo.id, mission_id: missionId, flight_id: flightId, stream_key_id: _id }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .insertInto('live_stream')
      .values({ ...of, name: 'Controller', protocol: 'rtmp', lease_until: new Date(Date.now() + 3_600_000) })
      .execute(),
  )
  return id
}

describe('stream keys', () => {
  test('are shown once and stored as a hash', async () => {
    const made = await newKey()
    expect(made).toMatchObject({
      key: expect.stringMatching(/^[\w-]{43}$/) as string,
      name: 'Controller',
      rtmpUrl: 'rtmp://localhost:1935/live',
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
  test('have their mission, flight and state, without the key, until they are ended', async () => {
    const made = await newKey()
    const streamId = await startStream(made)
    const found = (await active()).find(({ _id }) => _id === streamId)
    expect(found).toMatchObject({
      ...{ missionId: made.missionId, missionName: 'Harbour survey', flightName: 'Flight 1', name: 'Controller' },
      ...{ state: 'connecting', protocol: 'rtmp', position: null, canWatch: true },
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

describe('positions', () => {
  const at = (offsetMs: number) => new Date(Date.now() + offsetMs).toISOString()
  const send = async (key: string | undefined, positions: object[]) => {
    const { statusCode, json } = await aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/streamtoken/telemetry',
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      payload: { positions },
    })
    return { code: statusCode, ...json<{ data?: { stored: number }; code?: string }>(), status: statusCode }
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
