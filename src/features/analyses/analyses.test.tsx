import { screen, within } from '@testing-library/react'
import { aLayer, aMission, aUser } from '../../testing/factories'
import { aDetection, analysisHandlers, anAnalysis, VEHICLES } from '../../testing/handlers/analysis'
import { jobHandlers } from '../../testing/handlers/job'
import { layerHandlers } from '../../testing/handlers/layer'
import { missionHandlers } from '../../testing/handlers/mission'
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
  expect(form.queryByRole('button', { name: 'Preview visible part' })).not.toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Run analysis' }))
  expect(await screen.findByText(/Tile 2 of 5/)).toBeVisible()
  expect(screen.getByText('Vehicles, version 1')).toBeVisible()
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
