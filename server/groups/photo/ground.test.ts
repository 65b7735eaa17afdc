// Areas of photos on the ground of an elevation layer.
import { localFrame } from '../../../geometry/localFrame'
import { addClient, joinClient, linkMission, showPhoto } from '../../testing/clients'
import { addElevation, elevationModel } from '../../testing/elevationModel'
import { until } from '../../testing/until'
import { beachPhoto, startPhotoTest, type Photo, type PhotoTest } from './testing/photoTest'

interface Job {
  kind: string
  status: string
  message: string | null
}

/** Rise of the ground to the north. */
const SLOPE = 0.2
const LEVEL = 184

let site: PhotoTest
let missionId: string
let flat: Record<string, Photo>

beforeAll(async () => {
  site = await startPhotoTest()
  missionId = await site.newMission('Beach')
  flat = await site.add(missionId, { 'A.JPG': beachPhoto(18), 'B.JPG': beachPhoto(19) })
})
afterAll(() => site.close())

const first = () => flat['A.JPG']!.location!
const slope = () => elevationModel(first(), (_, north) => LEVEL + SLOPE * north)

const photosOf = async (mission: string, cookie = site.staff) => {
  const { data } = await site.aerie.call<{ items: Photo[] }>(cookie, 'GET', `/photo/list/${mission}?pageSize=200`)
  return Object.fromEntries(data.items.map((photo) => [photo.name, photo]))
}

const jobsOf = async (mission: string): Promise<Job[]> =>
  (await site.aerie.call<{ items: Job[] }>(site.staff, 'GET', `/job/list?aboutId=${mission}`)).data.items.filter(
    ({ kind }) => kind === 'mission-ground',
  )

const endedJobs = (mission: string, count: number) =>
  until(async () => {
    const jobs = await jobsOf(mission)
    return jobs.length >= count && jobs.every(({ status }) => status === 'completed') && jobs
  })

/** Metres east and north of the first photo. */
const metres = ({ footprint }: Photo) => {
  const { lat, long } = first()
  return footprint!.map((corner) => localFrame(lat, long).toMetres(corner.lat, corner.long))
}

test('without an elevation layer, the ground is flat', () => {
  expect(flat['A.JPG']).toMatchObject({ ground: null })
  expect(flat['A.JPG']?.footprint).toHaveLength(4)
})

test('models of another mission and of another tenant are never used', async () => {
  const { aerie, staff, otherRoot } = site
  const elsewhere = await site.newMission('Elsewhere')
  await addElevation(aerie, staff, { missionId: elsewhere, name: 'Elsewhere', model: slope() })
  const foreign = (await aerie.call<{ _id: string }>(otherRoot, 'POST', '/mission/create', { name: 'Foreign' })).data
  await addElevation(aerie, otherRoot, { missionId: foreign._id, name: 'Foreign', model: slope() })
  const added = await site.add(missionId, { 'C.JPG': beachPhoto(20) })
  expect(added['C.JPG']).toMatchObject({ ground: null })
  // Neither mission has anything to compute.
  await until(async () => (await jobsOf(elsewhere)).length === 0)
  expect(await jobsOf(missionId)).toEqual([])
})

test('an elevation layer that arrives moves the areas of the photos, by a job that is listed', async () => {
  const { _id } = await addElevation(site.aerie, site.staff, { missionId, name: 'Surface', model: slope() })
  await endedJobs(missionId, 1)
  const photos = await photosOf(missionId)
  for (const name of ['A.JPG', 'B.JPG', 'C.JPG']) {
    expect(photos[name]).toMatchObject({ ground: { layerId: _id, layerName: 'Surface' } })
  }
  // The first photo looks straight down: a ray ends at height / (1 + slope * rise), as on a plane.
  const before = metres(flat['A.JPG']!)
  const height = flat['A.JPG']!.facts!.relativeAltitude!
  metres(photos['A.JPG']!).forEach(([east, north], at) => {
    const share = 1 / (1 + (SLOPE * before[at]![1]) / height)
    expect(east).toBeCloseTo(before[at]![0] * share, 0)
    expect(north).toBeCloseTo(before[at]![1] * share, 0)
  })
  const coverage = await site.aerie.call<{ onGround: number }>(site.staff, 'GET', `/photo/coverage/${missionId}`)
  expect(coverage.data).toMatchObject({ photos: 3, onGround: 3 })
  // The take-off point of this flight is not known.
  expect(photos['A.JPG']!.uncertainty).toBeGreaterThan(flat['A.JPG']!.uncertainty!)
})

test('a photo that arrives later, and one that a person places, use the ground at once', async () => {
  const added = await site.add(missionId, { 'D.JPG': beachPhoto(21) })
  expect(added['D.JPG']).toMatchObject({ ground: { layerName: 'Surface' } })
  const { _id: fileId, version, location } = added['D.JPG']!
  const moved = { lat: location!.lat + 0.0001, long: location!.long }
  const { data } = await site.aerie.call<Photo>(site.staff, 'PATCH', '/layer/pick-to-map-for-layer', {
    fileId,
    version,
    location: moved,
  })
  expect(data).toMatchObject({ isPlaced: true, ground: { layerName: 'Surface' } })
  expect(data.footprint).not.toEqual(added['D.JPG']!.footprint)
})

test('a client who does not see the layer learns that there is one, not its name', async () => {
  const { aerie } = site
  const photo = (await photosOf(missionId))['A.JPG']!
  const clientId = await addClient(aerie, aerie.demo, 'Harbour')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  await linkMission(aerie, aerie.demo, clientId, missionId)
  await showPhoto(aerie, aerie.demo, photo._id)
  const cookie = await aerie.cookieOf(aerie.demo.client)
  expect((await photosOf(missionId, cookie))['A.JPG']).toMatchObject({ ground: { layerId: null, layerName: null } })
})

test('a deleted layer makes the ground flat again, and a restored one does not', async () => {
  const { aerie, staff } = site
  const { data } = await aerie.call<{ items: { _id: string }[] }>(staff, 'GET', `/layer/getbymissionId/${missionId}`)
  const layerId = data.items[0]!._id
  await aerie.call(staff, 'DELETE', `/layer/delete/${layerId}`)
  await endedJobs(missionId, 2)
  const photos = await photosOf(missionId)
  expect(photos['A.JPG']).toMatchObject({ ground: null })
  metres(photos['A.JPG']!).forEach((corner, at) => {
    expect(corner[0]).toBeCloseTo(metres(flat['A.JPG']!)[at]![0], 3)
    expect(corner[1]).toBeCloseTo(metres(flat['A.JPG']!)[at]![1], 3)
  })
  await aerie.call(staff, 'POST', '/layer/restore', { layerIds: [layerId] })
  await endedJobs(missionId, 3)
  expect((await photosOf(missionId))['A.JPG']).toMatchObject({ ground: { layerId } })
})
