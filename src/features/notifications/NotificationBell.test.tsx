import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { lost, opened, rejected } from '../../realtime/connectionSlice'
import { recordChanged, socketEvents } from '../../realtime/events'
import { anId, aNotification, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import {
  notificationHandlers,
  notificationSettingsHandlers,
  someNotificationSettings,
} from '../../testing/handlers/notification'
import { threadHandlers } from '../../testing/handlers/thread'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

// A page without queries, so that all requests come from the bell.
const ROUTE = '/dashboard/data'
const AT = '2026-03-12T09:30:00.000Z'
const staff = aUser({ permissions: [] })

afterEach(stopRecording)

test('counts unread events, lists the newest first and links to the mission', async () => {
  const missionID = anId()
  server.use(
    ...notificationHandlers([
      aNotification({ seq: 3, event: 'MISSION_LIVE', payload: { mission: 'Fence line', missionID } }),
      aNotification({
        seq: 2,
        event: 'ALERT_CREATED',
        payload: { locationName: 'Gate 4', title: 'Person at the fence', severity: 'high' },
      }),
      aNotification({ seq: 1, event: 'MISSION_DELETED', payload: { id: anId(), name: 'Old one' }, read: true }),
    ]),
  )
  const { user, path } = renderApp({ route: ROUTE, user: staff })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))

  const lines = (await screen.findByText('High alert at Gate 4: Person at the fence')).closest('ul')
  const words = within(lines as HTMLElement)
    .getAllByRole('listitem')
    .map((line) => line.textContent)
  expect(words).toEqual([
    expect.stringMatching(/^Fence line is live unread/),
    expect.stringMatching(/^High alert at Gate 4: Person at the fence unread/),
    expect.stringMatching(/^Old one was deleted3\/1\/2026/),
  ])
  await user.click(screen.getByRole('link', { name: 'Fence line is live' }))
  expect(path()).toBe(`/dashboard/missions/${missionID}`)
})

test('links an assigned alert to the alert, and a request for access to the user', async () => {
  const alertID = anId()
  const userID = anId()
  const assigned = { alertID, mission: 'Harbour', title: 'Smoke', severity: 'critical' } as const
  server.use(
    ...notificationHandlers([
      aNotification({ seq: 2, event: 'ALERT_ASSIGNED', payload: assigned }),
      aNotification({ seq: 1, event: 'ACCESS_ASKED', payload: { name: 'Sam', userID, permission: 'layer_list' } }),
    ]),
  )
  const { user } = renderApp({ route: ROUTE, user: staff })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  const alert = await screen.findByRole('link', { name: 'A critical alert of Harbour was assigned to you: Smoke' })
  expect(alert).toHaveAttribute('href', `/dashboard/alerts?alert=${alertID}`)
  const access = screen.getByRole('link', { name: 'Sam asks for access: See layers' })
  expect(access).toHaveAttribute('href', `/dashboard/tenant/user/${userID}?permission=layer_list`)
})

test('marks all events up to the newest as read', async () => {
  server.use(...notificationHandlers([aNotification({ seq: 9 }), aNotification({ seq: 8 })]))
  const calls = recordCalls()
  const { user } = renderApp({ route: ROUTE, user: staff })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))

  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ upTo: 9 })
})

test('lists unread mentions with links to their threads, and marks them as read', async () => {
  const mention = { author: 'Asha Rao', entity: 'alert', mission: 'Harbour', createdAt: AT } as const
  const mentions = [
    { ...mention, _id: anId(), link: '/dashboard/data?alert=1&comments=open' },
    { ...mention, _id: anId(), entity: 'mission' as const, link: '/dashboard/data' },
  ]
  server.use(...threadHandlers([], [], mentions))
  const { user, path } = renderApp({ route: ROUTE, user: aUser({ permissions: ['thread_list'] }) })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  expect(screen.getByRole('link', { name: 'Asha Rao mentioned you in the thread of Harbour' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Asha Rao mentioned you on an alert of Harbour' }))
  expect(path()).toBe('/dashboard/data?alert=1&comments=open')
  await user.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
})

test('shows at most three toasts, which open the mission', async () => {
  const { user, store, path } = renderApp({ route: ROUTE, user: staff })
  await screen.findByRole('button', { name: 'Notifications' })
  const missionID = anId()
  const happen = (seq: number, mission: string) =>
    act(() => void store.dispatch(socketEvents.MISSION_LIVE({ seq, at: AT, userId: null, mission, missionID })))
  happen(1, 'One')
  happen(2, 'Two')
  happen(3, 'Three')
  happen(4, 'Four')

  expect(await screen.findByText('Four is live')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('One is live')).toBeNull())
  expect(screen.getAllByText(/ is live$/)).toHaveLength(3)
  const [open] = screen.getAllByRole('button', { name: 'Open' })
  await user.click(open as HTMLElement)
  expect(path()).toBe(`/dashboard/missions/${missionID}`)
})

test("shows no toast for the user's own action", async () => {
  const { store } = renderApp({ route: ROUTE, user: staff })
  await screen.findByRole('button', { name: 'Notifications' })
  const lives = (seq: number, userId: string | null, mission: string) =>
    act(() => void store.dispatch(socketEvents.MISSION_LIVE({ seq, at: AT, userId, mission, missionID: anId() })))
  lives(1, staff._id, 'Mine')
  lives(2, anId(), 'Of a colleague')
  expect(await screen.findByText('Of a colleague is live')).toBeVisible()
  expect(screen.queryByText('Mine is live')).not.toBeInTheDocument()
})

test('shows no toast of a kind that the user does not want to see', async () => {
  const { kinds } = someNotificationSettings()
  const settings = someNotificationSettings({
    kinds: { ...kinds, mission: { app: false, mail: 'off', webhook: false } },
  })
  server.use(...notificationSettingsHandlers(settings))
  const { store } = renderApp({ route: ROUTE, user: staff })
  await screen.findByRole('button', { name: 'Notifications' })
  const queries = () =>
    Object.values<{ endpointName?: string; status?: string } | undefined>(store.getState().api.queries)
  const isRead = () =>
    queries().some((query) => query?.endpointName === 'getNotificationSettings' && query.status === 'fulfilled')
  await waitFor(() => expect(isRead()).toBe(true))
  const seen = { seq: 1, at: AT, userId: null, missionID: anId() }
  act(() => void store.dispatch(socketEvents.MISSION_LIVE({ ...seen, mission: 'Harbour' })))
  act(
    () =>
      void store.dispatch(
        socketEvents.PILOT_ASSIGNED({ ...seen, seq: 2, mission: 'Harbour', name: 'Bo', avatar: null }),
      ),
  )
  expect(await screen.findByText('Bo was assigned to Harbour')).toBeVisible()
  expect(screen.queryByText('Harbour is live')).not.toBeInTheDocument()
})

test('links to the settings', async () => {
  const { user, path } = renderApp({ route: ROUTE, user: staff })
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  await user.click(await screen.findByRole('link', { name: 'Settings' }))
  expect(path()).toBe('/dashboard/notifications/settings')
})

test('shows no toast for a record change', async () => {
  const { store } = renderApp({ route: ROUTE, user: staff })
  await screen.findByRole('button', { name: 'Notifications' })
  act(() => void store.dispatch(recordChanged({ entity: 'Mission', ids: [anId()] })))
  act(
    () =>
      void store.dispatch(
        socketEvents.ALERT_CREATED({
          seq: 1,
          at: AT,
          userId: null,
          locationName: 'Gate 4',
          missionID: anId(),
          alertID: anId(),
        }),
      ),
  )
  expect(await screen.findByText('New alert at Gate 4')).toBeVisible()
  expect(document.querySelectorAll('.ant-notification-notice')).toHaveLength(1)
})

test.each([
  ['timeout', 'timeout'],
  ['parseError', 'parse error'],
  ['timedOut', 'operation has timed out'],
  ['disconnected', 'socket has been disconnected'],
] as const)('shows that live updates are interrupted: %s', async (problem, words) => {
  const { store } = renderApp({ route: ROUTE, user: staff })
  await screen.findByRole('button', { name: 'Notifications' })
  act(() => void store.dispatch(lost(problem)))
  const notice = `Notifications. Live updates are interrupted (${words}). Reconnecting…`
  expect(screen.getByRole('button', { name: notice })).toBeVisible()
  act(() => void store.dispatch(opened()))
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible()
})

test('shows that live updates are off after a rejected connection', async () => {
  // The session is read again, because the rejection may mean that it has changed.
  server.use(http.get(apiUrl('/auth/userdetails'), () => HttpResponse.json({ status: true, data: staff })))
  const { store, user } = renderApp({ route: ROUTE, user: staff })
  await screen.findByRole('button', { name: 'Notifications' })
  act(() => void store.dispatch(rejected()))
  await user.click(screen.getByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByText('Live updates are off (Forbidden!). Reload the page to try again.')).toBeVisible()
})
