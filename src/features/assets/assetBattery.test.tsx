import { screen } from '@testing-library/react'
import { aUser } from '../../testing/factories'
import { anAsset, assetHandlers } from '../../testing/handlers/asset'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const technician = aUser({ userType: 'tenant-user', permissions: ['asset_list'] })
const battery = () => anAsset({ name: 'Pack 7', class: { _id: 'c', name: 'Battery', kind: 'battery' } })
const flight = {
  flightId: 'f',
  name: 'North strip',
  missionId: 'm',
  missionName: 'Harbour survey',
  startedAt: '2026-04-01T08:00:00.000Z',
  endedAt: '2026-04-01T08:20:00.000Z',
  startPercent: 97.6,
  endPercent: 31.2,
  batteries: 2,
}

test('shows the charge of a battery on its flights, and that telemetry gives no health', async () => {
  const asset = battery()
  server.use(...assetHandlers({ assets: [asset], batteryFlights: [flight] }))
  renderApp({ route: `/dashboard/assets/${asset._id}`, user: technician })
  expect(await screen.findByText('98 % → 31 %')).toBeVisible()
  const link = screen.getByRole('link', { name: 'North strip' })
  expect(link).toHaveAttribute('href', '/dashboard/missions/m/flights?flight=f')
  expect(screen.getByText('One value for 2 batteries')).toBeVisible()
  expect(screen.getByText(/no voltage and no capacity/)).toBeVisible()
})

test('says that no flight of a battery has a charge, and shows no charge of a drone', async () => {
  const asset = battery()
  const drone = anAsset()
  server.use(...assetHandlers({ assets: [asset, drone] }))
  const { unmount } = renderApp({ route: `/dashboard/assets/${asset._id}`, user: technician })
  expect(await screen.findByText('No flight of this battery has telemetry with a charge.')).toBeVisible()
  unmount()
  renderApp({ route: `/dashboard/assets/${drone._id}`, user: technician })
  expect(await screen.findByRole('heading', { name: 'Kite 1' })).toBeVisible()
  expect(screen.queryByText('Charge on flights')).not.toBeInTheDocument()
})
