import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import type { Location } from '../../api/location'
import { aMission, anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { locationHandlers } from '../../testing/handlers/location'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording, type RecordedCall } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const CREATE = '/dashboard/missions/create'
const planner = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'mission_create', 'mission_update', 'location_list', 'location_create'],
})
const aLocation = (name: string): Location => ({ _id: anId(), name, location: { lat: 1, long: 2 }, version: 1 })
const bodyOf = (calls: RecordedCall[], method: string, path: string) =>
  calls.find((call) => call.method === method && call.path.startsWith(path))?.body

afterEach(stopRecording)

test('plans a mission with a name and a location and opens it', async () => {
  const location = aLocation('Quay 14')
  server.use(...missionHandlers(), ...locationHandlers([location, aLocation('Fence')]))
  const calls = recordCalls()
  const { user, path } = renderApp({ route: CREATE, user: planner })

  await user.type(await screen.findByLabelText('Name'), '  Harbour survey ')
  await user.type(screen.getByLabelText(/^Location/), 'quay')
  await user.click(await screen.findByTitle('Quay 14'))
  await user.click(screen.getByRole('button', { name: 'Create mission' }))

  await waitFor(() => expect(path()).toMatch(/^\/dashboard\/missions\/01938f6e-/))
  expect(bodyOf(calls, 'POST', '/mission/create')).toEqual({ name: 'Harbour survey', locationId: location._id })
  expect(await screen.findByRole('heading', { name: 'Harbour survey' })).toBeVisible()
})

test('keeps the list of locations open while a search is running', async () => {
  let isSearching = false
  server.use(
    http.get(apiUrl('/location/get'), async ({ request }) => {
      if (!new URL(request.url).searchParams.has('search')) return
      isSearching = true
      await delay('infinite')
    }),
    ...locationHandlers([aLocation('Quay 14')]),
  )
  const { user } = renderApp({ route: CREATE, user: planner })
  const field = await screen.findByLabelText(/^Location/)
  await user.type(field, 'quay')
  await waitFor(() => expect(isSearching).toBe(true))
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByTitle('Quay 14')).toBeInTheDocument()
})

test('shows missing values at the field and in the summary, and sends nothing', async () => {
  const calls = recordCalls()
  const { user } = renderApp({ route: CREATE, user: planner })
  await user.type(await screen.findByLabelText('Name'), '   ')
  await user.click(screen.getByRole('button', { name: 'Create mission' }))

  const summary = await screen.findByRole('alert', { name: '' })
  expect(summary).toHaveTextContent('1 problem to fix')
  await user.click(within(summary).getByRole('link', { name: 'Enter a name' }))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])

  await user.type(screen.getByLabelText('Name'), 'Fence')
  await waitFor(() => expect(screen.queryByText('1 problem to fix')).toBeNull())
})

test('shows errors of the server at their fields and keeps the typed values', async () => {
  server.use(
    http.post(apiUrl('/mission/create'), () =>
      HttpResponse.json(
        { status: false, message: 'Use another name', errors: [{ field: 'name', message: 'Use another name' }] },
        { status: 400 },
      ),
    ),
  )
  const { user } = renderApp({ route: CREATE, user: planner })
  await user.type(await screen.findByLabelText('Name'), 'Fence')
  await user.type(screen.getByLabelText(/^Description/), 'At night')
  await user.click(screen.getByRole('button', { name: 'Create mission' }))

  expect(await screen.findByRole('link', { name: 'Name: Use another name' })).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Use another name/))
  expect(screen.getByLabelText('Name')).toHaveValue('Fence')
  expect(screen.getByLabelText(/^Description/)).toHaveValue('At night')
})

test('adds a location within the form; Enter there does not submit the mission', async () => {
  const calls = recordCalls()
  server.use(...missionHandlers(), ...locationHandlers())
  const { user } = renderApp({ route: CREATE, user: planner })
  await user.type(await screen.findByLabelText('Name'), 'Fence line')
  await user.click(screen.getByRole('button', { name: 'Add location' }))
  await user.type(screen.getByLabelText('Location name'), 'Gate 4')
  await user.type(screen.getByLabelText('Latitude'), '91')
  await user.type(screen.getByLabelText('Longitude'), '-92.1{Enter}')
  expect(await screen.findByText('Enter a latitude from −90 to 90')).toBeVisible()

  await user.clear(screen.getByLabelText('Latitude'))
  await user.type(screen.getByLabelText('Latitude'), '46.78{Enter}')
  await waitFor(() => expect(screen.queryByLabelText('Latitude')).toBeNull())
  expect(bodyOf(calls, 'POST', '/location/create')).toEqual({ name: 'Gate 4', location: { lat: 46.78, long: -92.1 } })
  expect(bodyOf(calls, 'POST', '/mission/create')).toBeUndefined()
  expect(screen.getByTitle('Gate 4')).toBeVisible()
})

test('asks before leaving with typed values; staying keeps them', async () => {
  const { user, path } = renderApp({ route: CREATE, user: planner })
  await user.type(await screen.findByLabelText('Name'), 'Fence')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }))
  expect(path()).toBe(CREATE)
  expect(screen.getByLabelText('Name')).toHaveValue('Fence')

  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(path()).toBe('/dashboard/missions'))
})

test('asks before closing the tab only if something was typed', async () => {
  const { user } = renderApp({ route: CREATE, user: planner })
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    act(() => void window.dispatchEvent(event))
    return event.defaultPrevented
  }
  const name = await screen.findByLabelText('Name')
  expect(closing()).toBe(false)
  await user.type(name, 'F')
  expect(closing()).toBe(true)
  await user.clear(name)
  expect(closing()).toBe(false)
})

describe('editing', () => {
  const edit = (id: string) => `/dashboard/missions/${id}/edit`

  test('sends only the changed fields and releases the leave guard after saving', async () => {
    const mission = aMission({ name: 'Fence', version: 4 })
    server.use(...missionHandlers([mission]), ...locationHandlers())
    const calls = recordCalls()
    const { user, path } = renderApp({ route: edit(mission._id), user: planner })
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveValue('Fence')
    expect(screen.getByTitle('Gate 4')).toBeVisible()
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(breadcrumb.getByRole('link', { name: 'Fence' })).toHaveAttribute(
      'href',
      `/dashboard/missions/${mission._id}`,
    )
    expect(breadcrumb.getByText('Edit')).toBeVisible()
    await user.type(name, ' line')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))

    await waitFor(() => expect(path()).toBe(`/dashboard/missions/${mission._id}`))
    expect(bodyOf(calls, 'PATCH', '/mission/edit/')).toEqual({ version: 4, name: 'Fence line' })
  })

  test('shows a conflict, moves the focus to it and keeps typed values after loading the latest version', async () => {
    const mission = aMission({ name: 'Fence', description: 'Old words' })
    const missions = [mission]
    server.use(...missionHandlers(missions), ...locationHandlers())
    const calls = recordCalls()
    const { user, path } = renderApp({ route: edit(mission._id), user: planner })
    await user.type(await screen.findByLabelText('Name'), ' north')

    // Another user saves first.
    missions[0] = { ...mission, name: 'Fence south', description: 'New words', version: 2 }
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const banner = await screen.findByRole('alert')
    expect(banner).toHaveTextContent(/^Changed by someone else .*Review the differences before saving\./)
    expect(banner).toHaveFocus()
    expect(screen.getByText('Description: New words')).toBeVisible()
    expect(screen.getByText('Name: Fence south')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Fence north')
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Old words')

    await user.click(screen.getByRole('button', { name: 'Load latest version' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Fence north')
    expect(screen.getByLabelText(/^Description/)).toHaveValue('New words')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(path()).toBe(`/dashboard/missions/${mission._id}`))
    const edits = calls.filter(({ method }) => method === 'PATCH')
    expect(edits.map(({ body }) => body)).toEqual([
      { version: 1, name: 'Fence north' },
      { version: 2, name: 'Fence north' },
    ])
  })

  test('disables saving when the mission was deleted, and keeps the typed values readable', async () => {
    const missions = [aMission({ name: 'Fence' })]
    const route = edit(missions[0]?._id ?? '')
    server.use(...missionHandlers(missions), ...locationHandlers())
    const { user } = renderApp({ route, user: planner })
    await user.type(await screen.findByLabelText('Name'), ' north')
    missions.length = 0
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('This mission was deleted while you were editing')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled()
    expect(screen.getByLabelText('Name')).toHaveValue('Fence north')
  })

  test('shows no form without the permission mission_update', async () => {
    renderApp({ route: edit(anId()), user: aUser({ userType: 'tenant-user', permissions: ['mission_list'] }) })
    expect(await screen.findByText(/need the permission "Edit missions"/)).toBeVisible()
  })
})

test('chooses a mission type and adds a new one by typing its name', async () => {
  const types = [{ _id: anId(), name: 'Survey', version: 1 }]
  server.use(...missionHandlers([], types), ...locationHandlers())
  const calls = recordCalls()
  const { user } = renderApp({
    route: CREATE,
    user: { ...planner, permissions: [...planner.permissions, 'mission_type_create'] },
  })
  await user.type(await screen.findByLabelText('Name'), 'Roof of hall 3')
  await user.type(screen.getByLabelText(/^Type/), 'Inspection')
  await user.click(await screen.findByTitle('Add "Inspection"'))
  expect(await screen.findByTitle('Inspection')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create mission' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'POST', '/mission/create')).toEqual({ name: 'Roof of hall 3', missionTypeId: types[1]?._id }),
  )
})
