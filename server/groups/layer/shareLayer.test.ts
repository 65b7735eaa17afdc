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

const layersOfClient = async () => {
  const url = `/layer/all-layers-for-mission/${site.missionId}`
  return (await site.aerie.call<{ layers: Layer[] }>(client, 'GET', url)).data.layers
}
const clientSees = async () => (await layersOfClient()).map(({ name }) => name)

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

test('clients are not told which layers are fences', async () => {
  const { version } = (await share({ version: 3, clientVisible: true })).data
  const edited = await site.aerie.call<Layer>(site.staff, 'PATCH', `/layer/edit-layer/${layer._id}`, {
    version,
    fence: true,
  })
  expect(edited.data.fence).toBe(true)
  expect(await layersOfClient()).toMatchObject([{ name: 'Notes', fence: false }])
  const url = `/layer/getbymissionId/${site.missionId}?fence=true`
  expect((await site.aerie.call<{ total: number }>(client, 'GET', url)).data.total).toBe(0)
  await share({ version: edited.data.version, clientVisible: false })
})

test('records in the audit log who showed and hid which layer', async () => {
  const root = await site.aerie.cookieOf(site.aerie.demo.root)
  const log = await site.aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=layer.share')
  const details = { layerId: layer._id, missionId: site.missionId }
  const entry = { actor: { _id: site.aerie.demo.staff.id }, target: 'Notes' }
  expect(log.data.items.slice(-2)).toMatchObject([
    { ...entry, details: { ...details, clientVisible: false } },
    { ...entry, details: { ...details, clientVisible: true } },
  ])
})
