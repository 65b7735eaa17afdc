// The flights that photos get by their capture times, and those that people choose.
import sharp from 'sharp'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { beachPhoto, startPhotoTest, type Photo, type PhotoTest } from './testing/photoTest'

interface Flight {
  _id: string
  version: number
}

let site: PhotoTest

beforeAll(async () => {
  site = await startPhotoTest()
})
afterAll(() => site.close())

/** Photos of the beach were taken from 16:31:59 to 16:32:30 by the clock of their camera. */
const inUtc = (number: number) =>
  sharp(beachPhoto(number))
    .keepExif()
    .keepXmp()
    .withExifMerge({ IFD2: { OffsetTimeOriginal: '+00:00' } })
    .toBuffer()

const at = (time: string) => `2016-06-23T${time}:00.000Z`
const call = <Data = unknown>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  site.aerie.call<Data>(site.staff, method, url, body)

async function fly(missionId: string, start?: string, end?: string): Promise<Flight> {
  const times = { plannedStart: start && at(start), plannedEnd: end && at(end) }
  return (await call<Flight>('POST', '/flight/create', { missionId, name: `Flight of ${start}`, ...times })).data
}
const move = ({ _id, version }: Flight, start: string, end: string) =>
  call('PATCH', `/flight/edit/${_id}`, { version, plannedStart: at(start), plannedEnd: at(end) })
const choose = (photo: Photo | undefined, flightId: string | null) =>
  call('PATCH', '/layer/assign-files', { fileIds: [photo?._id], flightId })
const flightOf = async (photo: Photo | undefined) =>
  (await call<Photo>('GET', `/photo/get/${photo?._id}`)).data.flightId

describe('the only flight whose time contains the capture time', () => {
  test('is that of an imported photo, unless the zone of its time is unknown', async () => {
    const missionId = await site.newMission('Before the import')
    const flight = await fly(missionId, '16:00', '17:00')
    await fly(missionId, '18:00', '19:00')
    const photos = await site.add(missionId, { 'utc.JPG': await inUtc(18), 'local.JPG': beachPhoto(19) })
    expect(photos['utc.JPG']).toMatchObject({ localTime: false, flight: { _id: flight._id, name: 'Flight of 16:00' } })
    expect(photos['local.JPG']).toMatchObject({ localTime: true, flightId: null, flight: null })
    const [first, second] = await site.points(missionId)
    expect([first?.flightId, second?.flightId]).toEqual([flight._id, null])
  })

  test('is found when a flight is created, moved or deleted later, and none of two is taken', async () => {
    const missionId = await site.newMission('After the import')
    const { 'A.JPG': photo } = await site.add(missionId, { 'A.JPG': await inUtc(20) })
    const morning = await fly(missionId, '08:00', '09:00')
    expect(await flightOf(photo)).toBeNull()
    expect(await move(morning, '16:00', '17:00')).toMatchObject({ status: true })
    expect(await flightOf(photo)).toBe(morning._id)

    const { 'B.JPG': later } = await site.add(await site.newMission('Two flights'), { 'B.JPG': await inUtc(21) })
    const pair = [await fly(later!.missionId, '08:00', '09:00'), await fly(later!.missionId, '08:00', '09:00')] as const
    const mission = later!.missionId
    await call('PATCH', '/layer/assign-files', { fileIds: [later!._id], flightId: null })
    expect(await flightOf(later)).toBeNull()
    const { 'C.JPG': both } = await site.add(mission, { 'C.JPG': await inUtc(22) })
    await choose(both, pair[0]._id)
    await move(pair[0], '16:00', '17:00')
    await move(pair[1], '16:00', '17:00')
    const added = await site.add(mission, { 'D.JPG': await inUtc(23) })
    expect(added['D.JPG']?.flightId).toBeNull()
    await call('DELETE', `/flight/delete/${pair[1]._id}`)
    expect(await flightOf(added['D.JPG'])).toBe(pair[0]._id)
    expect(await flightOf(later)).toBeNull()
  })
})

describe('a flight that a person chooses', () => {
  let missionId: string
  let flight: Flight
  let photos: Record<string, Photo>

  beforeAll(async () => {
    missionId = await site.newMission('By hand')
    flight = await fly(missionId, '08:00', '09:00')
    photos = await site.add(missionId, { 'A.JPG': await inUtc(24), 'B.JPG': await inUtc(25) })
  })

  test('is kept when flights change, also the choice of none, and is recorded', async () => {
    expect(await choose(photos['A.JPG'], flight._id)).toMatchObject({ status: true })
    expect(await choose(photos['B.JPG'], null)).toMatchObject({ status: true })
    await fly(missionId, '16:00', '17:00')
    expect(await flightOf(photos['A.JPG'])).toBe(flight._id)
    expect(await flightOf(photos['B.JPG'])).toBeNull()
    const root = await site.aerie.cookieOf(site.aerie.demo.root)
    const url = '/audit/list?action=feature-file.assign-flight'
    const { items } = (await site.aerie.call<{ items: object[] }>(root, 'GET', url)).data
    expect(items.slice(0, 2)).toMatchObject([
      { target: 'B.JPG', details: { fileId: photos['B.JPG']?._id } },
      { target: 'A.JPG', details: { fileId: photos['A.JPG']?._id, flightId: flight._id } },
    ])
  })

  test('lists its photos, and those of no other tenant', async () => {
    const list = (flightId: string, cookie = site.staff) =>
      site.aerie.call<{ items: Photo[]; total: number }>(
        cookie,
        'GET',
        `/photo/list/${missionId}?flightId=${flightId}&pageSize=6`,
      )
    const { data } = await list(flight._id)
    expect([data.total, data.items.map(({ name }) => name)]).toEqual([1, ['A.JPG']])
    expect((await list(crypto.randomUUID())).code).toBe(404)
    expect((await list(flight._id, site.otherRoot)).code).toBe(404)
  })

  test('is not shown to clients who see the photo', async () => {
    const { aerie } = site
    const clientId = await addClient(aerie, aerie.demo, 'Harbour authority')
    await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
    await linkMission(aerie, aerie.demo, clientId, missionId)
    const ids = [photos['A.JPG']?._id]
    await call('PATCH', '/layer/images-review', { ids, decision: 'accept' })
    await call('PATCH', '/photo/share', { ids, clientVisible: true })
    const client = await aerie.cookieOf(aerie.demo.client)
    const seen = await aerie.call<Photo>(client, 'GET', `/photo/get/${photos['A.JPG']?._id}`)
    expect(seen.data).toMatchObject({ name: 'A.JPG', flightId: null, flight: null })
    expect(await site.points(missionId, '', client)).toMatchObject([{ name: 'A.JPG', flightId: null }])
  })
})
