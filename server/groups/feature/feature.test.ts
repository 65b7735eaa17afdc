import { parse } from 'content-disposition'
import { sql } from 'kysely'
import { PbfReader } from 'pbf'
import { VectorTile } from '@mapbox/vector-tile'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'

type Feature = components['schemas']['Feature']
type StoredChange = { changeId: string; features: Feature[] }
type List = { items: Feature[]; total: number }

let site: LayerTest
let layer: Layer
beforeAll(async () => {
  site = await startLayerTest()
  layer = (await call<Layer>('POST', '/layer/create-vector-layer', { missionId: site.missionId, name: 'Notes' })).data
})
afterAll(() => site.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  site.aerie.call<T>(site.staff, method, url, body)
const get = (url: string, headers: Record<string, string> = {}) =>
  site.aerie.app.inject({ url: `/apis/v1${url}`, headers: { cookie: site.staff, ...headers } })
const point = (long: number, lat: number) => ({ type: 'Point', coordinates: [long, lat] })
const add = (features: object[], to = layer) => call<StoredChange>('POST', `/layer/addFeature/${to._id}`, { features })
const undo = (changeId: string) => call<StoredChange>('POST', `/layer/undo-change/${layer._id}`, { changeId })
const list = async (query = '') => (await call<List>('GET', `/layer/get-feature-by-layerId/${layer._id}?${query}`)).data
const readLayer = async () => site.read(layer._id)

describe('addFeatures', () => {
  test('assigns new indexes and updates the summary of the layer', async () => {
    const { code, data } = await add([
      { geometry: point(8, 50), properties: { name: 'Gate', height: 3 } },
      { geometry: point(9, 51), style: { color: '#d4380d' } },
    ])
    expect(code).toBe(201)
    expect(data.features.map(({ index, version }) => [index, version])).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(await readLayer()).toMatchObject({
      featureCount: 2,
      shapes: ['point'],
      bounds: [8, 50, 9, 51],
      dataVersion: 2,
      version: 1,
      fields: [
        { name: 'name', type: 'text' },
        { name: 'height', type: 'number' },
      ],
    })
  })

  test('adds all or none and names the invalid feature', async () => {
    const before = await readLayer()
    const answer = await add([{ geometry: point(1, 2) }, { geometry: point(1, 200) }])
    expect(answer).toMatchObject({ code: 400, errors: [{ field: 'features.1.geometry' }] })
    expect(await readLayer()).toEqual(before)
  })

  test('marks an outline that crosses itself', async () => {
    const bow = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    }
    const { data } = await add([{ geometry: bow }])
    expect(data.features).toMatchObject([{ problem: 'self_crossing' }])
    // The shapes of the layer follow its features.
    expect((await readLayer())?.shapes).toEqual(['point', 'polygon'])
    await undo(data.changeId)
    expect((await readLayer())?.shapes).toEqual(['point'])
  })

  test('concurrent requests get different indexes', async () => {
    const answers = await Promise.all([
      add([{ geometry: point(1, 1) }]),
      add([{ geometry: point(2, 2) }]),
      add([{ geometry: point(3, 3) }]),
    ])
    const indexes = answers.flatMap(({ data }) => data.features.map(({ index }) => index))
    expect(new Set(indexes).size).toBe(3)
    for (const { data } of answers) expect((await undo(data.changeId)).code).toBe(200)
  })
})

describe('editFeature, deleteFeatures and undoFeatureChange', () => {
  test('answers 409 to one of two concurrent edits', async () => {
    const edit = (name: string) =>
      call<StoredChange>('PATCH', `/layer/edit-geojson/${layer._id}`, { index: 1, version: 1, properties: { name } })
    const answers = await Promise.all([edit('North'), edit('South')])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    const [feature] = (await list('index=1')).items
    expect(feature).toMatchObject({ version: 2, geometry: point(8, 50) })
    expect(feature?.properties).toEqual(answers.find(({ code }) => code === 200)?.data.features[0]?.properties)
  })

  test('undoes an edit, and undoes the undo', async () => {
    const before = (await list('index=2')).items[0]
    const { data } = await call<StoredChange>('PATCH', `/layer/edit-geojson/${layer._id}`, {
      index: 2,
      version: 1,
      geometry: point(10, 52),
    })
    expect((await readLayer())?.bounds).toEqual([8, 50, 10, 52])
    const undone = await undo(data.changeId)
    expect(undone.data.features).toMatchObject([
      { geometry: before?.geometry, style: { color: '#d4380d' }, version: 3 },
    ])
    expect((await readLayer())?.bounds).toEqual([8, 50, 9, 51])
    expect(await undo(data.changeId)).toMatchObject({ code: 409, message: 'This change was already undone' })
    const redone = await undo(undone.data.changeId)
    expect(redone.data.features).toMatchObject([{ geometry: point(10, 52), version: 4 }])
  })

  test('undoes several changes of a feature one after the other, and redoes them', async () => {
    const added = await add([{ geometry: point(3, 3), properties: { step: 0 } }])
    const index = added.data.features[0]?.index ?? 0
    const step = async () => (await list(`index=${index}`)).items[0]?.properties['step']
    const edit = async (version: number) =>
      (
        await call<StoredChange>('PATCH', `/layer/edit-geojson/${layer._id}`, {
          index,
          version,
          properties: { step: version },
        })
      ).data.changeId
    const removed = async () =>
      (await call<StoredChange>('DELETE', `/layer/delete-geojson/${layer._id}?index=${index}`)).data
    const done = [added.data.changeId, await edit(1), await edit(2), (await removed()).changeId]
    const reverse = async (changeId: string | undefined) => {
      const { code, data } = await undo(changeId ?? '')
      expect(code).toBe(200)
      return data.changeId
    }
    const steps = [2, 1, 0, undefined]
    const undone: string[] = []
    for (const wanted of steps) {
      undone.push(await reverse(done.pop()))
      expect(await step()).toBe(wanted)
    }
    for (const wanted of [0, 1, 2]) {
      done.push(await reverse(undone.pop()))
      expect(await step()).toBe(wanted)
    }
    expect((await undo(done[0] ?? '')).code).toBe(409)
    await reverse(undone.pop())
    expect(await step()).toBeUndefined()
  })

  test('does not undo a change of a feature that was changed again later', async () => {
    const first = await call<StoredChange>('PATCH', `/layer/edit-geojson/${layer._id}`, {
      index: 2,
      version: 4,
      properties: { a: 1 },
    })
    await call('PATCH', `/layer/edit-geojson/${layer._id}`, { index: 2, version: 5, properties: { a: 2 } })
    expect(await undo(first.data.changeId)).toMatchObject({
      code: 409,
      message: 'Feature 2 was changed again later, so this change cannot be undone',
    })
    expect((await list('index=2')).items[0]).toMatchObject({ version: 6, properties: { a: 2 } })
    // The failed attempt does not count as undone.
    expect((await undo(first.data.changeId)).message).toContain('changed again later')
  })

  test('deletes all or none, and undo restores the features', async () => {
    const before = await list()
    expect((await call('DELETE', `/layer/delete-geojson/${layer._id}?index=1&index=999`)).code).toBe(404)
    expect((await list()).total).toBe(before.total)
    const { data } = await call<StoredChange>('DELETE', `/layer/delete-geojson/${layer._id}?index=1&index=2`)
    expect((await list()).total).toBe(before.total - 2)
    expect((await undo(data.changeId)).data.features.map(({ index, _id }) => [index, _id])).toEqual(
      before.items.filter(({ index }) => index < 3).map(({ index, _id }) => [index, _id]),
    )
    expect((await undo(data.changeId)).code).toBe(409)
    expect((await undo(layer._id)).code).toBe(404)
  })

  test('flags a feature with a note and removes the flag', async () => {
    const [feature] = (await list('index=1')).items
    const flag = (body: object) =>
      call<StoredChange>('PATCH', `/layer/flag-feature/${layer._id}`, { index: 1, ...body })
    const marked = await flag({ version: feature?.version, flagged: true, note: 'Cracked' })
    expect(marked.data.features).toMatchObject([{ flagged: true, flagNote: 'Cracked' }])
    const found = await call<List>('GET', `/layer/filter-layer/${layer._id}?flagged=true`)
    expect(found.data.items.map(({ index }) => index)).toEqual([1])
    const cleared = await flag({ version: (feature?.version ?? 0) + 1, flagged: false })
    expect(cleared.data.features).toMatchObject([{ flagged: false, flagNote: null }])
  })
})

describe('listFilteredFeatures and exports', () => {
  const rows = ['A1,wheat,1.25,yes', 'A2,barley,2.5,', 'A3,rye,10,', 'B1,"=HYPERLINK(""x"")",-3,']
  const table = `plot,crop,area,checked,lat,long\n${rows.map((row, index) => `${row},${50 + index},${8 + index}`).join('\n')}\n`
  let plots: Layer
  beforeAll(async () => {
    plots = await site.importFile(table, 'plots.csv')
  })
  const found = async (query: string) =>
    (await call<List>('GET', `/layer/filter-layer/${plots._id}?${query}`)).data?.items.map(
      ({ properties }) => properties['plot'],
    )

  test.each([
    ['where=area:gt:2', ['A2', 'A3']],
    ['where=area:gt:2&where=crop:ne:rye', ['A2']],
    ['where=crop:contains:EA', ['A1']],
    ['where=checked:empty:', ['A2', 'A3', 'B1']],
    ['where=checked:filled:', ['A1']],
    ['search=bar', ['A2']],
    ['box=7,49,9.5,51.5', ['A1', 'A2']],
    ['sort=-area', ['A3', 'A2', 'A1', 'B1']],
    ['sort=area&pageSize=2', ['B1', 'A1']],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test.each([
    'where=area',
    'where=nothing:eq:1',
    'where=area:gt:many',
    'where=area:like:1',
    'sort=nothing',
    'box=1,2,3',
    'box=9,9,1,1',
  ])('rejects %s', async (query) => {
    expect((await call('GET', `/layer/filter-layer/${plots._id}?${query}`)).code).toBe(400)
  })

  test('the CSV neutralises formulas and can contain selected features only', async () => {
    const all = await get(`/layer/get-feature-csv-by-layerIndex/${plots._id}`)
    expect(parse(String(all.headers['content-disposition']))).toMatchObject({
      type: 'attachment',
      parameters: { filename: 'plots.csv' },
    })
    expect(all.body.trim().split('\n')).toEqual([
      '"index","plot","crop","area","checked","lat","long","flagged","longitude","latitude","geometry","wkt"',
      '1,"A1","wheat",1.25,"yes",50,8,,8,50,"Point","POINT (8 50)"',
      '2,"A2","barley",2.5,,51,9,,9,51,"Point","POINT (9 51)"',
      '3,"A3","rye",10,,52,10,,10,52,"Point","POINT (10 52)"',
      `4,"B1","'=HYPERLINK(""x"")",-3,,53,11,,11,53,"Point","POINT (11 53)"`,
    ])
    const some = await get(`/layer/get-feature-csv-by-layerIndex/${plots._id}?index=2&index=3`)
    expect(some.body.trim().split('\n')).toHaveLength(3)
  })

  test('the CSV keeps the shape of lines and areas, and escapes formulas behind semicolons', async () => {
    const line = { type: 'LineString', coordinates: [[8, 50, 1], [9, 51, 2]] } // prettier-ignore
    const hole = [[1, 1], [1, 2], [2, 2], [1, 1]] // prettier-ignore
    const area = { type: 'Polygon', coordinates: [[[0, 0], [3, 0], [3, 3], [0, 0]], hole] } // prettier-ignore
    const features = [line, area].map((geometry) => ({ type: 'Feature', properties: { note: ';=1' }, geometry }))
    const shapes = await site.importFile(JSON.stringify({ type: 'FeatureCollection', features }), 'shapes.geojson')
    const { body } = await get(`/layer/get-feature-csv-by-layerIndex/${shapes._id}`)
    expect(body.trim().split('\n').slice(1)).toEqual([
      `1,";'=1",,,,"LineString","LINESTRING Z (8 50 1, 9 51 2)"`,
      `2,";'=1",,,,"Polygon","POLYGON ((0 0, 3 0, 3 3, 0 0), (1 1, 1 2, 2 2, 1 1))"`,
    ])
    expect(await site.importFile(body, 'again.csv')).toMatchObject({ featureCount: 2, bounds: shapes.bounds })
  })

  test('exports keep whole numbers beyond 2^53 exactly', async () => {
    const large = ['9007199254740993', '-12345678901234567890']
    const features = large.map(
      (number) =>
        `{"type":"Feature","properties":{"osm_id":${number}},"geometry":{"type":"Point","coordinates":[8,50]}}`,
    )
    const source = `{"type":"FeatureCollection","features":[${features.join()}]}`
    const layer = await site.importFile(source, 'large.geojson')
    for (const url of ['export-geojson', 'get-feature-csv-by-layerIndex', 'download-asset-by-Id-to-kml']) {
      const { body } = await get(`/layer/${url}/${layer._id}`)
      for (const number of large) expect(body).toContain(number)
    }
    const items = await get(`/ogc/collections/${layer._id}/items`)
    for (const number of large) expect(items.body).toContain(number)
  })

  test('exported GeoJSON and KML can be imported again', async () => {
    const geojson = await get(`/layer/export-geojson/${plots._id}`)
    const again = await site.importFile(geojson.body, 'again.geojson')
    expect(again).toMatchObject({ featureCount: 4, bounds: plots.bounds })
    const kml = await get(`/layer/download-asset-by-Id-to-kml/${plots._id}`)
    expect(kml.body).toContain('<value>=HYPERLINK(&quot;x&quot;)</value>')
    const fromKml = await site.importFile(kml.body, 'again.kml')
    expect(fromKml).toMatchObject({ featureCount: 4, bounds: plots.bounds, report: { read: 4, kept: 4 } })
  })
})

describe('tiles', () => {
  const decode = (bytes: Buffer) => new VectorTile(new PbfReader(bytes)).layers

  test('contain the features with the requested attributes, and change after an edit', async () => {
    const square = {
      type: 'Polygon',
      coordinates: [
        [
          [8, 50],
          [8.01, 50],
          [8.01, 50.01],
          [8, 50.01],
          [8, 50],
        ],
      ],
    }
    const made = (await call<Layer>('POST', '/layer/create-vector-layer', { missionId: site.missionId, name: 'Tiles' }))
      .data
    await add([{ geometry: square, properties: { plot: 'A1', secret: 'x' }, style: { color: '#d4380d' } }], made)
    const url = `/tiles/vector/${made._id}/12/2139/1388?field=plot`
    const tile = await get(url)
    expect([tile.statusCode, tile.headers['content-type'], tile.headers['cache-control']]).toEqual([
      200,
      'application/vnd.mapbox-vector-tile',
      'private, no-cache',
    ])
    const found = decode(tile.rawPayload)['features']?.feature(0)
    expect(found?.properties).toEqual({ index: 1, color: '#d4380d', 'a:plot': 'A1' })
    expect(found?.id).toBe(1)
    const polygon = found?.toGeoJSON(2139, 1388, 12).geometry as { coordinates: number[][][] } | undefined
    const ring = polygon?.coordinates[0] ?? []
    expect(Math.min(...ring.map(([long = 0]) => long))).toBeCloseTo(8, 4)
    expect(Math.max(...ring.map(([, lat = 0]) => lat))).toBeCloseTo(50.01, 4)

    const etag = String(tile.headers.etag)
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    await call('PATCH', `/layer/edit-geojson/${made._id}`, { index: 1, version: 1, properties: { plot: 'B9' } })
    const after = await get(url, { 'if-none-match': etag })
    expect(after.statusCode).toBe(200)
    expect(decode(after.rawPayload)['features']?.feature(0).properties['a:plot']).toBe('B9')
    const empty = await get(`/tiles/vector/${made._id}/12/0/0`)
    expect([empty.statusCode, empty.rawPayload.length]).toEqual([204, 0])
    expect((await get(`/tiles/vector/${made._id}/2/4/0`)).statusCode).toBe(400)
  })

  test('show a large layer as dots that count all features at low zoom, and as features at high zoom', async () => {
    const size = 6000
    const lines = Array.from(
      { length: size },
      (_, index) => `${50 + (index % 80) / 100},${8 + Math.floor(index / 80) / 100}`,
    )
    const large = await site.importFile(`lat,long\n${lines.join('\n')}\n`, 'large.csv')
    const lowZoom = decode((await get(`/tiles/vector/${large._id}/5/16/10`)).rawPayload)
    const dots = lowZoom['dots']
    let counted = 0
    for (let index = 0; index < (dots?.length ?? 0); index++)
      counted += Number(dots?.feature(index).properties['count'])
    expect(counted).toBe(size)
    expect(dots?.length).toBeLessThan(1000)
    const highZoom = decode((await get(`/tiles/vector/${large._id}/12/2139/1388`)).rawPayload)
    expect(highZoom['dots']).toBeUndefined()
    expect(highZoom['features']?.length).toBeGreaterThan(20)
  })
})

test("functions that bypass row-level security return features of the transaction's tenant only, and other roles cannot call them", async () => {
  const { aerie } = site
  const query = sql<{ index: number }>`
    select index from tile_features(${layer._id}, box(point(-180, -90), point(180, 90)), 0, 10)`
  expect((await inTenant(aerie.db, aerie.demo.id, (tx) => query.execute(tx))).rows.length).toBeGreaterThan(0)
  expect((await inTenant(aerie.db, aerie.other.id, (tx) => query.execute(tx))).rows).toEqual([])
  await expect(asPlatform(aerie.db, (tx) => query.execute(tx))).rejects.toThrow('permission denied')
  await expect(sql`set role aerie_features`.execute(aerie.db)).rejects.toThrow('permission denied')
  expect((await sql`select from feature`.execute(aerie.db)).rows).toEqual([])
})

test('answers 404 for features of a deleted layer', async () => {
  const other = await site.importFile('lat,long\n1,2\n', 'x.csv')
  await site.aerie.call(site.staff, 'DELETE', `/layer/delete/${other._id}`)
  expect((await add([{ geometry: point(1, 2) }], other)).code).toBe(404)
})
