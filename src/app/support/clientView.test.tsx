import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aClient, aListedMission, clientHandlers } from '../../testing/handlers/client'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const client = aClient({ name: 'Harbour Authority' })
const clientPage = `/dashboard/tenant/client/missions?client=${client._id}`
const CLIENT_MISSIONS = '/dashboard/client/missions'
const root = aUser({
  name: 'Robin Root',
  userType: 'tenant-root',
  permissions: ['dashboard', 'mission_list', 'client_list', 'client_data'],
})
const inView = (minutes = 30) =>
  aUser({
    _id: root._id,
    name: 'Robin Root',
    userType: 'tenant-client',
    tenantId: root.tenantId,
    permissions: ['mission_list'],
    sideBar: [{ type: 'menu', text: 'Missions', link: CLIENT_MISSIONS, icon: 'mission' }],
    clientView: {
      clientId: client._id,
      name: 'Harbour Authority',
      until: new Date(Date.now() + minutes * 60_000).toISOString(),
    },
  })

/** The server's answer to who is signed in, which the calls of a test change. */
function serveUser(first: object) {
  const session = { user: first }
  server.use(
    http.get(apiUrl('/auth/userdetails'), () => HttpResponse.json({ status: true, data: session.user })),
    http.post(apiUrl('/client-view/start/:clientId'), () => {
      session.user = inView()
      return HttpResponse.json({ status: true })
    }),
    http.post(apiUrl('/client-view/end'), () => {
      session.user = root
      return HttpResponse.json({ status: true })
    }),
    http.get(apiUrl('/client/shared-missions'), () => {
      const items = [aListedMission({ name: 'Quay walls' })]
      return HttpResponse.json({ status: true, data: { items, total: 1, page: 1, pageSize: 50 } })
    }),
    ...clientHandlers({ clients: [client] }),
  )
  return session
}

const bar = () => screen.findByText(/^You see what Harbour Authority sees. Read-only until \d\d:\d\d\.$/)

test('a tenant root views the tenant as a client and ends the view', async () => {
  serveUser(root)
  const { user, path, store } = renderApp({ route: clientPage, user: root })
  await user.click(await screen.findByRole('button', { name: 'View as this client' }))
  expect(await bar()).toBeVisible()
  await waitFor(() => expect(path()).toBe(CLIENT_MISSIONS))
  expect(await screen.findByRole('link', { name: 'Quay walls' })).toBeVisible()
  const kept = Object.values(store.getState().api.queries).map((query) => query?.endpointName)
  expect(kept).not.toContain('getClient')
  expect(screen.getByRole('button', { name: 'Profile of Robin Root' })).toBeDisabled()
  expect(screen.queryByRole('menuitem', { name: 'Connect to app' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'End view' }))
  await waitFor(() => expect(path()).toBe(clientPage))
  expect(await screen.findByText('The view as Harbour Authority has ended')).toBeVisible()
  expect(screen.queryByText(/You see what/)).toBeNull()
  expect(await screen.findByRole('button', { name: 'View as this client' })).toBeVisible()
})

test('the view ends when its time is over', async () => {
  const session = serveUser(inView(0.01))
  const { path } = renderApp({ route: CLIENT_MISSIONS, user: inView(0.01) })
  expect(await bar()).toBeVisible()
  session.user = root
  // Before the check that follows every 15 seconds.
  await waitFor(() => expect(path()).toBe(clientPage), { timeout: 12_000 })
  expect(await screen.findByText('The view as Harbour Authority has ended')).toBeVisible()
})

test('another tab of the browser follows', async () => {
  const session = serveUser(root)
  const { path } = renderApp({ route: clientPage, user: root })
  expect(await screen.findByRole('button', { name: 'View as this client' })).toBeVisible()
  session.user = inView()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'aerie.client-view-changed' })))
  expect(await bar()).toBeVisible()
  await waitFor(() => expect(path()).toBe(CLIENT_MISSIONS))
})

test('a call that the view refuses shows the view', async () => {
  const session = serveUser(root)
  const { path, goTo } = renderApp({ route: clientPage, user: root })
  expect(await screen.findByRole('button', { name: 'View as this client' })).toBeVisible()
  session.user = inView()
  server.use(
    http.get(apiUrl('/client/get-list-client'), () =>
      HttpResponse.json({ status: false, message: 'Forbidden!' }, { status: 403 }),
    ),
  )
  await goTo('/dashboard/tenant/client/list')
  expect(await bar()).toBeVisible()
  await waitFor(() => expect(path()).toBe(CLIENT_MISSIONS))
})

test('pages of the tenant do not open in the view', async () => {
  serveUser(inView())
  renderApp({ route: clientPage, user: inView() })
  expect(await bar()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'View as this client' })).toBeNull()
})

test.each([
  ['staff', aUser({ permissions: root.permissions })],
  ['support', { ...root, support: { until: new Date(Date.now() + 3_600_000).toISOString() } }],
])('%s has no button', async (_who, user) => {
  serveUser(user)
  renderApp({ route: clientPage, user })
  expect(await screen.findByText('No missions are shared')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'View as this client' })).toBeNull()
})

test('a long name of a client leaves room for the time', async () => {
  const long = {
    ...inView(),
    clientView: { clientId: anId(), name: 'Harbour '.repeat(15), until: inView().clientView!.until },
  }
  serveUser(long)
  renderApp({ route: CLIENT_MISSIONS, user: long })
  expect(await screen.findByText(/^You see what Harbour Harbour Harbour Harbour… sees/)).toBeVisible()
})
