import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { serverFile } from '../../platform/core/folders'
import { inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission, NOTHING, unlinkMission } from '../../testing/clients'
import { leaveRoom } from '../../testing/diskRoom'
import { download } from '../../testing/slowDownload'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { upload } from '../../testing/upload'
import { send } from '../../records/uploads/testing/tusClient'
import { payloadWithText, withMeasurements } from '../../media/video/testing/gopro'
import { findFfmpeg } from '../../media/video/ffmpeg'
import { recordSegment } from './segment'
import { insertStoredRecording } from './testing/storedRecording'

type Recording = components['schemas']['Recording']
type Telemetry = components['schemas']['Telemetry']

let aerie: TestApp
let root: string
let origin: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Survey' })).data._id
})

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

const video = (name: string) => readFileSync(serverFile(`media/video/fixtures/${name}`))
const get = async (id: string) => (await call<Recording>('GET', `/VOD/get-by-ID/${id}`)).data

async function create(content: Buffer, filename: string, fields: object = {}) {
  const uploadId = (await send(origin, root, content, { filename })).id
  return call<Recording>('POST', '/VOD/save-vod-manual', { missionId, uploadId, ...fields })
}

/** Waits until the video has been read. */
const settled = (id: string) =>
  until(async () => {
    const recording = await get(id)
    return recording.state === 'processing' ? undefined : recording
  })

const add = async (...upload: Parameters<typeof create>) => settled((await create(...upload)).data._id)

const list = async () => (await call<{ items: Recording[] }>('GET', `/VOD/get-by-missionID/${missionId}`)).data.items

const newFlight = async (plannedStart?: string) =>
  (
    await call<{ _id: string }>('POST', '/flight/create', {
      missionId,
      name: 'Flight',
      ...(plannedStart && { plannedStart }),
    })
  ).data._id

/** A file as the media engine leaves it. */
async function liveFile(name: string, content: Buffer, of?: { streamId: string }) {
  const streamId = of?.streamId ?? uuidv7()
  const folder = path.join(aerie.config.DATA_DIR, 'live', streamId)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), content)
  const owner = { tenantId: aerie.demo.id, missionId, flightId: null, streamId }
  return {
    ...owner,
    path: path.join(folder, name),
    container: 'flv' as const,
    startedAt: new Date('2026-06-01T10:00:00Z'),
  }
}

const part = (id: string, range: string) =>
  aerie.app.inject({ url: `/apis/v1/recording/file/${id}`, headers: { cookie: root, range } })

test('reads an uploaded MP4 and plays it in parts', async () => {
  const created = await create(video('cars.mp4'), 'DJI_0042.MP4')
  expect(created).toMatchObject({ code: 201, data: { state: 'processing', name: 'DJI_0042.MP4', fileUrl: null } })
  const recording = await settled(created.data._id)
  expect(recording).toMatchObject({
    state: 'ready',
    problem: null,
    source: 'upload',
    startedAt: '2026-03-12T09:30:00.000Z',
    startOrigin: 'container',
    durationMs: 2000,
    width: 320,
    height: 180,
    frameRate: 12.5,
    videoCodec: 'H.264',
    audioCodec: 'AAC',
    bytes: video('cars.mp4').length,
    playableIn: 'all',
  })
  const reply = await part(recording._id, 'bytes=100-199')
  expect([reply.statusCode, reply.headers['content-range']]).toEqual([206, `bytes 100-199/${recording.bytes}`])
  expect(reply.rawPayload).toEqual(video('cars.mp4').subarray(100, 200))
  const counts = await call('GET', `/mission/get-mission-doc-count/${missionId}`)
  expect(counts.data).toMatchObject({ recordings: 1, documents: 0 })
})

test('converts other containers without encoding them again, and keeps no second file', async () => {
  const recording = await add(video('cars.mov'), 'DJI_0043.MOV', { startedAt: '2026-04-01T10:00:00.000Z' })
  expect(recording).toMatchObject({
    state: 'ready',
    name: 'DJI_0043.MOV',
    videoCodec: 'H.264',
    durationMs: 2000,
    isConverted: false,
    startedAt: '2026-04-01T10:00:00.000Z',
    startOrigin: 'user',
  })
  const head = await part(recording._id, 'bytes=0-11')
  expect([head.headers['content-type'], head.rawPayload.toString('latin1', 4, 8)]).toEqual(['video/mp4', 'ftyp'])
})

test('says why a damaged video cannot be used', async () => {
  const recording = await add(video('cars.mov').subarray(0, 6000), 'cut.mov')
  expect(recording).toMatchObject({ state: 'failed', fileUrl: null })
  expect(recording.problem).toMatch(/ends before the index/)
})

test('plays what a recording has that was cut by a loss of power, and says so', async () => {
  const recording = await add(video('cars.mp4').subarray(0, 6000), 'cut.mp4')
  expect(recording).toMatchObject({ state: 'ready', fileUrl: expect.any(String) as string })
  expect(recording.problem).toMatch(/loss of power .* kept up to there/)
  expect(recording.durationMs).toBeGreaterThan(800)
  expect(recording.durationMs).toBeLessThan(1600)
})

describe('of a GoPro', () => {
  const gopro = (fix: number) => withMeasurements(video('cars.mov'), [payloadWithText('260312143000.000', fix)])

  test('starts at the time of its satellite receiver', async () => {
    const recording = await add(gopro(3), 'GX010042.MP4')
    expect(recording).toMatchObject({ startedAt: '2026-03-12T14:30:00.000Z', startOrigin: 'satellites', problem: null })
  })

  test('without reception asks for the start, until somebody enters it', async () => {
    const { _id, version, ...recording } = await add(gopro(0), 'GX010043.MP4')
    expect(recording).toMatchObject({ state: 'ready', startedAt: null, startOrigin: null })
    expect(recording.problem).toMatch(
      /read 2026-03-12 09:30:00 at the start, in a time zone that the file does not name/,
    )
    const startedAt = '2026-03-12T14:30:00.000Z'
    const edited = await call<Recording>('PATCH', `/VOD/update-vod-by-ID/${_id}`, { version, startedAt })
    expect(edited.data).toMatchObject({ startedAt, startOrigin: 'user', problem: null })
  })

  test('without reception is read in the zone of the location of its mission', async () => {
    const place = { name: 'Duluth', location: { lat: 46.8424, long: -91.9944 } }
    const location = await call<{ _id: string }>('POST', '/location/create', place)
    const mission = { name: 'Harbour', locationId: location.data._id }
    missionId = (await call<{ _id: string }>('POST', '/mission/create', mission)).data._id
    const recording = await add(gopro(0), 'GX010044.MP4')
    expect(recording).toMatchObject({ startedAt: '2026-03-12T14:30:00.000Z', startOrigin: 'container', problem: null })
  })
})

test('refuses playlists, whatever their name, and asks no host that they name', async () => {
  let requests = 0
  const host = createServer((_request, response) => {
    requests++
    response.end(video('cars.mp4'))
  })
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  try {
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/cars.mp4`
    const playlists = [
      `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${url}\n#EXT-X-ENDLIST\n`,
      `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1000\n${url}\n`,
      `ffconcat version 1.0\nfile ${url}\n`,
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><BaseURL>${url}</BaseURL></MPD>`,
    ]
    for (const [index, text] of playlists.entries()) {
      for (const name of [`playlist${index}.m3u8`, `playlist${index}.mp4`]) {
        const created = await create(Buffer.from(text), name)
        expect(created).toMatchObject({ code: 400, message: expect.stringContaining('not a video') as string })
      }
    }
    expect(requests).toBe(0)
    expect(await list()).toEqual([])
  } finally {
    host.close()
  }
})

test('stores a part of a stream once, whatever is repeated after a crash', async () => {
  const flight = await newFlight()
  const segment = await liveFile('1.flv', video('cars.flv'))
  const wanted = { ...segment, flightId: flight }
  await recordSegment(aerie, wanted)
  await recordSegment(aerie, wanted)
  const jobs = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('job').select('reserved_bytes').where('lane', '=', 'short').execute(),
  )
  expect(jobs).toEqual([{ reserved_bytes: video('cars.flv').length }])
  const [only] = await until(async () => {
    const items = await list()
    return items[0]?.state === 'ready' ? items : undefined
  })
  await until(() => (existsSync(segment.path) ? undefined : true))
  expect(only).toMatchObject({
    source: 'stream',
    streamId: segment.streamId,
    flightId: flight,
    startOrigin: 'stream',
    durationMs: 2000,
    startedAt: segment.startedAt.toISOString(),
    videoCodec: 'H.264',
    audioCodec: 'AAC',
    problem: null,
  })
  // The engine was stopped before it knew that the file was stored.
  await liveFile('1.flv', video('cars.flv'), segment)
  await recordSegment(aerie, wanted)
  expect(existsSync(segment.path)).toBe(false)
  expect(await list()).toHaveLength(1)
})

test('keeps the file of a stream that cannot be converted', async () => {
  const segment = await liveFile('2.flv', Buffer.from('FLV\x01 no video'))
  await recordSegment(aerie, segment)
  const [kept] = await until(async () => {
    const items = await list()
    return items[0]?.state === 'failed' ? items : undefined
  })
  expect(kept).toMatchObject({ bytes: 13, fileUrl: null })
  expect(kept?.problem).toMatch(/no pictures|cannot be read/)
  const download = await aerie.app.inject({
    url: `/apis/v1/recording/download/${kept?._id}`,
    headers: { cookie: root },
  })
  expect([download.statusCode, download.rawPayload.length]).toEqual([200, 13])
})

test('says which browsers play H.265, or converts it where the server can', async () => {
  const recording = await add(video('cars-hevc.mp4'), 'hevc.mp4')
  const isConverted = (await findFfmpeg()) !== undefined
  expect(recording).toMatchObject({
    state: 'ready',
    isConverted,
    playableIn: isConverted ? 'all' : 'some',
    videoCodec: isConverted ? 'H.264' : 'H.265',
  })
  expect(recording.playableNote ?? '').toMatch(isConverted ? /^$/ : /Safari/)
  const download = await aerie.app.inject({
    url: `/apis/v1/recording/download/${recording._id}`,
    headers: { cookie: root },
  })
  expect(download.rawPayload).toEqual(video('cars-hevc.mp4'))
})

describe('telemetry', () => {
  const srt = (name: string) => readFileSync(serverFile(`media/telemetry/fixtures/${name}.srt`))
  const addTelemetry = async (content: Buffer, filename: string, fields: object = {}) => {
    const uploadId = (await send(origin, root, content, { filename })).id
    const { data } = await call<{ _id: string }>('POST', '/flight/telemetry/create', {
      missionId,
      uploadId,
      timeZone: 'UTC',
      ...fields,
    })
    await until(async () => {
      const { data: all } = await call<{ telemetry: Telemetry[] }>('GET', `/flight/telemetry/list/${missionId}`)
      return all.telemetry.some(({ _id, state }) => _id === data._id && state !== 'reading') || undefined
    })
    return data._id
  }

  test('of the same name is found in either order, and its clock is the start', async () => {
    const first = await addTelemetry(srt('brighton_flyover'), 'DJI_0001.SRT')
    expect(await add(video('cars.mp4'), 'DJI_0001.MP4')).toMatchObject({
      telemetryId: first,
      startOrigin: 'srt',
      startedAt: '2025-03-12T15:30:00.000Z',
    })
    const later = await add(video('cars.mp4'), 'DJI_0002.MP4')
    expect(later).toMatchObject({ telemetryId: null, startOrigin: 'container' })
    const second = await addTelemetry(srt('brighton_flyover'), 'dji_0002.srt')
    expect(await get(later._id)).toMatchObject({ telemetryId: second, startOrigin: 'srt' })
  })

  test('belongs to the recording and not to its copy of low resolution, in any order', async () => {
    const first = await addTelemetry(srt('brighton_flyover'), 'DJI_0011.SRT')
    const copy = await add(video('cars.mp4'), 'DJI_0011.LRF')
    expect(copy).toMatchObject({ telemetryId: first })
    expect(await add(video('cars.mp4'), 'DJI_0011.MP4')).toMatchObject({ telemetryId: first })
    expect(await get(copy._id)).toMatchObject({ telemetryId: null })
    const otherCopy = await add(video('cars.mp4'), 'DJI_0012.LRF')
    const recording = await add(video('cars.mp4'), 'DJI_0012.MP4')
    const second = await addTelemetry(srt('brighton_flyover'), 'DJI_0012.SRT')
    expect(await get(recording._id)).toMatchObject({ telemetryId: second })
    expect(await get(otherCopy._id)).toMatchObject({ telemetryId: null })
  })

  test('moves the start of its recording when its zone is corrected', async () => {
    const telemetryId = await addTelemetry(srt('brighton_flyover'), 'DJI_0014.SRT')
    const { _id } = await add(video('cars.mp4'), 'DJI_0014.MP4')
    await call('PATCH', `/flight/telemetry/zone/${telemetryId}`, { timeZone: 'America/Chicago' })
    expect(await get(_id)).toMatchObject({ startOrigin: 'srt', startedAt: '2025-03-12T20:30:00.000Z' })
  })

  test('belongs to one of the recordings with its name', async () => {
    const recording = await add(video('cars.mp4'), 'DJI_0013.MP4')
    const ofOtherCard = await add(video('cars.mp4'), 'DJI_0013.MOV')
    const telemetryId = await addTelemetry(srt('brighton_flyover'), 'DJI_0013.SRT')
    expect(await get(recording._id)).toMatchObject({ telemetryId })
    expect(await get(ofOtherCard._id)).toMatchObject({ telemetryId: null })
    expect(await add(video('cars.mp4'), 'DJI_0013.MP4')).toMatchObject({ telemetryId: null })
  })

  test('without times of day starts with the recording', async () => {
    const flightId = await newFlight('2026-04-01T09:00:00.000Z')
    const telemetryId = await addTelemetry(srt('dji_p4_rtk'), 'DJI_0003.SRT', { flightId })
    const recording = await add(video('cars.mp4'), 'DJI_0003.MP4', { flightId, startedAt: '2026-04-01T09:05:00.000Z' })
    expect(recording).toMatchObject({ telemetryId, startOrigin: 'user' })
    const { data } = await call<{ startedAt: string }>('GET', `/flight/track/${flightId}?detail=path`)
    expect(data.startedAt).toBe('2026-04-01T09:05:00.000Z')
  })

  test('of another flight is not taken, even with the same name', async () => {
    const own = await newFlight('2025-03-12T14:00:00.000Z')
    const other = await newFlight('2025-03-12T18:00:00.000Z')
    const telemetryId = await addTelemetry(srt('brighton_flyover'), 'DJI_0004.SRT', { flightId: other })
    const recording = await add(video('cars.mp4'), 'DJI_0004.MP4', { flightId: own })
    expect(recording).toMatchObject({ telemetryId: null, flightId: own })
    const url = `/VOD/update-vod-by-ID/${recording._id}`
    const refused = await call('PATCH', url, { version: recording.version, telemetryId })
    expect(refused).toMatchObject({ code: 400, errors: [{ field: 'telemetryId' }] })
  })

  interface Track {
    startedAt: string | null
    path: unknown[]
    samples: { at: number[] } | null
  }
  const trackOf = async (vodId: string) => (await call<Track>('GET', `/flight/track-of-recording/${vodId}`)).data
  const pair = async (vodId: string, change: object) => {
    const { version } = await get(vodId)
    return call<Recording>('PATCH', `/VOD/update-vod-by-ID/${vodId}`, { version, ...change })
  }

  test('without a flight is the track of its recording', async () => {
    await addTelemetry(srt('brighton_flyover'), 'DJI_0005.SRT')
    const recording = await add(video('cars.mp4'), 'DJI_0005.MP4')
    expect(recording.flightId).toBeNull()
    const track = await trackOf(recording._id)
    expect(track.startedAt).toBe('2025-03-12T15:30:00.000Z')
    expect(track.path.length).toBeGreaterThan(1)
    expect(track.samples?.at.length).toBeGreaterThan(1)
    const unpaired = await add(video('cars.mp4'), 'a.mp4')
    expect(await trackOf(unpaired._id)).toMatchObject({ startedAt: null, path: [], samples: null })
  })

  test('is chosen by hand with the seconds between both starts, and brings its flight', async () => {
    const flightId = await newFlight('2025-03-12T15:29:00.000Z')
    const telemetryId = await addTelemetry(srt('brighton_flyover'), 'north.SRT', { flightId })
    const { _id } = await add(video('cars.mp4'), 'b.mp4')
    expect(await pair(_id, { telemetryOffset: 1 })).toMatchObject({
      code: 400,
      errors: [{ field: 'telemetryOffset' }],
    })
    const { data } = await pair(_id, { telemetryId, telemetryOffset: 2.5 })
    expect(data).toMatchObject({ telemetryId, flightId, startedAt: '2025-03-12T15:30:02.500Z', startOrigin: 'user' })
    expect((await trackOf(_id)).startedAt).toBe('2025-03-12T15:30:00.000Z')
  })

  test('without times of day moves to the recording for which it is chosen', async () => {
    const telemetryId = await addTelemetry(srt('dji_p4_rtk'), 'south.SRT')
    const { _id } = await add(video('cars.mp4'), 'c.mp4', { startedAt: '2026-04-02T09:05:00.000Z' })
    const { data } = await pair(_id, { telemetryId, telemetryOffset: -2 })
    expect(data).toMatchObject({ telemetryId, startedAt: '2026-04-02T09:05:00.000Z' })
    expect((await trackOf(_id)).startedAt).toBe('2026-04-02T09:05:02.000Z')
  })
})

test('renames, edits, holds and shares; a stale version is rejected', async () => {
  const { _id, version } = await add(video('cars.mp4'), 'a.mp4')
  const named = await call<Recording>('PATCH', `/VOD/edit-by-ID/${_id}`, { version, name: ' North shore ' })
  expect(named.data).toMatchObject({ name: 'North shore', version: version + 1 })
  expect(await call('PATCH', `/VOD/edit-by-ID/${_id}`, { version, name: 'Other' })).toMatchObject({ code: 409 })
  const edit = { version: version + 1, camera: 'H20T', location: { lat: 1, long: 2 }, held: true, clientVisible: true }
  const edited = await call<Recording>('PATCH', `/VOD/update-vod-by-ID/${_id}`, edit)
  expect(edited.data).toMatchObject({ camera: 'H20T', location: { lat: 1, long: 2 }, held: true, clientVisible: true })
  expect(await call('DELETE', `/VOD/delete-by-ID/${_id}`)).toMatchObject({ code: 409 })
  const target = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Other' })).data._id
  const foreign = await newFlight()
  const moved = { vodIds: [_id], missionId: target }
  expect(await call('PATCH', '/VOD/update-multi-vod-by-ID', { ...moved, flightId: foreign })).toMatchObject({
    code: 400,
  })
  expect(await call('PATCH', '/VOD/update-multi-vod-by-ID', moved)).toMatchObject({ code: 200 })
  expect(await get(_id)).toMatchObject({ missionId: target, flightId: null })
})

test('deletes and restores all or none, and stores a poster', async () => {
  const { _id } = await add(video('cars.mp4'), 'a.mp4')
  const unknown = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'
  expect(await call('DELETE', `/VOD/delete-multi-by-ID?vodIds=${_id}&vodIds=${unknown}`)).toMatchObject({ code: 404 })
  expect(await call('DELETE', `/VOD/delete-multi-by-ID?vodIds=${_id}`)).toMatchObject({ code: 200 })
  expect([await list(), (await part(_id, 'bytes=0-1')).statusCode]).toEqual([[], 404])
  const trash = await call<{ items: { _id: string }[] }>('GET', `/recording/deleted/${missionId}`)
  expect(trash.data.items).toMatchObject([{ _id, name: 'a.mp4' }])
  expect(await call('POST', '/recording/restore', { vodIds: [_id] })).toMatchObject({ code: 200 })
  const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  expect(await upload(aerie, root, `/recording/poster/${_id}`, picture)).toMatchObject({ code: 200 })
  const { posterUrl } = await get(_id)
  const poster = await aerie.app.inject({ url: posterUrl ?? '', headers: { cookie: root } })
  expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp'])
  const sighting = { missionId, title: 'Cars', kind: 'Traffic', severity: 'low', recordingId: _id }
  expect((await call('POST', '/alert/create', sighting)).data).toMatchObject({ posterUrl })
})

test('stores the small pictures of a recording', async () => {
  const { _id, storyboardUrl } = await add(video('cars.mp4'), 'a.mp4')
  expect(storyboardUrl).toBeNull()
  expect(await call('GET', `/recording/storyboard/${_id}`)).toMatchObject({
    code: 404,
    message: 'The recording has no small pictures for previews yet.',
  })
  const picture = await sharp({ create: { width: 640, height: 270, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  expect(await upload(aerie, root, `/recording/storyboard/${_id}`, picture)).toMatchObject({ code: 200 })
  const stored = await get(_id)
  expect(stored.storyboardUrl).toMatch(new RegExp(`^/apis/v1/recording/storyboard/${_id}[?]v=`))
  const sent = await aerie.app.inject({ url: stored.storyboardUrl ?? '', headers: { cookie: root } })
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await upload(aerie, root, `/recording/storyboard/${_id}`, Buffer.from('no picture'))).toMatchObject({
    code: 415,
  })
})

test('lists by time, place and flight', async () => {
  const place = { name: 'Harbour', location: { lat: 1, long: 2 } }
  const locationId = (await call<{ _id: string }>('POST', '/location/create', place)).data._id
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Survey', locationId })).data._id
  const early = await add(video('cars.mp4'), 'early.mp4', { startedAt: '2026-05-01T10:00:00.000Z' })
  const late = await add(video('cars.mp4'), 'late.mp4', { startedAt: '2026-05-01T11:00:00.000Z' })
  const ids = async (url: string) => (await call<{ items: Recording[] }>('GET', url)).data.items.map(({ _id }) => _id)
  expect(await ids(`/VOD/get-by-location-ID/${locationId}`)).toEqual([late._id, early._id])
  const url = `/VOD/get-by-missionID/${missionId}`
  expect(await ids(`${url}?from=2026-05-01T10:00:01.000Z&until=2026-05-01T10:30:00.000Z`)).toEqual([early._id])
  expect(await ids(`${url}?from=2026-05-01T10:00:03.000Z`)).toEqual([late._id])
  expect(await ids(`${url}?search=EARL`)).toEqual([early._id])
})

test('exports a part from the last key frame before it', async () => {
  const recording = await add(video('cars.mp4'), 'cars.mp4')
  const clip = (from: number, until: number) =>
    aerie.app.inject({
      url: `/apis/v1/recording/clip/${recording._id}?fromMs=${from}&untilMs=${until}`,
      headers: { cookie: root },
    })
  const reply = await clip(1000, 1500)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'video/mp4'])
  const part = await add(reply.rawPayload, 'part.mp4')
  // The pictures from 0.96 s to 1.5 s.
  expect(part).toMatchObject({ state: 'ready', durationMs: 560, audioCodec: 'AAC', width: 320 })
  expect((await clip(1000, 1000)).statusCode).toBe(400)
})

test('refuses a part with 507 while uploads and jobs have reserved the space that it needs', async () => {
  const recording = await add(video('cars.mp4'), 'cars.mp4')
  const get = () => call<Record<string, never>>('GET', `/recording/clip/${recording._id}?fromMs=0&untilMs=500`)
  const reserved = 2 ** 40
  const makeRoom = await leaveRoom(aerie.config, reserved / 2)
  const id = uuidv7()
  const job = { id, tenant_id: aerie.demo.id, kind: 'elsewhere', title: 'Large', input: '{}', place: uuidv7() }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .insertInto('job')
      .values({ ...job, reserved_bytes: reserved })
      .execute(),
  )
  const refused = await get()
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('job').set({ status: 'cancelled' }).where('id', '=', id).execute(),
  )
  makeRoom()
  const noSpace = expect.stringContaining('The server has no space for another') as string
  expect(refused).toMatchObject({ code: 507, message: noSpace })
})

test('refuses a further part while an organisation receives four, and counts each until it is sent', async () => {
  const recording = await add(video('cars.mp4'), 'cars.mp4')
  const { temporaryFiles } = aerie.app
  const get = () => call<Record<string, never>>('GET', `/recording/clip/${recording._id}?fromMs=0&untilMs=500`)
  const clip = () =>
    aerie.app.inject({
      url: `/apis/v1/recording/clip/${recording._id}?fromMs=0&untilMs=500`,
      headers: { cookie: root },
    })
  const held = [1, 2, 3, 4].map((bytes) => temporaryFiles.hold('clip', aerie.demo.id, bytes))
  expect(await get()).toMatchObject({
    code: 429,
    message: expect.stringContaining('Wait until one has arrived') as string,
  })
  held[0]?.release()
  expect((await clip()).statusCode).toBe(200)
  await until(() => temporaryFiles.list().length === 3)
  for (const file of held) file.release()
  expect(readdirSync(path.join(aerie.config.DATA_DIR, 'work')).filter((name) => name.startsWith('sent-'))).toEqual([])
})

test('a recording is not sent to a client to the end when its mission is withdrawn, but while it stays shared', async () => {
  const bytes = Buffer.alloc(64 * 1024 * 1024)
  const { demo } = aerie
  const clientId = await addClient(aerie, demo, 'Harbour authority')
  await joinClient(aerie, demo, demo.client, clientId)
  const other = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Other' })).data._id
  const shows = { ...NOTHING, shows_recordings: 'all' }
  for (const id of [missionId, other]) await linkMission(aerie, demo, clientId, id, shows)
  const vodId = await insertStoredRecording(aerie, demo, { missionId, name: 'Long.mp4', bytes })
  const url = `${origin}/apis/v1/recording/download/${vodId}`
  const headers = { cookie: await aerie.cookieOf(demo.client) }

  const withdraw = async (id: string) => void (await unlinkMission(aerie, demo, clientId, id))
  const whole = await download(url, headers, () => withdraw(other))
  expect(whole).toEqual({ received: bytes.length, isBroken: false })
  const cut = await download(url, headers, () => withdraw(missionId))
  expect(cut.isBroken).toBe(true)
  expect(cut.received).toBeLessThan(bytes.length)
})
