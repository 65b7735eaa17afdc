import type { components } from '../../platform/contract/contract.gen'
import { acceptPhoto, joinClient, showAlert, showDocument, showLayer, showPhoto } from '../../testing/clients'
import { seedRecords, type Records } from '../../testing/idFixtures'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Client = components['schemas']['Client']
type ClientMission = components['schemas']['ClientMission']
type ClientShowsEdit = components['schemas']['ClientShowsEdit']
type MissionClient = components['schemas']['MissionClient']

let aerie: TestApp
let root: string
let person: string
let records: Records
let missionId: string
let client: Client

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  person = await aerie.cookieOf(aerie.demo.client)
  records = await seedRecords(aerie, aerie.demo, 'quay')
  missionId = records['mission'] ?? ''
})
afterAll(() => aerie.close())

let count = 0
beforeEach(async () => {
  const made = await aerie.call<Client>(root, 'POST', '/client/create', { name: `Client ${++count}` })
  client = made.data
  await joinClient(aerie, aerie.demo, aerie.demo.client, client._id)
})

const share = (shows?: ClientShowsEdit, missionIds = [missionId]) =>
  aerie.call(root, 'POST', '/client/insert-client-for-mission', { clientId: client._id, missionIds, shows })
const shownOf = async () =>
  (await aerie.call<ClientMission>(person, 'GET', `/client/get-client-mission-details/${missionId}`)).data.shown
const linksOf = async () =>
  (await aerie.call<{ clients: MissionClient[] }>(root, 'GET', `/client/get-clients-of-mission/${missionId}`)).data
    .clients
const statusOf = async (url: string) => (await aerie.call(person, 'GET', url)).code

const NOTHING = { layers: 0, photos: 0, recordings: 0, documents: 0, alerts: 0, outcomes: 0, live: 0 }

test('a new link shows the marked layers and nothing else', async () => {
  await showLayer(aerie, aerie.demo, records['layer'] ?? '')
  await showDocument(aerie, aerie.demo, records['document'] ?? '')
  await showAlert(aerie, aerie.demo, records['alert'] ?? '')
  expect((await share()).code).toBe(200)
  expect(await shownOf()).toEqual({ ...NOTHING, layers: 1 })
  expect(await statusOf(`/document/get/${records['document']}`)).toBe(404)
  expect(await statusOf(`/alert/get-alert-by-ID/${records['alert']}`)).toBe(404)
  const [link] = (await linksOf()).filter(({ _id }) => _id === client._id)
  expect(link?.shows).toEqual({
    layers: 'marked',
    photos: 'none',
    recordings: 'none',
    documents: 'none',
    outcomes: 'none',
    alerts: 'none',
    live: false,
  })
})

test('shows marked records, or all of them, of the kinds that are chosen', async () => {
  await acceptPhoto(aerie, aerie.demo, records['photo'] ?? '')
  await share({ photos: 'marked', alerts: 'none' })
  const before = await shownOf()
  expect(before).toMatchObject({ photos: 0, alerts: 0, documents: 0 })
  await share({ photos: 'all' })
  expect((await shownOf()).photos).toBe(1)
  expect(await statusOf(`/photo/get/${records['photo']}`)).toBe(200)
  await share({ photos: 'marked' })
  expect((await shownOf()).photos).toBe(0)
  expect(await statusOf(`/photo/get/${records['photo']}`)).toBe(404)
  await showPhoto(aerie, aerie.demo, records['photo'] ?? '')
  expect((await shownOf()).photos).toBe(1)
  await share({ photos: 'none' })
  expect((await shownOf()).photos).toBe(0)
})

test('hides layers, with their features and tiles, when the link shows none', async () => {
  await showLayer(aerie, aerie.demo, records['layer'] ?? '')
  await share()
  const layer = records['layer']
  const urls = [`/layer/get-feature-by-layerId/${layer}`, `/tiles/vector/${layer}/0/0/0`]
  for (const url of urls) {
    const reply = await aerie.app.inject({ url: `/apis/v1${url}`, headers: { cookie: person } })
    expect([url, reply.statusCode]).toEqual([url, 200])
  }
  await share({ layers: 'none' })
  for (const url of urls) expect([url, await statusOf(url)]).toEqual([url, 404])
})

test('sharing again without a choice changes nothing; a choice for some kinds leaves the others', async () => {
  await share({ documents: 'all' })
  await share()
  await share({ alerts: 'marked' })
  const [link] = (await linksOf()).filter(({ _id }) => _id === client._id)
  expect(link?.shows).toMatchObject({ documents: 'all', alerts: 'marked', photos: 'none' })
})

test('does not tell a client what the tenant chose to show', async () => {
  await share({ alerts: 'marked' })
  const { data } = await aerie.call<ClientMission>(person, 'GET', `/client/get-client-mission-details/${missionId}`)
  expect(data.shows).toBeNull()
  const url = `/client/get-mission-list-for-Id/${client._id}`
  const list = await aerie.call<{ items: ClientMission[] }>(root, 'GET', url)
  expect(list.data.items[0]?.shows).toMatchObject({ alerts: 'marked' })
})

test('records what a link shows, with the values before and after', async () => {
  await share({ photos: 'marked' })
  await share({ photos: 'all' })
  const log = await aerie.call<{ items: { details: object }[] }>(root, 'GET', '/audit/list?action=client.share')
  expect(log.data.items[0]?.details).toMatchObject({ 'showsPhotos.before': 'marked', 'showsPhotos.after': 'all' })
  expect(log.data.items[1]?.details).toMatchObject({ clientId: client._id, showsPhotos: 'marked' })
})

test('two roots who share and withdraw at once leave a link that is whole or none', async () => {
  const withdraw = () =>
    aerie.call(root, 'POST', '/client/remove-client-from-mission', { clientId: client._id, missionIds: [missionId] })
  const replies = await Promise.all([
    share({ photos: 'all' }),
    withdraw(),
    share({ alerts: 'all' }),
    withdraw(),
    share(),
  ])
  expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
  const links = (await linksOf()).filter(({ _id }) => _id === client._id)
  expect(links.length).toBeLessThanOrEqual(1)
})

test('rejects unknown kinds and extents, and links of missions that do not exist', async () => {
  const body = { clientId: client._id, missionIds: [missionId] }
  for (const shows of [{ photos: 'some' }, { layers: 'all' }, { telemetry: 'all' }]) {
    const reply = await aerie.call(root, 'POST', '/client/insert-client-for-mission', { ...body, shows })
    expect(reply.code).toBe(400)
  }
  const other = await aerie.cookieOf(aerie.other.root)
  expect((await aerie.call(other, 'GET', `/client/get-clients-of-mission/${missionId}`)).code).toBe(404)
})
