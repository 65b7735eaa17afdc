import { screen, waitFor, within } from '@testing-library/react'
import type { AircraftFeed } from '../../api/aircraft'
import { aUser } from '../../testing/factories'
import { aircraftHandlers, anAircraftFeed } from '../../testing/handlers/aircraft'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/tenant/organisation/aircraft'
const admin = aUser({ userType: 'tenant-root', permissions: ['tenant_update_self'] })

function open(feeds: AircraftFeed[]) {
  server.use(...aircraftHandlers({ feeds }))
  return renderApp({ route: ROUTE, user: admin })
}

test('a connection is tested and a feed created', async () => {
  const feeds: AircraftFeed[] = []
  const { user } = open(feeds)
  await user.click(await screen.findByRole('button', { name: 'New feed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New aircraft feed' }))
  await user.click(dialog.getByRole('button', { name: 'Test connection' }))
  expect(await dialog.findByText('Enter the host and the port first.')).toBeVisible()
  await user.type(dialog.getByLabelText('Name'), 'Harbour')
  await user.type(dialog.getByLabelText('Host'), 'tak.example.com')
  await user.click(dialog.getByRole('button', { name: 'Test connection' }))
  expect(await dialog.findByText(/Connected. In three seconds it sent 12 messages, 9 of them/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Create feed' }))
  expect(await screen.findByRole('heading', { name: 'Harbour' })).toBeVisible()
  expect(feeds).toMatchObject([{ kind: 'cot', host: 'tak.example.com', port: 8089, usesTls: true }])
})

test('the key of a Remote ID receiver is shown once', async () => {
  const { user } = open([])
  await user.click(await screen.findByRole('button', { name: 'New feed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New aircraft feed' }))
  await user.type(dialog.getByLabelText('Name'), 'Rooftop')
  await user.click(dialog.getByRole('radio', { name: 'Remote ID receiver' }))
  expect(dialog.queryByLabelText('Host')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Create feed' }))
  expect(await screen.findByText('aircraft_key')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('aircraft_key')).not.toBeInTheDocument())
})

test('names the clocks that are wrong', async () => {
  const wrongClocks = [
    { name: 'Trial One', seconds: -600 },
    { name: 'Eagle', seconds: 45 },
  ]
  open([anAircraftFeed({ wrongClocks, wrongClockCount: 3 })])
  expect(await screen.findByText('The clocks of 3 senders are wrong')).toBeVisible()
  expect(screen.getByText(/^Trial One 10 minutes behind · Eagle 45 seconds ahead · and 1 more\./)).toBeVisible()
})

test('a feed says why it is not connected, and what was not shown', async () => {
  const problem = 'tak.example.com refused the connection'
  open([anAircraftFeed({ state: 'failed', problem }), anAircraftFeed({ name: 'Busy', dropped: 1200, passedOver: 4 })])
  expect(await screen.findByText(problem)).toBeVisible()
  expect(screen.getByText('Not connected')).toBeVisible()
  expect(screen.getByText(/1,200 of the messages of the last minute were not shown/)).toBeVisible()
  expect(screen.getByText(/4 passed over/)).toBeVisible()
})

test('a feed is switched off', async () => {
  const feed = anAircraftFeed({ name: 'Harbour' })
  const { user } = open([feed])
  await user.click(await screen.findByRole('switch', { name: 'Harbour is on' }))
  expect(await screen.findByText('Off')).toBeVisible()
})
