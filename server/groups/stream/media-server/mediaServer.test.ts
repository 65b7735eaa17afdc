// A MediaMTX beside the bundled engine. The server in testing/mediaMtx.ts speaks its HTTP.
import { sql } from 'kysely'
import type { components } from '../../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../../platform/db/tenancy'
import { MediaMtx } from '../../../media/media-server/testing/mediaMtx'
import { addClient, joinClient, linkMission } from '../../../testing/clients'
import { startTestApp, type TestApp } from '../../../testing/testApp'
import { until } from '../../../testing/until'
import { recordingImport } from '../../vod/importJob'

type Schemas = components['schemas']
type Ticket = Schemas['PlayTicket']

const SECRET = 'a-secret-of-both-servers'

let aerie: TestApp
let media: MediaMtx
let address: string
let root: string

beforeAll(async () => {
  media = new MediaMtx()
  address = await media.listen()
  const settings = {
    LIVE_STREAM_URL: address,
    MEDIAMTX_API_URL: address,
    MEDIAMTX_PLAYBACK_URL: address,
    MEDIAMTX_HLS_URL: address,
    MEDIAMTX_SECRET: SECRET,
    RTMP_INGEST_URL: 'rtmp://media.example:1935',
  }
  aerie = await startTestApp(settings, [recordingImport])
  const own = await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  media.callbacks = `${own}/live/media-server/${SECRET}`
  root = await aerie.cookieOf(aerie.demo.root)
})
afterEach(() => {
  media.losesHooks = false
  media.isOldVersion = false
  media.questionDelayMs = 0
  media.setDown(false)
})
afterAll(async () => {
  await aerie.close()
  await media.close()
})

const call = <T = { _id: string }>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)

async function newKey(cookie = root) {
  const missionId = (await call('POST', '/mission/create', { name: 'Harbour survey' }, cookie)).data._id
  const flightId = (await call('POST', '/flight/create', { missionId, name: 'Flight 1' }, cookie)).data._id
  const { data } = await call<Schemas['IssuedStreamKey']>(
    'POST',
    '/streamtoken/create',
    { flightId, name: 'Nose' },
    cookie,
  )
  return { ...data, missionId }
}

const activeOf = async (missionId: string, cookie = root) =>
  (await call<Schemas['ActiveStreamsReply']['data']>('GET', `/streamtoken/mission/${missionId}`, undefined, cookie))
    .data.streams

/** A stream that has arrived. */
async function publish(options: Parameters<MediaMtx['publish']>[2] = {}) {
  const key = await newKey()
  const { status, id } = await media.publish(key._id, key.key, options)
  expect(status).toBe(204)
  media.receive(key._id, 1000)
  const stream = await until(async () => (await activeOf(key.missionId)).find(({ state }) => state === 'live'))
  return { ...key, path: key._id, streamId: stream._id, connectionId: id }
}

const ticketOf = async (streamId: string, cookie = root) =>
  (await call<Ticket>('POST', `/streamtoken/ticket/${streamId}`, undefined, cookie)).data

const whep = (path: string, ticket: string) =>
  fetch(`${address}/${path}/whep`, { method: 'POST', headers: { authorization: `Bearer ${ticket}` }, body: 'v=0' })

const viewsOf = (streamId: string) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .selectFrom('stream_view')
      .select(['path', 'ended_at', 'reader_id', 'session_id'])
      .where('stream_id', '=', streamId)
      .orderBy('id')
      .execute(),
  )

const streamRow = (streamId: string) =>
  asPlatform(aerie.db, (tx) =>
    tx.selectFrom('live_stream').selectAll().where('id', '=', streamId).executeTakeFirstOrThrow(),
  )

describe('publishing', () => {
  test('names the path and the token of a key, and starts a live stream', async () => {
    const key = await newKey()
    expect(key).toMatchObject({
      rtmpUrl: 'rtmp://media.example:1935',
      rtmpKey: `${key._id}?token=${key.key}`,
      whipUrl: `${address}/${key._id}/whip`,
    })
    expect((await media.publish(key._id, key.key)).status).toBe(204)
    media.receive(key._id, 500_000)
    const stream = await until(async () => (await activeOf(key.missionId)).find(({ state }) => state === 'live'))
    expect(stream).toMatchObject({ protocol: 'rtmp' })
    media.receive(key._id, 500_000)
    const later = await until(async () =>
      (await activeOf(key.missionId)).find(({ statistics }) => statistics.bitsPerSecond > 0),
    )
    expect(later).toMatchObject({ paths: ['whep', 'hls'], statistics: { codec: 'H.264', width: 1280, height: 720 } })
    const mission = await call<{ status: string }>('GET', `/mission/get/${key.missionId}`)
    expect(mission.data.status).toBe('live')
  })

  test('accepts the path with the application that encoders send, RTSP with a password, and older versions', async () => {
    media.isOldVersion = true
    const key = await newKey()
    expect((await media.publish(`live/${key._id}`, key.key)).status).toBe(204)
    media.receive(`live/${key._id}`, 1000)
    await until(async () => (await activeOf(key.missionId)).find(({ state }) => state === 'live'))
    const rtsp = await newKey()
    const question = { action: 'publish', protocol: 'rtsp', path: rtsp._id, id: 'e7b1c4de-0000-4000-8000-000000000001' }
    // Clients send no credentials before they are asked.
    expect(await media.ask(question)).toBe(401)
    expect(await media.ask({ ...question, user: 'aerie', password: rtsp.key })).toBe(204)
    // The same connection asks again.
    expect(await media.ask({ ...question, user: 'aerie', password: rtsp.key })).toBe(204)
    expect(await activeOf(rtsp.missionId)).toMatchObject([{ protocol: 'rtsp', state: 'connecting' }])
  })

  test('refuses other paths, unknown and revoked keys, and a second publisher', async () => {
    const key = await newKey()
    const other = await newKey()
    expect((await media.publish(other._id, key.key)).status).toBe(403)
    expect((await media.publish('camera', key.key)).status).toBe(403)
    expect((await media.publish(key._id, 'k'.repeat(43))).status).toBe(403)
    await call('DELETE', `/streamtoken/delete/${other._id}`)
    expect((await media.publish(other._id, other.key)).status).toBe(403)
    const first = await publish()
    expect((await media.publish(first.path, first.key)).status).toBe(403)
    expect(await media.ask({ action: 'api', token: key.key })).toBe(403)
  })

  test('ends a stream whose publisher was admitted too late and never arrived', async () => {
    const key = await newKey()
    // The media server has given up meanwhile.
    expect(await media.ask({ action: 'publish', protocol: 'rtmp', path: key._id, token: key.key })).toBe(204)
    expect(await activeOf(key.missionId)).toHaveLength(1)
    await until(async () => (await activeOf(key.missionId)).length === 0)
    media.questionDelayMs = 1500
    expect((await media.publish(key._id, key.key)).status).toBe(204)
    media.receive(key._id, 1000)
    await until(async () => (await activeOf(key.missionId)).find(({ state }) => state === 'live'))
  })

  test('does not exist without the secret', async () => {
    const own = media.callbacks.replace(SECRET, 'another-secret-of-nobody')
    for (const call of ['auth', 'hook']) {
      const reply = await fetch(`${own}/${call}`, { method: 'POST' })
      expect(reply.status).toBe(404)
    }
  })
})

describe('watching', () => {
  test('is admitted once with a ticket, over WebRTC and HLS', async () => {
    const { streamId, path } = await publish()
    const ticket = await ticketOf(streamId)
    expect(ticket).toMatchObject({
      paths: ['whep', 'hls'],
      whepUrl: `${address}/${path}/whep`,
      hlsUrl: `${address}/${path}/index.m3u8`,
    })
    const reply = await whep(path, ticket.ticket)
    expect(reply.status).toBe(201)
    expect(await viewsOf(streamId)).toMatchObject([
      { path: 'whep', ended_at: null, reader_id: reply.headers.get('id') },
    ])
    expect((await whep(path, ticket.ticket)).status).toBe(401)

    const second = await ticketOf(streamId)
    const playlist = await fetch(`${ticket.hlsUrl}?token=${second.ticket}`)
    expect(playlist.status).toBe(200)
    const cookie = playlist.headers.get('set-cookie') ?? ''
    // Later parts belong to the session.
    expect((await fetch(ticket.hlsUrl ?? '', { headers: { cookie } })).status).toBe(200)
    expect((await fetch(ticket.hlsUrl ?? '')).status).toBe(401)
    expect(await viewsOf(streamId)).toMatchObject([{ path: 'whep' }, { path: 'hls', ended_at: null }])
    media.leave(path, reply.headers.get('id') ?? '')
    await until(async () => (await viewsOf(streamId))[0]?.ended_at instanceof Date)
    expect((await viewsOf(streamId))[1]?.ended_at).toBeNull()
  })

  test('admits an HLS viewer of a media server that asks for each part', async () => {
    const { streamId, path } = await publish()
    const { ticket } = await ticketOf(streamId)
    const question = { action: 'read', protocol: 'hls', path, token: ticket, id: '' }
    expect(await media.ask(question)).toBe(204)
    expect(await media.ask(question)).toBe(204)
    const id = 'e7b1c4de-0000-4000-8000-000000000002'
    expect(await media.ask({ ...question, id })).toBe(204)
    expect(await viewsOf(streamId)).toMatchObject([{ reader_id: id, ended_at: null }])
    expect(await media.ask({ ...question, ip: '192.0.2.99' })).toBe(403)
    expect(await media.ask({ ...question, protocol: 'webrtc' })).toBe(403)
    expect(await viewsOf(streamId)).toHaveLength(1)
  })

  test('refuses tickets of other streams, expired ones and other protocols', async () => {
    const { streamId, path } = await publish()
    const other = await publish()
    const { ticket } = await ticketOf(streamId)
    expect((await whep(other.path, ticket)).status).toBe(401)
    expect(await media.ask({ action: 'read', protocol: 'rtsp', path, token: ticket })).toBe(403)
    expect(await media.ask({ action: 'read', protocol: 'webrtc', path })).toBe(401)
    await asPlatform(aerie.db, (tx) =>
      sql`update play_ticket set expires_at = now() - interval '1 second' where stream_id = ${streamId}`.execute(tx),
    )
    expect((await whep(path, ticket)).status).toBe(401)
    expect(await viewsOf(streamId)).toEqual([])
  })

  test('gives no ticket to another tenant, and one to a client of the mission only', async () => {
    const { streamId, missionId, path } = await publish()
    const foreign = await aerie.cookieOf(aerie.other.root)
    expect((await call('POST', `/streamtoken/ticket/${streamId}`, undefined, foreign)).code).toBe(404)
    const own = await addClient(aerie, aerie.demo, 'Harbour authority')
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.updateTable('client').set({ may_watch_live: true }).where('id', '=', own).execute(),
    )
    await joinClient(aerie, aerie.demo, aerie.demo.client, own)
    const client = await aerie.cookieOf(aerie.demo.client)
    expect((await call('POST', `/streamtoken/ticket/${streamId}`, undefined, client)).code).toBe(404)
    await linkMission(aerie, aerie.demo, own, missionId)
    const { ticket } = await ticketOf(streamId, client)
    expect((await whep(path, ticket)).status).toBe(201)
  })

  test('ends when the right to watch is lost', async () => {
    const { streamId, path } = await publish()
    const cookie = await aerie.cookieOf(aerie.demo.staff)
    const { ticket } = await ticketOf(streamId, cookie)
    const reply = await whep(path, ticket)
    const readerId = reply.headers.get('id') ?? ''
    const [view] = await viewsOf(streamId)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(media.readersOf(path)).toContain(readerId)
    await asPlatform(aerie.db, (tx) =>
      tx
        .deleteFrom('session')
        .where('id', '=', view?.session_id ?? '')
        .execute(),
    )
    await until(() => !media.readersOf(path).includes(readerId))
    expect(media.kicked).toContain(`webrtcsessions ${readerId}`)
    await until(async () => (await viewsOf(streamId))[0]?.ended_at instanceof Date)
  })
})

describe('looking after the media server', () => {
  test('ends the connection of a publisher whose stream was closed or whose key was revoked', async () => {
    const { streamId, path, connectionId, missionId, key } = await publish()
    await call('POST', `/streamtoken/close/${streamId}`)
    await until(() => !media.isPublished(path))
    expect(media.kicked).toContain(`rtmpconns ${connectionId}`)
    // The key stays valid.
    expect((await media.publish(path, key)).status).toBe(204)
    media.receive(path, 1000)
    await until(async () => (await activeOf(missionId)).find(({ state }) => state === 'live'))
    await call('DELETE', `/streamtoken/delete/${path}`)
    await until(() => !media.isPublished(path))
  })

  test('counts the received time', async () => {
    const { streamId, path } = await publish()
    const timer = setInterval(() => media.receive(path, 10_000), 200)
    await until(async () => (await streamRow(streamId)).received_seconds >= 4)
    clearInterval(timer)
    const used = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql<{ seconds: string }>`select sum(seconds) as seconds from stream_usage`.execute(tx),
    )
    expect(Number(used.rows[0]?.seconds)).toBeGreaterThanOrEqual(4)
  })

  test('ends a stream whose hook was lost, and finds the one that comes back', async () => {
    const { streamId, path, key, missionId } = await publish()
    media.losesHooks = true
    await media.unpublish(path)
    await until(async () => (await streamRow(streamId)).ended_at !== null)
    // Nothing tells whether the publisher said that it stops.
    expect((await streamRow(streamId)).end_reason).toBe('lost')
    expect((await media.publish(path, key)).status).toBe(204)
    media.receive(path, 1000)
    await until(async () => (await activeOf(missionId)).find(({ state }) => state === 'live'))
  })

  test('keeps streams while the control API does not answer, and shows that nothing arrives', async () => {
    const { path, streamId, missionId } = await publish()
    media.setDown(true)
    await until(async () => (await activeOf(missionId)).find(({ state }) => state === 'stalled'))
    expect(await activeOf(missionId)).toMatchObject([{ _id: streamId }])
    media.setDown(false)
    media.receive(path, 5000)
    await until(async () => (await activeOf(missionId)).find(({ state }) => state === 'live'))
  })

  test('ends streams with a restart of the media server, and takes them again', async () => {
    const { path, key, streamId, missionId } = await publish()
    media.restart()
    await until(async () => (await activeOf(missionId)).length === 0)
    expect((await streamRow(streamId)).ended_at).not.toBeNull()
    expect((await media.publish(path, key)).status).toBe(204)
    await until(async () => (await activeOf(missionId)).find(({ _id }) => _id !== streamId))
  })

  test('ends the connections of publishers and viewers that it does not know', async () => {
    const { streamId, path, connectionId } = await publish()
    const { ticket } = await ticketOf(streamId)
    const readerId = (await whep(path, ticket)).headers.get('id') ?? ''
    await asPlatform(aerie.db, (tx) =>
      sql`update stream_view set ended_at = now() where stream_id = ${streamId}`.execute(tx),
    )
    await until(() => !media.readersOf(path).includes(readerId))
    await asPlatform(aerie.db, (tx) =>
      sql`update live_stream set ended_at = now(), end_reason = 'lost' where id = ${streamId}`.execute(tx),
    )
    await until(() => media.kicked.includes(`rtmpconns ${connectionId}`))
  })
})

describe('recordings', () => {
  const recordingsOf = async (missionId: string) =>
    (await call<{ items: Schemas['Recording'][] }>('GET', `/VOD/get-by-missionID/${missionId}`)).data.items

  test('are fetched once when their segment is finished, and deleted at the media server', async () => {
    const { path, missionId, streamId } = await publish()
    const start = new Date()
    media.record(path, start, 6)
    media.record(path, new Date(start.getTime() + 6000), 2)
    await media.completeSegment(path)
    await media.completeSegment(path)
    const [recording] = await until(async () => {
      const all = await recordingsOf(missionId)
      return all.some(({ state }) => state === 'ready') ? all : undefined
    })
    expect(recording).toMatchObject({ source: 'stream', startedAt: start.toISOString() })
    await until(() => media.deletedSegments.includes(start.toISOString()))
    // The second one is still being written.
    expect(media.segmentsOf(path)).toBe(1)
    await media.unpublish(path)
    await until(async () => (await recordingsOf(missionId)).length === 2)
    await until(() => media.segmentsOf(path) === 0)
    await media.completeSegment(path)
    expect(await recordingsOf(missionId)).toHaveLength(2)
    expect((await streamRow(streamId)).ended_at).not.toBeNull()
  })

  test('are found without a hook when the stream ends', async () => {
    const { path, missionId } = await publish()
    media.losesHooks = true
    media.record(path, new Date(), 5)
    await media.unpublish(path)
    await until(async () => (await recordingsOf(missionId)).some(({ state }) => state === 'ready'))
  })

  test('are not handed out by the media server without the secret', async () => {
    const key = await newKey()
    expect(await media.ask({ action: 'playback', path: key._id, token: key.key })).toBe(403)
    expect(await media.ask({ action: 'playback', path: key._id, token: SECRET })).toBe(204)
  })
})
