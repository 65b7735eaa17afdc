import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import type { components } from '../../platform/contract/contract.gen'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { acceptPositionSockets, type PositionSockets } from './positionSocket'

let aerie: TestApp
let server: Server
let accepted: PositionSockets
const open: WebSocket[] = []

beforeAll(async () => {
  aerie = await startTestApp()
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dependencies = { db: aerie.db, inject: aerie.app.inject.bind(aerie.app), onError: () => undefined }
  accepted = acceptPositionSockets(server, dependencies, { all: 4, ofTenant: 2, ofKey: 1 })
})
afterAll(async () => {
  accepted.close()
  server.close()
  await aerie.close()
})

/** A stream key of a new flight of the tenant. */
async function newKey(tenant: TestTenant): Promise<string> {
  const root = await aerie.cookieOf(tenant.root)
  const post = async <Data>(url: string, body: object) => (await aerie.call<Data>(root, 'POST', url, body)).data
  const { _id: missionId } = await post<{ _id: string }>('/mission/create', { name: 'Harbour' })
  const { _id: flightId } = await post<{ _id: string }>('/flight/create', { missionId, name: 'Flight' })
  return (await post<components['schemas']['IssuedStreamKey']>('/streamtoken/create', { flightId, name: 'Drone' })).key
}

/** @returns whether the socket opened, or the status that it was refused with */
async function connect(key: string): Promise<'open' | number> {
  const { port } = server.address() as AddressInfo
  const headers = { authorization: `Bearer ${key}` }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/positions`, { headers })
  return new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
    socket.on('open', () => {
      open.push(socket)
      resolve('open')
    })
  })
}

test('a tenant with many keys leaves the sockets of others room, and its own come back when they close', async () => {
  const keys = [await newKey(aerie.demo), await newKey(aerie.demo), await newKey(aerie.demo)]
  const [one = '', two = '', three = ''] = keys
  expect([await connect(one), await connect(one), await connect(two), await connect(three)]).toEqual([
    'open',
    429,
    'open',
    429,
  ])
  expect(await connect(await newKey(aerie.other))).toBe('open')
  open[0]?.close()
  await until(async () => (await connect(three)) === 'open')
})
