import { screen, waitFor, within } from '@testing-library/react'
import { aBaseLayer, aBasePart, aUser } from '../../testing/factories'
import { baseLayerHandlers } from '../../testing/handlers/base-layer'
import { recordCalls } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/basemap'
const reader = aUser({ userType: 'tenant-user', permissions: ['layer_list'] })
const keeper = aUser({
  userType: 'tenant-root',
  permissions: [
    ...['layer_list', 'can_create_base_layer', 'can_edit_base_layer', 'can_update_base_layer'],
    ...['can_upload_to_base_layer', 'can_delete_base_layer', 'public_map_create'],
  ],
})

test('the list shows what there is, and to whom', async () => {
  const failed = aBasePart({ status: 'failed', message: 'No coordinates' })
  server.use(...baseLayerHandlers([aBaseLayer({ published: true }), aBaseLayer({ name: 'Broken', parts: [failed] })]))
  renderApp({ route: ROUTE, user: reader })
  const card = (await screen.findByRole('link', { name: 'Plots 2026' })).closest('li')
  expect(card).toHaveTextContent('Public')
  expect(card).toHaveTextContent('0 rasters · 1 vector layers · 12 features')
  expect(screen.getByRole('link', { name: 'Broken' }).closest('li')).toHaveTextContent('failed')
  expect(screen.queryByRole('link', { name: 'New base layer' })).toBeNull()
})

test('an empty list offers the first one to those who may make it', async () => {
  server.use(...baseLayerHandlers())
  renderApp({ route: ROUTE, user: keeper })
  expect(await screen.findByText('No base layers yet')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'New base layer' })) {
    expect(link).toHaveAttribute('href', `${ROUTE}/create`)
  }
})

test('without layer_list nothing is asked for, and the page names the permission', async () => {
  const calls = recordCalls()
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['dashboard'] }) })
  expect(await screen.findByText(/needs the permission layer_list/)).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith('/baselayer'))).toEqual([])
})

test('publishing says which attributes become public, and is taken back with one click', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: keeper })
  await user.click(await screen.findByRole('button', { name: 'Publish …' }))
  const question = await screen.findByRole('dialog', { name: 'Publish Plots 2026?' })
  expect(question).toHaveTextContent('Attributes that become public: plot')
  await user.click(within(question).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('link', { name: 'Open the public map' })).toHaveAttribute('href', `/map/${base._id}`)
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open the public map' })).toBeNull())
})

test('a newer file says what it would change before it is applied', async () => {
  const base = aBaseLayer({ parts: [aBasePart(), aBasePart({ name: 'newer', staged: true })] })
  server.use(...baseLayerHandlers([base]))
  renderApp({ route: `${ROUTE}/${base._id}`, user: keeper })
  expect(await screen.findByText('3 new, 2 changed, 1 gone')).toBeVisible()
  for (const name of ['Replace', 'Add beside', 'Throw away']) {
    expect(screen.getByRole('button', { name })).toBeEnabled()
  }
})

test('who may only look finds no way to change anything', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  renderApp({ route: `${ROUTE}/${base._id}`, user: reader })
  await screen.findByRole('heading', { name: 'Plots 2026' })
  for (const name of ['Publish …', 'Edit', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText('Bring it up to date')).toBeNull()
})

test('it is deleted by its name', async () => {
  const bases = [aBaseLayer()]
  server.use(...baseLayerHandlers(bases))
  const { user, path } = renderApp({ route: `${ROUTE}/${bases[0]?._id}`, user: keeper })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete this base layer?' })
  await user.type(within(question).getByLabelText('Type Plots 2026 to confirm'), 'Plots 2026')
  await user.click(within(question).getByRole('button', { name: 'Delete base layer' }))
  await waitFor(() => expect(path()).toBe(ROUTE))
  expect(bases).toEqual([])
})

test('name and description are changed; a change in between is told and what was typed is kept', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: keeper })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Plots 2026' })
  const name = within(dialog).getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Plots 2027')
  base.version += 1
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await within(dialog).findByText('Somebody else changed this')).toBeVisible()
  expect(name).toHaveValue('Plots 2027')
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Plots 2027' })).toBeVisible()
})

test('a base layer that is not there says so', async () => {
  server.use(...baseLayerHandlers())
  renderApp({ route: `${ROUTE}/${aBaseLayer()._id}`, user: reader })
  expect(await screen.findByText('This base layer is not there')).toBeVisible()
})

test('a public map is seen without logging in; one that is not public is not there', async () => {
  const base = aBaseLayer({ published: true })
  server.use(...baseLayerHandlers([base]))
  const { unmount } = renderApp({ route: `/map/${base._id}` })
  expect(await screen.findByRole('heading', { level: 1, name: 'Plots 2026' })).toBeVisible()
  unmount()
  renderApp({ route: `/map/${aBaseLayer()._id}` })
  expect(await screen.findByRole('heading', { name: 'This map is not public' })).toBeVisible()
})
