import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { asPlatform, inTenant } from '../../db/tenancy'
import { deleteScheduledFiles } from '../../storage/files'
import { openStorage } from '../../storage/openStorage'
import { layerTrash } from '../../layers/trash'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'

let it: LayerTest
beforeAll(async () => {
  it = await startLayerTest()
})
afterAll(() => it.close())

const kml = readFileSync(path.join(__dirname, '../../vector/fixtures/multitrack.kml'))
const raster = (name: string) => readFile(path.join(__dirname, '../../raster/fixtures', name))
const points = (count: number) =>
  `name,lat,long\n${Array.from({ length: count }, (_, index) => `P${index},${50 + index / 1000},${8 + index / 1000}`).join('\n')}\n`
const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = it.staff) =>
  it.aerie.call<T>(cookie, method, url, body)
const drawn = async (name: string, missionId = it.missionId) =>
  (await call<Layer>('POST', '/layer/create-vector-layer', { missionId, name })).data

describe('createLayer', () => {
  test('a KML becomes a layer with a report, and its maker and file are named', async () => {
    const uploadId = await it.upload(kml, 'Tracks of May.kml')
    const answer = await it.create({ missionId: it.missionId, uploadId })
    expect(answer).toMatchObject({ code: 201, data: { name: 'Tracks of May', kind: 'vector', status: 'importing' } })
    const layer = await it.settled(answer.data._id)
    expect(layer).toMatchObject({
      status: 'ready',
      source: { name: 'Tracks of May.kml', size: kml.length, kind: 'kml' },
      createdBy: { _id: it.aerie.demo.staff.id },
      report: { read: 3, kept: 3, skipped: [] },
      featureCount: 3,
      shapes: ['line', 'point'],
    })
    expect(layer.bounds).toHaveLength(4)
    expect(layer.fields).toContainEqual({ name: 'name', type: 'text' })
    expect(await it.create({ missionId: it.missionId, uploadId })).toMatchObject({ code: 409 })
  })

  test('a track says when it was recorded, unless its bringer said so', async () => {
    const track = `<gpx version="1.1"><trk><trkseg><trkpt lat="1" lon="1"><time>2026-01-01T00:00:00Z</time></trkpt>
      <trkpt lat="2" lon="2"><time>2026-01-01T00:01:00Z</time></trkpt></trkseg></trk></gpx>`
    expect((await it.importFile(track, 'run.gpx')).capturedAt).toBe('2026-01-01T00:00:00.000Z')
    const said = await it.importFile(track, 'run.gpx', { capturedAt: '2025-12-31T12:00:00.000Z' })
    expect(said.capturedAt).toBe('2025-12-31T12:00:00.000Z')
  })

  test('a file that is refused keeps its bytes for its sender, until they are removed', async () => {
    const storage = await openStorage(it.aerie.config)
    const stored = async () => {
      const keys: string[] = []
      for await (const { key } of storage.list(it.aerie.demo.id)) keys.push(key)
      return keys.filter((key) => key.includes(uploadId))
    }
    const uploadId = await it.upload(Buffer.from('not a picture at all'), 'notes.tif')
    expect(await it.create({ missionId: it.missionId, uploadId })).toMatchObject({ code: 400 })
    expect(await stored()).toHaveLength(1)
    expect(await call('DELETE', `/upload/delete/${uploadId}`)).toMatchObject({ code: 200 })
    await deleteScheduledFiles(it.aerie.db, storage)
    expect(await stored()).toEqual([])
    expect(await call('GET', `/upload/get/${uploadId}`)).toMatchObject({ code: 404 })
  })

  test('a raster becomes tiles, a thumbnail and numbers', async () => {
    const layer = await it.importFile(await raster('dsm_float.tif'), 'dsm.tif')
    expect(layer).toMatchObject({ status: 'ready', kind: 'raster', raster: { kind: 'elevation', bandCount: 1 } })
    const [west = 0, south = 0, east = 0, north = 0] = layer.bounds ?? []
    const [lat, long] = [(south + north) / 2, (west + east) / 2]

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
    const tile = await it.aerie.app.inject({ url, headers: { cookie: it.staff } })
    expect([tile.statusCode, tile.headers['content-type'], tile.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
      'private, max-age=86400',
    ])
    const again = await it.aerie.app.inject({ url, headers: { cookie: it.staff, 'if-none-match': tile.headers.etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const outside = await it.aerie.app.inject({
      url: `/apis/v1/tiles/raster/${layer._id}/${z}/0/0`,
      headers: { cookie: it.staff },
    })
    expect(outside.statusCode).toBe(204)
    const thumbnail = await it.aerie.app.inject({
      url: `/apis/v1/layer/thumbnail/${layer._id}`,
      headers: { cookie: it.staff },
    })
    expect(thumbnail.rawPayload.toString('latin1', 8, 12)).toBe('WEBP')

    const middle = (share: number) => [west + (east - west) * share, south + (north - south) * share] as const
    const [[w, s], [e, n]] = [middle(0.4), middle(0.6)]
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

  test('a picture without a place waits for one, and takes the corners it is given', async () => {
    const waiting = await it.importFile(await raster('unplaced.tif'), 'plan.tif')
    expect(waiting).toMatchObject({ status: 'needs_placement', kind: 'raster' })
    const corners = [
      { lat: 50.01, long: 8 },
      { lat: 50.01, long: 8.01 },
      { lat: 50, long: 8.01 },
      { lat: 50, long: 8 },
    ]
    const placed = await call<Layer>('PATCH', `/layer/edit-layer/${waiting._id}`, { version: waiting.version, corners })
    expect(placed.data.status).toBe('importing')
    const ready = await it.settled(waiting._id)
    expect(ready.status).toBe('ready')
    for (const [index, expected] of [8, 50, 8.01, 50.01].entries())
      expect(ready.bounds?.[index]).toBeCloseTo(expected, 4)
  })

  test.each([
    ['off the earth', 'name,lat,long\nA,5700000,400000\n', 'a.csv', 'not on the earth'],
    ['with entities', '<!DOCTYPE kml [<!ENTITY a "b">]><kml><Placemark/></kml>', 'a.kml', 'custom entities'],
    ['cut off', kml.subarray(0, 2000), 'a.kml', 'damaged'],
    [
      'a truncated TIFF',
      readFileSync(path.join(__dirname, '../../raster/fixtures/dsm_float.tif')).subarray(0, 20_000),
      'a.tif',
      '',
    ],
  ])(
    'a file %s fails with words, leaves nothing and can be removed',
    async (_name, bytes, filename, message) => {
      const layer = await it.importFile(Buffer.from(bytes), filename)
      expect(layer).toMatchObject({ status: 'failed', featureCount: 0 })
      expect(layer.message).toContain(message)
      expect(layer.message).not.toMatch(/Something went wrong|\.ts|Error/)
      expect(await call('DELETE', `/layer/delete/${layer._id}`)).toMatchObject({ code: 200 })
    },
    60_000,
  )

  test('one that is cancelled on the way leaves no features', async () => {
    const uploadId = await it.upload(points(60_000), 'many.csv')
    const { data } = await it.create({ missionId: it.missionId, uploadId })
    const written = () =>
      inTenant(it.aerie.db, it.aerie.demo.id, async (tx) => {
        const { rows } = await sql`select from feature where layer_id = ${data._id}`.execute(tx)
        return rows.length
      })
    while ((await written()) === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    expect((await call('PATCH', `/job/cancel/${data.jobId}`)).code).toBe(200)
    expect(await it.settled(data._id)).toMatchObject({ status: 'failed', message: 'The import was cancelled' })
    while ((await written()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  })

  test('what is no map is refused at once, and the upload stays usable', async () => {
    const uploadId = await it.upload('%PDF-1.4 nothing', 'map.kml')
    expect(await it.create({ missionId: it.missionId, uploadId })).toMatchObject({
      code: 400,
      errors: [{ field: 'uploadId' }],
    })
    const { data } = await call<{ state: string }>('GET', `/upload/get/${uploadId}`)
    expect(data.state).toBe('finished')
  })

  test('needs upload_layer', async () => {
    const body = { missionId: it.missionId, uploadId: it.missionId }
    expect((await call('POST', '/layer/create', body, it.viewer)).code).toBe(403)
  })
})

describe('the layer panel', () => {
  test('has new layers on top, and moves them where they are dragged', async () => {
    const missionId = await it.newMission('Order')
    const [a, b, c] = [await drawn('A', missionId), await drawn('B', missionId), await drawn('C', missionId)]
    const names = async () =>
      (await call<{ layers: Layer[] }>('GET', `/layer/all-layers-for-mission/${missionId}`)).data.layers.map(
        ({ name }) => name,
      )
    expect(await names()).toEqual(['C', 'B', 'A'])
    await call('PATCH', `/layer/edit-layer/${a._id}`, { version: 1, before: b._id })
    expect(await names()).toEqual(['C', 'A', 'B'])
    await call('PATCH', `/layer/edit-layer/${c._id}`, { version: 1, before: null })
    expect(await names()).toEqual(['A', 'B', 'C'])
    const elsewhere = await drawn('Elsewhere')
    const wrong = await call('PATCH', `/layer/edit-layer/${a._id}`, { version: 2, name: 'No', before: elsewhere._id })
    expect(wrong).toMatchObject({ code: 400, errors: [{ field: 'before' }] })
    expect(await names()).toEqual(['A', 'B', 'C'])
  })

  test('filters and pages', async () => {
    const missionId = await it.newMission('Filter')
    for (const name of ['North', 'South']) await drawn(name, missionId)
    const list = (query: string) =>
      call<{ items: Layer[]; total: number }>('GET', `/layer/getbymissionId/${missionId}?${query}`)
    expect((await list('search=nor')).data).toMatchObject({ total: 1, items: [{ name: 'North' }] })
    expect((await list('kind=raster')).data.total).toBe(0)
    expect((await list('status=ready&status=failed&pageSize=1')).data).toMatchObject({
      total: 2,
      items: [{ name: 'South' }],
    })
    expect((await list('flagged=true')).data.total).toBe(0)
    const ready = await call<{ layers: object[] }>(
      'GET',
      `/layer/layers-by-missionId?missionIds=${missionId}&missionIds=${it.missionId}`,
    )
    expect(ready.data.layers.length).toBeGreaterThanOrEqual(2)
  })

  test('of two editors one wins; colour, label and mark are edits too', async () => {
    const layer = await it.importFile(points(3), 'p.csv')
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

describe('deleting', () => {
  test('several go all or none, and come back', async () => {
    const [a, b] = [await drawn('One'), await drawn('Two')]
    const remove = (...ids: string[]) =>
      call('DELETE', `/layer/delete-layers?${ids.map((id) => `layerIds=${id}`).join('&')}`)
    expect((await remove(a._id, b._id, it.missionId)).code).toBe(404)
    expect(await it.read(a._id)).toBeDefined()
    expect((await remove(a._id, b._id)).code).toBe(200)
    expect(await it.read(a._id)).toBeUndefined()
    expect(await call('POST', '/layer/restore', { layerIds: [a._id, b._id] })).toMatchObject({ data: { restored: 2 } })
    expect(await it.read(b._id)).toBeDefined()
    expect((await call('POST', '/layer/restore', { layerIds: [a._id] })).code).toBe(404)
  })

  test('a deleted mission hides its layers; after 30 days rows and files are gone', async () => {
    const layer = await it.importFile(points(5), 'gone.csv', { missionId: it.missionId })
    const kept = await it.importFile(points(5), 'kept.csv')
    const doomed = await it.newMission('Doomed')
    await inTenant(it.aerie.db, it.aerie.demo.id, (tx) =>
      tx.updateTable('layer').set({ mission_id: doomed }).where('id', '=', layer._id).execute(),
    )
    expect((await call('GET', `/layer/get-feature-by-layerId/${layer._id}`)).code).toBe(200)
    await call('DELETE', `/mission/delete/${doomed}`)
    expect((await call('GET', `/layer/get-feature-by-layerId/${layer._id}`)).code).toBe(404)
    expect(await layerTrash.purge(it.aerie.db)).toBe(0)

    await inTenant(it.aerie.db, it.aerie.demo.id, (tx) =>
      sql`update mission set deleted_at = now() - interval '31 days' where id = ${doomed}`.execute(tx),
    )
    const storage = await openStorage(it.aerie.config)
    const files = async () => {
      const keys: string[] = []
      for await (const { key } of storage.list('')) keys.push(key)
      return keys
    }
    const before = await files()
    expect(await layerTrash.purge(it.aerie.db)).toBe(1)
    await asPlatform(it.aerie.db, (tx) =>
      sql`update file_removal set due_at = now() where due_at < now() + interval '1 minute'`.execute(tx),
    )
    await deleteScheduledFiles(it.aerie.db, storage)
    const after = await files()
    expect(before.filter((key) => !after.includes(key))).toEqual([expect.stringContaining('gone.csv')])
    const { rows } = await inTenant(it.aerie.db, it.aerie.demo.id, (tx) =>
      sql`select from feature where layer_id = ${layer._id}`.execute(tx),
    )
    expect(rows).toHaveLength(0)
    expect(await it.read(kept._id)).toBeDefined()
  })
})

test('a foreign layer is not there, whoever asks and however', async () => {
  const layer = await it.importFile(points(3), 'ours.csv')
  const { _id, version } = layer
  const geometry = { type: 'Point', coordinates: [1, 2] }
  const asked = await Promise.all([
    call('GET', `/layer/getbymissionId/${it.missionId}`, undefined, it.stranger),
    call('GET', `/layer/all-layers-for-mission/${it.missionId}`, undefined, it.stranger),
    call('GET', `/layer/layers-by-missionId?missionIds=${it.missionId}`, undefined, it.stranger),
    call('PATCH', `/layer/edit-layer/${_id}`, { version, name: 'Theirs' }, it.stranger),
    call('DELETE', `/layer/delete/${_id}`, undefined, it.stranger),
    call('DELETE', `/layer/delete-layers?layerIds=${_id}`, undefined, it.stranger),
    call('POST', '/layer/restore', { layerIds: [_id] }, it.stranger),
    call('GET', `/layer/getrasterdetailsbyID/${_id}`, undefined, it.stranger),
    call('GET', `/layer/get-feature-by-layerId/${_id}`, undefined, it.stranger),
    call('GET', `/layer/filter-layer/${_id}`, undefined, it.stranger),
    call('POST', `/layer/addFeature/${_id}`, { features: [{ geometry }] }, it.stranger),
    call('PATCH', `/layer/edit-geojson/${_id}`, { index: 1, version: 1, geometry }, it.stranger),
    call('DELETE', `/layer/delete-geojson/${_id}?index=1`, undefined, it.stranger),
    call('PATCH', `/layer/flag-feature/${_id}`, { index: 1, version: 1, flagged: true }, it.stranger),
    call('GET', `/layer/get-feature-csv-by-layerIndex/${_id}`, undefined, it.stranger),
    call('GET', `/layer/export-geojson/${_id}`, undefined, it.stranger),
    call('GET', `/layer/download-asset-by-Id-to-kml/${_id}`, undefined, it.stranger),
    call('GET', `/layer/thumbnail/${_id}`, undefined, it.stranger),
    call('GET', `/tiles/vector/${_id}/0/0/0`, undefined, it.stranger),
    call('GET', `/tiles/raster/${_id}/0/0/0`, undefined, it.stranger),
    call('POST', '/layer/create-vector-layer', { missionId: it.missionId, name: 'Planted' }, it.stranger),
    call('POST', '/layer/create', { missionId: it.missionId, uploadId: _id }, it.stranger),
  ])
  expect(asked.map(({ code }) => code)).toEqual(asked.map(() => 404))
  expect(await it.read(_id)).toEqual(layer)
})
