/** Notices about layers and imports in the browsers of other users, over real sockets. */
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'
import { until } from '../../testing/until'

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

interface ReceivedEvent {
  event: string
  entity?: string
  ids?: string[]
}

/** Connects a browser that only listens. */
async function connectBrowser(cookie: string): Promise<ReceivedEvent[]> {
  const received: ReceivedEvent[] = []
  const options = { path: '/stream/notification', transports: ['websocket'], forceNew: true }
  const socket = io(address, { ...options, reconnection: false, extraHeaders: { cookie } })
  open.push(socket)
  socket.onAny((event: string, payload: object) => received.push({ event, ...payload }))
  await new Promise<void>((resolve, reject) => {
    socket.once('READY', resolve)
    socket.once('connect_error', reject)
  })
  return received
}

async function connectBoth() {
  const { aerie } = site
  const colleague = await connectBrowser(await aerie.cookieOf(aerie.demo.root))
  const otherRoot = await connectBrowser(site.otherRoot)
  return { colleague, otherRoot }
}

const changesOf = (received: ReceivedEvent[], entity: string, _id: string) =>
  received.filter((each) => each.event === 'RECORD_CHANGED' && each.entity === entity && each.ids?.includes(_id))

const call = <T>(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  site.aerie.call<T>(site.staff, method, url, body)

/** Sends an event of the other tenant and checks that its browser received nothing before it. */
async function expectNothing(otherRoot: ReceivedEvent[]): Promise<void> {
  expect((await site.aerie.call(site.otherRoot, 'POST', '/mission/create', { name: 'Theirs' })).code).toBe(201)
  await until(() => otherRoot.some(({ event }) => event === 'MISSION_ADDED'))
  expect(otherRoot.map(({ event }) => event)).toEqual(['READY', 'MISSION_ADDED'])
}

test('announces each change of a layer to the other users of the tenant', async () => {
  const { colleague, otherRoot } = await connectBoth()
  const made = await call<Layer>('POST', '/layer/create-vector-layer', { missionId: site.missionId, name: 'Fence' })
  const id = made.data._id
  const untilReceived = (times: number) => until(() => changesOf(colleague, 'Layer', id).length >= times)
  await untilReceived(1)

  const geometry = { type: 'Point', coordinates: [8, 50] }
  const steps: [Parameters<typeof call>[0], string, object?][] = [
    ['PATCH', `/layer/edit-layer/${id}`, { version: made.data.version, name: 'North fence' }],
    ['POST', `/layer/addFeature/${id}`, { features: [{ geometry }] }],
    ['DELETE', `/layer/delete/${id}`],
    ['POST', '/layer/restore', { layerIds: [id] }],
  ]
  for (const [index, step] of steps.entries()) {
    expect((await call(...step)).status).toBe(true)
    await untilReceived(index + 2)
  }
  await expectNothing(otherRoot)
})

test('announces nothing for a rejected edit', async () => {
  const made = await call<Layer>('POST', '/layer/create-vector-layer', { missionId: site.missionId, name: 'Quiet' })
  const { colleague } = await connectBoth()
  const url = `/layer/edit-layer/${made.data._id}`
  expect((await call('PATCH', url, { version: 7, name: 'Stale' })).code).toBe(409)
  expect((await call('PATCH', url, { version: 1, name: 'Right' })).code).toBe(200)
  await until(() => changesOf(colleague, 'Layer', made.data._id).length > 0)
  expect(changesOf(colleague, 'Layer', made.data._id)).toHaveLength(1)
})

test('announces the upload, the job and the layer of an import', async () => {
  const { colleague, otherRoot } = await connectBoth()
  const lines = Array.from({ length: 30_000 }, (_, index) => `P${index},${50 + index / 1e5},${8 + index / 1e5}`)
  const uploadId = await site.upload(`name,lat,long\n${lines.join('\n')}\n`, 'many.csv')
  const { data } = await site.create({ missionId: site.missionId, uploadId })
  expect(await site.settled(data._id)).toMatchObject({ status: 'ready', featureCount: 30_000 })
  await until(() => changesOf(colleague, 'Layer', data._id).length >= 2)
  const jobId = data.jobId ?? ''
  // Queued, running, progress and completed.
  await until(() => changesOf(colleague, 'Job', jobId).length >= 4)
  // The upload ends before the layer and the job exist.
  const order = colleague.filter(({ ids }) => ids?.some((id) => [jobId, data._id, uploadId].includes(id)))
  expect(order[0]).toMatchObject({ entity: 'Upload', ids: [uploadId] })
  await expectNothing(otherRoot)
})
