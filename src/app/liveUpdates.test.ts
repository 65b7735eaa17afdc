// Live updates from a real socket through the real store: which queries are refetched, and that no event is lost.
import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'
import { authApi } from '../api/auth'
import { missionApi } from '../api/mission'
import { selectConnection } from '../realtime/connectionSlice'
import { isUserFacingEvent } from '../realtime/events'
import { selectIsLoggedIn, selectSessionExpired } from '../session/authSlice'
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
    rejection: undefined,
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
/** Every connection, because a busy machine may have needed a second one. */
const closeConnections = () => events.sockets.forEach(({ conn }) => conn.close())
const disconnectAll = () => events.sockets.forEach((socket) => socket.disconnect(true))
/** Also sees a state that lasts only for a moment. */
function waitForLost(): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (connection().state !== 'lost') return
      stop()
      resolve()
    })
  })
}
const openList = () => store.dispatch(missionApi.endpoints.listMissions.initiate({ tenantId }))
const added = (seq: number) => ({ seq, at: AT, mission: 'Harbour survey', missionID: anId() })
/** Long enough for an unwanted refetch to show up. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 250))
const selectList = missionApi.endpoints.listMissions.select({ tenantId })
// The store does not know which endpoints will be injected into its api.
const totalShown = () => selectList(store.getState() as unknown as Parameters<typeof selectList>[0]).data?.data.total

/** The user-facing events dispatched from now on, in order. */
function recordEvents(): (string | number)[][] {
  const received: (string | number)[][] = []
  const effect = (action: UnknownAction) => {
    if (isUserFacingEvent(action)) received.push([action.meta.name, action.payload.seq])
  }
  store.dispatch(addListener({ matcher: isUserFacingEvent, effect }))
  return received
}

test('refetches once for an event while nothing is loading', async () => {
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

test('refetches after the first load when an event arrived during it', async () => {
  await logIn()
  await isOpen()
  let answerList = () => {}
  events.hold = new Promise<void>((resolve) => (answerList = resolve))
  const loading = openList()
  await waitFor(() => expect(events.listCalls).toBe(1))

  // The response under way was computed before this event.
  const received = recordEvents()
  events.total = 1
  events.emit('MISSION_ADDED', added(1))
  await waitFor(() => expect(received).toHaveLength(1))
  events.hold = undefined
  answerList()
  await loading
  await waitFor(() => expect(totalShown()).toBe(1))
  expect(events.listCalls).toBe(2)
})

test('refetches while an upload is running', async () => {
  await logIn()
  await isOpen()
  await openList()
  const upload = store.dispatch(missionApi.endpoints.createMission.initiate({ newMission: { name: 'Endless' } }))
  events.total = 1
  events.emit('MISSION_ADDED', added(1))
  await waitFor(() => expect(totalShown()).toBe(1))
  upload.abort()
})

test('refetches silently for a record change, and ignores an unknown entity', async () => {
  await logIn()
  await isOpen()
  await openList()
  const received = recordEvents()
  events.emit('RECORD_CHANGED', { entity: 'Mission', ids: [anId()] })
  await waitFor(() => expect(events.listCalls).toBe(2))
  events.emit('RECORD_CHANGED', { entity: 'Balloon', ids: [anId()] })
  await aWhile()
  expect(events.listCalls).toBe(2)
  expect(received).toEqual([])
})

test('replays missed events once after a reconnect and refetches', async () => {
  events.onConnect = (socket) => socket.emit('READY', { seq: 7 })
  await logIn()
  await isOpen()
  await openList()
  const received = recordEvents()
  events.emit('MISSION_ADDED', added(8))
  await waitFor(() => expect(received).toEqual([['MISSION_ADDED', 8]]))
  await waitFor(() => expect(events.listCalls).toBe(2))

  events.onConnect = (socket) => {
    socket.emit('MISSION_ADDED', added(8))
    socket.emit('MISSION_LIVE', added(9))
    socket.emit('MISSION_LIVE', added(9))
    socket.emit('MISSION_COMPLETED', added(10))
    socket.emit('READY', { seq: 10 })
  }
  closeConnections()
  await waitFor(() => expect(connection()).toEqual({ state: 'lost', problem: 'disconnected' }))
  events.total = 3
  await isOpen()
  expect(events.handshakes).toEqual([
    { tenantID: tenantId, after: undefined },
    { tenantID: tenantId, after: 8 },
  ])
  expect(received).toEqual([
    ['MISSION_ADDED', 8],
    ['MISSION_LIVE', 9],
    ['MISSION_COMPLETED', 10],
  ])
  await waitFor(() => expect(totalShown()).toBe(3))
})

test('refetches after a reconnect even without missed events', async () => {
  await logIn()
  await isOpen()
  await openList()
  events.total = 1
  closeConnections()
  await waitFor(() => expect(totalShown()).toBe(1))
})

test('follows a sequence that restarts after a reset', async () => {
  events.onConnect = (socket) => socket.emit('READY', { seq: 900 })
  await logIn()
  await isOpen()
  events.onConnect = (socket) => socket.emit('READY', { seq: 2, reset: true })
  const lost = waitForLost()
  closeConnections()
  await lost
  await isOpen()
  const received = recordEvents()
  events.emit('MISSION_ADDED', added(3))
  await waitFor(() => expect(received).toEqual([['MISSION_ADDED', 3]]))
})

test('reconnects when the server disconnects', async () => {
  await logIn()
  await isOpen()
  const lost = waitForLost()
  disconnectAll()
  await lost
  await isOpen()
})

test('logs out and stops reconnecting when the session has ended', async () => {
  await logIn()
  await isOpen()
  events.rejection = 'Un-Authorized! Please re-login to continue.'
  disconnectAll()
  await waitFor(() => expect(selectIsLoggedIn(store.getState())).toBe(false))
  expect(selectSessionExpired(store.getState())).toBe(true)
  expect(events.handshakes).toHaveLength(2)
  expect(connection().state).toBe('off')
})

test('stops after a rejected connection and reports it', async () => {
  events.rejection = 'Forbidden!'
  await logIn()
  await waitFor(() => expect(connection()).toEqual({ state: 'off', problem: 'forbidden' }))
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(events.handshakes).toHaveLength(1)
  expect(selectIsLoggedIn(store.getState())).toBe(true)
})

test('connects for tenant-root and tenant-staff only', async () => {
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

test('disconnects at logout', async () => {
  await logIn()
  await isOpen()
  await store.dispatch(authApi.endpoints.logout.initiate())
  await waitFor(() => expect(events.sockets[0]?.connected).toBe(false))
  expect(connection()).toEqual({ state: 'off', problem: null })
})
