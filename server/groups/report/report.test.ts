import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { makeKey } from '../../platform/storage/keys'
import { insertStoredFile } from '../../platform/storage/sql'
import { storePicture } from '../../records/pictures/publicFiles'
import { until } from '../../testing/until'
import { startLayerTest, type LayerTest } from '../layer/testing/layerTest'

type BaseLayer = components['schemas']['BaseLayer']
type Report = components['schemas']['Report']

let site: LayerTest
let root: string
let plots: BaseLayer
let drawn: string
let stored: string

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const area = (properties: object, coordinates: number[][][]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
})
const AREAS = [
  area({ plot: 'A-10', block: 'A' }, [square(4, 50, 0.01)]),
  // Its hole is part of no plot.
  area({ plot: '=A-2', block: 'A' }, [square(4.02, 50, 0.01), square(4.024, 50.004, 0.002)]),
  area({ plot: 'B-1', block: 'B' }, [square(4.04, 50, 0.01)]),
  area({ plot: 'B-1', block: 'B' }, [square(4.06, 50, 0.01)]),
  area({ plot: '', block: 'B' }, [square(4.08, 50, 0.01)]),
  { type: 'Feature', properties: { plot: 'Point' }, geometry: { type: 'Point', coordinates: [4.005, 50.005] } },
]

beforeAll(async () => {
  site = await startLayerTest()
  root = await site.aerie.cookieOf(site.aerie.demo.root)
  const file = JSON.stringify({ type: 'FeatureCollection', features: AREAS })
  const uploadId = await site.upload(file, 'plots.geojson')
  const made = await call<BaseLayer>('POST', '/baselayer/create', { name: 'Plots', uploadId }, site.staff)
  const ready = await until(async () => {
    const { data } = await call<{ baseLayer: BaseLayer }>('GET', `/baselayer/get-meta-data/${made.data._id}`)
    return data.baseLayer.parts.every(({ status }) => status === 'ready') && data.baseLayer
  })
  const names = { version: ready.version, attribute: 'plot', groupAttribute: 'block' }
  plots = (await call<{ baseLayer: BaseLayer }>('PATCH', `/baselayer/set-prime-attr/${ready._id}`, names)).data
    .baseLayer
  drawn = (await call<BaseLayer>('POST', '/baselayer/create-base-vector-layer', { name: 'Empty' })).data._id
  await inTenant(site.aerie.db, site.aerie.demo.id, async (tx) => {
    const file = { key: makeKey(site.aerie.demo.id, 'x'), name: 'x', size: 1, sha256: '0'.repeat(64) }
    const row = { ...file, mediaType: 'image/jpeg' }
    stored = (await insertStoredFile(site.aerie.demo.id, tx, row, site.aerie.demo.root.id)).id
    await insertItem(tx, 'photo', '2026-03-01T00:00:00Z', [4.005, 50.005])
    await insertItem(tx, 'photo', '2026-03-31T23:59:59Z', [4.006, 50.005])
    await insertItem(tx, 'photo', '2026-04-01T00:00:00Z', [4.006, 50.005])
    // In the hole, and outside of all areas.
    await insertItem(tx, 'photo', '2026-03-10T00:00:00Z', [4.025, 50.005])
    await insertItem(tx, 'photo', '2026-03-10T00:00:00Z', [4.015, 50.005])
    // Without a position; the mission has no place.
    await insertItem(tx, 'photo', '2026-03-10T00:00:00Z')
    await insertItem(tx, 'photo', '2026-02-27T12:00:00Z', [4.065, 50.005])
    const recording = await insertItem(tx, 'recording', '2026-03-05T10:00:00Z')
    await sql`
      insert into recording (tenant_id, id, source, state) values (${site.aerie.demo.id}, ${recording}, 'upload', 'ready')
    `.execute(tx)
    const views = [0, 50.005, 4.002, 40, 0, -90, 24, 1, 30, 50.005, 4.022, 40, 0, -90, 24, 1]
    await sql`
      insert into footage (tenant_id, recording_id, started_at, area, views, is_assumed)
      values (${site.aerie.demo.id}, ${recording}, '2026-03-05T10:00:00Z', box(point(4, 50), point(4.03, 50.01)), ${views}, false)
    `.execute(tx)
  })
})
afterAll(() => site.close())

const call = <Data>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, cookie = root) =>
  site.aerie.call<Data>(cookie, method, url, body)

async function insertItem(tx: Tx, kind: string, at: string, [long, lat]: (number | null)[] = []): Promise<string> {
  const id = uuidv7()
  const place = { long: long ?? null, lat: lat ?? null, taken_at: at }
  const tenantId = site.aerie.demo.id
  await tx
    .insertInto('mission_file')
    .values({ id, kind, tenant_id: tenantId, mission_id: site.missionId, name: id, ...place, stored_file_id: stored })
    .execute()
  if (kind === 'recording') {
    await sql`update data_item set at = ${at}::timestamptz where id = ${id}`.execute(tx)
  }
  return id
}

const MARCH = 'from=2026-03-01&until=2026-03-31'
const report = (rowsBy: string, period = MARCH, baseLayerId = plots._id, cookie = root) =>
  call<Report>('GET', `/report/${rowsBy}?baseLayerId=${baseLayerId}&${period}`, undefined, cookie)
const numbers = ({ rows }: Report) => rows.map(({ name, now, before }) => [name, now.slice(0, 3), before.slice(0, 3)])

test('getPlotReport counts items by area, in the period and in the one before', async () => {
  const { data } = await report('plot')
  expect(data).toMatchObject({
    rowsBy: 'plot',
    attribute: 'plot',
    measures: ['missions', 'photos', 'recordings', 'alerts', 'falsePositives'],
    before: { from: '2026-01-29', until: '2026-02-28' },
    total: { now: [1, 2, 1, 0, 0], before: [1, 1, 0, 0, 0] },
    elsewhere: 2,
    withoutPlace: 1,
    withoutName: 1,
    itemCount: 7,
    inputs: [{ areas: 5 }],
  })
  expect(numbers(data)).toEqual([
    ['=A-2', [1, 0, 1], [0, 0, 0]],
    ['A-10', [1, 2, 1], [0, 0, 0]],
    ['B-1', [0, 0, 0], [1, 1, 0]],
  ])
  const [, single, double] = data.rows
  expect(double).toMatchObject({ areas: 2, outline: { type: 'MultiPolygon' } })
  expect(double!.squareMetres).toBeCloseTo(single!.squareMetres * 2, 0)
  // About 716 by 1112 metres.
  expect(single!.squareMetres).toBeGreaterThan(790_000)
  expect(single!.squareMetres).toBeLessThan(805_000)
})

test('getBlockReport has a row for each value of the grouping attribute and counts an item of several plots once', async () => {
  expect(numbers((await report('block')).data)).toEqual([
    ['A', [1, 2, 1], [0, 0, 0]],
    ['B', [0, 0, 0], [1, 1, 0]],
  ])
})

test('the same inputs have the same hashes, and another photo changes only those of items and rows', async () => {
  const first = (await report('plot')).data
  const second = (await report('plot')).data
  expect(second).toEqual(first)
  const { data } = await report('plot', 'from=2026-03-01&until=2026-04-01')
  expect(data.inputs).toEqual(first.inputs)
  expect(data.itemsSha256).not.toBe(first.itemsSha256)
  expect(data.rowsSha256).not.toBe(first.rowsSha256)
})

test('a period without items has rows of zeros', async () => {
  const { code, data } = await report('plot', 'from=2020-01-01&until=2020-01-31')
  expect(code).toBe(200)
  expect(data).toMatchObject({ itemCount: 0, total: { now: [0, 0, 0, 0, 0], before: [0, 0, 0, 0, 0] } })
  expect(data.rows).toHaveLength(3)
})

describe('alerts and analyses', () => {
  const MAY = 'from=2026-05-01&until=2026-05-31'
  const cover = (state: string, ring: number[][]) => ({ state, geometry: { type: 'Polygon', coordinates: [ring] } })

  beforeAll(() =>
    inTenant(site.aerie.db, site.aerie.demo.id, async (tx) => {
      const tenantId = site.aerie.demo.id
      const alert = { name: 'Smoke', kind: 'fire', severity: 'high', source: 'person', lat: 50.005, long: 4.005 }
      for (const [occurred, fields] of [
        ['2026-05-04T00:00:00Z', {}],
        ['2026-05-05T00:00:00Z', { state: 'closed', outcome: 'false_positive', closed_at: '2026-05-05T01:00:00Z' }],
        ['2026-05-06T00:00:00Z', { deleted_at: '2026-05-07T00:00:00Z' }],
        ['2026-04-20T00:00:00Z', { lat: 50.005, long: 4.065 }],
      ] as const) {
        const row = { id: uuidv7(), tenant_id: tenantId, mission_id: site.missionId, occurred_at: occurred }
        await tx
          .insertInto('alert')
          .values({ ...alert, ...row, ...fields })
          .execute()
      }
      // Reaches from the middle of the first plot over its eastern edge.
      const half = cover('confirmed', square(4.005, 50, 0.01))
      await insertRun(tx, 'vegetation', '2026-05-10T00:00:00Z', [cover('candidate', square(4, 50, 0.01))])
      await insertRun(tx, 'vegetation', '2026-05-11T00:00:00Z', [half, cover('rejected', square(4.04, 50, 0.01))])
      const point = { type: 'Point', coordinates: [4.041, 50.001] }
      await insertRun(tx, 'plants', '2026-05-11T00:00:00Z', [{ state: 'candidate', geometry: point }])
    }),
  )

  async function insertRun(tx: Tx, type: string, finished: string, found: { state: string; geometry: object }[]) {
    const tenantId = site.aerie.demo.id
    const ids = { id: uuidv7(), tenant_id: tenantId, mission_id: site.missionId, layer_id: plots.parts[0]!._id }
    const model = { infer_type: type, model: 'test', model_version: '1', parameters: '{}', finished_at: finished }
    await tx
      .insertInto('analysis')
      .values({ ...ids, ...model })
      .execute()
    for (const [rank, { state, geometry }] of found.entries()) {
      const row = { id: uuidv7(), tenant_id: tenantId, analysis_id: ids.id, rank, state }
      const reviewed = { geometry: JSON.stringify(geometry), reviewed_at: state === 'candidate' ? null : finished }
      await tx
        .insertInto('detection')
        .values({ ...row, ...reviewed })
        .execute()
    }
  }

  test('count by area: alerts with their false positives, and the latest run of each analysis without what was rejected', async () => {
    const { data } = await report('plot', MAY)
    expect(data.measures.slice(3)).toEqual(['alerts', 'falsePositives', 'detections', 'vegetationArea'])
    const [none, first, last] = data.rows
    expect(none!.now.slice(3)).toEqual([0, 0, 0, 0])
    expect(first!.now.slice(3)).toEqual([2, 1, 0, expect.closeTo(first!.squareMetres / 20_000, 0)])
    expect(last).toMatchObject({ name: 'B-1', now: [1, 0, 0, 0, 0, 1, 0], before: [1, 0, 0, 1, 0, 0, 0] })
  })

  test('measures of analyses are left out of periods without a run', async () => {
    const { data } = await report('plot')
    expect(data.measures).toEqual(['missions', 'photos', 'recordings', 'alerts', 'falsePositives'])
  })
})

test('readers see numbers only of what they may list', async () => {
  await asPlatform(site.aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['data_page', 'layer_list', 'feature_list'] })
      .where('id', '=', site.aerie.demo.viewer.id)
      .execute(),
  )
  const viewer = await site.aerie.cookieOf(site.aerie.demo.viewer)
  const { data } = await report('plot', MARCH, plots._id, viewer)
  expect(data.measures).toEqual(['photos'])
  expect(data.total).toEqual({ now: [2], before: [1] })
})

test.each([
  ['a last day before the first', 'plot', 'from=2026-03-02&until=2026-03-01', 400, /last day/],
  ['a period of more than three years', 'plot', 'from=2020-01-01&until=2026-03-01', 400, /days at most/],
  ['a first day before 1900', 'plot', 'from=0001-01-01&until=0001-01-02', 400, /after 1900/],
])('rejects %s', async (_, rowsBy, period, code, message) => {
  const answer = await report(rowsBy, period)
  expect(answer.code).toBe(code)
  expect(JSON.stringify(answer)).toMatch(message)
})

test('rejects a base layer without attributes with 409 and one of another tenant with 404', async () => {
  expect(await report('plot', MARCH, drawn)).toMatchObject({
    code: 409,
    message: expect.stringMatching(/no identifying attribute/) as string,
  })
  expect(await report('block', MARCH, drawn)).toMatchObject({
    code: 409,
    message: expect.stringMatching(/no grouping attribute/) as string,
  })
  expect((await report('plot', MARCH, plots._id, site.otherRoot)).code).toBe(404)
})

test('set-prime-attr rejects a grouping attribute that no feature has', async () => {
  const body = { version: plots.version, attribute: 'plot', groupAttribute: 'owner' }
  expect(await call('PATCH', `/baselayer/set-prime-attr/${plots._id}`, body)).toMatchObject({
    code: 400,
    errors: [{ field: 'groupAttribute' }],
  })
})

describe('downloadReport', () => {
  const download = async (format: string, period = MARCH) => {
    const url = `/apis/v1/report/download?baseLayerId=${plots._id}&${period}&rows=plot&format=${format}`
    const reply = await site.aerie.app.inject({ method: 'GET', url, headers: { cookie: root } })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-disposition']).toContain(`.${format}"`)
    return reply.rawPayload
  }

  test('sends a CSV with escaped formulas, and records it', async () => {
    const lines = (await download('csv')).toString().trim().split('\n')
    expect(lines[0]).toContain('Area,Polygons,Hectares,Missions,')
    expect(lines[1]).toMatch(/^'=A-2,1,/)
    expect(lines[2]).toMatch(/^A-10,1,79\.\d+(,1,0,2,0,1,0)(,0){4}$/)
    expect(lines.at(-1)).toMatch(/^Total,4,/)
    const { data } = await call<{ items: object[] }>('GET', '/audit/list?action=report.download')
    expect(data.items[0]).toMatchObject({ target: 'Plots', details: { format: 'csv', rows: 'plot' } })
  })

  test('sends an Excel file with names as texts', async () => {
    const files = unzipSync(await download('xlsx'))
    const sheet = Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString()
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('<v>2</v>')
    expect(files).toHaveProperty(['xl/worksheets/sheet2.xml'])
  })

  test('the PDF has the logo of the organisation, and its name as the author', async () => {
    expect((await download('pdf')).toString('latin1')).not.toContain('/Subtype /Image')
    const red = { width: 300, height: 120, channels: 3, background: '#cc0000' } as const
    const original = await sharp({ create: red }).png().toBuffer()
    const { fileId } = await storePicture(
      { db: site.aerie.db, storage: site.aerie.app.storage },
      site.aerie.demo.id,
      'logo',
      original,
    )
    const name = 'Northshore'
    await asPlatform(site.aerie.db, (tx) =>
      tx.updateTable('tenant').set({ logo_id: fileId, name }).where('id', '=', site.aerie.demo.id).execute(),
    )
    const text = (await download('pdf')).toString('latin1')
    expect(text).toContain('/Subtype /Image')
    expect(text).toContain(`(${name})`)
  })

  test.each([MARCH, 'from=2020-01-01&until=2020-01-31'])('sends a PDF for %s', async (period) => {
    const text = (await download('pdf', period)).toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toContain('Report: Plots')
    // Tables and inputs begin where there is room, so that no page is mostly empty.
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(2)
  })
})
