// The panels beside the mission map. e2e tests cover what is drawn.
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { LayerFeature } from '../../api/feature'
import type { Layer, LayerGroup } from '../../api/layer'
import { aFeature, aJob, aLayer, aMission, aUser, anId } from '../../testing/factories'
import { alertHandlers } from '../../testing/handlers/alert'
import { alertRuleHandlers } from '../../testing/handlers/alert-rule'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { jobHandlers } from '../../testing/handlers/job'
import { featureHandlers } from '../../testing/handlers/feature'
import { layerHandlers } from '../../testing/handlers/layer'
import { layerGroupHandlers } from '../../testing/handlers/layer-group'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const crew = aUser({
  userType: 'tenant-user',
  permissions: [
    'mission_list',
    'layer_list',
    'edit_layer',
    'delete_layer',
    'upload_layer',
    'download_layer',
    'feature_list',
    'edit_feature',
    'delete_feature',
    'add_feature',
    'save_drawings',
  ],
})
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'layer_list', 'feature_list'] })

function open(
  layers: Layer[],
  { groups = [] as LayerGroup[], features = [] as LayerFeature[], user = crew, query = '' } = {},
) {
  const mission = aMission()
  server.use(
    ...missionHandlers([mission]),
    ...layerHandlers(layers, groups),
    ...layerGroupHandlers(groups),
    ...featureHandlers(features),
  )
  return renderApp({ route: `/dashboard/missions/${mission._id}${query}`, user })
}
const names = () =>
  screen.getAllByRole('button', { name: /^(Plots|Ortho|Notes)$/ }).map(({ textContent }) => textContent)

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('./workspace/MissionMap'), 120_000)
beforeEach(() => localStorage.clear())
afterEach(stopRecording)

test('explains an empty map and offers uploads only with the permission', async () => {
  const first = open([])
  expect(await screen.findByText('No layers yet')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Upload' })).toHaveLength(2)
  first.unmount()

  open([], { user: reader })
  expect(await screen.findByText(/appear here when your team adds them/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
})

test('chooses the coordinate system of a file that names none', async () => {
  const layer = aLayer({
    name: 'Shafts',
    status: 'failed',
    message: 'The file does not name its coordinate system.',
    fileRejected: true,
    needsCoordinateSystem: true,
    version: 3,
  })
  const utm = {
    epsg: 25832,
    name: 'ETRS89 / UTM zone 32N',
    isUsed: true,
    bounds: [8.8, 53, 8.81, 53.1],
    distance: 1200,
  }
  const far = { epsg: 2001, name: 'Antigua 1943', isUsed: false, bounds: null, distance: null }
  const searches: (string | null)[] = []
  const { user } = open([layer])
  server.use(
    http.get(apiUrl('/layer/coordinate-systems/:id'), ({ request }) => {
      searches.push(new URL(request.url).searchParams.get('search'))
      return HttpResponse.json({ status: true, data: { systems: [utm, far] } })
    }),
  )
  const calls = recordCalls()
  const choice = await screen.findByRole('combobox', { name: 'Coordinate system of Shafts' })
  const importButton = screen.getByRole('button', { name: 'Import with this system' })
  expect(importButton).toBeDisabled()
  await user.click(choice)
  expect(await screen.findByText('Where the file would be is not known')).toBeVisible()
  await user.type(choice, 'utm 32')
  await waitFor(() => expect(searches).toContain('utm 32'))
  await user.click(await screen.findByText('ETRS89 / UTM zone 32N (EPSG:25832)'))
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Used in this mission. 1.20 km from the location of the mission',
    ),
  )
  await user.click(importButton)
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 3, epsg: 25832 }))
})

test.each([
  [true, ['Shafts', 'Pipes']],
  [false, ['Shafts']],
])('asks for the system of all waiting files once: %s', async (isForAll, expected) => {
  const waiting = { status: 'failed', message: 'No system', needsCoordinateSystem: true } as const
  const layers = ['Shafts', 'Pipes'].map((name, index) => aLayer({ name, version: index + 3, ...waiting }))
  const utm = { epsg: 25832, name: 'ETRS89 / UTM zone 32N', isUsed: false, bounds: null, distance: null }
  const { user } = open([...layers, aLayer({ name: 'Plots' })])
  server.use(
    http.get(apiUrl('/layer/coordinate-systems/:id'), () =>
      HttpResponse.json({ status: true, data: { systems: [utm] } }),
    ),
  )
  const calls = recordCalls()
  await user.click(await screen.findByRole('combobox', { name: 'Coordinate system of Shafts' }))
  await user.click(await screen.findByText('ETRS89 / UTM zone 32N (EPSG:25832)'))
  const [forOthers] = screen.getAllByRole('checkbox', { name: 'Also for 1 other file without a system' })
  expect(forOthers).toBeChecked()
  if (!isForAll) await user.click(forOthers!)
  const [importButton] = screen.getAllByRole('button', { name: 'Import with this system' })
  await user.click(importButton!)
  const edited = () => calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path.split('/').at(-1))
  const ids = layers.filter(({ name }) => expected.includes(name)).map(({ _id }) => _id)
  await waitFor(() => expect(edited()).toEqual(ids))
})

test('says when coordinate systems could not be loaded, and offers none to readers', async () => {
  const layer = aLayer({ name: 'Shafts', status: 'failed', message: 'No system', needsCoordinateSystem: true })
  const first = open([layer])
  server.use(http.get(apiUrl('/layer/coordinate-systems/:id'), () => HttpResponse.json({}, { status: 500 })))
  expect(await screen.findByText('Coordinate systems could not be loaded')).toBeVisible()
  first.unmount()
  open([layer], { user: reader })
  expect(await screen.findByText('No system')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: /^Coordinate system/ })).toBeNull()
})

test('says how a vector file was read: what was assumed, what was left out, and the system that a user chose', async () => {
  const report = {
    read: 5,
    kept: 4,
    changed: [{ reason: 'The texts were read as Windows-1252.', count: 1, examples: ['shafts.shp'] }],
    skipped: [{ reason: 'The geometry is missing', count: 1, examples: ['feature 3'] }],
  }
  const { user } = open([aLayer({ epsg: 25832, report })])
  await user.click(await screen.findByRole('button', { name: 'Plots' }))
  const section = (await screen.findByRole('heading', { name: 'How this file was read' })).parentElement!
  const facts = within(section)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(facts[0]).toBe('4 of 5 in the file')
  expect(facts[1]).toMatch(/^EPSG:25832, as a user chose/)
  expect(facts[2]).toBe('1 × The texts were read as Windows-1252.shafts.shp')
  expect(facts[3]).toBe('1 × The geometry is missingfeature 3')
  expect(within(section).getByRole('button', { name: 'Choose another system' })).toBeVisible()
})

test('lets a person choose the encoding of texts, and readers see it only', async () => {
  const report = { read: 2, kept: 2, changed: [], skipped: [] }
  const source = { name: 'shafts.csv', size: 120, kind: 'csv' }
  const first = open([aLayer({ version: 3, report, source })])
  const calls = recordCalls()
  await first.user.click(await screen.findByRole('button', { name: 'Plots' }))
  await first.user.click(await screen.findByRole('combobox', { name: 'Encoding of texts' }))
  await first.user.click(await screen.findByText('Windows-1251'))
  const edit = { version: 3, textEncoding: 'windows-1251' }
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual(edit))
  first.unmount()
  const second = open([aLayer({ report, source, textEncoding: 'windows-1251' })], { user: reader })
  await second.user.click(await screen.findByRole('button', { name: 'Plots' }))
  expect(await screen.findByText('Windows-1251')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Encoding of texts' })).toBeNull()
})

test('moves layers by keyboard with their version', async () => {
  const layers = [aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho', version: 4 }), aLayer({ name: 'Notes' })]
  const { user } = open(layers)
  const calls = recordCalls()
  const handle = await screen.findByRole('button', { name: /^Move Ortho/ })
  const [first] = layers
  handle.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(names()).toEqual(['Ortho', 'Plots', 'Notes']))
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 4,
    groupId: null,
    before: first?._id,
  })
})

test('moves a layer to a group by its menu', async () => {
  const layers = [aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho', version: 4 })]
  const group: LayerGroup = {
    _id: anId(),
    missionId: anId(),
    name: 'March',
    version: 1,
    createdAt: '2026-03-12T09:00:00.000Z',
  }
  const { user } = open(layers, { groups: [group] })
  const calls = recordCalls()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ortho' }))
  await user.hover(await screen.findByText('Move to group'))
  await user.click(await screen.findByRole('menuitem', { name: 'March' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 4,
      groupId: group._id,
      before: null,
    }),
  )
})

test('names the user whose change of a layer came first', async () => {
  const values = { changedAt: new Date().toISOString(), changedBy: 'Sam Staff' }
  const { user } = open([aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho' })])
  server.use(
    http.patch(apiUrl('/layer/edit-layer/:id'), () =>
      HttpResponse.json({ status: false, message: 'Someone else changed this layer.', values }, { status: 409 }),
    ),
  )
  ;(await screen.findByRole('button', { name: /^Move Ortho/ })).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await screen.findByText('Someone else changed this layer.')).toBeVisible()
  expect(screen.getByText(/^Sam Staff changed this /)).toBeVisible()
})

test('hides a layer for the current user only and stores it in the URL', async () => {
  const layer = aLayer()
  const { user, path } = open([layer])
  const calls = recordCalls()
  await user.click(await screen.findByRole('checkbox', { name: 'Show Plots' }))
  expect(screen.getByRole('checkbox', { name: 'Show Plots' })).not.toBeChecked()
  await waitFor(() => expect(path()).toContain(`layers=${layer._id}`))
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('shows the view of a shared link', async () => {
  const layer = aLayer()
  const query = `?layers=${layer._id}&selected=${layer._id}/1`
  open([layer], { features: [aFeature()], query })
  expect(await screen.findByRole('heading', { name: 'Feature 1' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Show Plots' })).not.toBeChecked()
})

test('titles a feature with its name', async () => {
  const layer = aLayer()
  const feature = aFeature({ properties: { Name: 'North gate', plot: 'A1' } })
  open([layer], { features: [feature], query: `?selected=${layer._id}/1` })
  expect(await screen.findByRole('heading', { name: 'North gate' })).toBeVisible()
  expect(screen.queryByText('Feature 1')).toBeNull()
})

test('opens at one place if layers lie far apart, and offers to show all', async () => {
  const far = aLayer({ name: 'Dam', kind: 'raster', bounds: [-114.74, 36.01, -114.73, 36.02] })
  const { user } = open([aLayer({ name: 'Plots' }), far])
  await user.click(await screen.findByRole('button', { name: 'Show all layers' }))
  expect(screen.queryByText(/too far away/)).toBeNull()
})

test('keeps the map view while the overview is shown', async () => {
  const layer = aLayer()
  const view = `view=@46.78,-92.1,15z&layers=${layer._id}&selected=${layer._id}/1`
  const { user, path } = open([layer], { features: [aFeature()], query: `?${view}` })
  await user.click(await screen.findByRole('link', { name: 'Overview' }))
  expect(path()).toContain(`/overview?${view}`)
  await user.click(screen.getByRole('link', { name: 'Map' }))
  expect(await screen.findByRole('heading', { name: 'Feature 1' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Show Plots' })).not.toBeChecked()
  expect(path()).toMatch(new RegExp(`[^w]\\?${view}$`))
})

test('compares two chosen layers and disables drawing meanwhile', async () => {
  const layers = [aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho' }), aLayer({ name: 'Notes' })]
  const [plots, ortho, notes] = layers.map(({ _id }) => _id)
  const { user, path } = open(layers, { features: [aFeature()], query: `?selected=${plots}/1` })
  expect(await screen.findByRole('button', { name: 'Edit shape' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Draw area' }))
  await user.click(screen.getByRole('button', { name: 'Compare by swipe' }))
  await waitFor(() => expect(path()).toContain(`compare=${plots},${ortho}`))
  expect(screen.queryByRole('button', { name: 'Draw area' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit shape' })).toBeDisabled()

  await user.click(await screen.findByRole('combobox', { name: 'Right' }))
  const choices = await screen.findAllByTitle('Notes')
  await user.click(choices.find((choice) => choice.matches('.ant-select-item')) ?? screen.getByRole('listbox'))
  await waitFor(() => expect(path()).toContain(`compare=${plots},${notes}`))
  await user.click(screen.getByRole('button', { name: 'Stop comparing' }))
  await waitFor(() => expect(path()).not.toContain('compare='))
  expect(screen.getByRole('button', { name: 'Draw area' })).toHaveAttribute('aria-pressed', 'false')
})

test('restores a deleted layer', async () => {
  const { user } = open([aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho' })])
  await user.click(await screen.findByRole('button', { name: 'Actions for Plots' }))
  await user.click(await screen.findByText('Delete'))
  await waitFor(() => expect(names()).toEqual(['Ortho']))
  await screen.findByText('Plots deleted')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Ortho', 'Plots']))
})

test('shows the progress of an import and can cancel it; shows why another failed and retries it', async () => {
  const jobs = [aJob(), aJob({ status: 'failed' })]
  const [running, failed] = jobs
  server.use(...jobHandlers(jobs))
  const { user } = open([
    aLayer({ name: 'Ortho', status: 'importing', progress: 0.42, message: 'Making the overview', jobId: running?._id }),
    aLayer({ name: 'Plots', status: 'failed', message: 'The file ends in the middle', jobId: failed?._id }),
  ])
  const bar = await screen.findByRole('progressbar', { name: 'Import progress of Ortho' })
  expect(bar).toHaveAttribute('aria-valuenow', '42')
  expect(screen.getByText('Making the overview')).toBeVisible()
  expect(screen.getByText('The file ends in the middle')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel import of Ortho' }))
  await user.click(screen.getByRole('button', { name: 'Retry import of Plots' }))
  await waitFor(() => expect(jobs.map(({ status }) => status)).toEqual(['cancelled', 'queued']))
})

test('says that an import waits instead of showing a progress of 0 %', async () => {
  open([aLayer({ name: 'Ortho', status: 'importing', progress: 0, message: null })])
  expect(await screen.findByText('Waiting')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('offers to remove a file that cannot be imported, without a retry', async () => {
  const { user } = open([
    aLayer({ name: 'Plots', status: 'failed', message: 'The file is damaged', jobId: anId(), fileRejected: true }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Remove Plots' }))
  expect(screen.queryByRole('button', { name: 'Retry import of Plots' })).toBeNull()
  await waitFor(() => expect(screen.queryByText('The file is damaged')).toBeNull())
})

test('georeferences a raster by typed corners', async () => {
  const { user } = open([aLayer({ kind: 'raster', name: 'Ortho', status: 'needs_georeference', version: 2 })])
  const calls = recordCalls()
  await user.click(await screen.findByRole('button', { name: 'Place on map: Ortho' }))
  const georeferenceButton = screen.getByRole('button', { name: 'Place on map' })
  expect(georeferenceButton).toBeDisabled()
  for (const [corner, lat, long] of [
    ['Upper left', '2', '10'],
    ['Upper right', '2', '11'],
    ['Lower right', '1', '11'],
    ['Lower left', '1', '10'],
  ] as const) {
    await user.type(screen.getByLabelText(`${corner}, latitude`), lat)
    await user.type(screen.getByLabelText(`${corner}, longitude`), long)
  }
  await user.click(georeferenceButton)
  await waitFor(() =>
    expect(calls.find(({ path }) => path.startsWith('/layer/edit-layer'))?.body).toEqual({
      version: 2,
      corners: [
        { lat: 2, long: 10 },
        { lat: 2, long: 11 },
        { lat: 1, long: 11 },
        { lat: 1, long: 10 },
      ],
    }),
  )
})

test('edits attributes by version; shows a conflict and keeps typed values', async () => {
  const layer = aLayer()
  const features = [aFeature({ version: 3 })]
  const { user } = open([layer], { features, query: `?selected=${layer._id}/1` })
  await user.click(await screen.findByRole('button', { name: 'Edit attributes' }))
  const field = screen.getByRole('textbox', { name: 'plot' })
  await user.clear(field)
  await user.type(field, 'B7')
  const [feature] = features
  if (feature) feature.version = 4
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Another user changed this feature')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'plot' })).toHaveValue('B7')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Feature 1 saved')).toBeVisible()
  expect(features[0]?.properties).toEqual({ plot: 'B7', height: 3 })
})

test('flags a feature with a note', async () => {
  const layer = aLayer()
  const features = [aFeature()]
  const { user } = open([layer], { features, query: `?selected=${layer._id}/1` })
  await user.click(await screen.findByRole('button', { name: 'Flag for attention' }))
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Cracked')
  await user.click(screen.getByRole('button', { name: 'Flag' }))
  expect(await screen.findByText('Cracked')).toBeVisible()
  expect(features[0]).toMatchObject({ flagged: true, flagNote: 'Cracked' })
})

test('shows a layer to clients from its menu and hides it again in the inspector', async () => {
  const layers = [aLayer({ version: 3 })]
  const calls = recordCalls()
  const { user } = open(layers)
  await user.click(await screen.findByRole('button', { name: 'Actions for Plots' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show to clients' }))
  expect(await screen.findByRole('img', { name: 'Visible to clients' })).toBeVisible()
  await waitFor(() => expect(layers[0]).toMatchObject({ clientVisible: true, version: 4 }))

  await user.click(screen.getByRole('button', { name: 'Plots' }))
  const shown = await screen.findByRole('switch', { name: 'Visible to clients' })
  expect(shown).toBeChecked()
  await user.click(shown)
  await waitFor(() => expect(layers[0]).toMatchObject({ clientVisible: false, version: 5 }))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Visible to clients' })).toBeNull())
  expect(calls.filter(({ path }) => path.includes('/layer/share-with-clients/'))).toHaveLength(2)
})

test('marks a layer as a fence from its menu and takes it back in the inspector', async () => {
  const layers = [aLayer()]
  const { user } = open(layers)
  await user.click(await screen.findByRole('button', { name: 'Actions for Plots' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as fence' }))
  expect(await screen.findByRole('img', { name: 'Fence' })).toBeVisible()
  await waitFor(() => expect(layers[0]).toMatchObject({ fence: true }))
  await user.click(screen.getByRole('button', { name: 'Plots' }))
  const fence = await screen.findByRole('switch', { name: 'Fence' })
  expect(fence).toBeChecked()
  await user.click(fence)
  await waitFor(() => expect(layers[0]).toMatchObject({ fence: false }))
})

test('offers a rule about an area to people who may edit rules', async () => {
  const layer = aLayer()
  const ring = [
    [-92.1, 46.78],
    [-92.09, 46.78],
    [-92.09, 46.79],
    [-92.1, 46.78],
  ]
  const area = aFeature({ index: 2, geometry: { type: 'Polygon', coordinates: [ring] } })
  const point = aFeature()
  const query = `?selected=${layer._id}/2`
  const first = open([layer], { features: [area], query })
  expect(await screen.findByRole('button', { name: 'Flag for attention' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make an alert rule' })).toBeNull()
  first.unmount()
  const admin = aUser({ ...crew, permissions: [...crew.permissions, 'alert_list', 'tenant_update_self'] })
  const second = open([layer], { features: [point], query: `?selected=${layer._id}/1`, user: admin })
  expect(await screen.findByRole('button', { name: 'Flag for attention' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make an alert rule' })).toBeNull()
  second.unmount()
  server.use(...alertHandlers(), ...alertRuleHandlers())
  const { user } = open([layer], { features: [area], query, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Make an alert rule' }))
  const dialog = await screen.findByRole('dialog', { name: 'New rule' })
  expect(await within(dialog).findByTitle('Plots')).toBeVisible()
})

test('offers no changes to users who may only read', async () => {
  const layer = aLayer()
  open([layer], { features: [aFeature()], user: reader, query: `?selected=${layer._id}/1` })
  await screen.findByRole('heading', { name: 'Feature 1' })
  const editControls = /Edit|Delete|Flag for|Draw|^Move|Opacity|clients/
  expect(screen.queryAllByRole('button', { name: editControls })).toEqual([])
  expect(screen.queryByRole('slider')).toBeNull()
})

test('toggles the panels with L and I and remembers their state', async () => {
  const first = open([aLayer()])
  await screen.findByRole('complementary', { name: 'Layers' })
  await first.user.keyboard('l')
  expect(screen.queryByRole('complementary', { name: 'Layers' })).toBeNull()
  first.unmount()
  open([aLayer()])
  await screen.findByRole('complementary', { name: 'Inspector' })
  expect(screen.queryByRole('complementary', { name: 'Layers' })).toBeNull()
})

test('shows an error if the layers cannot be loaded', async () => {
  const mission = aMission()
  server.use(
    ...missionHandlers([mission]),
    http.get(apiUrl('/layer/all-layers-for-mission/:id'), () =>
      HttpResponse.json({ status: false, message: 'The tape is full' }, { status: 500 }),
    ),
  )
  renderApp({ route: `/dashboard/missions/${mission._id}?selected=${anId()}`, user: crew })
  expect(await screen.findByText('The tape is full')).toBeVisible()
})
