import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { socketEvents } from '../../realtime/events'
import { aMission, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const crew = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'mission_update', 'mission_delete'] })
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })
const routeOf = ({ _id }: { _id: string }) => `/dashboard/missions/${_id}`

afterEach(stopRecording)

test('shows the details and the status changes that the server allows', async () => {
  const mission = aMission({ status: 'paused', nextStatuses: ['live', 'completed', 'cancelled'] })
  server.use(...missionHandlers([mission]))
  renderApp({ route: routeOf(mission), user: crew })

  expect(await screen.findByRole('heading', { name: 'Harbour survey' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('paused')).toBeVisible()
  expect(await main.findByText('46.78000, -92.10000')).toBeVisible()
  expect(main.getByText('Quay walls after the storm')).toBeVisible()
  const buttons = main.getAllByRole('button').map((button) => button.textContent)
  expect(buttons).toEqual(['Resume', 'Complete', 'Cancel mission', ''])
})

test('sets a mission live immediately, with its version', async () => {
  const mission = aMission({ version: 3 })
  server.use(...missionHandlers([mission]))
  const calls = recordCalls()
  const { user } = renderApp({ route: routeOf(mission), user: crew })
  await user.click(await screen.findByRole('button', { name: 'Go live' }))

  expect(await screen.findByText('live')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    missionId: mission._id,
    status: 'live',
    version: 3,
  })
})

test('asks for the time before a mission is scheduled', async () => {
  const mission = aMission({ status: 'draft', nextStatuses: ['scheduled', 'cancelled'], scheduledAt: null })
  server.use(...missionHandlers([mission]))
  const calls = recordCalls()
  const { user } = renderApp({ route: routeOf(mission), user: crew })
  await user.click(await screen.findByRole('button', { name: 'Schedule' }))
  const dialog = await screen.findByRole('dialog', { name: 'Schedule Harbour survey' })
  await user.click(within(dialog).getByRole('button', { name: 'Schedule' }))
  expect(await within(dialog).findByRole('link', { name: 'Enter a date and time' })).toBeVisible()
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
  await user.type(within(dialog).getByLabelText('Scheduled for'), '3/12/2030')
  await user.tab()
  await user.click(within(dialog).getByRole('button', { name: 'Schedule' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      status: 'scheduled',
      scheduledAt: new Date(2030, 2, 12, 9).toISOString(),
    }),
  )
})

test('asks before a status change that cannot be undone', async () => {
  const mission = aMission({ status: 'live', nextStatuses: ['paused', 'completed'] })
  server.use(...missionHandlers([mission]))
  const calls = recordCalls()
  const { user } = renderApp({ route: routeOf(mission), user: crew })
  await user.click(await screen.findByRole('button', { name: 'Complete' }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('A completed mission cannot go live again.')
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
  await user.click(within(question).getByRole('button', { name: 'Complete' }))
  expect(await screen.findByText('completed')).toBeVisible()
})

test('shows why a status change was rejected and loads the current status', async () => {
  const mission = aMission()
  const missions = [mission]
  server.use(...missionHandlers(missions))
  const { user } = renderApp({ route: routeOf(mission), user: crew })
  const goLive = await screen.findByRole('button', { name: 'Go live' })
  missions[0] = { ...mission, status: 'cancelled', nextStatuses: [], version: 2 }
  await user.click(goLive)

  expect(await screen.findByText('Another user changed this mission')).toBeVisible()
  expect(await screen.findByText('cancelled')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Go live' })).toBeNull()
})

test('deletes a mission after a question, and returns to the list', async () => {
  const mission = aMission({ name: 'Fence line' })
  server.use(...missionHandlers([mission]))
  const { user, path } = renderApp({ route: routeOf(mission), user: crew })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByText('Delete'))
  const question = await screen.findByRole('dialog', { name: 'Delete Fence line?' })
  await user.click(within(question).getByRole('button', { name: 'Delete mission' }))

  await waitFor(() => expect(path()).toBe('/dashboard/missions'))
  expect(await screen.findByText('No missions yet')).toBeVisible()
})

test('shows why a deletion was rejected and keeps the mission', async () => {
  const mission = aMission({ name: 'Fence' })
  server.use(
    http.delete(apiUrl('/mission/delete/:missionId'), () =>
      HttpResponse.json({ status: false, message: 'It is being flown' }, { status: 409 }),
    ),
    ...missionHandlers([mission]),
  )
  const { user, path } = renderApp({ route: routeOf(mission), user: crew })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByText('Delete'))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: 'Delete mission' }))
  expect(await within(question).findByText('It is being flown')).toBeVisible()
  expect(path()).toBe(routeOf(mission))
})

test('archives and unarchives a mission', async () => {
  const mission = aMission()
  server.use(...missionHandlers([mission]))
  const { user } = renderApp({ route: routeOf(mission), user: crew })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByText('Archive'))
  expect(await screen.findByText(/^This mission is archived/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Unarchive' }))
  await waitFor(() => expect(screen.queryByText(/^This mission is archived/)).toBeNull())
})

test("hides actions that a reader's permissions do not allow", async () => {
  const mission = aMission()
  server.use(...missionHandlers([mission]))
  renderApp({ route: routeOf(mission), user: reader })
  expect(await screen.findByRole('heading', { name: 'Harbour survey' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.queryAllByRole('button')).toEqual([])
  expect(main.queryByRole('link', { name: 'Edit' })).toBeNull()
})

test('explains that another user deleted the open mission, and links to the list', async () => {
  const missions = [aMission({ name: 'Fence line' })]
  const route = routeOf(missions[0] ?? { _id: '' })
  server.use(...missionHandlers(missions))
  const { user, store, path } = renderApp({ route, user: crew })
  expect(await screen.findByRole('heading', { name: 'Fence line' })).toBeVisible()
  const { _id: id, name } = missions.splice(0)[0] ?? aMission()
  act(
    () =>
      void store.dispatch(
        socketEvents.MISSION_DELETED({ seq: 1, userId: null, at: '2026-03-01T08:00:00.000Z', id, name }),
      ),
  )

  expect(await screen.findByRole('heading', { name: 'Fence line no longer exists' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'All missions' }))
  expect(path()).toBe('/dashboard/missions')
})

test('shows "not found" for an invalid ID', async () => {
  server.use(
    http.get(apiUrl('/mission/get/:missionId'), () =>
      HttpResponse.json({ status: false, message: 'missionId must be a valid uuid' }, { status: 400 }),
    ),
  )
  renderApp({ route: '/dashboard/missions/nonsense', user: reader })
  expect(await screen.findByRole('heading', { name: 'Mission not found' })).toBeVisible()
})
