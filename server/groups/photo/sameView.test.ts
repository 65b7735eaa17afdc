import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { beachPhoto, startPhotoTest, type Photo, type PhotoTest } from './testing/photoTest'

type SameViewPhoto = components['schemas']['SameViewPhoto']

interface Pose {
  takenAt: string
  /** Metres north and east of the wanted photo. */
  north?: number
  east?: number
  yaw: number
  pitch: number
}

const LAT = 46.8426
const LONG = -91.9946

let site: PhotoTest
let earlier: string
let later: string
let photos: Record<string, Photo>

beforeAll(async () => {
  site = await startPhotoTest()
  earlier = await site.newMission('Beach in spring')
  later = await site.newMission('Beach in autumn')
  const old = await site.add(earlier, {
    'best.JPG': beachPhoto(18),
    'same-minute.JPG': beachPhoto(19),
    'far.JPG': beachPhoto(20),
    'away.JPG': beachPhoto(21),
  })
  const fresh = await site.add(later, {
    'now.JPG': beachPhoto(22),
    'neighbour.JPG': beachPhoto(23),
    'evening.JPG': beachPhoto(24),
  })
  photos = { ...old, ...fresh }
  await pose('now.JPG', { takenAt: '2026-10-01T10:00:00Z', yaw: 0, pitch: -30 })
  await pose('neighbour.JPG', { takenAt: '2026-10-01T10:00:02Z', yaw: 0, pitch: -30 })
  await pose('evening.JPG', { takenAt: '2026-10-01T18:00:00Z', east: -2, yaw: 355, pitch: -32 })
  await pose('best.JPG', { takenAt: '2026-04-01T09:00:00Z', north: 1, yaw: 3, pitch: -30 })
  await pose('same-minute.JPG', { takenAt: '2026-04-01T09:00:20Z', north: 4, yaw: 12, pitch: -30 })
  await pose('far.JPG', { takenAt: '2026-05-01T09:00:00Z', east: 30, yaw: 0, pitch: -30 })
  await pose('away.JPG', { takenAt: '2026-06-01T09:00:00Z', yaw: 90, pitch: -30 })
})
afterAll(() => site.close())

const idOf = (name: string): string => photos[name]?._id ?? ''

async function pose(name: string, { takenAt, north = 0, east = 0, yaw, pitch }: Pose): Promise<void> {
  const lat = LAT + north / 111_320
  const long = LONG + east / (111_320 * Math.cos((LAT * Math.PI) / 180))
  const gimbal = JSON.stringify({ yaw, pitch, roll: 0 })
  const { aerie } = site
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await sql`update mission_file set taken_at = ${takenAt}, lat = ${lat}, long = ${long} where id = ${idOf(name)}`.execute(
      tx,
    )
    await sql`
      update mission_photo set yaw = ${yaw}, pitch = ${pitch}, state = 'staged',
             facts = jsonb_set(facts, '{gimbal}', ${gimbal}::jsonb)
       where file_id = ${idOf(name)}`.execute(tx)
  })
}

const viewsOf = async (name: string, cookie = site.staff): Promise<SameViewPhoto[]> =>
  (await site.aerie.call<SameViewPhoto[]>(cookie, 'GET', `/photo/same-view/${idOf(name)}`)).data

test('lists the closest photo of each occasion, of all missions, in the order of time', async () => {
  const found = await viewsOf('now.JPG')
  expect(found).toMatchObject([
    {
      name: 'best.JPG',
      missionName: 'Beach in spring',
      takenAt: '2026-04-01T09:00:00.000Z',
      distance: expect.closeTo(1, 1) as number,
      angle: expect.closeTo(3 * Math.cos(Math.PI / 6), 1) as number,
      turn: null,
      panorama: null,
    },
    { name: 'evening.JPG', missionName: 'Beach in autumn', distance: expect.closeTo(2, 1) as number },
  ])
})

test('of photos straight down, any direction of the drone is the same view and says the turn', async () => {
  await pose('now.JPG', { takenAt: '2026-10-01T10:00:00Z', yaw: 10, pitch: -90 })
  await pose('away.JPG', { takenAt: '2026-06-01T09:00:00Z', yaw: -170, pitch: -89 })
  const found = await viewsOf('now.JPG')
  expect(found).toMatchObject([{ name: 'away.JPG', angle: expect.closeTo(1, 1) as number }])
  expect(Math.abs(found[0]?.turn ?? 0)).toBeCloseTo(180, 1)
  await pose('now.JPG', { takenAt: '2026-10-01T10:00:00Z', yaw: 0, pitch: -30 })
  await pose('away.JPG', { takenAt: '2026-06-01T09:00:00Z', yaw: 90, pitch: -30 })
})

test('a photo without position has no other views; rejected and deleted photos are none', async () => {
  const { aerie, staff } = site
  await aerie.call(staff, 'PATCH', '/layer/images-review', { ids: [idOf('best.JPG')], decision: 'reject' })
  await aerie.call(staff, 'DELETE', `/photo/delete?photoIds=${idOf('evening.JPG')}`)
  expect((await viewsOf('now.JPG')).map(({ name }) => name)).toEqual(['same-minute.JPG'])
  await aerie.call(staff, 'PATCH', '/layer/images-review', { ids: [idOf('best.JPG')], decision: 'accept' })
  await aerie.call(staff, 'POST', '/photo/restore', { photoIds: [idOf('evening.JPG')] })
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update mission_file set lat = null, long = null where id = ${idOf('far.JPG')}`.execute(tx),
  )
  expect(await viewsOf('far.JPG')).toEqual([])
})

test('a client sees the views that are shared with it, and another tenant sees none', async () => {
  const { aerie, staff, otherRoot } = site
  const clientId = await addClient(aerie, aerie.demo, 'Harbour authority')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  await linkMission(aerie, aerie.demo, clientId, later)
  const client = await aerie.cookieOf(aerie.demo.client)
  const ids = [idOf('now.JPG'), idOf('evening.JPG'), idOf('best.JPG')]
  await aerie.call(staff, 'PATCH', '/layer/images-review', { ids, decision: 'accept' })
  await aerie.call(staff, 'PATCH', '/photo/share', { ids, clientVisible: true })
  // The earlier mission is not of this client.
  expect((await viewsOf('now.JPG', client)).map(({ name }) => name)).toEqual(['evening.JPG'])
  const foreign = await aerie.call(otherRoot, 'GET', `/photo/same-view/${idOf('now.JPG')}`)
  expect(foreign.code).toBe(404)
})
