// Verifies what clients of one tenant reach: every operation that a client may call, with every ID, as a client that the
// mission is shared with, as another client of the tenant and as a person without a client company. The contract defines
// the attempts, as in the tenant matrix, so that new operations are included.
import { operationsOf } from '../platform/contract/spec'
import {
  addClient,
  joinClient,
  linkMission,
  NOTHING,
  showAlert,
  showDocument,
  showLayer,
  showOutcome,
  showPhoto,
  showRecording,
  unlinkMission,
} from './clients'
import { callOf, idSlotsOf, type IdSlot, type Place } from './contractCalls'
import { changedBetween, openSnapshots, type Snapshots } from './dbSnapshot'
import { mayCall } from './permissions/callers'
import { seedRecords, type Records } from './idFixtures'
import { inTenant } from '../platform/db/tenancy'
import { testContract } from './contract'
import { startTestApp, type TestApp } from './testApp'
import { fixtureOf, recordOf } from './tenantMatrix/attempts'

const { spec } = testContract()
const places = operationsOf(spec).filter(
  ({ operation }) => operation['x-permission'] !== 'public' && mayCall(operation['x-permission'], 'tenant-client'),
)

/** Texts in all records of a set; the client must see the first one only. */
const MARKERS = { shared: 'marker-shared', other: 'marker-other', hidden: 'marker-hidden' }
/** Kinds of records that clients may ask for and that no link shows, with the reason. */
const UNREACHED: Record<string, string> = {
  analysis: 'analyses and their results are work of the tenant; clients see the alerts and outcomes made of them',
  avatar: 'clients see no people of the tenant',
  baseLayer: 'base layers are for the people of the tenant, and for everybody once they are published',
  baseMap: 'maps of a tenant are for its people',
  dataExport: 'an archive has the data of the tenant or of one person, who alone reaches it',
  detectorRun: 'models and what they find are work of the tenant, as analyses are',
}
/** What a link that shows nothing leaves visible: the mission with its place and its type. */
const OF_LINK = ['mission', 'location', 'missionType']

let aerie: TestApp
let snapshots: Snapshots
let shared: Records
let other: Records
/** The shared mission with a layer that is not shown to clients. */
let hidden: Records
/** Clients that the shared mission, and the other mission, are linked to; `bare` has the shared one and sees nothing of it. */
let clients: { shared: string; other: string; bare: string }
let cookie: string

const as = (clientId: string | null) => joinClient(aerie, aerie.demo, aerie.demo.client, clientId)

beforeAll(async () => {
  aerie = await startTestApp()
  shared = await seedRecords(aerie, aerie.demo, MARKERS.shared)
  other = await seedRecords(aerie, aerie.demo, MARKERS.other)
  hidden = { ...shared, ...(await hiddenLayer(shared['mission'] ?? '')) }
  clients = {
    shared: await addClient(aerie, aerie.demo, 'Harbour authority'),
    other: await addClient(aerie, aerie.demo, 'Railway'),
    bare: await addClient(aerie, aerie.demo, 'Ferry'),
  }
  await linkMission(aerie, aerie.demo, clients.shared, shared['mission'] ?? '')
  await linkMission(aerie, aerie.demo, clients.other, other['mission'] ?? '')
  await linkMission(aerie, aerie.demo, clients.bare, shared['mission'] ?? '', NOTHING)
  for (const { layer, document, recording, outcome, alert, photo } of [shared, other]) {
    await showLayer(aerie, aerie.demo, layer ?? '')
    await showDocument(aerie, aerie.demo, document ?? '')
    await showPhoto(aerie, aerie.demo, photo ?? '')
    await showRecording(aerie, aerie.demo, recording ?? '')
    await showOutcome(aerie, aerie.demo, outcome ?? '')
    await showAlert(aerie, aerie.demo, alert ?? '')
  }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('mission')
      .set({ mission_type_id: shared['missionType'] })
      .where('id', '=', shared['mission'] ?? '')
      .execute(),
  )
  cookie = await aerie.cookieOf(aerie.demo.client)
  snapshots = await openSnapshots(aerie)
})
afterAll(async () => {
  await snapshots.close()
  await aerie.close()
})

async function hiddenLayer(missionId: string): Promise<Records> {
  const root = await aerie.cookieOf(aerie.demo.root)
  const post = async (url: string, body: object) =>
    (await aerie.call<{ _id: string }>(root, 'POST', url, body)).data._id
  const layerGroup = await post('/layergroup/create', { missionId, name: `${MARKERS.hidden} group` })
  const name = `${MARKERS.hidden} layer`
  const layer = await post('/layer/create-vector-layer', { missionId, name, groupId: layerGroup })
  const features = [{ geometry: { type: 'Point', coordinates: [2, 1] }, properties: { name: MARKERS.hidden } }]
  const url = `/layer/addFeature/${layer}`
  const { data } = await aerie.call<{ changeId: string }>(root, 'POST', url, { features })
  return { layer, layerGroup, featureChange: data.changeId }
}

async function send(place: Place, recordIn: (slot: IdSlot) => string | undefined) {
  const request = callOf(spec, place, (slot) => {
    const id = recordIn(slot)
    return id !== undefined && slot.many ? [id] : id
  })
  const reply = await aerie.app.inject({ ...request, headers: { ...request.headers, cookie } })
  return {
    status: reply.statusCode,
    text: JSON.stringify(reply.headers) + reply.rawPayload.toString('latin1'),
  }
}

const leaks = (text: string, allowed: string[] = []): string[] =>
  Object.values(MARKERS).filter((marker) => text.includes(marker) && !allowed.includes(marker))

/** Slots for IDs of records that a tenant has. */
const slotsOf = (place: Place): IdSlot[] =>
  idSlotsOf(spec, place).filter((slot) => {
    const record = fixtureOf(place, slot)
    // The tenant is the same one for all of its clients.
    return typeof record === 'string' && record !== 'tenant'
  })

const attempts = places.flatMap((place) => slotsOf(place).map((slot) => ({ place, slot })))

/** IDs that the caller must not reach, with the client that the caller belongs to. */
const forbidden = (): [string, string | null, Records, string[]][] => [
  ['an unlinked mission', clients.shared, other, [MARKERS.shared]],
  ['a mission of another client', clients.other, shared, [MARKERS.other]],
  ['a hidden layer', clients.shared, hidden, [MARKERS.shared]],
  ['any mission, without a client company', null, shared, []],
]

test('covers tiles, features, layers, missions and places', () => {
  expect(attempts.length).toBeGreaterThanOrEqual(20)
  expect([...new Set(attempts.map(({ place }) => place.operation.operationId))]).toEqual(
    expect.arrayContaining([
      'getMission',
      'listMissionsByLocation',
      'getMissionDocCount',
      'getLayerPanel',
      'getReadyLayers',
      'listFeatures',
      'listFilteredFeatures',
      'getVectorTile',
      'getRasterTile',
      'getLayerThumbnail',
      'getRasterDetails',
      'measureRaster',
      'getBaseLayer',
      'getRecording',
      'listRecordings',
      'getRecordingFile',
      'getRecordingPoster',
      'getRecordingStoryboard',
      'downloadRecording',
      'listPhotos',
      'getPhotoPoints',
      'getPhoto',
      'getPhotoPicture',
      'downloadPhoto',
      'listAnalyses',
      'getAnalysis',
      'getDetections',
      'getRecordingAnalysis',
      'getAlert',
      'listAlertActivity',
      'getOutcome',
      'listOutcomes',
      'getOutcomePicture',
      'downloadOutcomePicture',
      'getOutcomeMap',
      'getDocument',
      'listDocuments',
      'downloadDocument',
      'getDocumentPreview',
      'downloadDocuments',
    ]),
  )
})

test('IDs of what is not shared answer 404, and nothing of it is in a reply', async () => {
  const before = await snapshots.take()
  const failures: string[] = []
  for (const [what, clientId, foreign, allowed] of forbidden()) {
    await as(clientId)
    const own = clientId === clients.other ? other : shared
    for (const { place, slot } of attempts) {
      const id = recordOf(place, slot, foreign)
      // The records of the shared mission beside the hidden layer may be read.
      if (foreign === hidden && id === recordOf(place, slot, shared)) continue
      const { status, text } = await send(place, (each) =>
        each.name === slot.name && each.in === slot.in ? id : recordOf(place, each, own),
      )
      const rejections = slot.in === 'path' ? [404] : [200, 400, 404]
      const name = `${place.operation.operationId} ${slot.in} ${slot.name}, ${what}`
      if (!rejections.includes(status) || leaks(text, allowed).length > 0) failures.push(`${name}: ${status} ${text}`)
    }
  }
  await as(null)
  expect(failures).toEqual([])
  expect(changedBetween(before, await snapshots.take())).toEqual([])
})

test('the client that the mission is shared with reaches a record of every kind that is shown', async () => {
  await as(clients.shared)
  const reached = new Set<string>()
  for (const { place, slot } of attempts.filter(({ place: { method } }) => method === 'get')) {
    const record = fixtureOf(place, slot)
    if (slot.in !== 'path' || typeof record !== 'string') continue
    const { status } = await send(place, (each) => recordOf(place, each, shared))
    if (status < 300) reached.add(record)
  }
  await as(null)
  const kinds = new Set(
    attempts.flatMap(({ place, slot }) => {
      const kind = fixtureOf(place, slot)
      return place.method === 'get' && slot.in === 'path' && typeof kind === 'string' ? [kind] : []
    }),
  )
  expect([...kinds].filter((kind) => !reached.has(kind)).sort()).toEqual(Object.keys(UNREACHED).sort())
})

test('a link that shows nothing opens the mission and none of its records', async () => {
  await as(clients.bare)
  expect((await aerie.call(cookie, 'GET', `/mission/get/${shared['mission']}`)).code).toBe(200)
  const failures: string[] = []
  for (const { place, slot } of attempts) {
    const record = fixtureOf(place, slot)
    if (slot.in !== 'path' || typeof record !== 'string' || OF_LINK.includes(record)) continue
    const { status } = await send(place, (each) => recordOf(place, each, shared))
    if (status !== 404) failures.push(`${place.operation.operationId} ${slot.name}: ${status}`)
  }
  await as(null)
  expect(failures).toEqual([])
})

test('no read, list or export contains what is not shared', async () => {
  const reads = places.filter(({ method, operation }) => method === 'get' || operation['x-query'])
  const own = [
    [clients.shared, shared, [MARKERS.shared]],
    [clients.other, other, [MARKERS.other]],
    [null, shared, []],
  ] as const
  for (const [clientId, records, allowed] of own) {
    await as(clientId)
    for (const place of reads) {
      const { status, text } = await send(place, (slot) =>
        slot.in === 'path' ? recordOf(place, slot, records) : undefined,
      )
      const name = place.operation.operationId
      expect({ name, clientId, leaks: leaks(text, [...allowed]) }).toEqual({ name, clientId, leaks: [] })
      expect({ name, clientId, failed: status >= 500 }).toEqual({ name, clientId, failed: false })
    }
  }
})

test('no operation that a client may call fails on a table that is closed to clients', async () => {
  await as(clients.shared)
  const forbiddenReplies: string[] = []
  for (const place of places.filter(({ method }) => method === 'get')) {
    const { status } = await send(place, (slot) => recordOf(place, slot, shared))
    if (status === 403 || status >= 500) forbiddenReplies.push(`${place.operation.operationId} ${status}`)
  }
  expect(forbiddenReplies).toEqual([])
})

describe('a client that the mission is shared with', () => {
  beforeEach(() => as(clients.shared))

  const read = async <Data>(url: string) => aerie.call<Data>(cookie, 'GET', url)

  test('reads the mission, its place, the shown layer with its features and its tiles, without names of people', async () => {
    const mission = await read<object>(`/mission/get/${shared['mission']}`)
    expect(mission).toMatchObject({ code: 200, data: { location: { _id: shared['location'] } } })
    expect(mission.data).not.toHaveProperty('createdBy')
    const list = await read<{ items: { _id: string }[]; total: number }>(`/mission/get/tenant/${aerie.demo.id}`)
    expect(list.data).toMatchObject({ items: [{ _id: shared['mission'] }], total: 1 })
    expect((await read('/mission/summary')).data).toMatchObject({ draft: 1, scheduled: 0 })
    const types = await read<{ types: { _id: string }[] }>('/common/missiontype/getall')
    expect(types.data.types.map(({ _id }) => _id)).toEqual([shared['missionType']])
    const panel = await read<{ layers: { _id: string }[]; groups: { _id: string }[] }>(
      `/layer/all-layers-for-mission/${shared['mission']}`,
    )
    expect(panel.data.layers.map(({ _id }) => _id)).toEqual([shared['layer']])
    expect(panel.data.groups.map(({ _id }) => _id)).toEqual([shared['layerGroup']])
    expect(panel.data.layers[0]).not.toHaveProperty('createdBy')
    expect((await read(`/mission/get-mission-doc-count/${shared['mission']}`)).data).not.toHaveProperty('bytes')
    const features = await read<{ total: number }>(`/layer/get-feature-by-layerId/${shared['layer']}`)
    expect(features.data.total).toBe(1)
    const tile = await aerie.app.inject({
      url: `/apis/v1/tiles/vector/${shared['layer']}/0/0/0?field=name`,
      headers: { cookie },
    })
    expect([tile.statusCode, tile.rawPayload.toString('latin1').includes(MARKERS.shared)]).toEqual([200, true])
  })

  test('may watch live only when that is switched on for the client', async () => {
    const permissions = async () => (await read<{ permissions: string[] }>('/auth/userdetails')).data.permissions
    const reads = ['alert_list', 'feature_list', 'layer_list', 'list_document', 'mission_list', 'vod_list']
    expect(await permissions()).toEqual(reads)
    const setLive = (may_watch_live: boolean) =>
      inTenant(aerie.db, aerie.demo.id, (tx) => tx.updateTable('client').set({ may_watch_live }).execute())
    await setLive(true)
    expect(await permissions()).toEqual([...reads, 'webrtc_view'])
    await setLive(false)
    expect(await permissions()).toEqual(reads)
  })

  test('loses the mission with the link, the mission itself or the client company', async () => {
    const statusOf = async () => (await read(`/mission/get/${shared['mission']}`)).code
    expect(await statusOf()).toBe(200)
    await unlinkMission(aerie, aerie.demo, clients.shared, shared['mission'] ?? '')
    expect(await statusOf()).toBe(404)
    await linkMission(aerie, aerie.demo, clients.shared, shared['mission'] ?? '')
    expect(await statusOf()).toBe(200)

    const setDeleted = (table: 'client' | 'mission', id: string | undefined, deleted_at: Date | null) =>
      inTenant(aerie.db, aerie.demo.id, (tx) =>
        tx
          .updateTable(table)
          .set({ deleted_at })
          .where('id', '=', id ?? '')
          .execute(),
      )
    for (const [table, id] of [
      ['mission', shared['mission']],
      ['client', clients.shared],
    ] as const) {
      await setDeleted(table, id, new Date())
      expect(await statusOf()).toBe(404)
      await setDeleted(table, id, null)
      expect(await statusOf()).toBe(200)
    }
  })

  test('has no jobs, uploads, storage figures, notifications, exports of features or edits', async () => {
    const rejected = [
      ['GET', '/job/list'],
      ['GET', '/upload/list'],
      ['GET', '/upload/storage'],
      ['GET', '/notification/list'],
      ['GET', `/layer/get-feature-csv-by-layerIndex/${shared['layer']}`],
      ['GET', `/layer/export-geojson/${shared['layer']}`],
      ['DELETE', `/layer/delete/${shared['layer']}`],
    ] as const
    for (const [method, url] of rejected)
      expect({ url, code: (await aerie.call(cookie, method, url)).code }).toEqual({ url, code: 403 })
    const upload = await aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/upload/tus',
      headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': '10' },
    })
    expect(upload.statusCode).toBe(403)
  })

  test('exports its missions only, and the export is in the audit log', async () => {
    const csv = await aerie.app.inject({ url: '/apis/v1/mission/export', headers: { cookie } })
    expect(csv.statusCode).toBe(200)
    expect(csv.body).toContain(`${MARKERS.shared} mission`)
    expect(leaks(csv.body, [MARKERS.shared])).toEqual([])
    const root = await aerie.cookieOf(aerie.demo.root)
    const log = await aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=mission.export')
    expect(log.data.items[0]).toMatchObject({ actor: { _id: aerie.demo.client.id } })
  })
})
