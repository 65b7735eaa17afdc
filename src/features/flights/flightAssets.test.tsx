import { screen, within } from '@testing-library/react'
import type { FlightAsset } from '../../api/flight'
import { aMission, aUser } from '../../testing/factories'
import { aDue } from '../../testing/handlers/asset'
import { aFlight, aFlightAsset, flightHandlers } from '../../testing/handlers/flight'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const PERMISSIONS = ['mission_list', 'flight_list', 'flight_create', 'flight_update', 'asset_list'] as const
const crew = aUser({ userType: 'tenant-user', permissions: [...PERMISSIONS] })
const keeper = aUser({ userType: 'tenant-user', permissions: [...PERMISSIONS, 'asset_update'] })
const mission = aMission()
const ROUTE = `/dashboard/missions/${mission._id}/flights`
const grounded: FlightAsset['problems'] = [{ kind: 'grounded', name: 'Cracked arm', at: null, isOverridden: false }]

beforeEach(() => server.use(...missionHandlers([mission])))
afterEach(stopRecording)

async function openNewFlight(assets: FlightAsset[]) {
  server.use(...flightHandlers({ assets }))
  const { user } = renderApp({ route: ROUTE, user: keeper })
  await user.click(await screen.findByRole('button', { name: 'New flight' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New flight' }))
  return { user, dialog }
}

test('plans a flight with a grounded drone only with a reason, and without a text where payload assets exist', async () => {
  const drone = aFlightAsset({ status: 'grounded', problems: grounded })
  const calls = recordCalls()
  const { user, dialog } = await openNewFlight([drone, aFlightAsset({ name: 'L2', role: 'payload', serial: 'P-1' })])
  await user.click(await dialog.findByLabelText(/^Drone/))
  await user.click(await screen.findByTitle('Kite 1 (K4-0001)'))
  expect(await dialog.findByText('Grounded: Cracked arm')).toBeVisible()
  expect(dialog.queryByLabelText(/^Payload as text/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Create flight' }))
  expect(await dialog.findAllByText('Enter a reason for this assignment')).not.toHaveLength(0)
  await user.type(dialog.getByLabelText('Reason'), 'Ferry flight')
  await user.click(dialog.getByRole('button', { name: 'Create flight' }))
  expect(await screen.findByRole('heading', { name: 'Flight 1' })).toBeVisible()
  const sent = calls.find(({ method, path }) => method === 'POST' && path.endsWith('/flight/create'))
  expect(sent?.body).toMatchObject({ droneId: drone._id, overrideReason: 'Ferry flight' })
})

test('offers the payload as a text without payload assets, and marks an ageing battery', async () => {
  const battery = aFlightAsset({ name: 'Pack 7', serial: 'B-7', role: 'battery', isAgeing: true })
  const { user, dialog } = await openNewFlight([battery])
  expect(await dialog.findByLabelText(/^Payload as text/)).toBeVisible()
  await user.click(dialog.getByLabelText(/^Batteries/))
  await user.click(await screen.findByTitle('Pack 7 (B-7)'))
  expect(await dialog.findByText('Ageing battery')).toBeVisible()
  expect(dialog.queryByLabelText('Reason')).not.toBeInTheDocument()
})

test('the checklist shows the assets with their state, what is due next, and links', async () => {
  const due = aDue({ name: '50-hour service', state: 'due_soon', hoursLeft: 3.5, grounds: true })
  const drone = aFlightAsset({ status: 'due_soon', due })
  const battery = aFlightAsset({
    name: 'Pack 7',
    role: 'battery',
    isAgeing: true,
    status: 'grounded',
    problems: grounded,
  })
  const flight = aFlight({ status: 'preflight', assets: [drone, battery], payload: 'Old camera' })
  server.use(...flightHandlers({ flights: [flight] }))
  renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: crew })
  const list = within(await screen.findByRole('list', { name: 'Assets of this flight' }))
  expect(list.getByRole('link', { name: 'Kite 1' })).toHaveAttribute('href', `/dashboard/assets/${drone._id}`)
  expect(list.getByText('Due soon')).toBeVisible()
  expect(list.getByText('50-hour service: 3.5 h left')).toBeVisible()
  expect(list.getByText('Ageing battery')).toBeVisible()
  expect(list.getByText('Grounded: Cracked arm')).toBeVisible()
  expect(screen.getByText('Old camera')).toBeVisible()
})

test('asks who may edit assets for a reason before a flight begins with a grounded drone', async () => {
  const drone = aFlightAsset({ status: 'grounded', problems: grounded })
  const flight = aFlight({ assets: [drone] })
  server.use(...flightHandlers({ flights: [flight] }))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: keeper })
  await user.click(await screen.findByRole('button', { name: 'Start preflight' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assets of Flight 1 should not fly' }))
  await user.type(dialog.getByLabelText('Reason'), 'Arm replaced')
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Start preflight' }))
  expect(await screen.findByText('Preflight')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PATCH')
  expect(sent?.body).toMatchObject({ status: 'preflight', overrideReason: 'Arm replaced' })
})

test('a flight that has landed without assets can get them', async () => {
  const flight = aFlight({ status: 'landed', nextStatuses: [] })
  const drone = aFlightAsset()
  server.use(...flightHandlers({ flights: [flight], assets: [drone] }))
  const { user } = renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: crew })
  await user.click(await screen.findByRole('button', { name: 'Choose assets' }))
  await user.click(await screen.findByLabelText(/^Drone/))
  await user.click(await screen.findByTitle('Kite 1 (K4-0001)'))
  await user.click(screen.getByRole('button', { name: 'Save assets' }))
  expect(await screen.findByRole('link', { name: 'Kite 1' })).toBeVisible()
})
