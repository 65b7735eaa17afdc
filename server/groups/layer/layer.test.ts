import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { deleteScheduledFiles } from '../../platform/storage/files'
import { openStorage } from '../../platform/storage/openStorage'
import { layerTrash } from '../../records/layers/trash'
import type { components } from '../../platform/contract/contract.gen'
import { until } from '../../testing/until'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'

type CoordinateSystem = components['schemas']['CoordinateSystem']

let site: LayerTest
beforeAll(async () => {
  site = await startLayerTest()
})
afterAll(() => site.close())

const kml = readFileSync(path.join(__dirname, '../../media/vector/fixtures/multitrack.kml'))
const raster = (name: string) => readFile(path.join(__dirname, '../../media/raster/fixtures', name))
const points = (count: number) =>
  `name,lat,long\n${Array.from({ length: count }, (_, index) => `P${index},${50 + index / 1000},${8 + index / 1000}`).join('\n')}\n`
const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = site.staff) =>
  site.aerie.call<T>(cookie, method, url, body)
/** Details of the edits of a layer in the audit log, newest first. */
const editsOf = async (layerId: string) => {
  const root = await site.aerie.cookieOf(site.aerie.demo.root)
  const url = '/audit/list?action=layer.edit&pageSize=200'
  const { data } = await call<{ items: { details: Record<string, unknown> }[] }>('GET', url, undefined, root)
  return data.items.map(({ details }) => details).filter((details) => details['layerId'] === layerId)
}
const createEmpty = async (name: string, missionId = site.missionId) =>
  (await call<Layer>('POST', '/layer/create-vector-layer', { missionId, name })).data

describe('createLayer', () => {
  test('imports a KML as a layer with its report, author and source file', async () => {
    const uploadId = await site.upload(kml, 'Tracks of May.kml')
    const answer = await site.create({ missionId: site.missionId, uploadId })
    expect(answer).toMatchObject({ code: 201, data: { name: 'Tracks of May', kind: 'vector', status: 'importing' } })
    const layer = await site.settled(answer.data._id)
    expect(layer).toMatchObject({
      status: 'ready',
      source: { name: 'Tracks of May.kml', size: kml.length, kind: 'kml' },
      createdBy: { _id: site.aerie.demo.staff.id },
      report: { read: 3, kept: 3, skipped: [] },
      featureCount: 3,
      shapes: ['line', 'point'],
    })
    expect(layer.bounds).toHaveLength(4)
    expect(layer.fields).toContainEqual({ name: 'name', type: 'text' })
    expect(await site.create({ missionId: site.missionId, uploadId })).toMatchObject({ code: 409 })
  })

  test('reads the texts of a file again in the encoding that a user chose, and takes it back', async () => {
    // In Windows-1251.
    const rows = Buffer.concat([Buffer.from('name,lat,long\n'), Buffer.from([0xc2, 0xfb, 0xf1, 0xee, 0xf2, 0xe0])])
    const table = Buffer.concat([rows, Buffer.from(',53.5,8.5\nB,53.6,8.6\n')])
    const layer = await site.importFile(table, 'heights.csv')
    const nameOf = async (): Promise<unknown> => {
      const { data } = await call<{ items: { properties: { name: string } }[] }>(
        'GET',
        `/layer/get-feature-by-layerId/${layer._id}`,
      )
      return data.items[0]?.properties.name
    }
    const edit = (version: number, textEncoding: string | null) =>
      call<Layer>('PATCH', `/layer/edit-layer/${layer._id}`, { version, textEncoding })
    expect(layer.report?.changed).toHaveLength(1)
    expect(await nameOf()).toBe('Âûñîòà')
    expect(await edit(layer.version, 'utf-9')).toMatchObject({ code: 400 })
    expect((await edit(layer.version, 'windows-1251')).data).toMatchObject({ status: 'importing' })
    const read = await site.settled(layer._id)
    expect(read).toMatchObject({ status: 'ready', textEncoding: 'windows-1251', report: { changed: [] } })
    expect(await nameOf()).toBe('Высота')
    await edit(read.version, null)
    const back = await site.settled(layer._id)
    expect(back.textEncoding ?? null).toBeNull()
    expect(await nameOf()).toBe('Âûñîòà')
    await call('DELETE', `/layer/delete/${layer._id}`)
  })

  test('asks for the coordinate system of a table in metres, proposes those that fit, and imports with the chosen one', async () => {
    const table = 'name,x,y\nA,486719.14,5881124.32\nB,486819.14,5881224.32\n'
    const failed = await site.importFile(table, 'shafts.csv')
    expect(failed).toMatchObject({ status: 'failed', needsCoordinateSystem: true, fileRejected: true })
    const listed = await call<{ systems: CoordinateSystem[] }>(
      'GET',
      `/layer/coordinate-systems/${failed._id}?search=25832`,
    )
    expect(listed.data.systems).toEqual([
      {
        epsg: 25832,
        name: 'ETRS89 / UTM zone 32N',
        isUsed: false,
        bounds: [expect.closeTo(8.8017, 2), expect.closeTo(53.079, 2), expect.any(Number), expect.any(Number)],
        distance: null,
      },
    ])
    const edit = (epsg: number, version: number) =>
      call<Layer>('PATCH', `/layer/edit-layer/${failed._id}`, { version, epsg })
    expect(await edit(5773, failed.version)).toMatchObject({ code: 400, errors: [{ field: 'epsg' }] })
    expect((await edit(25832, failed.version)).data).toMatchObject({ status: 'importing', epsg: 25832 })
    const ready = await site.settled(failed._id)
    expect(ready).toMatchObject({ status: 'ready', featureCount: 2, epsg: 25832 })
    expect(ready.bounds?.[1]).toBeCloseTo(53.0785, 2)

    const next = await site.importFile(`${table}C,486919.14,5881324.32\n`, 'more.csv')
    const used = await call<{ systems: CoordinateSystem[] }>('GET', `/layer/coordinate-systems/${next._id}`)
    expect(used.data.systems[0]).toMatchObject({ epsg: 25832, isUsed: true })

    const kmlLayer = await site.importFile(kml, 'tracks.kml')
    const refused = await call('PATCH', `/layer/edit-layer/${kmlLayer._id}`, { version: kmlLayer.version, epsg: 25832 })
    expect(refused).toMatchObject({ code: 400 })
    for (const { _id } of [failed, next, kmlLayer]) await call('DELETE', `/layer/delete/${_id}`)
  })

  test('takes the capture time from a track, unless the user enters one', async () => {
    const track = `<gpx version="1.1"><trk><trkseg><trkpt lat="1" lon="1"><time>2026-01-01T00:00:00Z</time></trkpt>
      <trkpt lat="2" lon="2"><time>2026-01-01T00:01:00Z</time></trkpt></trkseg></trk></gpx>`
    expect((await site.importFile(track, 'run.gpx')).capturedAt).toBe('2026-01-01T00:00:00.000Z')
    const entered = await site.importFile(track, 'run.gpx', { capturedAt: '2025-12-31T12:00:00.000Z' })
    expect(entered.capturedAt).toBe('2025-12-31T12:00:00.000Z')
  })

  test('keeps the upload of a rejected file until its user deletes it', async () => {
    const storage = await openStorage(site.aerie.config)
    const stored = async () => {
      const keys: string[] = []
      for await (const { key } of storage.list(site.aerie.demo.id)) keys.push(key)
      return keys.filter((key) => key.includes(uploadId))
    }
    const uploadId = await site.upload(Buffer.from('not a picture at all'), 'notes.tif')
    expect(await site.create({ missionId: site.missionId, uploadId })).toMatchObject({ code: 400 })
    expect(await stored()).toHaveLength(1)
    expect(await call('DELETE', `/upload/delete/${uploadId}`)).toMatchObject({ code: 200 })
    await deleteScheduledFiles(site.aerie.db, storage)
    expect(await stored()).toEqual([])
    expect(await call('GET', `/upload/get/${uploadId}`)).toMatchObject({ code: 404 })
  })

  test('imports a raster with tiles, a thumbnail, statistics and measurements', async () => {
    const layer = await site.importFile(await raster('dsm_float.tif'), 'dsm.tif')
    expect(layer).toMatchObject({ status: 'ready', kind: 'raster', raster: { kind: 'elevation', bandCount: 1 } })
    const [west = 0, south = 0, east = 0, north = 0] = layer.bounds ?? []
    const lat = (south + north) / 2
    const long = (west + east) / 2

    const details = await call<{ values: number[]; bands: { min: number; max: number; histogram: number[] }[] }>(
      'GET',
      `/layer/getrasterdetailsbyID/${layer._id}?lat=${lat}&long=${long}`,
    )
    const [band] = details.data.bands
    expect(band?.histogram).toHaveLength(256)
    expect(details.data.values[0]).toBeGreaterThanOrEqual(band?.min ?? NaN)
    expect(details.data.values[0]).toBeLessThanOrEqual(band?.max ?? NaN)

    const z = layer.raster?.nativeZoom ?? 0
    const x = Math.floor(((long + 180) / 360) * 2 ** z)
    const y = Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z)
    const url = `/apis/v1/tiles/raster/${layer._id}/${z}/${x}/${y}?v=${layer.dataVersion}`
    const tile = await site.aerie.app.inject({ url, headers: { cookie: site.staff } })
    expect([tile.statusCode, tile.headers['content-type'], tile.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
      'private, max-age=86400',
    ])
    const again = await site.aerie.app.inject({
      url,
      headers: { cookie: site.staff, 'if-none-match': tile.headers.etag },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const outside = await site.aerie.app.inject({
      url: `/apis/v1/tiles/raster/${layer._id}/${z}/0/0`,
      headers: { cookie: site.staff },
    })
    expect(outside.statusCode).toBe(204)
    const thumbnail = await site.aerie.app.inject({
      url: `/apis/v1/layer/thumbnail/${layer._id}`,
      headers: { cookie: site.staff },
    })
    expect(thumbnail.rawPayload.toString('latin1', 8, 12)).toBe('WEBP')

    const middle = (share: number) => [west + (east - west) * share, south + (north - south) * share] as const
    const [w, s] = middle(0.4)
    const [e, n] = middle(0.6)
    const polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [w, s],
          [e, s],
          [e, n],
          [w, n],
          [w, s],
        ],
      ],
    }
    const measure = (body: object) =>
      call<Record<string, Record<string, number>>>('POST', `/layer/measure-raster/${layer._id}`, body)
    const area = await measure({ kind: 'area', geometry: polygon })
    expect(area.data).toMatchObject({ empty: false, area: { area: expect.any(Number) as number } })
    const volume = await measure({ kind: 'volume', geometry: polygon, base: 'height', height: -100 })
    expect(volume.data['volume']?.['cut']).toBeGreaterThan(0)
    const line = await measure({
      kind: 'profile',
      geometry: {
        type: 'LineString',
        coordinates: [
          [w, s],
          [e, n],
        ],
      },
      samples: 11,
    })
    expect(line.data['profile']).toHaveLength(11)
    expect(await measure({ kind: 'area', geometry: { type: 'Point', coordinates: [w, s] } })).toMatchObject({
      code: 400,
      errors: [{ field: 'geometry' }],
    })
  })

  test('imports a raster without a georeference after the user has entered its corners', async () => {
    const imported = await site.importFile(await raster('unplaced.tif'), 'plan.tif')
    expect(imported).toMatchObject({ status: 'needs_georeference', kind: 'raster' })
    const corners = [
      { lat: 50.01, long: 8 },
      { lat: 50.01, long: 8.01 },
      { lat: 50, long: 8.01 },
      { lat: 50, long: 8 },
    ]
    const georeferenced = await call<Layer>('PATCH', `/layer/edit-layer/${imported._id}`, {
      version: imported.version,
      corners,
    })
    expect(georeferenced.data.status).toBe('importing')
    const ready = await site.settled(imported._id)
    expect(ready.status).toBe('ready')
    for (const [index, expected] of [8, 50, 8.01, 50.01].entries())
      expect(ready.bounds?.[index]).toBeCloseTo(expected, 4)
    expect((await editsOf(imported._id))[0]).toMatchObject({
      'corners.before': null,
      'corners.after': '50.01, 8 · 50.01, 8.01 · 50, 8.01 · 50, 8',
    })
  })

  test.each([
    ['with coordinates outside the range', 'name,lat,long\nA,5700000,400000\n', 'a.csv', 'are not degrees'],
    ['with entities', '<!DOCTYPE kml [<!ENTITY a "b">]><kml><Placemark/></kml>', 'a.kml', 'custom entities'],
    ['that is truncated', kml.subarray(0, 2000), 'a.kml', 'damaged'],
    [
      'that is a truncated TIFF',
      readFileSync(path.join(__dirname, '../../media/raster/fixtures/dsm_float.tif')).subarray(0, 20_000),
      'a.tif',
      '',
    ],
  ])(
    'the import of a file %s fails with a clear message and leaves no features',
    async (_name, bytes, filename, message) => {
      const layer = await site.importFile(Buffer.from(bytes), filename)
      expect(layer).toMatchObject({ status: 'failed', featureCount: 0, fileRejected: true })
      expect(layer.message).toContain(message)
      expect(layer.message).not.toMatch(/Something went wrong|\.ts|Error/)
      expect(await call('DELETE', `/layer/delete/${layer._id}`)).toMatchObject({ code: 200 })
    },
  )

  test('a cancelled import leaves no features', async () => {
    const uploadId = await site.upload(points(60_000), 'many.csv')
    const { data } = await site.create({ missionId: site.missionId, uploadId })
    const written = () =>
      inTenant(site.aerie.db, site.aerie.demo.id, async (tx) => {
        const { rows } = await sql`select from feature where layer_id = ${data._id}`.execute(tx)
        return rows.length
      })
    await until(async () => (await written()) > 0)
    expect((await call('PATCH', `/job/cancel/${data.jobId}`)).code).toBe(200)
    expect(await site.settled(data._id)).toMatchObject({ status: 'failed', message: 'The import was cancelled' })
    await until(async () => (await written()) === 0)
  })

  test('rejects an unsupported file at once and keeps its upload usable', async () => {
    const uploadId = await site.upload('%PDF-1.4 nothing', 'map.kml')
    expect(await site.create({ missionId: site.missionId, uploadId })).toMatchObject({
      code: 400,
      errors: [{ field: 'uploadId' }],
    })
    const { data } = await call<{ state: string; message: string }>('GET', `/upload/get/${uploadId}`)
    expect(data.state).toBe('finished')
    // The list of uploads shows the reason after a reload.
    expect(data.message).toMatch(/^This file cannot become a layer\. Upload a GeoTIFF/)
  })

  test('needs upload_layer', async () => {
    const body = { missionId: site.missionId, uploadId: site.missionId }
    expect((await call('POST', '/layer/create', body, site.viewer)).code).toBe(403)
  })
})

describe('the layer panel', () => {
  test('adds layers on top and moves them', async () => {
    const missionId = await site.newMission('Order')
    const a = await createEmpty('A', missionId)
    const b = await createEmpty('B', missionId)
    const c = await createEmpty('C', missionId)
    const names = async () =>
      (await call<{ layers: Layer[] }>('GET', `/layer/all-layers-for-mission/${missionId}`)).data.layers.map(
        ({ name }) => name,
      )
    expect(await names()).toEqual(['C', 'B', 'A'])
    await call('PATCH', `/layer/edit-layer/${a._id}`, { version: 1, before: b._id })
    expect(await names()).toEqual(['C', 'A', 'B'])
    await call('PATCH', `/layer/edit-layer/${c._id}`, { version: 1, before: null })
    expect(await names()).toEqual(['A', 'B', 'C'])
    const elsewhere = await createEmpty('Elsewhere')
    const wrong = await call('PATCH', `/layer/edit-layer/${a._id}`, { version: 2, name: 'No', before: elsewhere._id })
    expect(wrong).toMatchObject({ code: 400, errors: [{ field: 'before' }] })
    expect(await names()).toEqual(['A', 'B', 'C'])
  })

  test('records in the audit log how a layer is drawn, but not that it is shown or hidden', async () => {
    const { _id } = await createEmpty('Styled')
    await call('PATCH', `/layer/edit-layer/${_id}`, { version: 1, opacity: 0.5 })
    await call('PATCH', `/layer/edit-layer/${_id}`, { version: 2, visible: false })
    await call('PATCH', `/layer/changecolorbyId/${_id}`, { version: 3, color: '#AA0000' })
    const edits = await editsOf(_id)
    expect(edits).toHaveLength(2)
    expect(edits[0]).toMatchObject({ layerId: _id, 'color.after': '#aa0000' })
    expect(edits[1]).toMatchObject({ 'opacity.before': 1, 'opacity.after': 0.5 })
  })

  test('lists layers by filter and page', async () => {
    const missionId = await site.newMission('Filter')
    for (const name of ['North', 'South']) await createEmpty(name, missionId)
    const list = (query: string) =>
      call<{ items: Layer[]; total: number }>('GET', `/layer/getbymissionId/${missionId}?${query}`)
    expect((await list('search=nor')).data).toMatchObject({ total: 1, items: [{ name: 'North' }] })
    expect((await list('kind=raster')).data.total).toBe(0)
    expect((await list('status=ready&status=failed&pageSize=1')).data).toMatchObject({
      total: 2,
      items: [{ name: 'South' }],
    })
    expect((await list('flagged=true')).data.total).toBe(0)
    const [south] = (await list('search=sou')).data.items
    const edit = `/layer/edit-layer/${south?._id}`
    expect(await call<Layer>('PATCH', edit, { version: 1, fence: true })).toMatchObject({ data: { fence: true } })
    expect((await list('fence=true')).data).toMatchObject({ total: 1, items: [{ name: 'South' }] })
    expect((await list('fence=false')).data).toMatchObject({ total: 1, items: [{ name: 'North' }] })
    expect((await editsOf(south?._id ?? ''))[0]).toMatchObject({ 'fence.before': false, 'fence.after': true })
    const ready = await call<{ layers: object[] }>(
      'GET',
      `/layer/layers-by-missionId?missionIds=${missionId}&missionIds=${site.missionId}`,
    )
    expect(ready.data.layers.length).toBeGreaterThanOrEqual(2)
  })

  test('answers 409 to one of two concurrent edits, also of colour, label and flag', async () => {
    const layer = await site.importFile(points(3), 'p.csv')
    const edit = (url: string, body: object) => call<Layer>('PATCH', `/layer/${url}/${layer._id}`, body)
    const { version } = layer
    const answers = await Promise.all([
      edit('changecolorbyId', { version, color: '#D4380D' }),
      edit('flag-layer', { version, flagged: true, note: 'Look' }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(await edit('assignLayerLabel', { version: version + 1, labelField: 'name' })).toMatchObject({
      data: { labelField: 'name' },
    })
    expect(await edit('assignLayerLabel', { version: version + 2, labelField: 'no such' })).toMatchObject({ code: 400 })
    expect(await edit('changecolorbyId', { version: version + 2, color: 'red' })).toMatchObject({ code: 400 })
    expect(
      await edit('edit-layer', { version: version + 2, corners: Array(4).fill({ lat: 1, long: 2 }) }),
    ).toMatchObject({ code: 400 })
  })
})

describe('createVectorLayer with ownDrawing', () => {
  const drawing = (missionId: string, cookie = site.staff) =>
    call<Layer>('POST', '/layer/create-vector-layer', { missionId, name: 'Drawing', ownDrawing: true }, cookie)

  test('creates one layer for each user and mission, also for simultaneous calls', async () => {
    const missionId = await site.newMission('Drawn')
    const ids = (await Promise.all([1, 2, 3, 4].map(() => drawing(missionId)))).map(({ data }) => data._id)
    expect(new Set(ids).size).toBe(1)
    expect((await drawing(missionId)).data).toMatchObject({ _id: ids[0], drawingOf: site.aerie.demo.staff.id })
    const root = await site.aerie.cookieOf(site.aerie.demo.root)
    expect((await drawing(missionId, root)).data._id).not.toBe(ids[0])
    expect((await createEmpty('Plan', missionId)).drawingOf).toBeNull()
  })

  test('a restored drawing layer becomes an ordinary layer if the user has a new one', async () => {
    const missionId = await site.newMission('Drawn twice')
    const first = (await drawing(missionId)).data._id
    await call('DELETE', `/layer/delete/${first}`)
    const second = (await drawing(missionId)).data._id
    expect(second).not.toBe(first)
    await call('DELETE', `/layer/delete/${second}`)
    expect((await call('POST', '/layer/restore', { layerIds: [first, second] })).code).toBe(200)
    const { data } = await call<{ layers: Layer[] }>('GET', `/layer/all-layers-for-mission/${missionId}`)
    expect(data.layers.filter(({ drawingOf }) => drawingOf !== null)).toHaveLength(1)
  })
})

describe('deleteLayers and restoreLayers', () => {
  test('delete and restore all or none', async () => {
    const a = await createEmpty('One')
    const b = await createEmpty('Two')
    const remove = (...ids: string[]) =>
      call('DELETE', `/layer/delete-layers?${ids.map((id) => `layerIds=${id}`).join('&')}`)
    expect((await remove(a._id, b._id, site.missionId)).code).toBe(404)
    expect(await site.read(a._id)).toBeDefined()
    expect((await remove(a._id, b._id)).code).toBe(200)
    expect(await site.read(a._id)).toBeUndefined()
    expect(await call('POST', '/layer/restore', { layerIds: [a._id, b._id] })).toMatchObject({ data: { restored: 2 } })
    expect(await site.read(b._id)).toBeDefined()
    expect((await call('POST', '/layer/restore', { layerIds: [a._id] })).code).toBe(404)
  })

  test('list the deleted layers of a mission with who deleted them and when', async () => {
    const missionId = await site.newMission('With trash')
    const a = await createEmpty('One', missionId)
    const b = await createEmpty('Two', missionId)
    await call('DELETE', `/layer/delete/${a._id}`)
    await call('DELETE', `/layer/delete/${b._id}`)
    const list = () => call<{ items: { name: string }[]; total: number }>('GET', `/layer/deleted/${missionId}`)
    expect((await list()).data).toMatchObject({
      total: 2,
      items: [
        { _id: b._id, name: 'Two', kind: 'vector', deletedBy: { _id: site.aerie.demo.staff.id } },
        { _id: a._id, name: 'One' },
      ],
    })
    await call('POST', '/layer/restore', { layerIds: [b._id] })
    expect((await list()).data.items.map(({ name }) => name)).toEqual(['One'])
    expect((await call('GET', `/layer/deleted/${missionId}`, undefined, site.otherRoot)).code).toBe(404)
    expect((await call('GET', `/layer/deleted/${missionId}`, undefined, site.viewer)).code).toBe(403)
  })

  test('hide the layers of a deleted mission and purge rows and files after 30 days', async () => {
    const layer = await site.importFile(points(5), 'gone.csv', { missionId: site.missionId })
    const remaining = await site.importFile(points(5), 'remaining.csv')
    const deletedMission = await site.newMission('Doomed')
    await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
      tx.updateTable('layer').set({ mission_id: deletedMission }).where('id', '=', layer._id).execute(),
    )
    expect((await call('GET', `/layer/get-feature-by-layerId/${layer._id}`)).code).toBe(200)
    await call('DELETE', `/mission/delete/${deletedMission}`)
    expect((await call('GET', `/layer/get-feature-by-layerId/${layer._id}`)).code).toBe(404)
    expect(await layerTrash.purge(site.aerie.db)).toBe(0)

    const storage = await openStorage(site.aerie.config)
    const files = async () => {
      const keys: string[] = []
      for await (const { key } of storage.list('')) keys.push(key)
      return keys
    }
    const before = await files()
    await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
      sql`update mission set deleted_at = now() - interval '31 days' where id = ${deletedMission}`.execute(tx),
    )
    await layerTrash.purge(site.aerie.db)
    await asPlatform(site.aerie.db, (tx) =>
      sql`update file_removal set due_at = now() where due_at < now() + interval '1 minute'`.execute(tx),
    )
    await deleteScheduledFiles(site.aerie.db, storage)
    const after = await files()
    expect(before.filter((key) => !after.includes(key))).toEqual([expect.stringContaining('gone.csv')])
    const { rows } = await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
      sql`select id from layer where id = ${layer._id}
          union all select id from feature where layer_id = ${layer._id}`.execute(tx),
    )
    expect(rows).toHaveLength(0)
    expect(await site.read(remaining._id)).toBeDefined()
  })
})

test("answers 404 for every operation on another tenant's layer", async () => {
  const layer = await site.importFile(points(3), 'ours.csv')
  const { _id, version } = layer
  const geometry = { type: 'Point', coordinates: [1, 2] }
  const replies = await Promise.all([
    call('GET', `/layer/getbymissionId/${site.missionId}`, undefined, site.otherRoot),
    call('GET', `/layer/all-layers-for-mission/${site.missionId}`, undefined, site.otherRoot),
    call('GET', `/layer/layers-by-missionId?missionIds=${site.missionId}`, undefined, site.otherRoot),
    call('PATCH', `/layer/edit-layer/${_id}`, { version, name: 'Theirs' }, site.otherRoot),
    call('DELETE', `/layer/delete/${_id}`, undefined, site.otherRoot),
    call('DELETE', `/layer/delete-layers?layerIds=${_id}`, undefined, site.otherRoot),
    call('POST', '/layer/restore', { layerIds: [_id] }, site.otherRoot),
    call('GET', `/layer/getrasterdetailsbyID/${_id}`, undefined, site.otherRoot),
    call('GET', `/layer/get-feature-by-layerId/${_id}`, undefined, site.otherRoot),
    call('GET', `/layer/filter-layer/${_id}`, undefined, site.otherRoot),
    call('POST', `/layer/addFeature/${_id}`, { features: [{ geometry }] }, site.otherRoot),
    call('PATCH', `/layer/edit-geojson/${_id}`, { index: 1, version: 1, geometry }, site.otherRoot),
    call('DELETE', `/layer/delete-geojson/${_id}?index=1`, undefined, site.otherRoot),
    call('PATCH', `/layer/flag-feature/${_id}`, { index: 1, version: 1, flagged: true }, site.otherRoot),
    call('GET', `/layer/get-feature-csv-by-layerIndex/${_id}`, undefined, site.otherRoot),
    call('GET', `/layer/export-geojson/${_id}`, undefined, site.otherRoot),
    call('GET', `/layer/download-asset-by-Id-to-kml/${_id}`, undefined, site.otherRoot),
    call('GET', `/layer/thumbnail/${_id}`, undefined, site.otherRoot),
    call('GET', `/tiles/vector/${_id}/0/0/0`, undefined, site.otherRoot),
    call('GET', `/tiles/raster/${_id}/0/0/0`, undefined, site.otherRoot),
    call('POST', '/layer/create-vector-layer', { missionId: site.missionId, name: 'Planted' }, site.otherRoot),
    call('POST', '/layer/create', { missionId: site.missionId, uploadId: _id }, site.otherRoot),
  ])
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 404))
  expect(await site.read(_id)).toEqual(layer)
})
