import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { serverFile } from '../../platform/core/folders'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { FootageTask } from '../../media/footage/footagePool'
import { unpackSamples } from '../../media/footage/packedSamples'
import { readTelemetry } from '../../media/telemetry/readTelemetry'
import type { Sample } from '../../media/telemetry/sample'
import { addClient, joinClient, linkMission, showRecording } from '../../testing/clients'
import { pairRecording } from '../vod/pairing'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { buildFootage } from './footageBuilder'

type Recording = components['schemas']['Recording']
type Found = components['schemas']['FootageReply']['data']

const START = '2025-03-12T15:30:00.000Z'
/** Where the drone was after ten seconds; it looks straight down. */
const SEEN = { type: 'Point', coordinates: [-91.994012, 46.842685] }

let aerie: TestApp
let root: string
let missionId: string
let samples: Sample[]

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  samples = []
  const file = serverFile('media/footage/fixtures/brighton_flyover_seconds.srt')
  await readTelemetry({ path: file, kind: 'srt' }, (sample) => void samples.push(sample))
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Beach' })).data._id
})

const search = (body: object, cookie = root) => aerie.call<Found>(cookie, 'POST', '/footage/search', body)
const find = async (body: object = {}, cookie = root) =>
  (await search({ geometry: SEEN, missionId, ...body }, cookie)).data

/**
 * A recording of the flyover, and its telemetry, which are not linked yet.
 * @param streamedBy the flight whose drone streamed both; otherwise they are files
 */
async function addFlyover(streamedBy?: string) {
  const recordingId = uuidv7()
  const telemetryId = uuidv7()
  const tenant = { tenant_id: aerie.demo.id }
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const files = [
      { id: recordingId, kind: 'recording', name: 'flyover.mp4' },
      ...(streamedBy ? [] : [{ id: telemetryId, kind: 'telemetry', name: 'flyover.srt' }]),
    ]
    for (const { id, kind, name } of files) {
      const fileId = uuidv7()
      const stored = {
        id: fileId,
        ...tenant,
        key: `tenant/${aerie.demo.id}/${fileId}`,
        size: 0,
        sha256: 'a'.repeat(64),
        name,
      }
      await tx
        .insertInto('stored_file')
        .values({ ...stored, media_type: 'video/mp4' })
        .execute()
      const row = { id, ...tenant, mission_id: missionId, kind, name, stored_file_id: fileId }
      await tx
        .insertInto('mission_file')
        .values({ ...row, flight_id: streamedBy ?? null })
        .execute()
    }
    const flight = {
      id: telemetryId,
      ...tenant,
      mission_id: missionId,
      file_id: streamedBy ? null : telemetryId,
      flight_id: streamedBy ?? null,
      kind: streamedBy ? 'live' : 'srt',
      clock: 'utc',
      state: 'ready',
    }
    const times = { started_at: START, ended_at: new Date(Date.parse(START) + 59_000) }
    await tx
      .insertInto('telemetry')
      .values({ ...flight, ...times, time_zone: 'UTC' })
      .execute()
    const rows = samples.map(({ at, lat, long, height, gimbalYaw, gimbalPitch, focalLength }) => ({
      ...tenant,
      telemetry_id: telemetryId,
      at: new Date(at),
      lat,
      long,
      height,
      gimbal_yaw: gimbalYaw,
      gimbal_pitch: gimbalPitch,
      focal_length: focalLength,
    }))
    await tx.insertInto('telemetry_sample').values(rows).execute()
    const video = {
      width: 960,
      height: 540,
      started_at: START,
      start_origin: streamedBy ? 'stream' : 'srt',
      duration_ms: 60_000,
    }
    await tx
      .insertInto('recording')
      .values({ id: recordingId, ...tenant, source: streamedBy ? 'stream' : 'upload', state: 'ready', ...video })
      .execute()
  })
  return { recordingId, telemetryId }
}

/** With the telemetry linked, and the footage made. */
async function addFootage() {
  const added = await addFlyover()
  await edit(added.recordingId, { telemetryId: added.telemetryId })
  await until(async () => (await find()).moments.length > 0)
  return added
}

async function edit(vodId: string, change: object) {
  const { version } = (await aerie.call<{ version: number }>(root, 'GET', `/VOD/get-by-ID/${vodId}`)).data
  const reply = await aerie.call(root, 'PATCH', `/VOD/update-vod-by-ID/${vodId}`, { version, ...change })
  expect(reply.code).toBe(200)
}

async function addPhoto(state = 'assigned') {
  const photoId = uuidv7()
  const fileId = uuidv7()
  const tenant = { tenant_id: aerie.demo.id }
  const [long = 0, lat = 0] = SEEN.coordinates
  const corners = [
    [0.0001, -0.0001],
    [0.0001, 0.0001],
    [-0.0001, 0.0001],
    [-0.0001, -0.0001],
  ].map(([north = 0, east = 0]) => ({ lat: lat + north, long: long + east }))
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const stored = { id: fileId, ...tenant, key: `tenant/${aerie.demo.id}/${fileId}`, size: 0, sha256: 'a'.repeat(64) }
    await tx
      .insertInto('stored_file')
      .values({ ...stored, media_type: 'image/jpeg', name: 'a.jpg' })
      .execute()
    const row = { id: photoId, ...tenant, mission_id: missionId, kind: 'photo', name: 'a.jpg', stored_file_id: fileId }
    await tx
      .insertInto('mission_file')
      .values({ ...row, lat, long, taken_at: START })
      .execute()
    await sql`
      insert into mission_photo (file_id, tenant_id, sha256, imported_at, state, footprint, uncertainty, relative_altitude,
                                 width, height, facts)
      values (${photoId}, ${aerie.demo.id}, ${'a'.repeat(64)}, now(), ${state}, ${JSON.stringify(corners)}, 3, 17, 4000, 3000,
              '{"focalLength35": 24}')`.execute(tx)
  })
  return photoId
}

test('finds the moments of a recording that show a place, the best view first', async () => {
  const { recordingId } = await addFootage()
  const { moments: items, isLimited } = await find()
  expect(items[0]).toMatchObject({ recordingId, photoId: null, missionId, missionName: 'Beach', isAssumed: false })
  expect(items[0]?.distance).toBeGreaterThan(16)
  expect(items[0]?.distance).toBeLessThan(18)
  expect(items[0]?.offNadir).toBeLessThan(10)
  expect(Math.abs(Date.parse(items[0]?.bestAt ?? '') - Date.parse(START) - 10_000)).toBeLessThanOrEqual(1000)
  expect(items[0]?.momentMs).toBe(Date.parse(items[0]?.bestAt ?? '') - Date.parse(START))
  expect(items.map(({ score }) => score)).toEqual(items.map(({ score }) => score).sort((a, b) => b - a))
  expect(isLimited).toBe(false)
  const [first] = (await find({ limit: 1 })).moments
  expect(first).toEqual(items[0])
  const elsewhere = { type: 'Point', coordinates: [-91.99, 46.84] }
  expect((await find({ geometry: elsewhere })).moments).toEqual([])
})

test('finds what a streaming drone filmed by the positions that it sent', async () => {
  const { _id: flightId } = (
    await aerie.call<{ _id: string }>(root, 'POST', '/flight/create', { missionId, name: 'One' })
  ).data
  const { recordingId, telemetryId } = await addFlyover(flightId)
  await inTenant(aerie.db, aerie.demo.id, (tx) => pairRecording(aerie.demo.id, tx, recordingId))
  await until(async () => (await find()).moments.length > 0)
  const { data } = await aerie.call<Recording>(root, 'GET', `/VOD/get-by-ID/${recordingId}`)
  expect(data).toMatchObject({ telemetryId, flightId, startedAt: START, startOrigin: 'stream' })
})

test('gives a recording the flight that its telemetry gets later', async () => {
  const { recordingId, telemetryId } = await addFootage()
  const url = `/flight/telemetry/create-flight/${telemetryId}`
  const { data: telemetry } = await aerie.call<{ flightId: string }>(root, 'POST', url, { name: 'Later' })
  expect(telemetry.flightId).not.toBeNull()
  const { data } = await aerie.call<Recording>(root, 'GET', `/VOD/get-by-ID/${recordingId}`)
  expect(data).toMatchObject({ telemetryId, flightId: telemetry.flightId })
})

test('searches an area, a period, a mission and a place', async () => {
  await addFootage()
  const other = (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Other' })).data._id
  const area = {
    type: 'Polygon',
    coordinates: [
      [
        [-92, 46.84],
        [-91.99, 46.84],
        [-91.99, 46.85],
        [-92, 46.85],
        [-92, 46.84],
      ],
    ],
  }
  expect((await find({ geometry: area })).moments[0]).toMatchObject({ from: START })
  expect((await find({ missionId: other })).moments).toEqual([])
  expect((await find({ from: '2025-03-12T15:31:30.000Z' })).moments).toEqual([])
  expect((await find({ until: '2025-03-12T15:29:59.000Z' })).moments).toEqual([])
  const from = '2025-03-12T15:30:10.000Z'
  const [late] = (await find({ from })).moments
  expect(Date.parse(late?.from ?? '')).toBeGreaterThanOrEqual(Date.parse(from))
  expect((await search({ geometry: SEEN, from, until: START })).code).toBe(400)
  expect((await search({ geometry: SEEN, missionId: uuidv7() })).code).toBe(404)
  expect((await search({ geometry: { type: 'Point', coordinates: [500, 0] } })).code).toBe(400)
  const wide = {
    type: 'LineString',
    coordinates: [
      [-92, 46],
      [-91, 46],
    ],
  }
  expect((await search({ geometry: wide })).code).toBe(400)
})

test('follows the recording and its telemetry: another start, the trash, and the end of the link', async () => {
  const { recordingId, telemetryId } = await addFootage()
  await edit(recordingId, { startedAt: '2025-03-12T15:30:10.000Z' })
  await until(async () => (await find()).moments.every(({ from }) => (from ?? '') >= '2025-03-12T15:30:10'))
  await aerie.call(root, 'DELETE', `/flight/telemetry/delete/${telemetryId}`)
  await until(async () => (await find()).moments.length === 0)
  await aerie.call(root, 'POST', `/flight/telemetry/restore/${telemetryId}`)
  await until(async () => (await find()).moments.length > 0)
  await aerie.call(root, 'DELETE', `/VOD/delete-by-ID/${recordingId}`)
  expect((await find()).moments).toEqual([])
  await aerie.call(root, 'POST', '/recording/restore', { vodIds: [recordingId] })
  expect((await find()).moments.length).toBeGreaterThan(0)
  await edit(recordingId, { telemetryId: null })
  await until(async () => (await find()).moments.length === 0)
})

test('is made outside of transactions, and nothing is stored when something changed meanwhile', async () => {
  const { recordingId } = await addFootage()
  // As if this process had claimed it.
  const leasedUntil = new Date(Date.now() + 300_000)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`insert into footage_build (recording_id, tenant_id, due_at)
        values (${recordingId}, ${aerie.demo.id}, ${leasedUntil})`.execute(tx),
  )
  const footage = {
    async run({ samples: packed }: FootageTask) {
      expect(packed.flatMap(unpackSamples)).toHaveLength(samples.length)
      // Would wait for a transaction that has locked the recording.
      await edit(recordingId, { startedAt: '2025-03-12T15:30:10.000Z' })
      return []
    },
    close: async () => undefined,
  }
  await buildFootage(
    { db: aerie.db, footage, ground: aerie.app.ground },
    { tenantId: aerie.demo.id, recordingId, leasedUntil },
  )
  expect((await find()).moments.length).toBeGreaterThan(0)
  await until(async () => (await find()).moments.every(({ from }) => (from ?? '') >= '2025-03-12T15:30:10'))
  expect((await find()).moments.length).toBeGreaterThan(0)
})

test('finds photos with the permission to see them, except rejected ones', async () => {
  const photoId = await addPhoto()
  await addPhoto('rejected')
  const { moments: items, withPhotos } = await find()
  expect(withPhotos).toBe(true)
  expect(items).toMatchObject([{ photoId, recordingId: null, bestAt: START, uncertainty: 3 }])
  expect((await find({ from: '2026-01-01T00:00:00.000Z' })).moments).toEqual([])
  const { viewer: user } = aerie.demo
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['vod_list', 'mission_list'] })
      .where('id', '=', user.id)
      .execute(),
  )
  const viewer = await aerie.cookieOf(user)
  expect(await find({}, viewer)).toMatchObject({ moments: [], withPhotos: false })
})

test('finds a photo of a clock without a zone wherever it may belong, and counts those without a time that a period leaves out', async () => {
  const photoId = await addPhoto()
  const taken = (takenAt: string | null, isLocalTime: boolean) =>
    inTenant(aerie.db, aerie.demo.id, async (tx) => {
      await tx.updateTable('mission_file').set({ taken_at: takenAt }).where('id', '=', photoId).execute()
      await tx.updateTable('mission_photo').set({ is_local_time: isLocalTime }).where('file_id', '=', photoId).execute()
    })
  const period = { from: '2025-03-12T20:00:00.000Z', until: '2025-03-12T21:00:00.000Z' }
  expect((await find(period)).moments).toEqual([])
  await taken(START, true)
  // 15:30 in a zone behind UTC.
  expect((await find(period)).moments).toMatchObject([{ photoId, isLocalTime: true }])
  expect((await find({ from: '2025-03-13T04:00:00.000Z' })).moments).toEqual([])
  expect((await find({ until: '2025-03-12T01:00:00.000Z' })).moments).toEqual([])
  await taken(null, false)
  expect(await find(period)).toMatchObject({ moments: [], untimedPhotos: 1 })
  expect(await find()).toMatchObject({ moments: [{ photoId, from: null }], untimedPhotos: 0 })
})

test('shows clients only what is shown to them, and other tenants nothing', async () => {
  const { recordingId } = await addFootage()
  await addPhoto()
  const clientId = await addClient(aerie, aerie.demo, 'Harbour authority')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  await linkMission(aerie, aerie.demo, clientId, missionId)
  const client = await aerie.cookieOf(aerie.demo.client)
  expect((await find({}, client)).moments).toEqual([])
  await showRecording(aerie, aerie.demo, recordingId)
  const shown = (await find({}, client)).moments
  expect(shown.length).toBeGreaterThan(0)
  expect(new Set(shown.map((item) => item.recordingId))).toEqual(new Set([recordingId]))
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await search({ geometry: SEEN }, stranger)).data.moments).toEqual([])
  expect((await search({ geometry: SEEN, missionId }, stranger)).code).toBe(404)
})
