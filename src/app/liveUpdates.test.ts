// Live updates from a real socket through the real store: what is read again, what is not, and what is never lost.
import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'
import { authApi } from '../api/auth'
import { missionApi } from '../api/mission'
import { selectConnection } from '../realtime/connectionSlice'
import { isToldAction } from '../realtime/events'
import { selectIsLoggedIn, selectWasThrownOut } from '../session/authSlice'
import { startEventServer, type EventServer } from '../testing/eventServer'
import { anId, aUser } from '../testing/factories'
import { server as mockedApi } from '../testing/server'
import { putStartUpValuesInPage, startUpValues } from '../testing/startUpValues'
import { makeStore, type AppStore } from './store'

const AT = '2026-03-12T09:30:00.000Z'
const staff = aUser()
const tenantId = staff.tenantId?._id ?? ''

let events: EventServer
let store: AppStore

beforeAll(async () => {
  // Real sockets need a real network.
  mockedApi.close()
  events = await startEventServer()
  putStartUpValuesInPage({ ...startUpValues, API_BASE_URL: events.address })
})

beforeEach(() => {
  store = makeStore()
  const { address, emit, close } = events
  Object.assign(events, {
    user: staff,
    listCalls: 0,
    total: 0,
    hold: undefined,
    refusal: undefined,
    handshakes: [],
    sockets: [],
    onConnect: (socket: EventServer['sockets'][number]) => socket.emit('READY', { seq: 0 }),
    address,
    emit,
    close,
  })
})

afterEach(async () => {
  await store.dispatch(authApi.endpoints.logout.initiate())
  await waitFor(() => expect(connection().state).toBe('off'))
})

afterAll(() => events.close())

const logIn = () => store.dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false }))
const connection = () => selectConnection(store.getState())
const isOpen = () => waitFor(() => expect(connection().state).toBe('open'))
const openList = () => store.dispatch(missionApi.endpoints.listMissions.initiate({ tenantId }))
const added = (seq: number) => ({ seq, at: AT, mission: 'Harbour survey', missionID: anId() })
/** Long enough for a read that should not happen to have happened. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 250))
const selectList = missionApi.endpoints.listMissions.select({ tenantId })
// The store does not know which endpoints will be injected into its api.
const totalShown = () => selectList(store.getState() as unknown as Parameters<typeof selectList>[0]).data?.data.total

/** What people are told from now on, in order. */
function told(): (string | number)[][] {
  const heard: (string | number)[][] = []
  const effect = (action: UnknownAction) => {
    if (isToldAction(action)) heard.push([action.meta.name, action.payload.seq])
  }
  store.dispatch(addListener({ matcher: isToldAction, effect }))
  return heard
}

test('an event while nothing is loading causes exactly one read', async () => {
  await logIn()
  await isOpen()
  await openList()
  expect(events.listCalls).toBe(1)

  events.total = 1
  events.emit('MISSION_ADDED', added(1))
  await waitFor(() => expect(totalShown()).toBe(1))
  await aWhile()
  expect(events.listCalls).toBe(2)
})

test('an event during the first load is not lost', async () => {
  await logIn()
  await isOpen()
  let answerList = () => {}
  events.hold = new Promise<void>((resolve) => (answerList = resolve))
  const loading = openList()
  await waitFor(() => expect(events.listCalls).toBe(1))

  // The answer under way was worked out before this.
  const heard = told()
  events.total = 1
  events.emit('MISSION_ADDED', added(1))
  await waitFor(() => expect(heard).toHaveLength(1))
  events.hold = undefined
  answerList()
  await loading
  await waitFor(() => expect(totalShown()).toBe(1))
  expect(events.listCalls).toBe(2)
})

test('an upload that never ends keeps nothing from being read again', async () => {
  await logIn()
  await isOpen()
  await openList()
  const upload = store.dispatch(missionApi.endpoints.createMission.initiate({ newMission: { name: 'Endless' } }))
  events.total = 1
  events.emit('MISSION_ADDED', added(1))
  await waitFor(() => expect(totalShown()).toBe(1))
  upload.abort()
})

test('a change nobody is told of makes the record and the lists old', async () => {
  await logIn()
  await isOpen()
  await openList()
  const heard = told()
  events.emit('RECORD_CHANGED', { entity: 'Mission', _id: anId() })
  await waitFor(() => expect(events.listCalls).toBe(2))
  events.emit('RECORD_CHANGED', { entity: 'Balloon', _id: anId() })
  await aWhile()
  expect(events.listCalls).toBe(2)
  expect(heard).toEqual([])
})

test('after a cut it asks for what came after the last event, takes each once, and reads again', async () => {
  events.onConnect = (socket) => socket.emit('READY', { seq: 7 })
  await logIn()
  await isOpen()
  await openList()
  const heard = told()
  events.emit('MISSION_ADDED', added(8))
  await waitFor(() => expect(heard).toEqual([['MISSION_ADDED', 8]]))
  await waitFor(() => expect(events.listCalls).toBe(2))

  events.onConnect = (socket) => {
    socket.emit('MISSION_ADDED', added(8))
    socket.emit('MISSION_LIVE', added(9))
    socket.emit('MISSION_LIVE', added(9))
    socket.emit('MISSION_COMPLETED', added(10))
    socket.emit('READY', { seq: 10 })
  }
  events.sockets[0]?.conn.close()
  await waitFor(() => expect(connection()).toEqual({ state: 'lost', problem: 'disconnected' }))
  events.total = 3
  await isOpen()
  expect(events.handshakes).toEqual([
    { tenantID: tenantId, after: undefined },
    { tenantID: tenantId, after: 8 },
  ])
  expect(heard).toEqual([
    ['MISSION_ADDED', 8],
    ['MISSION_LIVE', 9],
    ['MISSION_COMPLETED', 10],
  ])
  await waitFor(() => expect(totalShown()).toBe(3))
})

test('after a cut with nothing to replay it still reads again: not every change is an event', async () => {
  await logIn()
  await isOpen()
  await openList()
  events.total = 1
  events.sockets[0]?.conn.close()
  await waitFor(() => expect(totalShown()).toBe(1))
})

test('a server that counts anew after a reset is followed', async () => {
  events.onConnect = (socket) => socket.emit('READY', { seq: 900 })
  await logIn()
  await isOpen()
  events.onConnect = (socket) => socket.emit('READY', { seq: 2, reset: true })
  events.sockets[0]?.conn.close()
  await waitFor(() => expect(connection().state).toBe('lost'))
  await isOpen()
  const heard = told()
  events.emit('MISSION_ADDED', added(3))
  await waitFor(() => expect(heard).toEqual([['MISSION_ADDED', 3]]))
})

test('a cut by the server is followed by another attempt', async () => {
  await logIn()
  await isOpen()
  events.sockets[0]?.disconnect(true)
  await waitFor(() => expect(connection().state).toBe('lost'))
  await isOpen()
})

test('a session that ended logs out, and the socket does not try again', async () => {
  await logIn()
  await isOpen()
  events.refusal = 'Un-Authorized! Please re-login to continue.'
  events.sockets[0]?.disconnect(true)
  await waitFor(() => expect(selectIsLoggedIn(store.getState())).toBe(false))
  expect(selectWasThrownOut(store.getState())).toBe(true)
  expect(events.handshakes).toHaveLength(2)
  expect(connection().state).toBe('off')
})

test('a connection that is forbidden is not tried again and says so', async () => {
  events.refusal = 'Forbidden!'
  await logIn()
  await waitFor(() => expect(connection()).toEqual({ state: 'off', problem: 'forbidden' }))
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(events.handshakes).toHaveLength(1)
  expect(selectIsLoggedIn(store.getState())).toBe(true)
})

test('is opened for tenant-root and tenant-staff, for nobody else', async () => {
  for (const userType of ['super-admin', 'tenant-client', 'tenant-user'] as const) {
    events.user = aUser({ userType, tenantId: staff.tenantId })
    await store.dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }))
    await aWhile()
    expect(connection().state).toBe('off')
  }
  expect(events.handshakes).toEqual([])
  events.user = aUser({ userType: 'tenant-root', tenantId: staff.tenantId })
  await store.dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }))
  await isOpen()
})

test('is closed when the user is gone', async () => {
  await logIn()
  await isOpen()
  await store.dispatch(authApi.endpoints.logout.initiate())
  await waitFor(() => expect(events.sockets[0]?.connected).toBe(false))
  expect(connection()).toEqual({ state: 'off', problem: null })
})
