import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { FlightCheck } from '../../api/flight'
import { aMission, aPhoto, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aFlight, aPilot, flightHandlers } from '../../testing/handlers/flight'
import { missionHandlers } from '../../testing/handlers/mission'
import { photoHandlers } from '../../testing/handlers/photo'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const crew = aUser({
  userType: 'tenant-user',
  permissions: [
    'mission_list',
    'flight_list',
    'flight_create',
    'flight_update',
    'flight_log_list',
    'flight_log_create',
  ],
})
const mission = aMission()
const ROUTE = `/dashboard/missions/${mission._id}/flights`
const check = (fields: Partial<FlightCheck>): FlightCheck => ({
  position: 1,
  text: 'Propellers undamaged',
  isBlocking: true,
  state: 'open',
  note: '',
  answeredAt: null,
  ...fields,
})

beforeEach(() => server.use(...missionHandlers([mission])))
afterEach(stopRecording)

test('plans the first flight and opens it', async () => {
  server.use(...flightHandlers())
  const { user, path } = renderApp({ route: ROUTE, user: crew })
  expect(await screen.findByText('No flights yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New flight' }))
  const dialog = await screen.findByRole('dialog', { name: 'New flight' })
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Flight 1')
  await user.click(within(dialog).getByRole('button', { name: 'Create flight' }))
  expect(await screen.findByRole('heading', { name: 'Flight 1' })).toBeVisible()
  expect(path()).toMatch(/\/flights\?flight=/)
})

test('offers the statuses that the server allows, and shows why a move was rejected', async () => {
  const flight = aFlight({ nextStatuses: ['airborne', 'aborted'], status: 'preflight' })
  server.use(
    http.patch(apiUrl('/flight/update-status'), () =>
      HttpResponse.json({ status: false, message: 'The checklist is not complete' }, { status: 409 }),
    ),
    ...flightHandlers({ flights: [flight] }),
  )
  const { user } = renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: crew })
  await user.click(await screen.findByRole('button', { name: 'Take off' }))
  expect(await screen.findByText('The checklist is not complete')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Return' })).not.toBeInTheDocument()
})

test('asks before a flight is aborted', async () => {
  const flight = aFlight()
  server.use(...flightHandlers({ flights: [flight] }))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: crew })
  await user.click(await screen.findByRole('button', { name: 'Abort' }))
  const dialog = await screen.findByRole('dialog', { name: 'Abort Flight 1?' })
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Abort' }))
  expect(await screen.findByText('Aborted')).toBeVisible()
})

test('shows why a pilot should not fly, and asks for a reason', async () => {
  const flight = aFlight()
  const problems = [{ kind: 'licence-expired', name: 'EU A2', at: '2026-01-31' }] as const
  server.use(...flightHandlers({ flights: [flight], pilots: [aPilot({ problems: [...problems] })] }))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: crew })
  await user.click(await screen.findByRole('button', { name: 'Assign pilot' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pilot of Flight 1' })
  await user.click(within(dialog).getByLabelText(/^Pilot/))
  await user.click(await screen.findByTitle('Asha Rao'))
  expect(await within(dialog).findByText(/EU A2 expired on/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Assign pilot' }))
  expect(await within(dialog).findAllByText('Enter a reason for this assignment')).not.toHaveLength(0)
  await user.type(within(dialog).getByLabelText('Reason'), 'Renewed by phone')
  await user.click(within(dialog).getByRole('button', { name: 'Assign pilot' }))
  expect(await screen.findByText('Reason: Renewed by phone')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ overrideReason: 'Renewed by phone' })
})

test('answers the checklist during preflight, and overrides only items that do not block', async () => {
  const checks = [check({}), check({ position: 2, text: 'Observer briefed', isBlocking: false })]
  const flight = aFlight({ status: 'preflight', checks })
  server.use(...flightHandlers({ flights: [flight] }))
  const { user } = renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: crew })
  expect(await screen.findByText('2 items are open.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Override “Propellers undamaged”' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Propellers undamaged' }))
  expect(await screen.findByText('1 item is open.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Override “Observer briefed”' }))
  await user.type(screen.getByRole('textbox', { name: 'Note for “Observer briefed”' }), 'Alone on site')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Overridden: Alone on site')).toBeVisible()
  expect(screen.getByText('All items are checked.')).toBeVisible()
})

test('adds an entry to the log of a flight that has landed', async () => {
  const flight = aFlight({ status: 'landed', nextStatuses: [] })
  server.use(...flightHandlers({ flights: [flight] }))
  const { user } = renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: crew })
  await user.type(await screen.findByRole('textbox', { name: 'New log entry' }), 'Gusts')
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  expect(await screen.findByText('Gusts')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Assign pilot' })).toBeVisible()
})

test('lists pilots with warnings, adds one and undoes a removal', async () => {
  const expired = aPilot({ name: 'Bo Berg', licences: [{ kind: 'EU A2', expiresOn: '2020-01-31' }] })
  server.use(...flightHandlers({ pilots: [expired] }))
  const { user } = renderApp({ route: '/dashboard/pilots', user: crew })
  expect(await screen.findByText(/^Expired on/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New pilot' }))
  const dialog = await screen.findByRole('dialog', { name: 'New pilot' })
  await user.type(within(dialog).getByLabelText('Name'), 'Mia Lind')
  await user.click(within(dialog).getByRole('button', { name: 'Add licence' }))
  await user.type(within(dialog).getByLabelText('Kind of licence 1'), 'BVLOS')
  await user.click(within(dialog).getByRole('button', { name: 'Add pilot' }))
  expect(await screen.findByText('Mia Lind')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement)
  expect(await screen.findByText('Bo Berg is no longer a pilot')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('restores a removed pilot from the trash', async () => {
  server.use(...flightHandlers({ pilots: [aPilot({ name: 'Bo Berg' })] }))
  const { user } = renderApp({ route: '/dashboard/pilots', user: crew })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No pilots yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Trash' }))
  await user.click(await screen.findByRole('button', { name: 'Restore Bo Berg' }))
  expect(await screen.findByText('The trash is empty.')).toBeVisible()
  expect(await screen.findByRole('list', { name: 'Pilots' })).toHaveTextContent('Bo Berg')
})

test('distinguishes a licence that has expired from one that expires before the flight', async () => {
  const problems = [
    { kind: 'licence-expired', name: 'EU A2', at: '2020-01-31' },
    { kind: 'licence-expired', name: 'BVLOS', at: '2999-01-31' },
  ] as const
  const pilot = { _id: 'p', name: 'Asha Rao', avatar: null, hasAccount: false, problems: [...problems] }
  server.use(...flightHandlers({ flights: [aFlight({ pilot })] }))
  renderApp({ route: ROUTE, user: crew })
  expect(await screen.findByText(/^EU A2 expired on /)).toBeVisible()
  expect(screen.getByText(/^BVLOS expires on .*, before the flight$/)).toBeVisible()
})

test('the dashboard warns of licences that expire soon, and links to the pilots', async () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const viewer = aUser({ userType: 'tenant-user', permissions: ['dashboard', 'mission_list', 'flight_list'] })
  server.use(...flightHandlers({ pilots: [aPilot({ licences: [{ kind: 'EU A2', expiresOn: soon }] })] }))
  renderApp({ route: '/dashboard', user: viewer })
  expect(await screen.findByText(/^1 licence of a pilot has expired or expires/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Show pilots' })).toHaveAttribute('href', '/dashboard/pilots'),
  )
})

test('lists the flights of all missions, with a link to each', async () => {
  const flight = aFlight({ name: 'North strip' })
  server.use(...flightHandlers({ flights: [flight] }))
  renderApp({ route: '/dashboard/flights', user: crew })
  expect(await screen.findByRole('link', { name: 'North strip' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${flight.mission._id}/flights?flight=${flight._id}`,
  )
  expect(screen.queryByRole('button', { name: 'Checklists' })).not.toBeInTheDocument()
})

test('opens the mission of a flight and deletes the flight from its row', async () => {
  const flight = aFlight({ name: 'North strip' })
  const deleted: unknown[] = []
  server.use(
    http.delete(apiUrl('/flight/delete/:id'), ({ params }) => {
      deleted.push(params['id'])
      return HttpResponse.json({ status: true })
    }),
    ...flightHandlers({ flights: [flight] }),
  )
  const chief = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'flight_list', 'flight_delete'] })
  const { user } = renderApp({ route: '/dashboard/flights', user: chief })
  await user.click(await screen.findByRole('button', { name: 'Actions for North strip' }))
  expect(await screen.findByRole('menuitem', { name: 'Open mission' })).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('North strip')
  await user.click(within(dialog).getByRole('button', { name: 'Delete flight' }))
  expect(await screen.findByText('North strip was moved to the trash')).toBeVisible()
  expect(deleted).toEqual([flight._id])
})

test('shows the photos of a flight and the way to them in the gallery', async () => {
  const flight = aFlight({ mission: { _id: mission._id, name: mission.name } })
  const ofFlight = { flightId: flight._id, flight: { _id: flight._id, name: flight.name } }
  const photos = Array.from({ length: 8 }, (_, at) => aPhoto({ name: `${at}.JPG`, ...ofFlight }))
  server.use(...flightHandlers({ flights: [flight] }), ...photoHandlers([...photos, aPhoto({ name: 'other.JPG' })]))
  const viewer = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'flight_list', 'feature_list'] })
  renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: viewer })
  expect(await screen.findByText('Photos (8)')).toBeVisible()
  expect(screen.getAllByRole('img', { name: /JPG$/ }).map((image) => image.getAttribute('alt'))).toEqual(
    photos.slice(0, 6).map(({ name }) => name),
  )
  const gallery = `/dashboard/missions/${mission._id}/photos?flight=${flight._id}`
  expect(screen.getByRole('link', { name: 'Show in gallery' })).toHaveAttribute('href', gallery)
  expect(screen.getByRole('link', { name: '2.JPG' })).toHaveAttribute('href', `${gallery}&photo=${photos[2]?._id}`)
})

test('tells that a flight has no photos yet', async () => {
  const flight = aFlight({ mission: { _id: mission._id, name: mission.name } })
  server.use(...flightHandlers({ flights: [flight] }), ...photoHandlers([]))
  const viewer = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'flight_list', 'feature_list'] })
  renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: viewer })
  expect(await screen.findByText(/^No photos yet/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Show in gallery' })).not.toBeInTheDocument()
})

test('edits the checklist of a mission type by its version', async () => {
  const checks = [{ text: 'Ladder secured', isBlocking: true }]
  server.use(
    http.get(apiUrl('/flight/checklist-template'), () =>
      HttpResponse.json({ status: true, data: { checks, version: 3 } }),
    ),
    http.patch(apiUrl('/flight/checklist-template'), () =>
      HttpResponse.json({ status: true, data: { checks, version: 4 } }),
    ),
    ...flightHandlers(),
  )
  const calls = recordCalls()
  const editor = aUser({ userType: 'tenant-user', permissions: ['flight_list', 'mission_list', 'mission_type_update'] })
  const { user } = renderApp({ route: '/dashboard/flights', user: editor })
  await user.click(await screen.findByRole('button', { name: 'Checklists' }))
  expect(await screen.findByRole('textbox', { name: 'Item 1' })).toHaveValue('Ladder secured')
  await user.click(screen.getByRole('button', { name: 'Add item' }))
  expect(screen.getByRole('button', { name: 'Save checklist' })).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Item 2' }), 'Rope checked')
  await user.click(screen.getByRole('checkbox', { name: 'Item 2 blocks take-off' }))
  await user.click(screen.getByRole('button', { name: 'Save checklist' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 3,
      checks: [...checks, { text: 'Rope checked', isBlocking: false }],
    }),
  )
})
