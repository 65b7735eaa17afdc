import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aLayer, aMission, anId, aPhoto, aUser } from '../../testing/factories'
import {
  aDetection,
  analysisHandlers,
  anAnalysis,
  CHANGES,
  CUT_AND_FILL,
  comparableHandler,
  VEHICLES,
} from '../../testing/handlers/analysis'
import type { Layer } from '../../api/layer'
import { jobHandlers } from '../../testing/handlers/job'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { layerHandlers } from '../../testing/handlers/layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { photoHandlers } from '../../testing/handlers/photo'
import { aThermalPhoto, thermalHandlers } from '../../testing/handlers/thermal'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const mission = aMission()
const missionId = mission._id
const ROUTE = `/dashboard/missions/${missionId}/analyses`
const editor = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'layer_list', 'edit_layer'] })
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'layer_list'] })

const orthomosaic = () => {
  const layer = aLayer({ missionId, name: 'Orthomosaic', kind: 'raster' })
  return { ...layer, raster: { ...layer.raster, kind: 'rgb' } as typeof layer.raster }
}

beforeEach(() => server.use(...missionHandlers([mission]), ...jobHandlers([])))

test('confirms, rejects and reopens results by key', async () => {
  const layer = orthomosaic()
  const analysis = anAnalysis({
    layer: { _id: layer._id, name: layer.name },
    counts: { candidate: 2, confirmed: 0, rejected: 0 },
  })
  const detections = [aDetection({ area: 40 }), aDetection({ area: 20 })]
  server.use(...layerHandlers([layer]), ...analysisHandlers([analysis], detections))
  const { user } = renderApp({ route: ROUTE, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Open Vegetation of Orthomosaic' }))
  expect(await screen.findByRole('button', { name: /Result 1 40 m² Open/ })).toBeVisible()
  await user.keyboard('j')
  await user.keyboard('c')
  expect(await screen.findByRole('button', { name: /Result 1 40 m² Confirmed/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: /Result 2/, current: true })).toBeVisible()
  await user.keyboard('r')
  expect(await screen.findByRole('button', { name: /Result 2 20 m² Rejected/ })).toBeVisible()
  await user.keyboard('u')
  expect(await screen.findByRole('button', { name: /Result 2 20 m² Open/ })).toBeVisible()
})

test('shows cut and fill in metres, with their volumes and a legend', async () => {
  const layer = orthomosaic()
  const analysis = anAnalysis({
    inferType: 'elevation',
    layer: { _id: layer._id, name: 'Surface' },
    figures: { cutM3: 120, fillM3: 80, offsetM: 0.25 },
    counts: { candidate: 1, confirmed: 0, rejected: 0 },
  })
  const detections = [aDetection({ area: 40, figures: { volumeM3: -60 } })]
  server.use(...layerHandlers([layer]), ...analysisHandlers([analysis], detections))
  const { user } = renderApp({ route: ROUTE, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Open Cut and fill of Surface' }))
  expect(await screen.findByText(/^Cut 120 m³, fill 80 m³, net -40 m³\./)).toBeVisible()
  expect(screen.getByText('A constant difference of 0.25 m was subtracted first.')).toBeVisible()
  const legend = within(screen.getByRole('list', { name: 'Mean difference of heights' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Below -2 m',
    '-2 to -1 m',
    '-1 to 0 m',
    '0 to 1 m',
    '1 to 2 m',
    'Above 2 m',
  ])
  expect(screen.getByRole('button', { name: /Result 1 -60 m³, -1.5 m on average Open/ })).toBeVisible()
})

test('starts an analysis of a layer with its parameters', async () => {
  const layer = orthomosaic()
  server.use(...layerHandlers([layer]), ...analysisHandlers())
  const { user } = renderApp({ route: `${ROUTE}?layer=${layer._id}`, user: editor })
  const form = within(await screen.findByRole('form', { name: 'New analysis' }))
  expect(await form.findByLabelText('Smallest area (m²)')).toHaveValue('1')
  expect(screen.getByText('No analyses yet')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Run analysis' }))
  expect(await screen.findByRole('button', { name: 'All analyses' })).toBeVisible()
})

test('offers readers the results without the buttons that change them', async () => {
  const analysis = anAnalysis()
  server.use(...layerHandlers([]), ...analysisHandlers([analysis], [aDetection()]))
  const { user } = renderApp({ route: ROUTE, user: reader })
  await user.click(await screen.findByRole('button', { name: 'Open Vegetation of Orthomosaic' }))
  expect(await screen.findByRole('button', { name: /Result 1/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete analysis' })).not.toBeInTheDocument()
})

test('runs a model of the model server with its parameters, and shows its progress', async () => {
  const layer = orthomosaic()
  server.use(...layerHandlers([layer]), ...analysisHandlers([], [], [VEHICLES]))
  const { user } = renderApp({ route: `${ROUTE}?layer=${layer._id}`, user: editor })
  const form = within(await screen.findByRole('form', { name: 'New analysis' }))
  expect(await form.findByLabelText('minScore')).toHaveValue('0.5')
  expect(form.getByText('Vehicles')).toBeVisible()
  expect(form.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Run analysis' }))
  expect(await screen.findByText(/Tile 2 of 5/)).toBeVisible()
  expect(await screen.findByText('Vehicles, version 1')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Cancel analysis/ })).toBeEnabled()
})

test('shows why a run failed, with a retry for those who may run analyses', async () => {
  const failed = { status: 'failed', isExternal: true, model: 'Vehicles', message: 'Out of memory' } as const
  const analysis = anAnalysis(failed)
  server.use(...layerHandlers([]), ...analysisHandlers([analysis]))
  renderApp({ route: ROUTE, user: editor })
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of memory')
  expect(screen.getByRole('button', { name: 'Try again: Vehicles of Orthomosaic' })).toBeEnabled()
})

test('names what the model server recognised', async () => {
  const analysis = anAnalysis({ isExternal: true, model: 'Vehicles', modelVersion: '2.1' })
  const detection = aDetection({ class: 'truck', area: null, figures: { confidence: 0.87 } })
  server.use(...layerHandlers([]), ...analysisHandlers([analysis], [detection]))
  const { user } = renderApp({ route: ROUTE, user: reader })
  await user.click(await screen.findByRole('button', { name: 'Open Vehicles of Orthomosaic' }))
  expect(await screen.findByRole('button', { name: /truck, 87% certain/ })).toBeVisible()
})

test('tells the precision of models and detectors with their version, also before the first analysis', async () => {
  const decided = { month: '2026-05', confirmed: 8, rejected: 2, precision: 0.8 }
  const rows = [
    { ...decided, inferType: 'vegetation', model: 'Aerie vegetation', modelVersion: '1' },
    { ...decided, inferType: 'objects', model: 'Solar panels', modelVersion: '2' },
  ]
  server.use(
    http.get(apiUrl('/aiml/precision'), () => HttpResponse.json({ status: true, data: { rows } })),
    ...layerHandlers([]),
    ...analysisHandlers(),
  )
  renderApp({ route: ROUTE, user: reader })
  expect(await screen.findByText('Solar panels, version 2')).toBeVisible()
  expect(screen.getByText('Vegetation')).toBeVisible()
  expect(screen.getAllByText('2026-05: 80% of 10')).toHaveLength(2)
})

const inspector = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'layer_list', 'edit_layer', 'data_page', 'feature_list'],
})

test('finds hotspots, reviews them by key and opens the photo of one with the hotspot marked', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const thermal = aThermalPhoto()
  const photo = { _id: thermal.photo.photoId, name: 'FLIR.jpg', x: 2, y: 1 }
  const figures = { degrees: 71, excess: 40, pixels: 12 }
  const detections = [
    aDetection({ area: null, geometry: null, figures, photo }),
    aDetection({ area: null, figures: { ...figures, degrees: 60 }, photo }),
  ]
  server.use(
    ...layerHandlers([]),
    ...analysisHandlers([], detections),
    ...thermalHandlers(thermal),
    ...photoHandlers([aPhoto({ _id: photo._id, missionId, name: 'FLIR.jpg', thermal: 'flir' })]),
  )
  const { user } = renderApp({ route: ROUTE, user: inspector })
  const form = within(await screen.findByRole('form', { name: 'Find hotspots' }))
  const excess = form.getByLabelText('Degrees above the surroundings (°C)')
  await user.clear(excess)
  await user.type(excess, '12')
  await user.click(form.getByRole('button', { name: 'Find hotspots' }))
  expect(await screen.findByRole('button', { name: /Result 1 71 °C, 40 °C above in FLIR.jpg Open/ })).toBeVisible()
  expect(screen.getByText(/Degrees above the surroundings \(°C\) 12/)).toBeVisible()
  await user.keyboard('j')
  expect(await screen.findByText(/place of this hotspot on the ground is unknown/)).toBeVisible()
  await user.keyboard('c')
  expect(await screen.findByRole('button', { name: /Result 1 .* Confirmed/ })).toBeVisible()
  await user.keyboard('r')
  expect(await screen.findByRole('button', { name: /Result 2 .* Rejected/ })).toBeVisible()
  await user.keyboard('o')
  const viewer = within(await screen.findByRole('dialog', { name: /FLIR.jpg/ }))
  // Opens on the temperatures, with the cursor at the hotspot.
  expect(await viewer.findByText('71.0 °C')).toBeVisible()
  jest.restoreAllMocks()
})

test('offers no search for hotspots without the permission to see temperatures', async () => {
  server.use(...layerHandlers([]), ...analysisHandlers(), ...thermalHandlers())
  renderApp({ route: ROUTE, user: editor })
  expect(await screen.findByText('No analyses yet')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Find hotspots' })).not.toBeInTheDocument()
})

test('compares a layer with one of another mission, named with its mission and date', async () => {
  const layer = orthomosaic()
  const march = {
    _id: anId(),
    name: 'Ortho',
    mission: { _id: anId(), name: 'March' },
    date: '2026-03-12T10:00:00.000Z',
  }
  const bodies: unknown[] = []
  server.use(
    http.post(apiUrl('/aiml/layer/:layer/change/infer'), async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ status: false, message: 'The layers do not overlap here.' }, { status: 409 })
    }),
    ...layerHandlers([layer]),
    ...analysisHandlers([], [], [CHANGES]),
    comparableHandler([march]),
  )
  const { user } = renderApp({ route: `${ROUTE}?layer=${layer._id}`, user: editor })
  const form = within(await screen.findByRole('form', { name: 'New analysis' }))
  const other = await form.findByRole('combobox', { name: 'Compare with' })
  expect(
    await form.findByText(/layers of all missions you may see that overlap this one, the newest first/),
  ).toBeVisible()
  expect(form.getByRole('button', { name: 'Run analysis' })).toBeDisabled()
  await waitFor(() => expect(other).toBeEnabled())
  await user.click(other)
  await user.click(await screen.findByTitle('Ortho, March, 3/12/2026'))
  await user.click(form.getByRole('button', { name: 'Run analysis' }))
  expect(await form.findByRole('alert')).toHaveTextContent('The layers do not overlap here.')
  expect(bodies).toMatchObject([{ compareLayerId: march._id }])
})

test('says why a layer can be compared with none', async () => {
  const layer = orthomosaic()
  server.use(...layerHandlers([layer]), ...analysisHandlers([], [], [CHANGES]), comparableHandler([]))
  renderApp({ route: `${ROUTE}?layer=${layer._id}`, user: editor })
  expect(await screen.findByText(/no other imported layer of this kind overlaps this one/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Compare with' })).toBeDisabled()
})

test('names the layer and the mission that a run was compared with', async () => {
  const compareLayer = { _id: anId(), name: 'Ortho', missionName: 'March' }
  server.use(...layerHandlers([]), ...analysisHandlers([anAnalysis({ inferType: 'change', compareLayer })], []))
  const { user } = renderApp({ route: ROUTE, user: reader })
  await user.click(await screen.findByRole('button', { name: 'Open Changes of Orthomosaic' }))
  expect(await screen.findByText('Compared with Ortho of the mission March')).toBeVisible()
})

test('a run covers what was previewed, and a preview ends when the settings change', async () => {
  const layer = orthomosaic()
  const runs: unknown[] = []
  server.use(
    http.post(apiUrl('/aiml/layer/:layer/vegetation/infer'), async ({ request }) => {
      runs.push(await request.json())
      return HttpResponse.json({ status: false, message: 'The package is used up.' }, { status: 409 })
    }),
    ...layerHandlers([layer]),
    ...analysisHandlers(),
  )
  const { user } = renderApp({ route: `${ROUTE}?layer=${layer._id}`, user: editor })
  const form = within(await screen.findByRole('form', { name: 'New analysis' }))
  expect(await form.findByRole('radio', { name: 'Whole layer' })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Preview' }))
  expect(await form.findByText(/^1 result in the whole layer/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Run analysis' }))
  expect(await form.findByRole('alert')).toHaveTextContent('The package is used up.')
  expect(runs).toEqual([{ parameters: { minAreaM2: 1 } }])
  await user.click(form.getByRole('radio', { name: 'Visible part of the map' }))
  expect(form.queryByText(/1 result/)).not.toBeInTheDocument()
})

test('computes cut and fill in the polygons of a layer', async () => {
  const surface = aLayer({
    kind: 'raster',
    name: 'May',
    raster: { ...orthomosaic().raster, kind: 'elevation' } as Layer['raster'],
  })
  const areas = aLayer({ kind: 'vector', name: 'Stockpiles', featureCount: 2 })
  const before = {
    _id: anId(),
    name: 'March',
    mission: { _id: anId(), name: 'Quarry' },
    date: '2026-03-12T10:00:00.000Z',
  }
  const started: unknown[] = []
  server.use(
    ...layerHandlers([surface, areas]),
    comparableHandler([before]),
    http.post(apiUrl('/aiml/layer/:layer/:type/infer'), async ({ request }) => {
      started.push(await request.json())
      return HttpResponse.json({ status: true, data: { jobId: anId(), analysisId: anId() } })
    }),
    ...analysisHandlers([], [], [CUT_AND_FILL]),
  )
  const { user } = renderApp({
    route: `${ROUTE}?layer=${surface._id}`,
    user: { ...editor, permissions: [...editor.permissions, 'feature_list'] },
  })
  const form = within(await screen.findByRole('form', { name: 'New analysis' }))
  const other = await form.findByRole('combobox', { name: 'Compare with' })
  await waitFor(() => expect(other).toBeEnabled())
  await user.click(other)
  await user.click(await screen.findByTitle('March, Quarry, 3/12/2026'))
  await user.click(form.getByRole('combobox', { name: 'Areas' }))
  await user.click(await screen.findByTitle('Polygons of Stockpiles'))
  await user.click(form.getByRole('button', { name: 'Run analysis' }))
  await waitFor(() => expect(started).toMatchObject([{ areasLayerId: areas._id, compareLayerId: before._id }]))
})
