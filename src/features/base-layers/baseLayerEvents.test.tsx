import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aBaseLayer, aMission, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { baseLayerHandlers } from '../../testing/handlers/base-layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

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
  await user.click(await screen.findByRole('button', { name: 'Actions for Plots 2026' }))
  expect(await screen.findByRole('link', { name: 'Open base layer' })).toHaveAttribute('href', `${ROUTE}/${base._id}`)
  await user.click(screen.getByRole('menuitem', { name: 'Unpublish' }))
  expect(await screen.findByText('Plots 2026 is no longer published')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version, published: false })
})

test('shows that no alerts and recordings are in the area, each with its permission only', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const permissions = ['layer_list', 'alert_list'] as const
  renderApp({ route: `${ROUTE}/${base._id}`, user: aUser({ userType: 'tenant-user', permissions: [...permissions] }) })
  expect(await screen.findByText('No alerts')).toBeVisible()
  expect(screen.queryByText('No recordings')).not.toBeInTheDocument()
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
