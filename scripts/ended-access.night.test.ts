// How long a read goes on after the right to it has ended: each kind of access, each kind of long read, in each of three processes, also
// while the processes receive no notices of changes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { readFile } from 'node:fs/promises'
import type { components } from '../server/platform/contract/contract.gen'
import { startDrone, type Drone } from '../server/groups/stream/testing/publisher'
import { MediaMtx } from '../server/media/media-server/testing/mediaMtx'
import { send } from '../server/records/uploads/testing/tusClient'
import { until } from '../server/testing/until'
import { writeLongVideo } from './testing/longVideo'
import {
  download,
  eventSocket,
  hlsVideo,
  liveVideo,
  publisher,
  remoteWebRtcVideo,
  repeated,
  webRtcVideo,
  type Read,
} from './testing/reads'
import { PASSWORD, startThreeProcesses, type Member, type ThreeProcesses } from './testing/threeProcesses'

type Schemas = components['schemas']

/** After this time, no read may go on. */
const LIMIT_SECONDS = 5
/** Of filler in each picture: a video of 240 MB. */
const PICTURE_BYTES = 400_000
const TABLE = path.resolve(__dirname, '../build/ended-access.json')
const API = '/apis/v1'
const MEDIA_SECRET = 'a-secret-of-both-servers'

let server: ThreeProcesses
let root: Record<string, string>
let tenantId: string
let missionId: string
let layerId: string
let recordingId: string
let exportId: string
let clientId: string
let streamId: string
let drone: Drone
/** Stands in for a MediaMTX, and asks any of the processes. */
let media: MediaMtx
let remote: { streamId: string; path: string }
/** Seconds until the slowest process has ended the read, by access and by kind of read. */
const table: Record<string, Record<string, number | null>> = {}

interface Answer<Data> {
  status: number
  message?: string
  data: Data
  cookie: string
}

async function call<Data = { _id: string }>(
  headers: Record<string, string>,
  method: string,
  url: string,
  body?: object,
  origin = server.origin,
): Promise<Answer<Data>> {
  const answer = await fetch(`${origin}${API}${url}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { message, data } = (await answer.json()) as { message?: string; data: Data }
  if (!answer.ok) throw new Error(`${method} ${url} answers ${answer.status}: ${message}`)
  return { status: answer.status, data, cookie, ...(message !== undefined && { message }) }
}

async function signIn(email: string): Promise<Record<string, string>> {
  const { cookie } = await call({}, 'POST', '/auth/login', { email, password: PASSWORD })
  await call({ cookie }, 'PATCH', '/tenant/user/terms-conditions-check?terms=true').catch(() => undefined)
  return { cookie }
}

beforeAll(async () => {
  media = new MediaMtx()
  const address = await media.listen()
  server = await startThreeProcesses('server-ended-access', {
    LIVE_STREAM_URL: address,
    MEDIAMTX_API_URL: address,
    MEDIAMTX_PLAYBACK_URL: address,
    MEDIAMTX_HLS_URL: address,
    MEDIAMTX_SECRET: MEDIA_SECRET,
  })
  media.callbacks = `${server.origin}/live/media-server/${MEDIA_SECRET}`
  root = await signIn('root@demo.test')
  const details = await call<{ tenantId: { _id: string } }>(root, 'GET', '/auth/userdetails')
  tenantId = details.data.tenantId._id
  const missions = await call<{ items: { _id: string; name: string }[] }>(
    root,
    'GET',
    `/mission/get/tenant/${tenantId}`,
  )
  missionId = missions.data.items.find(({ name }) => name === 'Beach erosion, March')?._id ?? ''
  layerId = await until(async () => {
    const { data } = await call<{ layers: Schemas['Layer'][] }>(
      root,
      'GET',
      `/layer/all-layers-for-mission/${missionId}`,
    )
    return data.layers.find(({ name, status }) => name === 'Orthomosaic' && status === 'ready')?._id
  })
  recordingId = await addRecording()
  exportId = await makeExport()
  const ofMission = `/client/get-clients-of-mission/${missionId}`
  const { data } = await call<Schemas['MissionClientListReply']['data']>(root, 'GET', ofMission)
  clientId = data.clients[0]?._id ?? ''
  const client = await call<Schemas['Client']>(root, 'GET', `/client/get-client-by-id/${clientId}`)
  await call(root, 'PATCH', `/client/edit-client-details/${clientId}`, {
    version: client.data.version,
    mayWatchLive: true,
  })
  await shareWithClient()
  // Completed missions of the demo receive no streams.
  await server.query(`update mission set status = 'live', ended_at = null where id = $1`, [missionId])
  drone = await fly()
  remote = await publishRemotely()
})
afterAll(async () => {
  mkdirSync(path.dirname(TABLE), { recursive: true })
  writeFileSync(TABLE, JSON.stringify(table, null, 2))
  await drone?.land()
  await server?.close()
  await media?.close()
})

async function addRecording(): Promise<string> {
  const file = path.join(tmpdir(), `aerie-long-${process.pid}.mp4`)
  await writeLongVideo(file, PICTURE_BYTES)
  const bytes = await readFile(file)
  rmSync(file)
  const upload = await send(server.origin, root['cookie'] ?? '', bytes, { filename: 'Long.mp4' })
  const made = await call(root, 'POST', '/VOD/save-vod-manual', { missionId, uploadId: upload.id })
  return until(async () => {
    const { data } = await call<Schemas['Recording']>(root, 'GET', `/VOD/get-by-ID/${made.data._id}`)
    if (data.state === 'failed') throw new Error('The video was not read')
    return data.state === 'ready' && data._id
  })
}

async function makeExport(): Promise<string> {
  await call(root, 'POST', '/tenantroot/data-export/start')
  return until(async () => {
    const { data } = await call<{ exports: Schemas['DataExport'][] }>(root, 'GET', '/tenantroot/data-export/get')
    const [latest] = data.exports
    if (latest?.state === 'failed') throw new Error('The export has failed')
    return latest?.state === 'ready' && latest._id
  })
}

const shareWithClient = () =>
  call(root, 'POST', '/client/insert-client-for-mission', {
    clientId,
    missionIds: [missionId],
    shows: { layers: 'marked', recordings: 'all', live: true },
  })

/** A stream of the mission, which goes on. */
async function fly(): Promise<Drone> {
  const flight = await call(root, 'POST', '/flight/create', { missionId, name: 'Watched' })
  const key = await call<Schemas['IssuedStreamKey']>(root, 'POST', '/streamtoken/create', {
    flightId: flight.data._id,
    name: 'Nose',
  })
  const started = await startDrone(server.rtmpPort, key.data.key)
  started.fly()
  streamId = await until(async () => {
    const { data } = await call<{ streams: Schemas['ActiveStream'][] }>(root, 'GET', '/streamtoken/get-active-streams')
    return data.streams.find((each) => each.missionId === missionId && each.paths.includes('flv'))?._id
  })
  return started
}

/** Another stream of the mission, at the media server. */
async function publishRemotely(): Promise<{ streamId: string; path: string }> {
  const flight = await call(root, 'POST', '/flight/create', { missionId, name: 'Relayed' })
  const { data } = await call<Schemas['IssuedStreamKey']>(root, 'POST', '/streamtoken/create', {
    flightId: flight.data._id,
    name: 'Tail',
  })
  const { status } = await media.publish(data._id, data.key)
  if (status !== 204) throw new Error(`The media server is answered ${status}`)
  const id = await until(async () => {
    media.receive(data._id, 100_000)
    const active = await call<{ streams: Schemas['ActiveStream'][] }>(root, 'GET', '/streamtoken/get-active-streams')
    const stream = active.data.streams.find((each) => each.missionId === missionId && each.paths.includes('hls'))
    return stream?.state === 'live' && stream._id
  })
  return { streamId: id, path: data._id }
}

type Reads = Record<string, (member: Member) => Promise<Read>>

interface Access {
  reads: Reads
  revoke: () => Promise<unknown>
}

const CLIP = () => `${API}/recording/clip/${recordingId}?fromMs=0&untilMs=600000`
const RECORDING = () => `${API}/recording/download/${recordingId}`
const TILE = () => `${API}/tiles/raster/${layerId}/17/32040/46050`

/** The reads of a person by a session or a token. */
function readsOf(headers: Record<string, string>): Reads {
  const of = ({ origin }: Member) => ({ origin, headers })
  return {
    clip: (member) => download(of(member), CLIP()),
    download: (member) => download(of(member), RECORDING()),
    tiles: (member) => repeated(of(member), TILE()),
    items: (member) => repeated(of(member), `${API}/ogc/collections/missions/items`),
  }
}

/** The reads that need a session. */
function socketsOf(headers: Record<string, string>): Reads {
  const of = ({ origin }: Member) => ({ origin, headers })
  return {
    'socket, polling': (member) => eventSocket(of(member), 'polling'),
    'socket, WebSocket': (member) => eventSocket(of(member), 'websocket'),
  }
}

function liveOf(headers: Record<string, string>): Reads {
  const ticketOf = async ({ origin }: Member, id: string) =>
    (await call<Schemas['PlayTicket']>(headers, 'POST', `/streamtoken/ticket/${id}`, undefined, origin)).data
  return {
    'live video': async (member) =>
      liveVideo({ origin: member.origin, headers }, streamId, (await ticketOf(member, streamId)).ticket),
    WebRTC: async (member) =>
      webRtcVideo({ origin: member.origin, headers }, streamId, (await ticketOf(member, streamId)).ticket),
    'HLS of a media server': async (member) => {
      const { ticket, hlsUrl } = await ticketOf(member, remote.streamId)
      return hlsVideo(hlsUrl ?? '', ticket)
    },
    'WebRTC of a media server': async (member) => {
      const { ticket, whepUrl } = await ticketOf(member, remote.streamId)
      return remoteWebRtcVideo(whepUrl ?? '', ticket, (id) => media.readersOf(remote.path).includes(id))
    },
  }
}

const ACCESSES: Record<string, () => Promise<Access>> = {
  async session() {
    const headers = await signIn('root@demo.test')
    const { data } = await call<{ items: { _id: string; current: boolean }[] }>(headers, 'GET', '/profile/sessions')
    const id = data.items.find(({ current }) => current)?._id
    const exported: Reads = {
      'export archive': ({ origin }) =>
        download({ origin, headers }, `${API}/tenantroot/data-export/download/${exportId}`),
    }
    return {
      reads: { ...readsOf(headers), ...exported, ...socketsOf(headers), ...liveOf(headers) },
      revoke: () => call(root, 'DELETE', `/profile/sessions/${id}`),
    }
  },
  async token() {
    const { data } = await call<Schemas['CreatedApiTokenReply']['data']>(root, 'POST', '/api-token/create', {
      name: 'Reader',
      scopes: ['maps:read', 'files:read', 'missions:read'],
      days: 1,
      password: PASSWORD,
    })
    const headers = { authorization: `Bearer ${data.secret}` }
    return { reads: readsOf(headers), revoke: () => call(root, 'DELETE', `/api-token/revoke/${data._id}`) }
  },
  async phone() {
    await shareWithClient()
    const owner = await signIn('client@demo.test')
    const code = await call<{ code: string }>(owner, 'POST', '/phone/pairing-code')
    const { data, cookie } = await call({}, 'POST', '/phone/pair', { code: code.data.code, name: 'Phone' })
    const headers = { cookie }
    const camera = await call<Schemas['PhoneCameraReply']['data']>(headers, 'POST', '/phone/camera/start', {
      missionId,
    })
    let publishing: Promise<Read> | undefined
    return {
      reads: {
        'own page': ({ origin }) => repeated({ origin, headers }, `${API}/phone/missions`),
        // One connection for all processes: a key has one publisher.
        camera: () => (publishing ??= publisher(server.rtmpPort, camera.data.key)),
      },
      revoke: () => call(owner, 'DELETE', `/phone/revoke/${data._id}`),
    }
  },
  async link() {
    const visitOf = async (body: object) => {
      const { data } = await call<Schemas['Share']>(root, 'POST', '/share/create', body)
      const key = data.path?.split(/share[=/]/)[1]
      const opened = await call<{ visit: string }>({}, 'POST', '/visit/open', { key })
      return { shareId: data._id, visit: opened.data.visit }
    }
    const video = await visitOf({ kind: 'recording', targetId: recordingId })
    const map = await visitOf({ kind: 'mission', targetId: missionId, shows: ['layers', 'live'] })
    const moment = await visitOf({ kind: 'moment', targetId: recordingId, fromMs: 0, untilMs: 20_000 })
    const file = (visit: string) => `${API}/visit/recording-file/${visit}/${recordingId}`
    return {
      reads: {
        clip: ({ origin }) => download({ origin, headers: {} }, file(moment.visit)),
        download: ({ origin }) => download({ origin, headers: {} }, file(video.visit)),
        tiles: ({ origin }) =>
          repeated({ origin, headers: {} }, `${API}/visit/raster/${map.visit}/${layerId}/17/32040/46050`),
        'live video': async ({ origin }) => {
          const ticket = await call<{ ticket: string }>(
            {},
            'POST',
            `/visit/watch/${map.visit}/${streamId}`,
            undefined,
            origin,
          )
          return liveVideo({ origin, headers: {} }, streamId, ticket.data.ticket)
        },
        WebRTC: async ({ origin }) => {
          const ticket = await call<{ ticket: string }>(
            {},
            'POST',
            `/visit/watch/${map.visit}/${streamId}`,
            undefined,
            origin,
          )
          return webRtcVideo({ origin, headers: {} }, streamId, ticket.data.ticket)
        },
      },
      revoke: () =>
        Promise.all([video, map, moment].map(({ shareId }) => call(root, 'POST', `/share/revoke/${shareId}`))),
    }
  },
  async 'support access'() {
    const { data } = await call<{ current: { _id: string } }>(root, 'POST', '/tenantroot/support-access/grant', {
      hours: 1,
    })
    const headers = await signIn('admin@aerie.test')
    await call(headers, 'POST', `/admin/support-access/enter/${tenantId}`)
    return {
      reads: { ...readsOf(headers), ...socketsOf(headers), ...liveOf(headers) },
      revoke: () => call(root, 'PATCH', `/tenantroot/support-access/end/${data.current._id}`),
    }
  },
  async 'client link'() {
    await shareWithClient()
    const headers = await signIn('client@demo.test')
    const { items: _, ...reads } = readsOf(headers)
    return {
      reads: { ...reads, ...liveOf(headers) },
      revoke: () => call(root, 'POST', '/client/remove-client-from-mission', { clientId, missionIds: [missionId] }),
    }
  },
}

/** Begins all reads in all processes, ends the access and stores how long each kind went on in the slowest process. */
async function measure(name: string, { reads, revoke }: Access, cut?: () => Promise<() => void>): Promise<void> {
  const running = await Promise.all(
    Object.entries(reads).flatMap(([kind, begin]) =>
      server.members().map(async (member) => ({ kind, read: await begin(member) })),
    ),
  )
  const restore = await cut?.()
  try {
    await revoke()
    const revokedAt = Date.now()
    const row: Record<string, number | null> = {}
    await Promise.all(
      running.map(async ({ kind, read }) => {
        const at = await read.ended()
        const seconds = at === undefined ? null : Math.max(0, at - revokedAt) / 1000
        const known = row[kind]
        row[kind] = known === null || seconds === null ? null : Math.max(known ?? 0, seconds)
      }),
    )
    table[name] = row
    const tooLong = Object.entries(row).filter(([, seconds]) => seconds === null || seconds > LIMIT_SECONDS)
    expect(Object.fromEntries(tooLong)).toEqual({})
  } finally {
    restore?.()
  }
}

test.each(Object.keys(ACCESSES))('reads by a %s end with it in each process', async (name) => {
  expect(server.members()).toHaveLength(3)
  await measure(name, await ACCESSES[name]!())
})

test.each(Object.keys(ACCESSES))('reads by a %s end with it while no notices arrive', async (name) => {
  await measure(`${name}, no notices`, await ACCESSES[name]!(), () => server.cutNotices())
})
