import { screen, within } from '@testing-library/react'
import { aLayer, aMission, aUser } from '../../testing/factories'
import { aDetection, analysisHandlers, anAnalysis } from '../../testing/handlers/analysis'
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
