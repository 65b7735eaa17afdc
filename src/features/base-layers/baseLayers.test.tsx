import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aBaseLayer, aBasePart, aLayer, aMission, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { baseLayerHandlers } from '../../testing/handlers/base-layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { expectConsole } from '../../testing/failOnConsole'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/basemap'
const reader = aUser({ userType: 'tenant-user', permissions: ['layer_list'] })
const editor = aUser({
  userType: 'tenant-root',
  permissions: [
    'layer_list',
    'can_create_base_layer',
    'can_edit_base_layer',
    'can_update_base_layer',
    'can_upload_to_base_layer',
    'can_delete_base_layer',
    'public_map_create',
  ],
})

beforeEach(() => {
  localStorage.clear()
  server.use(...baseLayerHandlers())
})
afterEach(stopRecording)

test('lists base layers with their publication state', async () => {
  const failed = aBasePart({ status: 'failed', message: 'No coordinates' })
  server.use(...baseLayerHandlers([aBaseLayer({ published: true }), aBaseLayer({ name: 'Broken', parts: [failed] })]))
  renderApp({ route: ROUTE, user: reader })
  const card = (await screen.findByRole('link', { name: 'Plots 2026' })).closest('li')
  expect(card).toHaveTextContent('Public')
  expect(card).toHaveTextContent('1 vector layer · 12 features')
  expect(screen.getByRole('link', { name: 'Broken' }).closest('li')).toHaveTextContent('failed')
  expect(screen.queryByRole('link', { name: 'New base layer' })).toBeNull()
})

test('deletes a base layer from its card in the list', async () => {
  const bases = [aBaseLayer(), aBaseLayer({ name: 'Harbour', published: true })]
  server.use(...baseLayerHandlers(bases))
  const { user } = renderApp({ route: ROUTE, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Actions for Harbour' }))
  expect(await screen.findByRole('link', { name: 'Open public map' })).toHaveAttribute('href', `/map/${bases[1]?._id}`)
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Harbour?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete base layer' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Harbour' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Plots 2026' })).toBeInTheDocument()
})

test('offers to create the first base layer only with the permission', async () => {
  server.use(...baseLayerHandlers())
  renderApp({ route: ROUTE, user: editor })
  expect(await screen.findByText('No base layers yet')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'New base layer' })) {
    expect(link).toHaveAttribute('href', `${ROUTE}/create`)
  }
})

test('shows the missing permission layer_list and requests nothing', async () => {
  const calls = recordCalls()
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['dashboard'] }) })
  expect(await screen.findByText(/need the permission "See layers"/)).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith('/baselayer'))).toEqual([])
})

test('names the attributes that become public, and unpublishes with one click', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Publish…' }))
  const question = await screen.findByRole('dialog', { name: 'Publish Plots 2026?' })
  expect(question).toHaveTextContent('Public attributes: plot')
  await user.click(within(question).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('link', { name: 'Open public map' })).toHaveAttribute('href', `/map/${base._id}`)
  await user.click(screen.getByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open public map' })).toBeNull())
})

test('keeps the page when one of its panels breaks', async () => {
  expectConsole(/Cannot read properties of null/, 'React logs every error that a boundary catches')
  const baseLayer = aBaseLayer()
  const prime = { features: 12, named: 12, repeated: 0, examples: null }
  const reply = { status: true, data: { baseLayer, prime } }
  server.use(http.get(apiUrl('/baselayer/get-meta-data/:id'), () => HttpResponse.json(reply)))
  renderApp({ route: `${ROUTE}/${baseLayer._id}`, user: editor })
  expect(await screen.findByText('This panel stopped working')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Plots 2026' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish…' })).toBeEnabled()
  expect(screen.getByText('Parts')).toBeVisible()
})

test('shows what a newer file would change before it is applied', async () => {
  const base = aBaseLayer({ parts: [aBasePart(), aBasePart({ name: 'newer', staged: true })] })
  server.use(...baseLayerHandlers([base]))
  renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  expect(await screen.findByText('3 added, 2 changed, 1 removed')).toBeVisible()
  for (const name of ['Replace', 'Add as new part', 'Discard']) {
    expect(screen.getByRole('button', { name })).toBeEnabled()
  }
})

test('offers no changes to users who may only read', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  renderApp({ route: `${ROUTE}/${base._id}`, user: reader })
  await screen.findByRole('heading', { name: 'Plots 2026' })
  for (const name of ['Publish…', 'Edit', 'Delete', 'Styling of plots'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText('Update')).toBeNull()
})

test('deletes a base layer after a question', async () => {
  const bases = [aBaseLayer()]
  server.use(...baseLayerHandlers(bases))
  const { user, path } = renderApp({ route: `${ROUTE}/${bases[0]?._id}`, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete Plots 2026?' })
  await user.click(within(question).getByRole('button', { name: 'Delete base layer' }))
  await waitFor(() => expect(path()).toBe(ROUTE))
  expect(bases).toEqual([])
})

test('restores a deleted base layer from the trash', async () => {
  const bases = [aBaseLayer()]
  server.use(...baseLayerHandlers(bases))
  const { user, path } = renderApp({ route: `${ROUTE}/${bases[0]?._id}`, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete base layer' }))
  await waitFor(() => expect(path()).toBe(ROUTE))
  await user.click(await screen.findByRole('button', { name: 'Trash' }))
  const drawer = await screen.findByRole('dialog', { name: 'Trash: base layers' })
  expect(await within(drawer).findByText('Plots 2026')).toBeVisible()
  await user.click(within(drawer).getByRole('button', { name: 'Restore Plots 2026' }))
  expect(await within(drawer).findByText('The trash is empty.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Plots 2026' })).toBeInTheDocument()
})

test('replaces the parts by layers of a mission and reports a conflicting change', async () => {
  const base = aBaseLayer()
  const mission = aMission({ name: 'Flown in May' })
  const layer = aLayer({ name: 'May ortho' })
  server.use(
    ...baseLayerHandlers([base]),
    ...missionHandlers([mission]),
    http.get(apiUrl('/layer/layers-by-missionId'), () =>
      HttpResponse.json({ status: true, data: { layers: [layer] } }),
    ),
  )
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Replace with mission layers…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace the parts of Plots 2026?' })
  await user.click(within(dialog).getByRole('button', { name: 'Replace all parts' }))
  expect(await within(dialog).findAllByText('Choose a mission')).not.toHaveLength(0)
  await user.click(within(dialog).getByLabelText('Mission'))
  await user.click(await screen.findByTitle('Flown in May'))
  await user.click(await within(dialog).findByLabelText('Layers'))
  await user.click(await screen.findByTitle('May ortho'))
  base.version += 1
  base.parts = [...base.parts, aBasePart({ name: 'Added by another user' })]
  const replace = within(dialog).getByRole('button', { name: 'Replace all parts' })
  await user.click(replace)
  expect(await within(dialog).findByText(/^Changed by someone else/)).toBeVisible()
  expect(within(dialog).getByText('Parts')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Load latest version' }))
  await user.click(replace)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByText('from a mission')).toBeVisible()
  const sent = calls.filter(({ path }) => path.startsWith('/baselayer/update-by-layers/'))
  expect(sent.at(-1)?.body).toEqual({ version: 2, layerIds: [layer._id] })
})

test('georeferences a current and a staged raster by typed corners', async () => {
  const lost = { kind: 'raster', status: 'needs_georeference' } as const
  const parts = [aBasePart({ ...lost, name: 'Scan' }), aBasePart({ ...lost, name: 'Newer scan', staged: true })]
  const base = aBaseLayer({ parts })
  server.use(...baseLayerHandlers([base]))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  for (const name of ['Scan', 'Newer scan']) {
    await user.click(await screen.findByRole('button', { name: `Place on map: ${name}` }))
    const card = screen.getByRole('region', { name: `Place on map: ${name}` })
    const georeferenceButton = within(card).getByRole('button', { name: 'Place on map' })
    for (const [at, corner] of ['Upper left', 'Upper right', 'Lower right', 'Lower left'].entries()) {
      expect(georeferenceButton).toBeDisabled()
      await user.type(within(card).getByLabelText(`${corner}, latitude`), String(50 + at))
      await user.type(within(card).getByLabelText(`${corner}, longitude`), String(4 + at))
    }
    await user.click(georeferenceButton)
    await waitFor(() => expect(card).not.toBeInTheDocument())
  }
  const corners = [0, 1, 2, 3].map((at) => ({ lat: 50 + at, long: 4 + at }))
  const sent = calls.filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ path, body }) => [path, body])).toEqual(
    parts.map(({ _id }) => [`/baselayer/edit-part/${base._id}/${_id}`, { version: 1, corners }]),
  )
})

test('changes the styling of a part, reports a conflicting change and keeps the choice', async () => {
  const raster = { kind: 'rgb', gsd: 0.1, nativeZoom: 20, bandCount: 1, formulas: [], tileUrl: '/t' } as const
  const part = aBasePart({ name: 'Ortho', kind: 'raster', raster: { ...raster, formulas: [] }, fields: [] })
  const base = aBaseLayer({ parts: [aBasePart({ name: 'plots' }), part] })
  const band = { name: 'red', min: 0, max: 255, mean: 90, stddev: 9, p2: 2, p98: 240, histogram: [1] }
  server.use(
    ...baseLayerHandlers([base]),
    http.get(apiUrl('/layer/getrasterdetailsbyID/:id'), () =>
      HttpResponse.json({ status: true, data: { bands: [band], formulas: [], crs: { name: 'Placed by hand' } } }),
    ),
  )
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Styling of plots' }))
  await user.click(screen.getByLabelText('Label attribute of plots'))
  await user.click(await screen.findByTitle('plot'))
  await waitFor(() => expect(base.parts[0]).toMatchObject({ labelField: 'plot', version: 2 }))

  await user.click(screen.getByRole('button', { name: 'Styling of Ortho' }))
  expect(await screen.findByText(/including its public map/)).toBeVisible()
  part.version += 1
  await user.click(screen.getByRole('checkbox', { name: 'Hillshade' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Another user changed this')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Hillshade' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(part.rasterStyle).toEqual({ hillshade: 'true' }))
  expect(calls.filter(({ path }) => path.startsWith('/layer/edit'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Change position of Ortho' }))
  expect(screen.getByRole('region', { name: 'Place on map: Ortho' })).toBeVisible()
})

test('offers drawing tools and help with the permission to edit', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const drawingUser = aUser({ ...editor, permissions: [...editor.permissions, 'add_feature'] })
  const { user, unmount } = renderApp({ route: `${ROUTE}/${base._id}`, user: drawingUser })
  await user.click(await screen.findByRole('button', { name: 'Draw areas' }))
  expect(screen.getByText(/^Draws into plots\. Click to add vertices/)).toBeVisible()
  unmount()
  renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  await screen.findByRole('heading', { name: 'Plots 2026' })
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('asks before typed changes are lost, and only then', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  const edit = await screen.findByRole('button', { name: 'Edit' })
  await user.click(edit)
  const dialog = await screen.findByRole('dialog', { name: 'Edit Plots 2026' })
  await user.type(within(dialog).getByLabelText('Name'), ' and more')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }))
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Plots 2026 and more')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())

  await user.click(edit)
  const again = await screen.findByRole('dialog', { name: 'Edit Plots 2026' })
  await user.click(within(again).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(again).not.toBeInTheDocument())
})

test('edits the name and merges a conflicting change of the description', async () => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Plots 2026' })
  const name = within(dialog).getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Plots 2027')
  Object.assign(base, { description: 'Flown in May', version: base.version + 1 })
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Description')
  await user.click(within(dialog).getByRole('button', { name: 'Load latest version' }))
  expect(name).toHaveValue('Plots 2027')
  expect(within(dialog).getByLabelText(/^Description/)).toHaveValue('Flown in May')
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Plots 2027' })).toBeVisible()
})

test('shows "not found" for an unknown base layer', async () => {
  server.use(...baseLayerHandlers())
  renderApp({ route: `${ROUTE}/${aBaseLayer()._id}`, user: reader })
  expect(await screen.findByText('Base layer not found')).toBeVisible()
})

test('shows a public map without a session, and "not found" for one that is not public', async () => {
  const base = aBaseLayer({ published: true })
  server.use(...baseLayerHandlers([base]))
  const { unmount } = renderApp({ route: `/map/${base._id}` })
  expect(await screen.findByRole('heading', { level: 1, name: 'Plots 2026' })).toBeVisible()
  unmount()
  renderApp({ route: `/map/${aBaseLayer()._id}` })
  expect(await screen.findByRole('heading', { name: 'This map is not public' })).toBeVisible()
})

test('opens an unpublished map for users of its tenant, after the login too', async () => {
  const base = aBaseLayer({ published: false })
  server.use(
    ...baseLayerHandlers([base]),
    http.post(apiUrl('/auth/login'), () => HttpResponse.json({ status: true, data: reader })),
  )
  const { user, path } = renderApp({ route: `/map/${base._id}` })
  await user.click(await screen.findByRole('link', { name: 'Log in' }))
  await user.type(await screen.findByLabelText('E-mail'), 'sam@demo.test')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Plots 2026' })).toBeVisible()
  expect(path()).toContain(`${ROUTE}/${base._id}`)
})
