import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { createMission, deleteMission, moveMission } from '../groups/mission/service'
import { asPlatform } from '../tenancy'
import { startTestApp, type TestApp, type TestUser } from '../testing/testApp'

interface Heard {
  event: string
  payload: { seq?: number; mission?: string; reset?: boolean; entity?: string }
}

let aerie: TestApp
let address: string
const open: Socket[] = []

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => aerie.close())

function connect(cookie: string | undefined, options: { after?: number; tenantID?: string; origin?: string } = {}) {
  const heard: Heard[] = []
  const socket = io(address, {
    path: '/stream/notification',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    query: options.tenantID === undefined ? {} : { tenantID: options.tenantID },
    auth: options.after === undefined ? {} : { after: options.after },
    extraHeaders: { ...(cookie && { cookie }), ...(options.origin && { origin: options.origin }) },
  })
  open.push(socket)
  socket.onAny((event: string, payload: Heard['payload']) => heard.push({ event, payload }))
  const outcome = new Promise<string>((resolve) => {
    socket.once('READY', () => resolve('ready'))
    socket.once('connect_error', ({ message }) => resolve(message))
  })
  return { socket, heard, outcome }
}

const until = async (condition: () => boolean): Promise<void> => {
  for (let wait = 0; wait < 300 && !condition(); wait++) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(condition()).toBe(true)
}

const names = (heard: Heard[]): string[] => heard.map(({ event }) => event)
const seqs = (heard: Heard[]): number[] =>
  heard.flatMap(({ event, payload }) => (event.startsWith('MISSION_') && payload.seq ? [payload.seq] : []))

const add = (name: string, tenant = aerie.demo) => createMission(aerie.db, tenant.id, { name }, tenant.root.id)

test('a mission made, moved and deleted is heard by its tenant in order, and by nobody else', async () => {
  const staff = connect(await aerie.cookieOf(aerie.demo.staff), { tenantID: aerie.demo.id })
  const stranger = connect(await aerie.cookieOf(aerie.other.root), { tenantID: aerie.other.id })
  expect(await Promise.all([staff.outcome, stranger.outcome])).toEqual(['ready', 'ready'])
  let mission = await add('Heard')
  for (const status of ['scheduled', 'live', 'completed'] as const) {
    mission = await moveMission(aerie.db, aerie.demo.id, mission._id, mission.version, status)
  }
  const actor = { actorId: aerie.demo.root.id, actorName: 'Root', address: '10.0.0.1' }
  await deleteMission(aerie.db, aerie.demo.id, mission._id, actor)
  await until(() => names(staff.heard).includes('MISSION_DELETED'))
  expect(names(staff.heard).slice(1)).toEqual([
    'MISSION_ADDED',
    'RECORD_CHANGED',
    'MISSION_LIVE',
    'MISSION_COMPLETED',
    'MISSION_DELETED',
  ])
  expect(staff.heard[1]?.payload).toMatchObject({ mission: 'Heard', missionID: mission._id })
  expect(staff.heard.at(-1)?.payload).toMatchObject({ id: mission._id, name: 'Heard' })
  expect(names(stranger.heard)).toEqual(['READY'])
})

test('nothing is heard of a transaction that is rolled back, and no number is used up', async () => {
  const staff = connect(await aerie.cookieOf(aerie.demo.staff))
  await staff.outcome
  await expect(createMission(aerie.db, aerie.demo.id, { name: 'x'.repeat(200) }, aerie.demo.root.id)).rejects.toThrow()
  const before = staff.heard[0]?.payload.seq ?? 0
  await add('After the failure')
  await until(() => seqs(staff.heard).length > 0)
  expect(seqs(staff.heard)).toEqual([before + 1])
})

test('over many cuts every event arrives once and in order', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.root)
  const first = connect(cookie)
  await first.outcome
  const start = first.heard[0]?.payload.seq ?? 0
  first.socket.disconnect()

  const received: number[] = []
  let making = true
  const makeAll = (async () => {
    for (let index = 0; index < 60; index++) await add(`Event ${index}`)
    making = false
  })()
  let last = start
  while (making || last < start + 60) {
    const next = connect(cookie, { after: last })
    await new Promise((resolve) => setTimeout(resolve, 40))
    next.socket.disconnect()
    received.push(...seqs(next.heard))
    last = received.at(-1) ?? start
  }
  await makeAll
  expect(received).toEqual(Array.from({ length: 60 }, (_, index) => start + 1 + index))
})

test('whoever missed too much, or counts from another life of the database, is told to read again', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.root)
  const future = connect(cookie, { after: 1_000_000 })
  await future.outcome
  expect(future.heard).toHaveLength(1)
  expect(future.heard[0]?.payload).toMatchObject({ reset: true })
})

describe('the door', () => {
  const knock = async (user: TestUser | undefined, options: Parameters<typeof connect>[1] = {}) =>
    connect(user && (await aerie.cookieOf(user)), options).outcome

  test('is shut without a session', async () => {
    expect(await knock(undefined)).toBe('Un-Authorized! Please re-login to continue.')
  })

  test("is shut for another tenant's id in the query", async () => {
    expect(await knock(aerie.demo.root, { tenantID: aerie.other.id })).toBe('Forbidden!')
  })

  test('is shut for a page of another site', async () => {
    expect(await knock(aerie.demo.root, { origin: 'http://evil.test' })).toMatch(/websocket error/)
  })

  test.each(['client', 'viewer'] as const)('is shut for a %s', async (role) => {
    expect(await knock(aerie.demo[role])).toBe('Forbidden!')
  })

  test('is shut for a super-admin', async () => {
    expect(await knock(aerie.admin)).toBe('Forbidden!')
  })
})

test('a session that ends takes its socket with it within 5 seconds', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.staff)
  const staff = connect(cookie)
  const bystander = connect(await aerie.cookieOf(aerie.demo.root))
  await Promise.all([staff.outcome, bystander.outcome])
  const started = Date.now()
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('session').where('user_id', '=', aerie.demo.staff.id).execute())
  await until(() => !staff.socket.connected)
  expect(Date.now() - started).toBeLessThan(5000)
  expect(bystander.socket.connected).toBe(true)
})

test('frames of nonsense do not end the process', async () => {
  const staff = connect(await aerie.cookieOf(aerie.demo.staff))
  await staff.outcome
  const raw = (staff.socket.io.engine as unknown as { transport: { ws: { send(data: string): void } } }).transport.ws
  for (const frame of ['4', '42', '42[', '2[]', '451-[]', '42["__proto__"]', '4{}', '\u0000', '42["x",'.repeat(50)])
    raw.send(frame)
  await until(() => !staff.socket.connected)
  expect(await connect(await aerie.cookieOf(aerie.demo.staff)).outcome).toBe('ready')
})
