import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aLayer, aMission, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { layerHandlers } from '../../testing/handlers/layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const mission = aMission()
const open = (permissions = ['mission_list', 'layer_list']) =>
  renderApp({
    route: `/dashboard/missions/${mission._id}/overview`,
    user: aUser({ userType: 'tenant-user', permissions }),
  })

test('lists the layers of a mission with their state', async () => {
  const layers = [
    aLayer({ name: 'Plots' }),
    aLayer({ name: 'Ortho', kind: 'raster', status: 'failed', message: 'The file is damaged.' }),
    aLayer({ name: 'Scan', kind: 'raster', status: 'needs_georeference' }),
  ]
  server.use(...missionHandlers([mission]), ...layerHandlers(layers))
  open()
  const line = (name: string) => screen.findByRole('link', { name }).then((link) => link.closest('li') ?? link)
  expect(await line('Plots')).toHaveTextContent('Plots vectorready')
  expect(await line('Ortho')).toHaveTextContent('Ortho rasterThe file is damaged.failed')
  expect(await line('Scan')).toHaveTextContent('Scan rasternot placed')
})

test('shows ten layers at a time', async () => {
  const layers = Array.from({ length: 12 }, (_, at) => aLayer({ name: `Layer ${at + 1}` }))
  server.use(...missionHandlers([mission]), ...layerHandlers(layers))
  const { user } = open()
  expect(await screen.findByRole('link', { name: 'Layer 10' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Layer 11' })).toBeNull()
  await user.click(within(screen.getByRole('main')).getByTitle('2'))
  expect(await screen.findByRole('link', { name: 'Layer 12' })).toBeVisible()
})

test('says that there are no layers, and that they could not be loaded', async () => {
  server.use(...missionHandlers([mission]), ...layerHandlers([]))
  const { unmount } = open()
  expect(await screen.findByText('No layers yet. Upload a file to add one.')).toBeVisible()
  unmount()
  const message = 'The database does not answer.'
  server.use(
    http.get(apiUrl('/layer/getbymissionId/:missionId'), () =>
      HttpResponse.json({ status: false, message }, { status: 503 }),
    ),
  )
  open()
  expect(await screen.findByText(message)).toBeVisible()
})

test('shows no layers without the permission to see them', async () => {
  server.use(...missionHandlers([mission]))
  open(['mission_list'])
  expect(await screen.findByText('1 raster, 2 vector layers')).toBeVisible()
  expect(screen.queryByText('No layers yet. Upload a file to add one.')).toBeNull()
})

test('counts the records of the mission, with links to the tabs that the user may open', async () => {
  server.use(...missionHandlers([mission]), ...layerHandlers([]))
  server.use(
    http.get(apiUrl('/mission/get-mission-doc-count/:id'), () => {
      const counts = { layers: 0, rasters: 0, vectors: 0, documents: 4, images: 1200, alerts: 2, outcomes: 0 }
      return HttpResponse.json({ status: true, data: { ...counts, recordings: 0, flights: 1, bytes: 2048 } })
    }),
  )
  open(['mission_list', 'feature_list', 'flight_list'])
  const link = (name: string) => screen.findByRole('link', { name })
  expect(await link('1,200 photos')).toHaveAttribute('href', `/dashboard/missions/${mission._id}/photos`)
  expect(await link('1 flight')).toHaveAttribute('href', `/dashboard/missions/${mission._id}/flights`)
  expect(screen.getByText('2 alerts')).toBeVisible()
  expect(screen.queryByRole('link', { name: '2 alerts' })).toBeNull()
  const tabs = within(screen.getByRole('navigation', { name: 'Mission sections' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Flights1',
    'Photos1,200',
  ])
  expect(tabs.getByRole('link', { name: 'Photos' })).toBeVisible()
})
