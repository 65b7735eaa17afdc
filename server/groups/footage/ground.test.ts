// The search by place behind a hill: with the elevation layer of the mission, what it hides is not found.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { groundHeight } from '../../../geometry/groundGrid'
import { localFrame } from '../../../geometry/localFrame'
import { addElevation, elevationModel } from '../../testing/elevationModel'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'

type Found = components['schemas']['FootageReply']['data']

const START = '2025-03-12T15:30:00.000Z'
const PLACE = { lat: 46.84, long: -92 }
const FRAME = localFrame(PLACE.lat, PLACE.long)

let aerie: TestApp
let root: string
let missionId: string
let recordingId: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Hill' })).data._id
  recordingId = await addRecording()
  await addPhoto()
  await until(async () => (await find(0, 60)).length === 2)
})
afterAll(() => aerie.close())

async function find(east: number, north: number) {
  const { lat, long } = FRAME.toDegrees([east, north])
  const body = { geometry: { type: 'Point', coordinates: [long, lat] }, missionId }
  return (await aerie.call<Found>(root, 'POST', '/footage/search', body)).data.moments
}

const groundOf = (cookie = root, place: { lat: number; long: number } = PLACE) =>
  aerie.call<{ ground: components['schemas']['TrackGround'] | null }>(
    cookie,
    'GET',
    `/flight/ground-of-recording/${recordingId}?lat=${place.lat}&long=${place.long}`,
  )

/** A camera 80 m above its take-off point that looks north and down, after it has taken off. */
async function addRecording(): Promise<string> {
  const tenant = { tenant_id: aerie.demo.id }
  const id = uuidv7()
  const telemetryId = uuidv7()
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    for (const [fileId, kind] of [
      [id, 'recording'],
      [telemetryId, 'telemetry'],
    ] as const) {
      const stored = { id: uuidv7(), ...tenant, size: 0, sha256: 'a'.repeat(64), name: kind, media_type: 'video/mp4' }
      await tx
        .insertInto('stored_file')
        .values({ ...stored, key: `tenant/${aerie.demo.id}/${stored.id}` })
        .execute()
      const file = { id: fileId, ...tenant, mission_id: missionId, kind, name: kind, stored_file_id: stored.id }
      await tx.insertInto('mission_file').values(file).execute()
    }
    const times = { started_at: START, ended_at: new Date(Date.parse(START) + 20_000) }
    const track = { id: telemetryId, ...tenant, mission_id: missionId, file_id: telemetryId, kind: 'srt', ...times }
    await tx
      .insertInto('telemetry')
      .values({ ...track, clock: 'utc', state: 'ready', time_zone: 'UTC' })
      .execute()
    const samples = Array.from({ length: 21 }, (_, second) => ({
      ...tenant,
      telemetry_id: telemetryId,
      at: new Date(Date.parse(START) + second * 1000),
      ...PLACE,
      height: Math.min(80, second * 20),
      gimbal_yaw: 0,
      gimbal_pitch: -40,
      focal_length: 24,
    }))
    await tx.insertInto('telemetry_sample').values(samples).execute()
    const video = { width: 960, height: 540, started_at: new Date(Date.parse(START) + 5000), duration_ms: 10_000 }
    await tx
      .insertInto('recording')
      .values({ id, ...tenant, source: 'upload', state: 'ready', start_origin: 'user', ...video })
      .execute()
    await tx.updateTable('recording').set({ telemetry_id: telemetryId }).where('id', '=', id).execute()
  })
  return id
}

/** The same view as a photo, whose flat area the import has computed. */
async function addPhoto(): Promise<void> {
  const photoId = uuidv7()
  const tenant = { tenant_id: aerie.demo.id }
  const corners = [
    [-90, 200],
    [90, 200],
    [40, 40],
    [-40, 40],
  ].map(([east = 0, north = 0]) => FRAME.toDegrees([east, north]))
  const angles = { yaw: 0, pitch: -40, roll: 0 }
  const facts = { relativeAltitude: 80, focalLength35: 24, gimbal: angles, flight: angles }
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const stored = { id: uuidv7(), ...tenant, size: 0, sha256: 'a'.repeat(64), name: 'a.jpg', media_type: 'image/jpeg' }
    await tx
      .insertInto('stored_file')
      .values({ ...stored, key: `tenant/${aerie.demo.id}/${stored.id}` })
      .execute()
    const file = { id: photoId, ...tenant, mission_id: missionId, kind: 'photo', name: 'a.jpg', ...PLACE }
    await tx
      .insertInto('mission_file')
      .values({ ...file, stored_file_id: stored.id, taken_at: START })
      .execute()
    await sql`
      insert into mission_photo (file_id, tenant_id, sha256, imported_at, state, footprint, uncertainty, relative_altitude,
                                 width, height, yaw, pitch, facts)
      values (${photoId}, ${aerie.demo.id}, ${'a'.repeat(64)}, now(), 'assigned', ${JSON.stringify(corners)}, 3, 80, 960,
              540, 0, -40, ${JSON.stringify(facts)})`.execute(tx)
  })
}

test('on flat ground, the valley behind the hill is found', async () => {
  const moments = await find(0, 140)
  expect(moments).toHaveLength(2)
  expect(moments.map(({ ground }) => ground)).toEqual([null, null])
})

test('another tenant’s hill at the same place hides nothing', async () => {
  const other = await aerie.cookieOf(aerie.other.root)
  const { data } = await aerie.call<{ _id: string }>(other, 'POST', '/mission/create', { name: 'Foreign hill' })
  await addElevation(aerie, other, { missionId: data._id, name: 'Foreign', model: ridge() })
  expect(await find(0, 140)).toHaveLength(2)
})

test('with the elevation layer of the mission, what the hill hides is not found', async () => {
  const { _id } = await addElevation(aerie, root, { missionId, name: 'Hill', model: ridge() })
  await until(async () => (await find(0, 140)).length === 0)
  // On the near side of the hill both still see the ground, nearer than the foot of the hill.
  await until(async () => (await find(0, 80)).every(({ ground }) => ground !== null))
  const moments = await find(0, 80)
  expect(moments).toHaveLength(2)
  for (const moment of moments) {
    expect(moment.ground).toEqual({ layerId: _id, layerName: 'Hill' })
    expect(moment.distance).toBeCloseTo(Math.hypot(80, 60), 0)
  }
})

test('the heights around the camera are those of the layer, for those who see the recording', async () => {
  const { ground } = (await groundOf()).data
  expect(ground).toMatchObject({ layerName: 'Hill' })
  expect(ground!.takeOff).toBeCloseTo(300, 1)
  const { columns, rows, west, east, top, bottom, heights } = ground!
  expect(heights).toHaveLength(columns * rows)
  const grid = { columns, rows, west, east, top, bottom, heights: Float32Array.from(heights, (each) => each ?? NaN) }
  const heightAt = (north: number) => {
    const { lat, long } = FRAME.toDegrees([0, north])
    return groundHeight(grid, lat, long)
  }
  expect(heightAt(20)).toBeCloseTo(300, 0)
  expect(Math.abs(heightAt(85)! - 330)).toBeLessThan(2)
  expect((await groundOf(root, { lat: 46.9, long: -92 })).data.ground).toBeNull()
  expect((await groundOf(await aerie.cookieOf(aerie.other.root))).code).toBe(404)
})

test('when the layer is deleted, the ground is flat again', async () => {
  const { data } = await aerie.call<{ items: { _id: string }[] }>(root, 'GET', `/layer/getbymissionId/${missionId}`)
  await aerie.call(root, 'DELETE', `/layer/delete/${data.items[0]!._id}`)
  await until(async () => {
    const moments = await find(0, 140)
    return moments.length === 2 && moments.every(({ ground }) => ground === null)
  })
  expect((await groundOf()).data.ground).toBeNull()
})

const ridge = () => elevationModel(PLACE, (_, north) => 300 + Math.max(0, 60 - 2 * Math.abs(north - 100)))
