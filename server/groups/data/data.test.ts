import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { makeKey } from '../../platform/storage/keys'
import { openStorage } from '../../platform/storage/openStorage'
import { insertStoredFile } from '../../platform/storage/sql'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { MOST_COUNTED } from './countsSql'
import { mergeCounts } from './mergeCounts'

type Found = components['schemas']['DataReply']['data']
type Filter = components['schemas']['DataFilter']

let aerie: TestApp
let root: string
let viewer: string
let foreign: string
let beach: string
let bridge: string
let beachPlace: string

const id = {} as Record<'photo' | 'placed' | 'permit' | 'ortho' | 'pacific' | 'flight' | 'log', string>

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  viewer = await aerie.cookieOf(aerie.demo.viewer)
  foreign = await aerie.cookieOf(aerie.other.root)
  beachPlace = await create('/location/create', { name: 'Park Point', location: { lat: 46.7, long: -92 } })
  const bridgePlace = await create('/location/create', { name: 'Lift Bridge', location: { lat: 46.78, long: -92.09 } })
  beach = await create('/mission/create', { name: 'Beach érosion', locationId: beachPlace })
  bridge = await create('/mission/create', { name: 'Bridge survey', locationId: bridgePlace })
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    id.photo = await insertFile(tx, { kind: 'photo', name: 'DJI_0001.JPG', takenAt: '2026-03-12T10:00:00Z' })
    id.placed = await insertFile(tx, {
      kind: 'photo',
      name: 'DJI_0002.JPG',
      takenAt: '2026-03-12T23:59:59Z',
      at: [-92.01, 46.71],
    })
    id.permit = await insertFile(tx, {
      kind: 'document',
      name: 'Permit.pdf',
      missionId: bridge,
      takenAt: '2026-02-01T08:00:00Z',
    })
    await tx
      .insertInto('mission_document')
      .values({
        file_id: id.permit,
        tenant_id: aerie.demo.id,
        text_state: 'done',
        search: sql`to_tsvector('simple', 'airspace')`,
      })
      .execute()
    await sql`
      insert into mission_document_text (tenant_id, file_id, mission_id, part, content, search)
      values (${aerie.demo.id}, ${id.permit}, ${bridge}, 0, 'Höhe', to_tsvector('simple', 'hohe'))`.execute(tx)
    id.ortho = await insertLayer(tx, 'Orthomosaic', [-92.02, 46.7, -92, 46.72])
    id.pacific = await insertLayer(tx, 'Pacific', [179.9, -17, -179.8, -16])
    id.log = await insertFile(tx, { kind: 'telemetry', name: 'flight.srt' })
  })
  id.flight = await create('/flight/create', {
    missionId: bridge,
    name: 'Morning flight',
    plannedStart: '2026-01-05T09:00:00.000Z',
    plannedEnd: '2026-01-05T10:00:00.000Z',
  })
})
afterAll(() => aerie.close())

const create = async (url: string, body: object) =>
  (await aerie.call<{ _id: string }>(root, 'POST', url, body)).data._id
const search = (query = '', cookie = root) => aerie.call<Found>(cookie, 'GET', `/data/search?${query}`)
const found = async (query = '', cookie = root) => (await search(query, cookie)).data
const idsOf = async (query: string) => (await found(query)).items.map(({ _id }) => _id)
const inDemo = <T>(work: (tx: Tx) => Promise<T>) => inTenant(aerie.db, aerie.demo.id, work)

async function storedFile(tx: Tx, name: string): Promise<string> {
  const key = makeKey(aerie.demo.id, name)
  const bytes = await (await openStorage(aerie.config)).put(key, Readable.from([name]))
  const file = { key, name, ...bytes, mediaType: 'application/octet-stream' }
  return (await insertStoredFile(aerie.demo.id, tx, file, aerie.demo.root.id)).id
}

interface NewFile {
  kind: 'document' | 'photo' | 'telemetry' | 'recording'
  name: string
  missionId?: string
  takenAt?: string
  at?: [long: number, lat: number]
}

async function insertFile(tx: Tx, { kind, name, missionId = beach, takenAt, at }: NewFile): Promise<string> {
  const fileId = uuidv7()
  const row = { id: fileId, tenant_id: aerie.demo.id, mission_id: missionId, kind, name }
  const place = { long: at?.[0] ?? null, lat: at?.[1] ?? null }
  await tx
    .insertInto('mission_file')
    .values({ ...row, ...place, taken_at: takenAt ?? null, stored_file_id: await storedFile(tx, name) })
    .execute()
  return fileId
}

async function insertLayer(tx: Tx, name: string, bounds: number[]): Promise<string> {
  const layerId = uuidv7()
  const row = { id: layerId, tenant_id: aerie.demo.id, mission_id: beach, name, kind: 'raster', status: 'ready' }
  const file = { source_file_id: await storedFile(tx, `${name}.tif`), captured_at: '2026-03-01T00:00:00Z' }
  await tx
    .insertInto('layer')
    .values({ ...row, ...file, position: 1, color: '#000000', bounds })
    .execute()
  return layerId
}

test('lists everything of a tenant, the newest first, with counts', async () => {
  const { items, total, isLowerBound, counts } = await found()
  expect([total, isLowerBound]).toEqual([7, false])
  // The telemetry has no time of its own: it counts from when it was added.
  expect(items.map(({ _id }) => _id)).toEqual([
    id.log,
    id.placed,
    id.photo,
    ...[id.ortho, id.pacific].sort().reverse(),
    id.permit,
    id.flight,
  ])
  expect(items[1]).toMatchObject({
    kind: 'photo',
    name: 'DJI_0002.JPG',
    at: '2026-03-12T23:59:59.000Z',
    missionName: 'Beach érosion',
    place: { name: 'Park Point', location: { lat: 46.7, long: -92 } },
    bounds: [-92.01, 46.71, -92.01, 46.71],
    hasFile: true,
    hasThumbnail: false,
    size: 12,
  })
  const kindOf = (itemId: string) => items.find(({ _id }) => _id === itemId)?.timeKind
  expect([id.log, id.placed, id.ortho, id.flight].map(kindOf)).toEqual(['added', 'measured', 'measured', 'planned'])
  expect(items.find(({ _id }) => _id === id.pacific)).toMatchObject({
    bounds: [179.9, -17, expect.closeTo(-179.8), -16],
  })
  expect(items.at(-1)).toMatchObject({ kind: 'flight', bounds: null, hasFile: false, size: null })
  expect(counts.kinds).toEqual([
    { kind: 'layer', count: 2 },
    { kind: 'photo', count: 2 },
    { kind: 'document', count: 1 },
    { kind: 'flight', count: 1 },
    { kind: 'telemetry', count: 1 },
  ])
  expect(counts.missions).toEqual([
    { _id: beach, name: 'Beach érosion', count: 5 },
    { _id: bridge, name: 'Bridge survey', count: 2 },
  ])
  expect(counts.places.map(({ name, count }) => [name, count])).toEqual([
    ['Park Point', 5],
    ['Lift Bridge', 2],
  ])
  expect(counts.months.slice(1)).toEqual([
    { month: '2026-03', count: 4 },
    { month: '2026-02', count: 1 },
    { month: '2026-01', count: 1 },
  ])
})

test('filters by kind, mission, place and days; each group of counts ignores its own filter', async () => {
  const { items, total, counts } = await found(`kinds=photo&kinds=document&missionIds=${beach}`)
  expect([total, items.length]).toEqual([2, 2])
  expect(counts.kinds.map(({ kind, count }) => `${kind} ${count}`).sort()).toEqual([
    'layer 2',
    'photo 2',
    'telemetry 1',
  ])
  expect(counts.missions.map(({ name, count }) => [name, count])).toEqual([
    ['Beach érosion', 2],
    ['Bridge survey', 1],
  ])
  expect(await idsOf(`locationIds=${beachPlace}&kinds=photo`)).toEqual([id.placed, id.photo])
  expect(await idsOf('from=2026-03-12&until=2026-03-12')).toEqual([id.placed, id.photo])
  expect(await idsOf('from=2026-02-01&until=2026-02-28')).toEqual([id.permit])
  expect(await idsOf('until=2026-01-04')).toEqual([])
  // A mission without any matches stays in its group, so that the filter can be removed.
  const { counts: none } = await found(`kinds=flight&missionIds=${beach}`)
  expect(none.missions).toContainEqual({ _id: beach, name: 'Beach érosion', count: 0 })
})

test('finds items in a box or a polygon, also across the antimeridian, and others by the place of their mission', async () => {
  const beachItems = [id.log, id.placed, id.photo, id.ortho]
  expect(await idsOf('area=-92.03,46.69,-91.9,46.73')).toEqual(beachItems)
  const { total, counts } = await found('area=-92.03,46.69,-91.9,46.73&kinds=photo')
  expect([total, counts.kinds.length]).toEqual([2, 3])
  // The lower right half of the box has the place, but not the position of the second photo.
  expect(await idsOf('kinds=photo&area=-92.03,46.68,-91.9,46.68,-91.9,46.78')).toEqual([id.photo])
  expect(await idsOf('area=-93,46,-91,46,-92,48')).toContain(id.permit)
  for (const area of ['179.95,-18,179.99,-15', '-179.95,-18,-179.9,-15', '179,-18,-179,-15']) {
    expect(await idsOf(`area=${area}`)).toEqual([id.pacific])
  }
  expect(await idsOf('area=10,10,11,11')).toEqual([])
  for (const area of ['1,2,3,4,5', '1,91,2,92', '700,1,701,2']) {
    expect(await search(`area=${area}`)).toMatchObject({ code: 400, errors: [{ field: 'area' }] })
  }
})

test('finds words in names, in names of missions and in the text of documents', async () => {
  expect(await idsOf('search=ortho')).toEqual([id.ortho])
  expect(await idsOf('search=%C3%A9rosion%20dji')).toEqual([id.placed, id.photo])
  expect(await idsOf('search=airspace')).toEqual([id.permit])
  expect(await idsOf('search=h%C3%B6he%20bridge')).toEqual([id.permit])
  expect(await idsOf('search=dji%20permit')).toEqual([])
  expect(await idsOf('search=%25')).toEqual([])
  expect(await idsOf('search=dji&area=-92.011,46.709,-92.009,46.711')).toEqual([id.placed])
})

test('pages do not overlap, also where items have the same time', async () => {
  for (const filter of ['', 'area=-180,-90,180,90&']) {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => idsOf(`${filter}pageSize=2&page=${page}`)))
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 1, 0])
    expect(pages.flat()).toEqual(await idsOf(filter))
  }
})

test('lists only kinds that the user may list', async () => {
  const { total, counts } = await found('', viewer)
  expect([total, counts.kinds, counts.missions]).toEqual([0, [], []])
  await setPermissions(['data_page', 'list_document'])
  expect((await found('kinds=photo&kinds=document', viewer)).items.map(({ _id }) => _id)).toEqual([id.permit])
  expect((await found('search=flight', viewer)).total).toBe(0)
  await setPermissions(['dashboard'])
  expect((await search('', viewer)).code).toBe(403)
  await setPermissions(['data_page'])
  // Clients have no data page, and other tenants no data of this one.
  expect((await search('', await aerie.cookieOf(aerie.demo.client))).code).toBe(403)
  for (const query of ['', 'search=dji', 'area=-180,-90,180,90']) {
    expect(await found(query, foreign)).toMatchObject({ total: 0, items: [], counts: { kinds: [], months: [] } })
  }
})

async function setPermissions(custom_permissions: string[]): Promise<void> {
  await inDemo((tx) =>
    tx.updateTable('app_user').set({ custom_permissions }).where('id', '=', aerie.demo.viewer.id).execute(),
  )
  viewer = await aerie.cookieOf(aerie.demo.viewer)
}

test('follows changes of files, layers, flights and missions, and counts stay right when they are merged', async () => {
  const missionId = await create('/mission/create', { name: 'Quarry' })
  const ofQuarry = async () => {
    const { items, total } = await found(`missionIds=${missionId}`)
    expect(items).toHaveLength(total)
    return items.map(({ name, at }) => `${name} ${at.slice(0, 10)}`)
  }
  const fileId = await inDemo((tx) =>
    insertFile(tx, { kind: 'photo', name: 'Old.jpg', missionId, takenAt: '2026-01-01T00:00:00Z' }),
  )
  const change = (values: object) =>
    inDemo((tx) => tx.updateTable('mission_file').set(values).where('id', '=', fileId).execute())
  await change({ name: 'New.jpg', taken_at: '2026-01-02T00:00:00Z' })
  expect(await ofQuarry()).toEqual(['New.jpg 2026-01-02'])
  await change({ deleted_at: new Date() })
  expect(await ofQuarry()).toEqual([])
  await change({ deleted_at: null })
  await mergeCounts(aerie.db)
  expect(await ofQuarry()).toEqual(['New.jpg 2026-01-02'])
  // A day and its month.
  expect(await countRows(missionId)).toBe(2)

  // Telemetry gives its flight and its recording an area, and its file a time.
  const flightId = await create('/flight/create', { missionId, name: 'Flight 1' })
  await inDemo(async (tx) => {
    const telemetryId = await insertFile(tx, { kind: 'telemetry', name: 'log.gpx', missionId })
    const own = { tenant_id: aerie.demo.id, mission_id: missionId, file_id: telemetryId }
    await tx
      .insertInto('telemetry')
      .values({ ...own, id: telemetryId, kind: 'gpx', time_zone: 'UTC' })
      .execute()
    const sample = { tenant_id: aerie.demo.id, telemetry_id: telemetryId }
    await tx
      .insertInto('telemetry_sample')
      .values([
        { ...sample, at: new Date(0), long: 10, lat: 50 },
        { ...sample, at: new Date(1), long: 11, lat: 51 },
      ])
      .execute()
    await tx
      .updateTable('telemetry')
      .set({ state: 'ready', flight_id: flightId, started_at: '2026-01-03T00:00:00Z' })
      .where('id', '=', telemetryId)
      .execute()
    const recordingId = await insertFile(tx, { kind: 'recording', name: 'DJI_0001.MP4', missionId })
    await tx
      .insertInto('recording')
      .values({ id: recordingId, tenant_id: aerie.demo.id, source: 'upload', telemetry_id: telemetryId })
      .execute()
    const start = { started_at: '2026-01-02T12:00:00Z', start_origin: 'user' }
    await tx.updateTable('recording').set(start).where('id', '=', recordingId).execute()
  })
  const { items } = await found('area=10.5,50.5,10.6,50.6')
  expect(items.map(({ kind, bounds }) => ({ kind, bounds }))).toEqual([
    { kind: 'flight', bounds: [10, 50, 11, 51] },
    { kind: 'telemetry', bounds: [10, 50, 11, 51] },
    { kind: 'recording', bounds: [10, 50, 11, 51] },
  ])
  expect(items[1]).toMatchObject({ at: '2026-01-03T00:00:00.000Z', timeKind: 'measured' })
  expect(items[2]).toMatchObject({ at: '2026-01-02T12:00:00.000Z', timeKind: 'measured', hasThumbnail: false })

  const named = { state: 'ready', started_at: '2026-01-02T12:00:00Z', start_origin: 'container' }
  await inDemo((tx) => tx.updateTable('recording').set(named).where('id', '=', items[2]?._id ?? '').execute())
  const again = await found('area=10.5,50.5,10.6,50.6')
  expect(again.items[2]).toMatchObject({ at: '2026-01-02T12:00:00.000Z', timeKind: 'file' })

  const { total } = await found()
  await aerie.call(root, 'DELETE', `/mission/delete/${missionId}`)
  expect(await ofQuarry()).toEqual([])
  expect((await found()).total).toBe(total - 4)
  expect((await found('area=10.5,50.5,10.6,50.6')).total).toBe(0)
  await inDemo((tx) => tx.deleteFrom('mission').where('id', '=', missionId).execute())
  expect(await countRows(missionId)).toBe(0)
})

/** Stored numbers of a mission: sums of days and months, and changes that are not yet in them. */
const countRows = (missionId: string) =>
  inDemo(async (tx) => {
    const { rows } = await sql`
      select count from data_count where mission_id = ${missionId} union all
      select count from data_month_count where mission_id = ${missionId} union all
      select count from data_change where mission_id = ${missionId}`.execute(tx)
    return rows.length
  })

test('counts and pages are right after any changes, whether their counts are merged or not', async () => {
  // The same numbers in every run.
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  const dayOf = () => new Date(Date.UTC(2024, 0, 1 + random(120), random(24))).toISOString()
  const kinds = ['photo', 'document', 'recording'] as const
  const missions = [await create('/mission/create', { name: 'One' }), await create('/mission/create', { name: 'Two' })]
  const missionOf = () => missions[random(missions.length)]
  const files: string[] = []
  const change = (values: object) =>
    inDemo((tx) =>
      tx
        .updateTable('mission_file')
        .set(values)
        .where('id', '=', files[random(files.length)] ?? '')
        .execute(),
    )
  const operations: (() => Promise<unknown>)[] = [
    async () => {
      const file = { kind: kinds[random(kinds.length)] ?? 'photo', name: 'Any.jpg', takenAt: dayOf() }
      files.push(await inDemo((tx) => insertFile(tx, { ...file, missionId: missionOf() })))
    },
    () => change({ taken_at: dayOf() }),
    () => change({ deleted_at: new Date() }),
    () => change({ deleted_at: null }),
    () => inDemo((tx) => sql`delete from mission_file where id = ${files.pop() ?? null}`.execute(tx)),
    () => mergeCounts(aerie.db),
  ]
  const compare = async () => {
    const from = dayOf().slice(0, 10)
    const until = [dayOf().slice(0, 10), '2024-02-29', from][random(3)] ?? from
    const filters = [
      { query: '', condition: sql`true` },
      { query: `&from=${from}&until=${until}`, condition: sql`at::date between ${from} and ${until}` },
      { query: `&from=2024-02-01&until=${until}`, condition: sql`at::date between '2024-02-01' and ${until}` },
      { query: `&from=${from}&kinds=photo`, condition: sql`at::date >= ${from} and kind = 'photo'` },
      { query: `&until=${until}&kinds=document`, condition: sql`at::date <= ${until} and kind = 'document'` },
    ]
    for (const { query, condition } of filters) {
      const list = missions.map((missionId) => `missionIds=${missionId}`).join('&')
      const { rows } = await inDemo((tx) =>
        sql<{ id: string; month: string }>`
          select id, to_char(at, 'YYYY-MM') as month from data_item
           where mission_id = any (${missions}) and ${condition} order by at desc, id desc`.execute(tx),
      )
      const pages = await Promise.all([1, 2, 3].map((page) => found(`${list}${query}&pageSize=20&page=${page}`)))
      expect(pages.map(({ total }) => total)).toEqual([rows.length, rows.length, rows.length])
      expect(pages.flatMap(({ items }) => items.map(({ _id }) => _id))).toEqual(
        rows.slice(0, 60).map(({ id: of }) => of),
      )
      const [first] = pages
      const ofMissions = first?.counts.missions.filter(({ _id }) => missions.includes(_id)) ?? []
      expect(ofMissions.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
      if (query !== '') continue
      const months = [...new Set(rows.map(({ month }) => month))]
      expect(first?.counts.months).toEqual(
        months.map((month) => ({ month, count: rows.filter((row) => row.month === month).length })),
      )
    }
  }
  for (let round = 0; round < 8; round++) {
    for (let made = 0; made < 20; made++) await operations[made < 8 ? 0 : random(operations.length)]?.()
    await compare()
  }
  await mergeCounts(aerie.db)
  await compare()
  await inDemo((tx) => tx.deleteFrom('mission').where('id', 'in', missions).execute())
  expect([await countRows(missions[0] ?? ''), await countRows(missions[1] ?? '')]).toEqual([0, 0])
})

test('says when more items match than are counted, and finds the newest of them', async () => {
  const missionId = await create('/mission/create', { name: 'Many' })
  const add = 5
  await inDemo((tx) =>
    sql`
      insert into data_item (id, tenant_id, mission_id, kind, name, at, box)
        select gen_random_uuid(), ${aerie.demo.id}, ${missionId}, case when n <= ${add} then 'layer' else 'photo' end,
               'bulk ' || n, timestamptz '2020-01-01' + n * interval '1 minute', box(point(20, 20))
          from generate_series(1, ${MOST_COUNTED + add}::int) n`.execute(tx),
  )
  for (const query of ['search=bulk', 'area=19,19,21,21']) {
    const { items, total, isLowerBound } = await found(`${query}&pageSize=20`)
    expect([total, isLowerBound, items[0]?.name]).toEqual([MOST_COUNTED, true, `bulk ${MOST_COUNTED + add}`])
    const { items: layers } = await found(`${query}&kinds=layer`)
    expect(layers.map(({ name }) => name)).toEqual(['bulk 5', 'bulk 4', 'bulk 3', 'bulk 2', 'bulk 1'])
  }
  const last = await found(`missionIds=${missionId}&pageSize=200&page=101`)
  expect([last.total, last.isLowerBound, last.items.length]).toEqual([MOST_COUNTED + add, false, add])
  await inDemo((tx) => tx.deleteFrom('mission').where('id', '=', missionId).execute())
})

test('downloads files of several kinds as one ZIP, all or none', async () => {
  const download = (ids: string[], cookie = root) =>
    aerie.app.inject({
      url: `/apis/v1/data/download?${ids.map((each) => `itemIds=${each}`).join('&')}`,
      headers: { cookie },
    })
  const zip = await download([id.photo, id.permit, id.ortho, id.log])
  expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip'])
  const text = zip.rawPayload.toString()
  for (const name of ['Beach érosion/DJI_0001.JPG', 'Bridge survey/Permit.pdf', 'Beach érosion/Orthomosaic.tif']) {
    expect(text).toContain(name)
  }
  expect((await download([id.photo, id.flight])).statusCode).toBe(404)
  expect((await download([id.photo], foreign)).statusCode).toBe(404)
  await setPermissions(['data_page', 'layer_list'])
  expect((await download([id.ortho], viewer)).statusCode).toBe(404)
  expect((await found('', viewer)).items[0]).toMatchObject({ kind: 'layer', hasFile: false })
  await setPermissions(['data_page', 'layer_list', 'download_layer'])
  expect((await download([id.ortho], viewer)).statusCode).toBe(200)
})

describe('saved filters', () => {
  const save = (name: string, cookie = root) =>
    aerie.call<Filter>(cookie, 'POST', '/data/create-filter', { name, query: 'kind=photo' })
  const edit = (filterId: string, body: object, cookie = root) =>
    aerie.call<Filter>(cookie, 'PATCH', `/data/edit-filter/${filterId}`, body)
  const list = async (cookie = root) =>
    (await aerie.call<{ filters: Filter[] }>(cookie, 'GET', '/data/get-filters')).data.filters

  test('are renamed, replaced and deleted by their user only', async () => {
    const { data } = await save(' Photos ')
    expect(data).toMatchObject({ name: 'Photos', query: 'kind=photo', version: 1 })
    await save('Layers')
    expect(await save('PHOTOS')).toMatchObject({ code: 409, errors: [{ field: 'name' }] })
    expect((await edit(data._id, { version: 1, name: 'All photos' })).data.name).toBe('All photos')
    expect((await edit(data._id, { version: 2, query: 'kind=layer' })).data).toMatchObject({
      name: 'All photos',
      query: 'kind=layer',
      version: 3,
    })
    expect((await edit(data._id, { version: 1, name: 'Stale' })).code).toBe(409)
    expect((await list()).map(({ name }) => name)).toEqual(['All photos', 'Layers'])
    const staff = await aerie.cookieOf(aerie.demo.staff)
    expect(await list(staff)).toEqual([])
    for (const cookie of [staff, foreign]) {
      expect((await edit(data._id, { version: 3, name: 'Mine' }, cookie)).code).toBe(404)
      expect((await aerie.call(cookie, 'DELETE', `/data/delete-filter/${data._id}`)).code).toBe(404)
    }
    expect((await aerie.call(root, 'DELETE', `/data/delete-filter/${data._id}`)).code).toBe(200)
    expect((await list()).map(({ name }) => name)).toEqual(['Layers'])
  })

  test('are 50 at most, also when several are saved at once', async () => {
    const codes = (await Promise.all(Array.from({ length: 52 }, (_, n) => save(`Filter ${n}`, foreign)))).map(
      ({ code }) => code,
    )
    expect([codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length]).toEqual([50, 2])
  })
})
