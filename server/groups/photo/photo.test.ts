import { sql } from 'kysely'
import sharp from 'sharp'
import { inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { until } from '../../testing/until'
import { announcementPause, judgeEarlierPhotos } from './importJob'
import { beachPhoto, startPhotoTest, type Photo, type PhotoTest } from './testing/photoTest'

let site: PhotoTest

beforeAll(async () => {
  site = await startPhotoTest()
})
afterAll(() => site.close())

const blurred = (photo: Buffer) => sharp(photo).keepExif().keepXmp().blur(6).toBuffer()
const withoutPosition = (photo: Buffer) => sharp(photo).toBuffer()
const ids = (...photos: (Photo | undefined)[]) => photos.map((photo) => photo?._id ?? '')
const picture = (cookie: string, photo: Photo | undefined, query = '') =>
  site.aerie.app.inject({ url: `/apis/v1/photo/picture/${photo?._id}?${query}`, headers: { cookie } })

describe('the import of a flight with mistakes', () => {
  let missionId: string
  let photos: Record<string, Photo>

  beforeAll(async () => {
    missionId = await site.newMission('Beach')
    photos = await site.add(missionId, {
      'A.JPG': beachPhoto(18),
      'B.JPG': beachPhoto(19),
      'C.JPG': beachPhoto(20),
      'D.JPG': beachPhoto(21),
      'E.JPG': beachPhoto(22),
      'blurred.JPG': await blurred(beachPhoto(23)),
      'copy.JPG': beachPhoto(18),
      'no-position.JPG': await withoutPosition(beachPhoto(24)),
      'truncated.JPG': beachPhoto(25).subarray(0, 40_000),
      '../../\u202egpj.exe.JPG': await sharp(beachPhoto(25)).keepExif().keepXmp().toBuffer(),
    })
  })

  test('reads place, time, camera and the estimated ground area', () => {
    expect(photos['A.JPG']).toMatchObject({
      state: 'staged',
      location: { lat: expect.closeTo(46.8426, 4) as number, long: expect.closeTo(-91.9946, 4) as number },
      takenAt: '2016-06-23T16:31:59.000Z',
      localTime: true,
      width: 640,
      height: 360,
      hasPicture: true,
      facts: { model: 'FC300S', relativeAltitude: 39.8, gimbal: { yaw: 45, pitch: -89.9 }, positionSource: 'gps' },
      proposal: null,
      reason: null,
      notes: [],
      clientVisible: false,
    })
    expect(photos['A.JPG']?.footprint).toHaveLength(4)
    expect(photos['A.JPG']?.uncertainty).toBeGreaterThan(3)
    expect(photos['A.JPG']?.uncertainty).toBeLessThan(8)
  })

  test('marks each mistake on its own photo and keeps the rest', () => {
    expect(photos['blurred.JPG']).toMatchObject({
      state: 'staged',
      proposal: expect.stringMatching(/Possibly blurred/) as string,
    })
    expect(photos['copy.JPG']).toMatchObject({
      state: 'duplicate',
      reason: 'The same file is already in this mission as A.JPG',
    })
    expect(photos['no-position.JPG']).toMatchObject({ location: null, proposal: 'No position in the file' })
    expect(photos['truncated.JPG']).toMatchObject({
      state: 'invalid_exif',
      hasPicture: false,
      reason: expect.stringMatching(/damaged/) as string,
    })
    const proposed = Object.values(photos).filter(({ proposal }) => proposal !== null)
    expect(proposed.map(({ name }) => name).sort()).toEqual(['blurred.JPG', 'no-position.JPG'])
    // Names are shown and stored without paths and marks of the writing direction.
    expect(Object.keys(photos)).toContain('gpj.exe.JPG')
  })

  test('is one job, however many photos arrive', async () => {
    const { data } = await site.aerie.call<{ items: { kind: string; status: string }[] }>(
      site.staff,
      'GET',
      `/job/list?aboutId=${missionId}`,
    )
    expect(data.items).toMatchObject([{ kind: 'photo-import', status: 'completed' }])
  })

  test('lists photos by capture time, by state and by proposal, and in a short form for maps', async () => {
    const points = await site.points(missionId)
    expect(points).toHaveLength(10)
    expect(points[0]).toMatchObject({ name: 'A.JPG', yaw: 45, proposed: false, hasPicture: true })
    expect(points[0]).not.toHaveProperty('footprint')
    const withFootprints = await site.points(missionId, 'footprints=true')
    expect(withFootprints[0]?.footprint).toEqual(photos['A.JPG']?.footprint)
    expect(withFootprints.find(({ name }) => name === 'no-position.JPG')?.footprint).toBeNull()
    expect((await site.points(missionId, 'states=duplicate')).map(({ name }) => name)).toEqual(['copy.JPG'])
    expect((await site.points(missionId, 'proposed=true')).map(({ name }) => name).sort()).toEqual([
      'blurred.JPG',
      'no-position.JPG',
    ])
    const { data } = await site.aerie.call<{ items: Photo[]; total: number }>(
      site.staff,
      'GET',
      `/layer/fetch-to-be-reviwed-files?missionId=${missionId}&pageSize=2`,
    )
    expect(data.total).toBe(10)
    expect(data.items.map(({ name }) => name).sort()).toEqual(['blurred.JPG', 'no-position.JPG'])
  })

  test('sends thumbnail, preview and original, and nothing to other tenants', async () => {
    const photo = photos['A.JPG']
    const thumbnail = await picture(site.staff, photo)
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400 })
    const again = await site.aerie.app.inject({
      url: `/apis/v1/photo/picture/${photo?._id}`,
      headers: { cookie: site.staff, 'if-none-match': String(thumbnail.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    const preview = await picture(site.staff, photo, 'size=preview')
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ width: 640 })
    const original = await site.aerie.app.inject({
      url: `/apis/v1/photo/download/${photo?._id}`,
      headers: { cookie: site.staff },
    })
    expect(original.rawPayload.equals(beachPhoto(18))).toBe(true)
    expect(original.headers['content-disposition']).toContain('attachment; filename=A.JPG')
    expect((await picture(site.otherRoot, photo)).statusCode).toBe(404)
    expect((await picture(site.staff, photos['truncated.JPG'])).statusCode).toBe(404)
  })

  test('accepts and rejects all or none, and a rejected photo can be accepted', async () => {
    const { aerie, staff } = site
    const review = (body: object) => aerie.call(staff, 'PATCH', '/layer/images-review', body)
    const stateOf = async (photo: Photo | undefined) =>
      (await aerie.call<Photo>(staff, 'GET', `/photo/get/${photo?._id}`)).data
    const foreign = crypto.randomUUID()
    expect((await review({ ids: [...ids(photos['A.JPG']), foreign], decision: 'accept' })).code).toBe(404)
    expect(await stateOf(photos['A.JPG'])).toMatchObject({ state: 'staged', version: 1 })

    expect(await review({ ids: ids(photos['A.JPG'], photos['no-position.JPG']), decision: 'accept' })).toMatchObject({
      status: true,
    })
    expect(await stateOf(photos['A.JPG'])).toMatchObject({ state: 'assigned', version: 2 })
    expect(await stateOf(photos['no-position.JPG'])).toMatchObject({ state: 'unmatched', proposal: null })

    await review({ ids: ids(photos['B.JPG'], photos['copy.JPG']), decision: 'reject', reason: 'Rotor in the picture' })
    expect(await stateOf(photos['B.JPG'])).toMatchObject({ state: 'rejected', reason: 'Rotor in the picture' })
    await review({ ids: ids(photos['B.JPG'], photos['copy.JPG']), decision: 'accept' })
    expect(await stateOf(photos['copy.JPG'])).toMatchObject({ state: 'assigned', reason: null })
    expect(await review({ ids: ids(photos['truncated.JPG']), decision: 'accept' })).toMatchObject({
      code: 409,
      message: expect.stringMatching(/cannot be read/) as string,
    })
  })

  test('shows accepted photos to clients only while they are shared', async () => {
    const { aerie, staff } = site
    const { demo } = aerie
    const clientId = await addClient(aerie, demo, 'Harbour authority')
    await joinClient(aerie, demo, demo.client, clientId)
    await linkMission(aerie, demo, clientId, missionId)
    const client = await aerie.cookieOf(demo.client)
    const accepted = photos['A.JPG']
    const inReview = photos['C.JPG']
    const share = (photo: Photo | undefined, clientVisible: boolean) =>
      aerie.call(staff, 'PATCH', '/photo/share', { ids: ids(photo), clientVisible })
    const seenByClient = async () => (await site.points(missionId, '', client)).map(({ name }) => name)
    const codesOf = async (photo: Photo | undefined) => [
      (await aerie.call(client, 'GET', `/photo/get/${photo?._id}`)).code,
      (await picture(client, photo)).statusCode,
    ]

    expect((await share(inReview, true)).code).toBe(409)
    expect(await seenByClient()).toEqual([])
    expect(await codesOf(accepted)).toEqual([404, 404])

    expect(await share(accepted, true)).toMatchObject({ status: true })
    expect(await seenByClient()).toEqual(['A.JPG'])
    expect(await codesOf(accepted)).toEqual([200, 200])
    expect(await codesOf(inReview)).toEqual([404, 404])

    expect(await share(accepted, false)).toMatchObject({ status: true })
    expect(await seenByClient()).toEqual([])
    expect(await codesOf(accepted)).toEqual([404, 404])
  })

  test('deletes and restores with an audit entry, and counts what is left', async () => {
    const { aerie, staff, viewer } = site
    const count = async () =>
      (await aerie.call<{ images: number }>(staff, 'GET', `/mission/get-mission-doc-count/${missionId}`)).data.images
    const before = await count()
    const url = `/photo/delete?${ids(photos['D.JPG'], photos['E.JPG'])
      .map((id) => `photoIds=${id}`)
      .join('&')}`
    expect((await aerie.call(viewer, 'DELETE', url)).code).toBe(403)
    expect(await aerie.call(staff, 'DELETE', url)).toMatchObject({ status: true })
    expect(await count()).toBe(before - 2)
    expect((await aerie.call(staff, 'GET', `/photo/get/${photos['D.JPG']?._id}`)).code).toBe(404)
    expect((await aerie.call(staff, 'DELETE', url)).code).toBe(404)
    await aerie.call(staff, 'POST', '/photo/restore', { photoIds: ids(photos['D.JPG'], photos['E.JPG']) })
    expect(await count()).toBe(before)
  })
})

describe('placing a photo on the map', () => {
  const place = (photo: Photo | undefined, location: object | null, version = photo?.version) =>
    site.aerie.call<Photo>(site.staff, 'PATCH', '/layer/pick-to-map-for-layer', {
      fileId: photo?._id,
      version,
      location,
    })

  test('matches an accepted photo, keeps the position from the file, and restores it', async () => {
    const { aerie, staff, viewer, otherRoot } = site
    const missionId = await site.newMission('Placed')
    const photos = await site.add(missionId, {
      'A.JPG': await sharp(beachPhoto(18)).keepExif().keepXmp().jpeg({ quality: 70 }).toBuffer(),
      'no-position.JPG': await sharp(beachPhoto(19)).jpeg({ quality: 71 }).toBuffer(),
    })
    const withPosition = photos['A.JPG']
    const without = photos['no-position.JPG']
    expect(withPosition).toMatchObject({ isPlaced: false })
    await aerie.call(staff, 'PATCH', '/layer/images-review', { ids: ids(without), decision: 'accept' })

    const there = { lat: 46.843, long: -91.995 }
    expect((await place(without, there, 1)).code).toBe(409)
    const body = { fileId: without?._id, version: 2, location: there }
    for (const [cookie, code] of [
      [viewer, 403],
      [otherRoot, 404],
    ] as const) {
      expect((await aerie.call(cookie, 'PATCH', '/layer/pick-to-map-for-layer', body)).code).toBe(code)
    }
    // The file states neither the height nor the direction of the camera.
    expect((await place(without, there, 2)).data).toMatchObject({
      state: 'assigned',
      location: there,
      isPlaced: true,
      footprint: null,
      uncertainty: null,
      proposal: null,
    })

    const moved = await place(withPosition, there)
    expect(moved.data).toMatchObject({ state: 'staged', location: there, isPlaced: true })
    const middle = moved.data.footprint?.reduce((sum, corner) => sum + corner.lat / 4, 0)
    expect(middle).toBeCloseTo(46.843, 4)
    expect(moved.data.uncertainty).toBeGreaterThan(10)
    const again = await place(moved.data, { lat: 46.8431, long: -91.995 })
    const back = await place(again.data, null)
    expect(back.data).toMatchObject({
      isPlaced: false,
      location: withPosition?.location,
      footprint: withPosition?.footprint,
      uncertainty: withPosition?.uncertainty,
    })
  })

  test('makes a photo usable whose file has an impossible position', async () => {
    const missionId = await site.newMission('Impossible')
    const gps = { GPSLatitude: '146/1 0/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '1/1 0/1 0/1', GPSLongitudeRef: 'E' }
    const bytes = await sharp(beachPhoto(20)).withExif({ IFD3: gps }).jpeg({ quality: 72 }).toBuffer()
    const photos = await site.add(missionId, { 'pole.JPG': bytes })
    expect(photos['pole.JPG']).toMatchObject({ state: 'invalid_exif', hasPicture: true })
    expect((await place(photos['pole.JPG'], { lat: 91, long: 0 })).code).toBe(400)
    expect((await place(photos['pole.JPG'], { lat: 1, long: 2 })).data).toMatchObject({ state: 'staged', reason: null })
  })
})

test('detects a copy of a photo in another mission of the tenant', async () => {
  const first = await site.newMission('First')
  const second = await site.newMission('Second')
  const changed = await sharp(beachPhoto(18)).keepExif().keepXmp().jpeg({ quality: 60 }).toBuffer()
  await site.add(first, { 'one.JPG': changed })
  expect(await site.add(second, { 'two.JPG': changed })).toMatchObject({
    'two.JPG': { state: 'duplicate', reason: 'The same file is already in mission First as one.JPG' },
  })
})

test('a job that runs again counts the photos that its earlier run has read', async () => {
  const { aerie, staff } = site
  const missionId = await site.newMission('Interrupted')
  const photos = await site.add(missionId, {
    'one.JPG': await sharp(beachPhoto(18)).keepExif().keepXmp().jpeg({ quality: 61 }).toBuffer(),
    'two.JPG': await sharp(beachPhoto(19)).keepExif().keepXmp().jpeg({ quality: 61 }).toBuffer(),
    'three.JPG': await sharp(beachPhoto(20)).keepExif().keepXmp().jpeg({ quality: 61 }).toBuffer(),
  })
  // As if the server had stopped when the first job had read two of them, and only the first job existed.
  const jobId = await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from job where kind = 'photo-import' and about_id = ${missionId} order by id`.execute(tx)
    const id = rows[0]?.id ?? ''
    await sql`update mission_photo set imported_at = null where file_id = ${photos['three.JPG']?._id}`.execute(tx)
    await sql`update job set status = 'failed' where id = ${id}`.execute(tx)
    return id
  })
  expect((await aerie.call(staff, 'PATCH', `/job/retry/${jobId}`)).code).toBe(200)
  const done = await until(async () => {
    const { data } = await aerie.call<{ status: string; result: unknown }>(staff, 'GET', `/job/get/${jobId}`)
    return data.status === 'completed' && data
  })
  expect(done.result).toEqual({ photos: 3 })
})

test('photos that were imported before their clarity was measured are judged, except rejected ones', async () => {
  const { aerie, staff } = site
  const missionId = await site.newMission('Earlier')
  // Other bytes than those of the photos before, which would be their duplicates.
  const again = (number: number) => sharp(beachPhoto(number)).keepExif().keepXmp().jpeg({ quality: 92 }).toBuffer()
  const photos = await site.add(missionId, {
    '18.JPG': await again(18),
    '19.JPG': await again(19),
    '20.JPG': await again(20),
    '21.JPG': await again(21),
    '22.JPG': await again(22),
    'blurred.JPG': await blurred(beachPhoto(24)),
  })
  const [rejected] = ids(photos['18.JPG'])
  await aerie.call(staff, 'PATCH', '/layer/images-review', { ids: [rejected], decision: 'reject' })
  const judged = () =>
    inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .selectFrom('mission_photo')
        .select(['file_id', 'is_judged', 'clarity', 'proposal'])
        .where('file_id', 'in', ids(...Object.values(photos)))
        .execute(),
    )
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('mission_photo').set({ is_judged: false, clarity: null, proposal: null }).execute(),
  )
  // One mission at a time: those of other tests come before it or after it.
  const { signal } = new AbortController()
  await until(async () => {
    await judgeEarlierPhotos(aerie, signal)
    const rows = await judged()
    return rows.every(({ file_id, is_judged }) => file_id === rejected || is_judged)
  })
  const rows = await until(async () => {
    const all = await judged()
    return all.some(({ proposal }) => proposal !== null) && all
  })
  const of = (id: string) => rows.find(({ file_id }) => file_id === id)
  expect(of(rejected ?? '')).toMatchObject({ is_judged: false, clarity: null })
  expect(of(photos['19.JPG']?._id ?? '')).toMatchObject({ clarity: expect.any(Number) as number, proposal: null })
  expect(of(photos['blurred.JPG']?._id ?? '')?.proposal).toMatch(/photo\.blurred/)
})

test('rejects a file that is not a picture, and a mission of another tenant', async () => {
  const missionId = await site.newMission('Nothing')
  const text = await site.upload(Buffer.from('a,b\n1,2\n'), 'table.csv')
  expect(await site.create(missionId, text)).toMatchObject({
    code: 400,
    message: expect.stringMatching(/not a photo/) as string,
  })
  const photo = await site.upload(beachPhoto(18), 'A.JPG')
  expect((await site.create(missionId, photo, site.otherRoot)).code).toBe(404)
  expect((await site.create(missionId, photo, site.viewer)).code).toBe(403)
})

test('announces the import of a large mission less often, because browsers read all its photos again', () => {
  expect(announcementPause(120)).toBe(1560)
  expect(announcementPause(20_000)).toBe(11_500)
})
