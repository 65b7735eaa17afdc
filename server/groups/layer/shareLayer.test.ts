import { addClient, joinClient, linkMission } from '../../testing/clients'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'

let site: LayerTest
let layer: Layer
let client: string

beforeAll(async () => {
  site = await startLayerTest()
  const { aerie, missionId } = site
  const empty = { missionId, name: 'Notes' }
  layer = (await aerie.call<Layer>(site.staff, 'POST', '/layer/create-vector-layer', empty)).data
  const company = await addClient(aerie, aerie.demo, 'Harbour authority')
  await linkMission(aerie, aerie.demo, company, missionId)
  await joinClient(aerie, aerie.demo, aerie.demo.client, company)
  client = await aerie.cookieOf(aerie.demo.client)
})
afterAll(() => site.close())

const share = (body: object, cookie = site.staff, layerId = layer._id) =>
  site.aerie.call<Layer>(cookie, 'PATCH', `/layer/share-with-clients/${layerId}`, body)

const clientSees = async () => {
  const url = `/layer/all-layers-for-mission/${site.missionId}`
  return (await site.aerie.call<{ layers: Layer[] }>(client, 'GET', url)).data.layers.map(({ name }) => name)
}

test('a layer is hidden from clients until it is shared, and after it is hidden again', async () => {
  expect(layer.clientVisible).toBe(false)
  expect(await clientSees()).toEqual([])
  const shown = await share({ version: 1, clientVisible: true })
  expect(shown).toMatchObject({ code: 200, data: { clientVisible: true, version: 2 } })
  expect(await clientSees()).toEqual(['Notes'])
  expect(await share({ version: 2, clientVisible: false })).toMatchObject({ data: { clientVisible: false } })
  expect(await clientSees()).toEqual([])
})

test('rejects a stale version with 409', async () => {
  expect(await share({ version: 1, clientVisible: true })).toMatchObject({ code: 409 })
  expect(await clientSees()).toEqual([])
})

test('requires edit_layer and a layer of the tenant', async () => {
  const body = { version: 3, clientVisible: true }
  expect(await share(body, site.viewer)).toMatchObject({ code: 403 })
  expect(await share(body, client)).toMatchObject({ code: 403 })
  expect(await share(body, site.otherRoot)).toMatchObject({ code: 404 })
  const root = await site.aerie.cookieOf(site.aerie.demo.root)
  const base = { name: 'Ground', layerIds: [layer._id] }
  const { data } = await site.aerie.call<{ parts: Layer[] }>(root, 'POST', '/baselayer/create-by-layers', base)
  expect(await share({ version: 1, clientVisible: true }, root, data.parts[0]?._id)).toMatchObject({ code: 404 })
})

test('records in the audit log who showed and hid which layer', async () => {
  const root = await site.aerie.cookieOf(site.aerie.demo.root)
  const log = await site.aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=layer.share')
  const details = { layerId: layer._id, missionId: site.missionId }
  const entry = { actor: { _id: site.aerie.demo.staff.id }, target: 'Notes' }
  expect(log.data.items).toMatchObject([
    { ...entry, details: { ...details, clientVisible: false } },
    { ...entry, details: { ...details, clientVisible: true } },
  ])
})
