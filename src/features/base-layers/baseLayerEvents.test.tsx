import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aBaseLayer, aMission, anId, aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { anAreaAlert, baseLayerHandlers } from '../../testing/handlers/base-layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { areaLayers } from './useAreaEvents'

const ROUTE = '/dashboard/basemap'

afterEach(stopRecording)

test('lists the published maps with their links', async () => {
  const base = aBaseLayer({ published: true })
  server.use(...baseLayerHandlers([base, aBaseLayer({ name: 'Private' })]))
  const { user } = renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['layer_list'] }) })
  await user.click(await screen.findByRole('button', { name: 'Published maps' }))
  const maps = await screen.findByRole('dialog', { name: 'Published maps' })
  const link = await within(maps).findByRole('link', { name: 'Plots 2026' })
  expect(link).toHaveAttribute('href', `/map/${base._id}`)
  expect(within(maps).queryByText('Private')).not.toBeInTheDocument()
})

test('unpublishes a map from the menu of its row', async () => {
  const base = aBaseLayer({ published: true })
  const { version } = base
  server.use(...baseLayerHandlers([base]))
  const calls = recordCalls()
  const permissions = ['layer_list', 'public_map_create'] as const
  const { user } = renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: [...permissions] }) })
  await user.click(await screen.findByRole('button', { name: 'Published maps' }))
  const maps = await screen.findByRole('dialog', { name: 'Published maps' })
  // The card below the dialog has a menu of the same name.
  await user.click(await within(maps).findByRole('button', { name: 'Actions for Plots 2026' }))
  expect(await screen.findByRole('link', { name: 'Open base layer' })).toHaveAttribute('href', `${ROUTE}/${base._id}`)
  await user.click(screen.getByRole('menuitem', { name: 'Unpublish' }))
  expect(await screen.findByText('Plots 2026 is no longer published')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version, published: false })
})

const viewer = aUser({ userType: 'tenant-user', permissions: ['layer_list', 'alert_list', 'vod_list'] })

test('shows that no alerts and recordings are in the area, each with its permission only', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const permissions = ['layer_list', 'alert_list'] as const
  renderApp({ route: `${ROUTE}/${base._id}`, user: aUser({ userType: 'tenant-user', permissions: [...permissions] }) })
  expect(await screen.findByRole('heading', { name: 'No alerts' })).toBeVisible()
  expect(screen.queryByText('No recordings')).not.toBeInTheDocument()
})

test('lists alerts and recordings of the area with links, and marks the one that is shown on the map', async () => {
  const base = aBaseLayer()
  const alerts = [anAreaAlert({ title: 'Fence breach' }), anAreaAlert({ title: 'Smoke', location: undefined })]
  const vod = {
    _id: anId(),
    missionId: anId(),
    missionName: 'Harbour survey',
    name: 'DRN-07 morning',
    seconds: 12,
    createdAt: '2026-03-12T10:00:00.000Z',
    location: { lat: 46.78, long: -92.1 },
  }
  server.use(...baseLayerHandlers([base], { alerts, vods: [vod] }))
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: viewer })
  const list = within(await screen.findByRole('list', { name: '2 alerts' }))
  const link = list.getByRole('link', { name: 'Fence breach' })
  expect(link).toHaveAttribute('href', `/dashboard/alerts?alert=${alerts[0]?._id}`)
  expect(list.queryByRole('button', { name: 'Show Smoke on the map' })).not.toBeInTheDocument()
  const recordings = within(await screen.findByRole('list', { name: '1 recording' }))
  expect(recordings.getByRole('link', { name: 'DRN-07 morning' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${vod.missionId}/recordings?recording=${vod._id}`,
  )
  await user.click(list.getByRole('button', { name: 'Show Fence breach on the map' }))
  expect(list.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual(['true', null])
  await user.click(recordings.getByRole('button', { name: 'Show DRN-07 morning on the map' }))
  expect(list.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, null])
  expect(recordings.getByRole('listitem')).toHaveAttribute('aria-current', 'true')
})

test('shows the alerts of an area in pages', async () => {
  const base = aBaseLayer()
  const alerts = Array.from({ length: 51 }, (_, index) => anAreaAlert({ title: `Alert ${index + 1}` }))
  server.use(...baseLayerHandlers([base], { alerts }))
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: viewer })
  const list = await screen.findByRole('list', { name: '51 alerts' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: /right|next/i }))
  expect(await within(list).findByRole('link', { name: 'Alert 51' })).toBeVisible()
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
})

test('finds the alerts of one plot by the value that identifies it', async () => {
  const base = aBaseLayer({ primeAttribute: 'plot' })
  const alerts = [anAlert({ title: 'Fence breach' })]
  server.use(...baseLayerHandlers([base]), ...alertHandlers(alerts))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: viewer })
  await user.type(await screen.findByRole('searchbox', { name: 'Alerts by plot' }), 'B-12{Enter}')
  const list = within(await screen.findByRole('list', { name: 'Alerts in B-12' }))
  const link = list.getByRole('link', { name: 'Fence breach' })
  expect(link).toHaveAttribute('href', `/dashboard/alerts?alert=${alerts[0]?._id}`)
  const asked = calls.find(({ path }) => path.startsWith('/alert/get-alerts-by-mission-mapref'))
  expect(asked?.query.get('mapref')).toBe('B-12')
})

test('draws alerts by severity and recordings at their places', () => {
  const alerts = [
    anAreaAlert({ severity: 'critical' }),
    anAreaAlert({ severity: 'low', location: { lat: 1, long: 2 } }),
    anAreaAlert({ location: undefined }),
  ]
  const vod = { _id: anId(), missionId: anId(), missionName: 'Survey', name: 'Morning', seconds: 1, createdAt: '' }
  const [recordings, pins] = areaLayers(alerts, [{ ...vod, location: { lat: 3, long: 4 } }, vod])
  expect(recordings?.data.features).toMatchObject([{ id: vod._id, geometry: { coordinates: [4, 3] } }])
  expect(pins?.data.features.map(({ id }) => id)).toEqual([alerts[0]?._id, alerts[1]?._id])
  const colors = pins?.data.features.map(({ properties }) => properties?.['color'] as string)
  expect(new Set(colors).size).toBe(2)
})

test('replaces the rasters by those of a mission', async () => {
  const base = aBaseLayer()
  const mission = aMission({ name: 'March flight' })
  server.use(
    ...baseLayerHandlers([base]),
    ...missionHandlers([mission]),
    http.patch(apiUrl('/baselayer/updateRasterLayerImport/:id'), () => HttpResponse.json({ status: true, data: base })),
  )
  const calls = recordCalls()
  const permissions = ['layer_list', 'can_update_base_layer', 'mission_list'] as const
  const root = aUser({ userType: 'tenant-root', permissions: [...permissions] })
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: root })
  await user.click(await screen.findByRole('button', { name: 'Replace rasters with those of a mission…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace the rasters of Plots 2026?' })
  await user.click(within(dialog).getByRole('combobox', { name: 'Mission' }))
  await user.click(await screen.findByTitle('March flight'))
  await user.click(within(dialog).getByRole('button', { name: 'Replace rasters' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = calls.find(({ path }) => path.startsWith('/baselayer/updateRasterLayerImport/'))
  expect(sent?.body).toEqual({ version: base.version, missionId: mission._id })
})
