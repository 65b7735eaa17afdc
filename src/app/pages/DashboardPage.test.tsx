import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import type { UserDetails } from '../../api/auth'
import { aMenuEntry, aMission, aNotification, anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { missionHandlers } from '../../testing/handlers/mission'
import { notificationHandlers } from '../../testing/handlers/notification'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard'
const main = () => within(screen.getByRole('main'))

test('shows staff live and upcoming missions and recent activity, with links to the lists', async () => {
  server.use(
    ...missionHandlers([
      aMission({ name: 'Beach', status: 'live' }),
      aMission({ name: 'Bridge', status: 'live' }),
      aMission({ name: 'Fence', status: 'scheduled' }),
    ]),
    ...notificationHandlers([aNotification({ event: 'MISSION_LIVE', payload: { mission: 'Beach' } })]),
  )
  renderApp({ route: ROUTE, user: aUser() })

  const live = await screen.findByRole('link', { name: '2 live' })
  expect(live).toHaveAttribute('href', '/dashboard/missions?status=live')
  expect(main().getByRole('link', { name: '0 draft' })).toHaveAttribute('href', '/dashboard/missions?status=draft')
  expect(await main().findByRole('link', { name: 'Bridge' })).toBeVisible()
  expect(await main().findByRole('link', { name: 'Fence' })).toBeVisible()
  expect(await main().findByText('Beach is live')).toBeVisible()
})

test('lists the missions of today that have a location', async () => {
  const quay = { _id: anId(), name: 'Quay', location: { lat: 51.95, long: 4.03 } }
  const scheduledAt = new Date().toISOString()
  server.use(
    ...missionHandlers([
      aMission({ name: 'Beach', scheduledAt }),
      aMission({ name: 'Crane', scheduledAt, location: quay }),
      aMission({ name: 'Wall', scheduledAt, location: quay }),
      aMission({ name: 'Last year' }),
      aMission({ name: 'Called off', scheduledAt, status: 'cancelled' }),
    ]),
  )
  renderApp({ route: ROUTE, user: aUser() })
  const today = await screen.findByRole('list', { name: 'Today' })
  const links = within(today).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Beach', 'Crane', 'Wall'])
  expect(links[0]?.getAttribute('href')).toMatch(/^\/dashboard\/missions\/[^/]+$/)
})

test('says where missions of today appear when there are none', async () => {
  server.use(...missionHandlers([aMission({ name: 'Last year' })]))
  renderApp({ route: ROUTE, user: aUser() })
  expect(await screen.findByText(/^No missions today/)).toBeVisible()
})

test('shows a skeleton until everything has loaded', async () => {
  let answer = (): void => undefined
  const late = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.get(apiUrl('/mission/get/tenant/:tenantId'), async ({ request }) => {
      // Falls through to the next handler after a delay.
      if (request.url.includes('status=scheduled')) await late
      return undefined
    }),
    ...missionHandlers([aMission({ name: 'Beach', status: 'live' })]),
  )
  renderApp({ route: ROUTE, user: aUser() })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('status', { name: 'Loading…' })).toBeVisible()
  expect(main.queryByText('Beach')).toBeNull()
  answer()
  expect(await main.findByRole('link', { name: 'Beach' })).toBeVisible()
  expect(main.getByRole('heading', { name: 'Next up' })).toBeVisible()
})

test('shows users without events the latest missions, and no button without permission', async () => {
  server.use(...missionHandlers([aMission({ name: 'Beach', status: 'completed' })]))
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['dashboard', 'mission_list'] }) })
  expect(await screen.findByRole('heading', { name: 'Latest missions' })).toBeVisible()
  expect(await main().findByRole('link', { name: 'Beach' })).toBeVisible()
  expect(main().queryByRole('heading', { name: 'Recent activity' })).toBeNull()
  expect(main().queryByRole('link', { name: 'New mission' })).toBeNull()
})

test('explains the first step without missions', async () => {
  renderApp({ route: ROUTE, user: aUser() })
  expect(await screen.findByRole('heading', { name: 'Plan your first mission' })).toBeVisible()
})

test('names the missing permission to users who cannot see missions', async () => {
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['dashboard'] }) })
  expect(await screen.findByText(/need the permission "See missions"/)).toBeVisible()
})

test('links to the pages that the user may open and that are not in the menu', async () => {
  const permissions: UserDetails['permissions'] = ['dashboard', 'mission_list', 'layer_list', 'user_group_list']
  const sideBar = [aMenuEntry({ link: '/dashboard' }), aMenuEntry({ link: '/dashboard/tenant/user-group/list' })]
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions, sideBar }) })
  const more = await screen.findByRole('navigation', { name: 'More pages' })
  expect(within(more).getAllByRole('link')).toHaveLength(1)
  expect(within(more).getByRole('link', { name: 'Base layers' })).toHaveAttribute('href', '/dashboard/basemap')
})
