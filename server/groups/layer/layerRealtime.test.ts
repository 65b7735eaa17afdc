/** What other people's browsers hear of layers and of imports, over real sockets. */
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'

let site: LayerTest
let address: string
const open: Socket[] = []

beforeAll(async () => {
  site = await startLayerTest()
  address = `http://127.0.0.1:${(site.aerie.app.server.address() as AddressInfo).port}`
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => site.close())

interface Heard {
  event: string
  entity?: string
  _id?: string
}

/** A browser of somebody who does nothing but listen. */
async function listener(cookie: string): Promise<Heard[]> {
  const heard: Heard[] = []
  const options = { path: '/stream/notification', transports: ['websocket'], forceNew: true }
  const socket = io(address, { ...options, reconnection: false, extraHeaders: { cookie } })
  open.push(socket)
  socket.onAny((event: string, payload: object) => heard.push({ event, ...payload }))
  await new Promise<void>((resolve, reject) => {
    socket.once('READY', resolve)
    socket.once('connect_error', reject)
  })
  return heard
}

async function both() {
  const { aerie } = site
  const colleague = await listener(await aerie.cookieOf(aerie.demo.root))
  const stranger = await listener(site.stranger)
  return { colleague, stranger }
}

const of = (heard: Heard[], entity: string, _id: string) =>
  heard.filter((each) => each.event === 'RECORD_CHANGED' && each.entity === entity && each._id === _id)

async function until(condition: () => boolean): Promise<void> {
  for (let wait = 0; wait < 500 && !condition(); wait++) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(condition()).toBe(true)
}

const call = <T>(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  site.aerie.call<T>(site.staff, method, url, body)

/** The other tenant does something at the end: whatever was to reach its socket before has done so when it hears that. */
async function expectNothing(stranger: Heard[]): Promise<void> {
  expect((await site.aerie.call(site.stranger, 'POST', '/mission/create', { name: 'Theirs' })).code).toBe(201)
  await until(() => stranger.some(({ event }) => event === 'MISSION_ADDED'))
  expect(stranger.map(({ event }) => event)).toEqual(['READY', 'MISSION_ADDED'])
}

test('a layer that one makes, edits, draws in, deletes and brings back is heard of by the others of the tenant', async () => {
  const { colleague, stranger } = await both()
  const made = await call<Layer>('POST', '/layer/create-vector-layer', { missionId: site.missionId, name: 'Fence' })
  const id = made.data._id
  const heardTimes = (times: number) => until(() => of(colleague, 'Layer', id).length >= times)
  await heardTimes(1)

  const geometry = { type: 'Point', coordinates: [8, 50] }
  const steps: [Parameters<typeof call>[0], string, object?][] = [
    ['PATCH', `/layer/edit-layer/${id}`, { version: made.data.version, name: 'North fence' }],
    ['POST', `/layer/addFeature/${id}`, { features: [{ geometry }] }],
    ['DELETE', `/layer/delete/${id}`],
    ['POST', '/layer/restore', { layerIds: [id] }],
  ]
  for (const [index, step] of steps.entries()) {
    expect((await call(...step)).status).toBe(true)
    await heardTimes(index + 2)
  }
  await expectNothing(stranger)
})

test('nothing is heard of an edit that is refused', async () => {
  const made = await call<Layer>('POST', '/layer/create-vector-layer', { missionId: site.missionId, name: 'Quiet' })
  const { colleague } = await both()
  const url = `/layer/edit-layer/${made.data._id}`
  expect((await call('PATCH', url, { version: 7, name: 'Stale' })).code).toBe(409)
  expect((await call('PATCH', url, { version: 1, name: 'Right' })).code).toBe(200)
  await until(() => of(colleague, 'Layer', made.data._id).length > 0)
  expect(of(colleague, 'Layer', made.data._id)).toHaveLength(1)
})

test('an import is heard of by the others from its beginning to the layer it ends with', async () => {
  const { colleague, stranger } = await both()
  const lines = Array.from({ length: 30_000 }, (_, index) => `P${index},${50 + index / 1e5},${8 + index / 1e5}`)
  const uploadId = await site.upload(`name,lat,long\n${lines.join('\n')}\n`, 'many.csv')
  const { data } = await site.create({ missionId: site.missionId, uploadId })
  expect(await site.settled(data._id)).toMatchObject({ status: 'ready', featureCount: 30_000 })
  await until(() => of(colleague, 'Layer', data._id).length >= 2)
  const jobId = data.jobId ?? ''
  // Queued, begun and done, and how far it was in between.
  await until(() => of(colleague, 'Job', jobId).length >= 4)
  // The file arrived before the layer, the layer's end after the job's begin.
  const order = colleague.filter(({ _id }) => _id === jobId || _id === data._id || _id === uploadId)
  expect(order[0]).toMatchObject({ entity: 'Upload', _id: uploadId })
  await expectNothing(stranger)
}, 60_000)
