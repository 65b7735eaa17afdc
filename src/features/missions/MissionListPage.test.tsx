import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/missions'
// A user without a socket, so that the test needs no notification handlers.
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })
const planner = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'mission_create'] })

const page = () => within(screen.getByRole('main'))
const nameLinks = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

afterEach(stopRecording)

test('lists missions, newest first, and opens one from its row', async () => {
  const harbour = aMission({ name: 'Harbour survey', status: 'live' })
  const fence = aMission({ name: 'Fence line', createdAt: '2026-03-05T08:00:00.000Z' })
  server.use(...missionHandlers([harbour, fence]))
  const { user, path } = renderApp({ route: ROUTE, user: reader })

  expect(await nameLinks()).toEqual(['Fence line', 'Harbour survey'])
  const row = page().getByRole('row', { name: /Harbour survey/ })
  expect(within(row).getByText('live')).toBeVisible()
  await user.click(within(row).getByText('Gate 4'))
  await waitFor(() => expect(path()).toBe(`${ROUTE}/${harbour._id}`))
})

test('stores search, status and sort in the URL and sends them to the server', async () => {
  server.use(...missionHandlers([aMission({ name: 'Beach' }), aMission({ name: 'Bridge', status: 'live' })]))
  const calls = recordCalls()
  const { user, path } = renderApp({ route: `${ROUTE}?page=2`, user: reader })

  await user.type(await screen.findByRole('searchbox'), 'bri')
  await waitFor(() => expect(path()).toBe(`${ROUTE}?search=bri`))
  await user.click(page().getByRole('button', { name: /^live/ }))
  expect(path()).toBe(`${ROUTE}?search=bri&status=live`)
  expect(page().getByRole('button', { name: /^live/ })).toHaveAttribute('aria-pressed', 'true')
  await user.click(await screen.findByRole('columnheader', { name: 'Name' }))
  expect(path()).toBe(`${ROUTE}?search=bri&status=live&sort=name`)

  await waitFor(async () => expect(await nameLinks()).toEqual(['Bridge']))
  const lists = calls.filter(({ path: called }) => called.startsWith('/mission/get/tenant/'))
  expect(lists.at(-1)?.query.toString()).toBe('page=1&pageSize=50&search=bri&status=live&sort=name')
  // Typed quickly, so there is one search, not one for each letter.
  expect(lists.filter(({ query }) => query.has('search')).every(({ query }) => query.get('search') === 'bri')).toBe(
    true,
  )
})

test('restores a bookmarked view, including its fields', async () => {
  server.use(...missionHandlers([aMission({ name: 'Old fence', archived: true, status: 'completed' })]))
  renderApp({ route: `${ROUTE}?search=fence&status=completed&archived=true&sort=-name`, user: reader })

  expect(await nameLinks()).toEqual(['Old fence'])
  expect(page().getByRole('searchbox')).toHaveValue('fence')
  expect(page().getByRole('switch', { name: 'Archived' })).toBeChecked()
  expect(page().getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
})

test('changes pages', async () => {
  const missions = Array.from({ length: 22 }, (_, at) => aMission({ name: `Mission ${String(at).padStart(2, '0')}` }))
  server.use(...missionHandlers(missions))
  const { user, path } = renderApp({ route: `${ROUTE}?sort=name&pageSize=20`, user: reader })

  expect(await nameLinks()).toHaveLength(20)
  await user.click(page().getByTitle('2'))
  expect(path()).toBe(`${ROUTE}?sort=name&page=2&pageSize=20`)
  expect(await screen.findByText('21–22 of 22')).toBeVisible()
  await waitFor(async () => expect(await nameLinks()).toEqual(['Mission 20', 'Mission 21']))
})

test('explains an empty page after the last one', async () => {
  server.use(...missionHandlers([aMission()]))
  const { user, path } = renderApp({ route: `${ROUTE}?page=9`, user: reader })
  await user.click(await screen.findByRole('button', { name: 'Go to first page' }))
  expect(path()).toBe(ROUTE)
  expect(await nameLinks()).toEqual(['Harbour survey'])
})

test('exports the filtered missions', async () => {
  renderApp({ route: `${ROUTE}?search=fence&status=live&status=paused`, user: reader })
  const link = await screen.findByRole('link', { name: 'Export CSV' })
  expect(link).toHaveAttribute('href', apiUrl('/mission/export?search=fence&status=live&status=paused'))
})

test('offers planning only with the permission', async () => {
  renderApp({ route: ROUTE, user: reader })
  expect(await screen.findByText('No missions yet')).toBeVisible()
  expect(page().queryByRole('link', { name: 'New mission' })).toBeNull()
})

test('offers to plan the first mission in an empty list, and to clear the filters of an empty search', async () => {
  const { user, path } = renderApp({ route: `${ROUTE}?search=nothing`, user: planner })
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(path()).toBe(ROUTE)
  expect(page().getByRole('searchbox')).toHaveValue('')
  expect(await screen.findByText('No missions yet')).toBeVisible()
  for (const link of page().getAllByRole('link', { name: 'New mission' })) {
    expect(link).toHaveAttribute('href', `${ROUTE}/create`)
  }
})

test('shows an error once and retries', async () => {
  server.use(
    http.get(
      apiUrl('/mission/get/tenant/:tenantId'),
      () => HttpResponse.json({ status: false, message: 'The database does not answer' }, { status: 503 }),
      { once: true },
    ),
  )
  const { user } = renderApp({ route: ROUTE, user: reader })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The database does not answer')
  expect(screen.getAllByText('The database does not answer')).toHaveLength(1)
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No missions yet')).toBeVisible()
})

test('shows the missing permission mission_list and requests nothing', async () => {
  const calls = recordCalls()
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['dashboard'] }) })
  expect(await screen.findByText(/need the permission "See missions"/)).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith('/mission'))).toEqual([])
})

test('shows cards and a sort field on phones', async () => {
  const wide = window.matchMedia('')
  const narrow = jest.spyOn(window, 'matchMedia')
  narrow.mockImplementation((query) => ({ ...wide, matches: query === '(max-width: 767px)' }))
  server.use(...missionHandlers([aMission({ name: 'Fence line', status: 'live' })]))
  const { user } = renderApp({ route: ROUTE, user: reader })
  const card = (await screen.findByRole('link', { name: 'Fence line' })).closest('li')
  expect(card).toHaveTextContent('Fence linelive')
  expect(screen.queryByRole('table')).toBeNull()
  expect(page().getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  expect(page().queryByRole('group', { name: 'Status' })).toBeNull()
  await user.click(page().getByRole('button', { name: 'Filters' }))
  expect(page().getByRole('group', { name: 'Status' })).toBeVisible()
  narrow.mockRestore()
})

test('changes the status of a mission by its menu, and reports a rejected change', async () => {
  const missions = [aMission({ name: 'Fence line', nextStatuses: ['live', 'cancelled'] })]
  server.use(...missionHandlers(missions))
  const { user } = renderApp({ route: ROUTE, user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Actions for Fence line' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel mission' }))
  const dialog = (await screen.findByText('Cancel Fence line?')).closest<HTMLElement>('[role=dialog]')
  await user.click(within(dialog as HTMLElement).getByRole('button', { name: 'Go back' }))
  await user.click(screen.getByRole('button', { name: 'Actions for Fence line' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Go live' }))
  await waitFor(() => expect(missions[0]?.status).toBe('live'))
  const row = screen.getByRole('row', { name: /Fence line/ })
  await waitFor(() => expect(row).toHaveTextContent('live'))

  const [mission] = missions
  if (mission) missions[0] = { ...mission, version: mission.version + 1 }
  await user.click(screen.getByRole('button', { name: 'Actions for Fence line' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect(await screen.findByText('Another user changed this mission')).toBeVisible()
})

test('filters by type and stores it in the URL', async () => {
  const survey = { _id: anId(), name: 'Survey', version: 1 }
  const typed = aMission({ name: 'Beach', missionType: survey })
  server.use(...missionHandlers([typed, aMission({ name: 'Bridge' })], [survey]))
  const { user, path } = renderApp({ route: ROUTE, user: reader })
  await user.click(await screen.findByRole('combobox', { name: 'Type' }))
  await user.click(await screen.findByTitle('Survey'))
  await waitFor(() => expect(path()).toBe(`${ROUTE}?type=${survey._id}`))
  await waitFor(async () => expect(await nameLinks()).toEqual(['Beach']))
})
