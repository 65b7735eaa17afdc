import type { components } from '../../contract/contract.gen'
import { beachPhoto, startPhotoTest, type Photo, type PhotoTest } from '../photo/testing/photoTest'

type Coverage = NonNullable<components['schemas']['Coverage']>
type CoverageData = components['schemas']['CoverageReply']['data']

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
  const [north, east] = [metres / 2 / 111_166, metres / 2 / 76_295]
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

test('measures what the photos cover, within the hull of their areas', async () => {
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

test('measures a chosen area, where one photo more makes the gaps smaller', async () => {
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

test('has no figures without photos, and counts those whose area is unknown', async () => {
  const empty = await test_.newMission('Empty')
  expect((await coverage('', test_.staff, empty)).data).toEqual({
    ...{ photos: 0, withoutArea: 0, proposed: 0, unread: 0, coverage: null },
  })
})

test('rejects an incomplete area, one of another mission, one that is not a polygon, and foreign missions', async () => {
  const other = await test_.newMission('Other')
  expect((await coverage('areaIndex=1')).code).toBe(400)
  expect((await coverage((await square(20)).replace(/&.*/, ''))).code).toBe(400)
  expect((await coverage(await square(20, other))).code).toBe(409)
  expect((await coverage((await square(20)).replace('Index=1', 'Index=2'))).code).toBe(404)
  expect(await coverage(await square(60_000))).toMatchObject({
    ...{ code: 409, message: expect.stringMatching(/longer than 50 km/) as string },
  })
  expect((await coverage('', test_.otherRoot)).code).toBe(404)
})
