import { readFileSync } from 'node:fs'
import { serverFile } from '../../server/platform/core/folders'
import { startLayerTest, type LayerTest } from '../../server/groups/layer/testing/layerTest'
import { runAbstractTests, type Ask } from './abstractTests'

let site: LayerTest

beforeAll(async () => {
  site = await startLayerTest()
  const rows = Array.from({ length: 7 }, (_, index) => `tree ${index},${50 + index},8`)
  await site.importFile(`species,lat,long\n${rows.join('\n')}\n`, 'trees.csv')
  await site.importFile(readFileSync(serverFile('media/raster/fixtures/dsm_float.tif')), 'dsm.tif')
})
afterAll(() => site.close())

const ask: Ask = async (url, accept = '*/*') => {
  const { pathname, search } = new URL(url)
  const reply = await site.aerie.app.inject({ url: pathname + search, headers: { cookie: site.staff, accept } })
  const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string])
  return new Response(reply.statusCode === 204 ? null : new Uint8Array(reply.rawPayload), {
    status: reply.statusCode,
    headers,
  })
}

test('passes the abstract tests of OGC API Features and Tiles', async () => {
  const results = await runAbstractTests('http://localhost:80/apis/v1/ogc', ask)
  expect(results.filter(({ problem }) => problem !== undefined)).toEqual([])
  const subjects = new Set(results.map(({ subject }) => subject.split(' ')[0]))
  expect(subjects.size).toBeGreaterThan(5)
  expect(new Set(results.map(({ test: name }) => name))).toContain('/conf/core/tc-success')
})
