// The shared rule for people without a socket, in the real store with fake timers.
import { http, HttpResponse } from 'msw'
import { alertApi } from '../api/alert'
import { authApi, type UserDetails } from '../api/auth'
import { missionApi } from '../api/mission'
import { outcomeApi } from '../api/outcome'
import { selectFailures } from '../realtime/backOffSlice'
import { lost, opened } from '../realtime/connectionSlice'
import { POLL_MS } from '../realtime/polling'
import { aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { server } from '../testing/server'
import { makeStore, type AppStore } from './store'

const tenantUser = aUser({ userType: 'tenant-user' })
const tenantId = tenantUser.tenantId?._id ?? ''

/** The mocked server answers in real time. */
const realTimeout = setTimeout

let store: AppStore
/** Paths of the calls, without those of the session. */
let calls: string[]
/** Of every reply; 0 gives no reply. */
let status: number

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  calls = []
  status = 200
  store = makeStore()
  setVisibility('visible')
})

afterEach(async () => {
  setVisibility('visible')
  await store.dispatch(authApi.endpoints.logout.initiate())
  jest.useRealTimers()
})

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  window.dispatchEvent(new Event('visibilitychange'))
}

const fail = () => (status === 0 ? HttpResponse.error() : HttpResponse.json({ status: false }, { status }))

/** Signs a user in. Lists are empty. */
async function signIn(user: UserDetails): Promise<void> {
  const list = { items: [], total: 0, page: 1, pageSize: 50 }
  const answer = (path: string) =>
    http.get(apiUrl(path), ({ request }) => {
      calls.push(new URL(request.url).pathname.replace('/apis/v1', ''))
      return status === 200 ? HttpResponse.json({ status: true, data: list }) : fail()
    })
  server.use(
    http.get(apiUrl('/auth/userdetails'), () =>
      status === 200 ? HttpResponse.json({ status: true, data: user }) : fail(),
    ),
    answer('/mission/get/tenant/:tenantId'),
    answer('/alert/list'),
    answer('/alert/statistics'),
    answer('/outcome/list'),
  )
  await store.dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false }))
  await pass(0)
}

/** Lets time pass, in steps so that replies arrive in between. */
async function pass(ms: number, step = 1000): Promise<void> {
  for (let rest = ms; rest >= 0; rest -= step) {
    await jest.advanceTimersByTimeAsync(Math.min(rest, step))
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => realTimeout(resolve, 1))
  }
}

const openMissions = (pollingInterval = 0) =>
  store.dispatch(
    missionApi.endpoints.listMissions.initiate(
      { tenantId },
      { subscriptionOptions: { pollingInterval, skipPollingIfUnfocused: true } },
    ),
  )
const openAlerts = () => store.dispatch(alertApi.endpoints.listAlerts.initiate({}))
const openOutcomes = () => store.dispatch(outcomeApi.endpoints.listOutcomes.initiate({}))
/** Number of calls of the list of missions. */
const missionCalls = () => calls.filter((path) => path === `/mission/get/tenant/${tenantId}`).length

test.each(['tenant-user', 'tenant-client', 'super-admin'] as const)(
  'reads the lists of a %s again',
  async (userType) => {
    await signIn(aUser({ userType, tenantId: tenantUser.tenantId }))
    void openMissions()
    void openAlerts()
    void openOutcomes()
    await pass(0)
    const lists = ['/alert/list', `/mission/get/tenant/${tenantId}`, '/outcome/list']
    expect(calls.sort()).toEqual(lists)
    calls = []
    await pass(POLL_MS - 1000)
    expect(calls).toEqual([])
    await pass(6000)
    expect(calls.sort()).toEqual(lists)
  },
)

test('reads only what is mounted, and nothing costly', async () => {
  await signIn(tenantUser)
  const missions = openMissions()
  void store.dispatch(alertApi.endpoints.getAlertStatistics.initiate({ from: '2026-03-01', until: '2026-03-12' }))
  await pass(0)
  missions.unsubscribe()
  calls = []
  await pass(3 * POLL_MS)
  expect(calls).toEqual([])
})

test('reads nothing while the page is hidden, and at once when it is visible again', async () => {
  await signIn(tenantUser)
  void openMissions()
  await pass(0)
  setVisibility('hidden')
  await pass(3 * POLL_MS)
  expect(missionCalls()).toBe(1)
  setVisibility('visible')
  await pass(0)
  expect(missionCalls()).toBe(2)
})

test('does not read again after a look at another tab that was shorter than the interval', async () => {
  await signIn(tenantUser)
  void openMissions()
  await pass(0)
  setVisibility('hidden')
  await pass(POLL_MS / 2)
  setVisibility('visible')
  await pass(0)
  expect(missionCalls()).toBe(1)
})

test('reads a query with a shorter interval at once when the page is visible again', async () => {
  await signIn(tenantUser)
  void openMissions(10_000)
  await pass(0)
  setVisibility('hidden')
  await pass(15_000)
  expect(missionCalls()).toBe(1)
  setVisibility('visible')
  await pass(0)
  expect(missionCalls()).toBe(2)
})

test.each([
  ['answers 503', 503],
  ['cannot be reached', 0],
])('reads more rarely while the server %s, and as before after its answer', async (_, failing) => {
  await signIn(tenantUser)
  void openMissions()
  await pass(0)
  status = failing
  const failedAt: number[] = []
  for (let second = 0; second < 900; second += 5) {
    const before = missionCalls()
    await pass(5000 - 1, 5000)
    if (missionCalls() > before) failedAt.push(second)
  }
  const waits = failedAt.slice(1).map((at, index) => at - (failedAt[index] ?? 0))
  expect(waits[0]).toBeGreaterThanOrEqual(55)
  expect(Math.max(...waits)).toBeLessThanOrEqual(310)
  expect(waits.every((wait, index) => wait >= (waits[index - 1] ?? 0) - 10)).toBe(true)
  expect(failedAt.length).toBeLessThanOrEqual(6)

  status = 200
  await pass(300_000, 5000)
  expect(selectFailures(store.getState())).toBe(0)
  const before = missionCalls()
  await pass(3 * POLL_MS + 5000)
  expect(missionCalls() - before).toBeGreaterThanOrEqual(2)
})

test('reads nothing while events arrive, and again when the connection is lost', async () => {
  await signIn(tenantUser)
  store.dispatch(opened())
  void openMissions()
  await pass(3 * POLL_MS)
  expect(missionCalls()).toBe(1)
  store.dispatch(lost('disconnected'))
  await pass(POLL_MS - 5000)
  expect(missionCalls()).toBe(1)
  await pass(10_000)
  expect(missionCalls()).toBe(2)
})

test('reads nothing after the sign-out', async () => {
  await signIn(tenantUser)
  void openMissions()
  await pass(0)
  await store.dispatch(authApi.endpoints.logout.initiate())
  calls = []
  await pass(2 * POLL_MS)
  expect(calls).toEqual([])
})
