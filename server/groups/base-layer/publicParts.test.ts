// The public map contains parts that are ready and applied, and nothing of an update that is not applied yet.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { until } from '../../testing/until'
import { startLayerTest, type LayerTest } from '../layer/testing/layerTest'

interface BaseLayer {
  _id: string
  version: number
  parts: { _id: string; kind: string; staged: boolean; status: string }[]
}

interface PublicMap {
  parts: { _id: string; legend?: object }[]
}

const RASTER = readFileSync(path.join(__dirname, '../../media/raster/fixtures/rgba_striped.tif'))
const CSV = 'name,lat,long\nsecret plot,50,8\n'

let site: LayerTest

beforeAll(async () => {
  site = await startLayerTest()
})
afterAll(() => site.close())

const call = <Data = BaseLayer>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
  site.aerie.call<Data>(site.staff, method, url, body)
const asRoot = async (url: string, body: object) =>
  site.aerie.call<BaseLayer>(await site.aerie.cookieOf(site.aerie.demo.root), 'PATCH', url, body)
const anonymous = (url: string) => site.aerie.app.inject({ method: 'GET', url: `/apis/v1${url}` })

const imported = (baseLayerId: string): Promise<BaseLayer> =>
  until(async () => {
    const { baseLayer } = (await call<{ baseLayer: BaseLayer }>('GET', `/baselayer/get-meta-data/${baseLayerId}`)).data
    return baseLayer.parts.every(({ status }) => status !== 'importing') && baseLayer
  })

/** A published base layer with an update that is ready but not applied. */
async function publishedWithStaged(bytes: string | Buffer, filename: string) {
  const drawn = (await call('POST', '/baselayer/create-base-vector-layer', { name: `Plan of ${filename}` })).data
  const update = { version: drawn.version, uploadId: await site.upload(bytes, filename) }
  await (typeof bytes === 'string'
    ? call('POST', `/baselayer/upload-to-update-base-layer/Vector/${drawn._id}`, update)
    : call('PATCH', `/baselayer/updateRasterLayerUpload/${drawn._id}`, update))
  const now = await imported(drawn._id)
  const staged = now.parts.find((part) => part.staged)
  expect(staged?.status).toBe('ready')
  const published = { version: now.version, published: true }
  expect((await asRoot(`/baselayer/publishBaseLayer/${drawn._id}`, published)).code).toBe(200)
  return { baseLayerId: drawn._id, stagedId: staged?._id ?? '', version: now.version + 1 }
}

test('hides an update that is not applied: its part, its features and its vector tiles', async () => {
  const { baseLayerId, stagedId, version } = await publishedWithStaged(CSV, 'staged.csv')
  const features = `/baselayer/public/${baseLayerId}/features/${stagedId}`
  const tile = `/tiles/public/vector/${baseLayerId}/${stagedId}/12/2139/1389`
  const map = await anonymous(`/baselayer/public/${baseLayerId}`)
  expect(map.statusCode).toBe(200)
  expect(map.body).not.toContain(stagedId)
  for (const url of [features, tile]) {
    const answer = await anonymous(url)
    expect({ url, code: answer.statusCode }).toEqual({ url, code: 404 })
    expect(answer.body).not.toContain('secret plot')
  }

  const applied = { version, layerId: stagedId, mode: 'add' }
  const url = `/baselayer/update-base-layer-by-uploaded-layer/${baseLayerId}`
  expect((await call('PATCH', url, applied)).code).toBe(200)
  expect((await anonymous(features)).body).toContain('secret plot')
  const shown = await anonymous(`${tile}?field=name`)
  expect([shown.statusCode, shown.body]).toEqual([200, expect.stringContaining('a:name')])
})

test('hides the raster tiles of an update that is not applied', async () => {
  const { baseLayerId, stagedId, version } = await publishedWithStaged(RASTER, 'staged.tif')
  const tile = `/tiles/public/raster/${baseLayerId}/${stagedId}/0/0/0`
  expect((await anonymous(tile)).statusCode).toBe(404)
  const applied = { version, layerId: stagedId, mode: 'add' }
  await call('PATCH', `/baselayer/update-base-layer-by-uploaded-layer/${baseLayerId}`, applied)
  expect((await anonymous(tile)).statusCode).toBeLessThan(300)
})

test('shows the colours of an elevation model, and no legend of an image', async () => {
  const elevation = readFileSync(path.join(__dirname, '../../media/raster/fixtures/cone_dsm.tif'))
  const legends: unknown[] = []
  for (const [bytes, name] of [
    [elevation, 'cone_dsm.tif'],
    [RASTER, 'image.tif'],
  ] as const) {
    const { baseLayerId, stagedId, version } = await publishedWithStaged(bytes, name)
    const url = `/baselayer/update-base-layer-by-uploaded-layer/${baseLayerId}`
    await call('PATCH', url, { version, layerId: stagedId, mode: 'add' })
    const { data } = (await anonymous(`/baselayer/public/${baseLayerId}`)).json<{ data: PublicMap }>()
    legends.push(data.parts.find(({ _id }) => _id === stagedId)?.legend)
  }
  expect(legends).toEqual([
    {
      title: 'Elevation (m)',
      colormap: 'terrain',
      low: expect.any(Number) as number,
      high: expect.any(Number) as number,
    },
    undefined,
  ])
})
