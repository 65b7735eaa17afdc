import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { components } from '../../platform/contract/contract.gen'
import { serverFile } from '../../platform/core/folders'
import { leaveRoom } from '../../testing/diskRoom'
import { until } from '../../testing/until'
import type { CoverageRequest } from '../../media/photos/coverage/coverage'
import { beachPhoto, startPhotoTest, type Photo, type PhotoTest } from '../photo/testing/photoTest'
import { coverageOf } from './service'

type Coverage = NonNullable<components['schemas']['Coverage']>
type CoverageData = components['schemas']['CoverageReply']['data']

type Layer = components['schemas']['Layer']
type GapFlight = components['schemas']['GapFlight']

interface Feature {
  geometry: { coordinates: number[] }
  properties: Record<string, unknown>
}

interface QgcPlan {
  mission: { items: { command: number; doJumpId: number; params: number[] }[] }
}

let test_: PhotoTest
let missionId: string
let photos: Record<string, Photo>

beforeAll(async () => {
  test_ = await startPhotoTest()
  missionId = await test_.newMission('Beach')
  const numbers = [18, 19, 20, 21, 22, 23, 24, 25]
  photos = await test_.add(
    missionId,
    Object.fromEntries(numbers.map((number) => [`${number}.JPG`, beachPhoto(number)])),
  )
})
afterAll(() => test_.close())

const coverage = (query = '', cookie = test_.staff, mission = missionId) =>
  test_.aerie.call<CoverageData>(cookie, 'GET', `/photo/coverage/${mission}?${query}`)

/** A square around the first photo, as a feature of a layer of a mission. */
async function square(metres: number, mission = missionId): Promise<string> {
  const { lat, long } = photos['18.JPG']!.location!
  const north = metres / 2 / 111_166
  const east = metres / 2 / 76_295
  const corners = [
    [-east, -north],
    [east, -north],
    [east, north],
    [-east, north],
    [-east, -north],
  ].map(([x = 0, y = 0]) => [long + x, lat + y])
  const { aerie, staff } = test_
  const layer = { missionId: mission, name: 'Survey area' }
  const { data } = await aerie.call<{ _id: string }>(staff, 'POST', '/layer/create-vector-layer', layer)
  const geometry = { type: 'Polygon', coordinates: [corners] }
  await aerie.call(staff, 'POST', `/layer/addFeature/${data._id}`, { features: [{ geometry, properties: {} }] })
  return `areaLayerId=${data._id}&areaIndex=1`
}

/** Square metres of a photo's area on the ground. */
function footprintArea({ footprint }: Photo): number {
  const at = footprint!.map(({ lat, long }) => [long * 76_295, lat * 111_166] as const)
  const twice = at.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = at[(index + 1) % at.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

test('measures the coverage within the hull of the photos', async () => {
  const { data } = await coverage()
  expect(data).toMatchObject({ photos: 8, withoutArea: 0, proposed: 0, unread: 0 })
  const { squareMetres, covered, fewerThan, classes, gaps, cellSize, uncertainty } = data.coverage!
  const areas = Object.values(photos).map(footprintArea)
  expect(covered).toBeGreaterThan(Math.max(...areas))
  expect(covered).toBeLessThan(areas.reduce((sum, area) => sum + area, 0))
  expect(cellSize).toBe(1)
  expect(uncertainty).toBeGreaterThan(3)
  const total = classes.reduce((sum, each) => sum + each.squareMetres, 0)
  expect(total).toBeCloseTo(squareMetres, 6)
  expect(gaps).toMatchObject({ below: 1, squareMetres: squareMetres - covered })
  expect(fewerThan.map(({ photos }) => photos)).toEqual([2, 3, 5])
  expect(fewerThan[0]!.squareMetres).toBeCloseTo(classes[0]!.squareMetres + classes[1]!.squareMetres, 6)
})

test('measures a chosen area, and follows the review of its photos', async () => {
  const area = await square(20)
  const { data } = await coverage(`${area}&gapBelow=3`)
  expect(data.coverage!.squareMetres).toBeCloseTo(400, -1)
  expect(data.coverage!.covered).toBe(data.coverage!.squareMetres)
  const wide = await square(300)
  const before = (await coverage(`${wide}&gapBelow=3`)).data.coverage!
  expect(before.squareMetres).toBeCloseTo(90_000, -3)
  expect(before.gaps.squareMetres).toBe(before.fewerThan[1]!.squareMetres)
  const { aerie, staff } = test_
  const reject = (decision: string) =>
    aerie.call(staff, 'PATCH', '/layer/images-review', { ids: [photos['20.JPG']!._id], decision })
  await reject('reject')
  const after = (await coverage(`${wide}&gapBelow=3`)).data
  expect(after.photos).toBe(7)
  expect(after.coverage!.gaps.squareMetres).toBeGreaterThan(before.gaps.squareMetres)
  await reject('accept')
  expect(await gapsOf(wide)).toEqual(before.gaps)
})

const gapsOf = async (area: string): Promise<Coverage['gaps']> =>
  (await coverage(`${area}&gapBelow=3`)).data.coverage!.gaps

const flight = (query: string, cookie = test_.staff) =>
  test_.aerie.call<GapFlight>(cookie, 'GET', `/photo/gap-flight/${missionId}?${query}`)
const download = (query: string, cookie = test_.staff) =>
  test_.aerie.app.inject({ url: `/apis/v1/photo/download-gap-flight/${missionId}?${query}`, headers: { cookie } })

/** Adds a flight plan as a layer of the mission. @returns its features */
async function importPlan(bytes: Buffer, name: string): Promise<Feature[]> {
  const { aerie, staff } = test_
  const uploadId = await test_.upload(bytes, name)
  const layer = (await aerie.call<{ _id: string }>(staff, 'POST', '/layer/create', { missionId, uploadId })).data
  return until(async () => {
    const url = `/layer/get-feature-by-layerId/${layer._id}?pageSize=200`
    const { items } = (await aerie.call<{ items: Feature[] }>(staff, 'GET', url)).data
    return items.length > 0 && items
  })
}

describe('a flight over the gaps', () => {
  let gaps: string
  beforeAll(async () => {
    gaps = `${await square(200)}&gapBelow=3`
  })

  test('uses the height, camera and resolution of the photos and the requested overlaps', async () => {
    const { data } = await flight(`${gaps}&frontOverlap=80&sideOverlap=70`)
    expect(data).toMatchObject({
      camera: 'DJI FC300S',
      height: 40,
      frontOverlap: 80,
      sideOverlap: 70,
      drone: 'DJI_FLY',
    })
    const { width, height } = photos['18.JPG']!
    const ground = data.gsd * width!
    expect(data.lineDistance).toBeCloseTo(ground * 0.3, 0)
    expect(data.photoDistance).toBeCloseTo((ground * height!) / width! / 5, 0)
    const higher = (await flight(`${gaps}&height=80`)).data
    expect(higher.gsd).toBeCloseTo(2 * data.gsd, 6)
    expect(higher.lines.length).toBeLessThan(data.lines.length)
    expect((await flight(await square(20))).code).toBe(409)
    expect((await flight(`${await square(20_000)}&height=5`)).code).toBe(409)
  })

  test('is imported from a DJI route with all lines, heights and triggers', async () => {
    const { data } = await flight(gaps)
    const file = await download(`${gaps}&format=wpml&drone=M3E`)
    expect(file.headers['content-disposition']).toContain('Beach gaps.kmz')
    const [route, ...waypoints] = await importPlan(file.rawPayload, 'gaps.kmz')
    expect(route!.properties).toMatchObject({ heightMode: 'above take-off', finishAction: 'goHome', speed: data.speed })
    const ends = data.lines.flatMap(({ from, to }) => [from, to])
    expect(waypoints).toHaveLength(ends.length)
    for (const [at, { lat, long }] of ends.entries()) {
      const [x, y, z] = waypoints[at]!.geometry.coordinates as unknown as [number, number, number]
      expect([x, y, z]).toEqual([expect.closeTo(long, 6), expect.closeTo(lat, 6), 40])
    }
    expect(waypoints[0]!.properties['actions']).toBe(
      `gimbalRotate pitch -90°, takePhoto every ${data.photoDistance} m to waypoint 1`,
    )
    expect(waypoints[1]!.properties['actions']).toBeUndefined()
  })

  test('has the elements of a real DJI route, and the documented numbers of drone and camera', async () => {
    const real = readFileSync(serverFile('media/vector/fixtures/dji_waylines.kmz'))
    const ours = (await download(`${gaps}&format=wpml&drone=M3E`)).rawPayload
    for (const document of ['wpmz/template.kml', 'wpmz/waylines.wpml']) {
      const elements = (file: Buffer) =>
        new Set([...strFromU8(unzipSync(file)[document]!).matchAll(/<(wpml:\w+|[A-Z]\w+)/g)].map(([, name]) => name))
      expect([...elements(real)].filter((name) => !elements(ours).has(name))).toEqual([])
    }
    const waylines = strFromU8(unzipSync(ours)['wpmz/waylines.wpml']!)
    expect(waylines).toContain('<wpml:droneEnumValue>77</wpml:droneEnumValue>')
    expect(waylines).toContain('<wpml:payloadEnumValue>66</wpml:payloadEnumValue>')
    expect(strFromU8(unzipSync(ours)['wpmz/template.kml']!)).toContain('<wpml:author>Aerie</wpml:author>')
  })

  test('exports a QGroundControl plan that takes off, triggers the camera only on the lines and returns', async () => {
    const { data } = await flight(gaps)
    const file = await download(`${gaps}&format=qgc`)
    const plan = JSON.parse(file.payload) as QgcPlan
    expect(plan).toMatchObject({ fileType: 'Plan', version: 1, mission: { version: 2, vehicleType: 2 } })
    const { items } = plan.mission
    expect(items.map(({ doJumpId }) => doJumpId)).toEqual(items.map((_, at) => at + 1))
    const perLine = [16, 206, 16, 206]
    expect(items.map(({ command }) => command)).toEqual([22, 178, 205, ...data.lines.flatMap(() => perLine), 20])
    const [, , , first, on, last, off] = items
    expect(first!.params.slice(4)).toEqual([data.lines[0]!.from.lat, data.lines[0]!.from.long, 40])
    expect(last!.params.slice(4)).toEqual([data.lines[0]!.to.lat, data.lines[0]!.to.long, 40])
    expect([on!.params[0], off!.params[0]]).toEqual([data.photoDistance, 0])
    expect((await download(gaps, test_.otherRoot)).statusCode).toBe(404)
  })

  test('is imported from a QGroundControl plan with all lines, heights and the speed', async () => {
    const { data } = await flight(gaps)
    const file = await download(`${gaps}&format=qgc`)
    const [route, takeOff, ...waypoints] = await importPlan(file.rawPayload, 'gaps.plan')
    const ends = data.lines.flatMap(({ from, to }) => [from, to])
    expect(route!.properties).toMatchObject({ kind: 'route', heightMode: 'above take-off', waypoints: ends.length + 1 })
    expect(route!.properties['speed']).toBeCloseTo(data.speed, 6)
    expect(takeOff!.properties).toMatchObject({ kind: 'takeOff', height: 40 })
    expect(waypoints).toHaveLength(ends.length)
    for (const [at, { lat, long }] of ends.entries()) {
      const { geometry, properties } = waypoints[at]!
      expect(properties).toMatchObject({ kind: 'waypoint', index: at + 1, height: 40, heightMode: 'above take-off' })
      expect(geometry.coordinates).toEqual([expect.closeTo(long, 6), expect.closeTo(lat, 6), 40])
    }
  })
})

describe('a quick mosaic', () => {
  type Plan = components['schemas']['MosaicPlanReply']['data']
  const plan = (cookie = test_.staff) => test_.aerie.call<Plan>(cookie, 'GET', `/photo/mosaic/${missionId}`)

  test('reports used and omitted photos and the expected position error', async () => {
    const { aerie, staff, otherRoot } = test_
    const ids = [photos['25.JPG']!._id]
    await aerie.call(staff, 'PATCH', '/layer/images-review', { ids, decision: 'reject' })
    const { data } = await plan()
    expect(data).toMatchObject({
      used: 7,
      leftOut: { rejected: 1, proposed: 0, withoutArea: 0, oblique: 0, undecodable: 0 },
    })
    expect(data.error).toBeCloseTo((await coverage()).data.coverage!.uncertainty, 0)
    await aerie.call(staff, 'PATCH', '/layer/images-review', { ids, decision: 'accept' })
    expect((await plan(otherRoot)).code).toBe(404)
  })

  test('becomes a raster layer of the mission, named with its position error', async () => {
    const { aerie, staff, viewer } = test_
    const start = (cookie: string, mission = missionId) =>
      aerie.call<{ jobId: string }>(cookie, 'POST', `/photo/mosaic/${mission}`, { name: 'Beach mosaic' })
    expect((await start(viewer)).code).toBe(403)
    expect((await start(staff, await test_.newMission('No photos'))).code).toBe(409)
    const makeRoom = await leaveRoom(aerie.config, 0)
    const refused = await start(staff)
    makeRoom()
    const noSpace = expect.stringContaining('The server has no space for another') as string
    expect(refused).toMatchObject({ code: 507, message: noSpace })
    expect((await start(staff)).status).toBe(true)
    const layer = await until(async () => {
      const { data } = await aerie.call<{ items: Layer[] }>(
        staff,
        'GET',
        `/layer/getbymissionId/${missionId}?kind=raster`,
      )
      return data.items.find(({ status }) => status !== 'importing')
    })
    expect(layer).toMatchObject({ status: 'ready', message: null })
    expect(layer.name).toMatch(/^Beach mosaic, approximate ± \d\.\d m$/)
    const [west, south, east, north] = layer.bounds as [number, number, number, number]
    const { lat, long } = photos['18.JPG']!.location!
    expect(west < long && long < east && south < lat && lat < north).toBe(true)
  })
})

test('computes for one tenant while another waits for its own computations', async () => {
  const { aerie } = test_
  const { data } = await aerie.call<{ _id: string }>(test_.otherRoot, 'POST', '/mission/create', { name: 'Elsewhere' })
  const started: number[] = []
  let endFirst = (): void => undefined
  const pool = {
    run: ({ gapBelow }: CoverageRequest) => {
      started.push(gapBelow)
      return gapBelow === 1
        ? new Promise<undefined>((resolve) => (endFirst = () => resolve(undefined)))
        : Promise.resolve(undefined)
    },
    close: () => Promise.resolve(),
  }
  const compute = (tenantId: string, mission: string, gapBelow: number) =>
    coverageOf(
      { db: aerie.db, coverage: pool, ground: test_.aerie.app.ground },
      tenantId,
      mission,
      { gapBelow },
      new AbortController().signal,
    )
  const first = compute(aerie.demo.id, missionId, 1)
  await until(() => started.length === 1)
  const second = compute(aerie.demo.id, missionId, 2)
  await compute(aerie.other.id, data._id, 3)
  expect(started).toEqual([1, 3])
  endFirst()
  await Promise.all([first, second])
  expect(started).toEqual([1, 3, 2])
})

test('has no coverage without photos', async () => {
  const empty = await test_.newMission('Empty')
  expect((await coverage('', test_.staff, empty)).data).toEqual({
    onGround: 0,
    groundLayers: [],
    photos: 0,
    withoutArea: 0,
    proposed: 0,
    unread: 0,
    coverage: null,
  })
})

test('rejects incomplete, missing and too large areas, and areas and missions that belong to others', async () => {
  const other = await test_.newMission('Other')
  expect((await coverage('areaIndex=1')).code).toBe(400)
  expect((await coverage((await square(20)).replace(/&.*/, ''))).code).toBe(400)
  expect((await coverage(await square(20, other))).code).toBe(409)
  expect((await coverage((await square(20)).replace('Index=1', 'Index=2'))).code).toBe(404)
  expect(await coverage(await square(60_000))).toMatchObject({
    code: 409,
    message: expect.stringMatching(/longer than 50 km/) as string,
  })
  expect((await coverage('', test_.otherRoot)).code).toBe(404)
})
