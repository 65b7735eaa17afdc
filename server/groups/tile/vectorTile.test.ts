import { startLayerTest, type LayerTest } from '../layer/testing/layerTest'

let site: LayerTest

beforeAll(async () => {
  site = await startLayerTest()
})
afterAll(() => site.close())

test('tiles with different fields are cached and revalidated separately', async () => {
  const layer = await site.importFile('species,owner,lat,long\nspruce,harbour,50,8\n', 'trees.csv')
  const tile = (field: string, etag?: string | string[]) =>
    site.aerie.app.inject({
      url: `/apis/v1/tiles/vector/${layer._id}/12/2139/1389?field=${field}`,
      headers: { cookie: site.staff, ...(etag !== undefined && { 'if-none-match': String(etag) }) },
    })
  const species = await tile('species')
  const owner = await tile('owner')
  expect([species.statusCode, owner.statusCode]).toEqual([200, 200])
  expect(species.body).toContain('spruce')
  expect(species.body).not.toContain('harbour')
  expect(owner.body).toContain('harbour')
  expect(owner.body).not.toContain('spruce')
  expect(owner.headers['etag']).not.toBe(species.headers['etag'])
  expect((await tile('species', species.headers['etag'])).statusCode).toBe(304)
  expect((await tile('owner', species.headers['etag'])).statusCode).toBe(200)
})
