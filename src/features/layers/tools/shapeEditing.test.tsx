// What the page does with drawn and edited shapes. e2e tests cover the drawing itself.
import { act, screen, waitFor } from '@testing-library/react'
import type { Feature } from 'geojson'
import type { Engine, MapHandle } from '../../../map/engine'
import type { startDrawing } from '../../../map/drawing/startDrawing'
import type { Layer } from '../../../api/layer'
import { aFeature, aLayer, aMission, anId, aUser } from '../../../testing/factories'
import { featureHandlers } from '../../../testing/handlers/feature'
import { layerHandlers } from '../../../testing/handlers/layer'
import { missionHandlers } from '../../../testing/handlers/mission'
import { countRenders } from '../../../testing/renderCounter'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

// jsdom has no canvas, so the engine is ready immediately and the tests call the drawing events themselves.
const mockStart = jest.fn<ReturnType<typeof startDrawing>, Parameters<typeof startDrawing>>()
jest.mock('../../../map/drawing/startDrawing', () => ({
  startDrawing: (...all: Parameters<typeof startDrawing>) => mockStart(...all),
}))
const handle: MapHandle = {
  canRotate: true,
  canTilt: true,
  hasBundledMap: true,
  view: () => ({ center: [0, 0], zoom: 10, bearing: 0 }),
  bounds: () => [-1, -1, 1, 1],
  size: () => ({ width: 800, height: 600 }),
  moveTo: () => undefined,
  fit: () => undefined,
  panBy: () => undefined,
  project: () => ({ x: 0, y: 0 }),
  unproject: () => [0, 0],
  featuresInTiles: () => [],
  dotsInView: () => ({ dots: 0, features: 0 }),
  watchDrawn: () => () => undefined,
  featuresAt: () => [],
  drawAdapter: () => Promise.resolve({} as Awaited<ReturnType<MapHandle['drawAdapter']>>),
  setDrawing: () => undefined,
}
const mockEngine: Engine = ({ onReady }) => <button onClick={() => onReady(handle)}>Open the map</button>
jest.mock('../../../map/useEngine', () => ({
  useEngine: () => ({ engine: mockEngine, hasFailed: false, attempt: 0, retry: () => undefined }),
}))

const surveyor = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'layer_list', 'feature_list', 'edit_feature', 'add_feature', 'save_drawings'],
})
const onlyAdding = surveyor.permissions.filter((name) => name !== 'save_drawings')
const line = (...coordinates: [number, number][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates },
})
const EDITED = line([4, 52], [4.2, 52.1])

/** Opens the map of a mission with a selected feature. */
async function open({ user: who = surveyor, drawings = [] }: { user?: typeof surveyor; drawings?: Layer[] } = {}) {
  const mission = aMission()
  const layer = aLayer()
  const features = [aFeature({ version: 3, geometry: { ...line([4, 52], [4.1, 52]).geometry } })]
  server.use(...missionHandlers([mission]), ...layerHandlers([layer, ...drawings]), ...featureHandlers(features))
  const { user, path } = renderApp({
    route: `/dashboard/missions/${mission._id}?selected=${layer._id}/1`,
    user: who,
  })
  await user.click(await screen.findByRole('button', { name: 'Open the map' }))
  await screen.findByRole('heading', { name: 'Feature 1' })
  return { user, path, features, layer }
}

type User = Awaited<ReturnType<typeof open>>['user']

/** Activates a tool by its button. @returns the drawing task, and the events that report the drawing to the page */
async function activate(user: User, name: string) {
  const before = mockStart.mock.calls.length
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(mockStart.mock.calls.length).toBe(before + 1))
  const [, , task, events] = mockStart.mock.lastCall ?? []
  if (!task || !events) throw new Error('Nothing is being drawn')
  return { task, events }
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../workspace/MissionMap'), 120_000)
beforeEach(() => {
  localStorage.clear()
  mockStart.mockReset().mockReturnValue({
    pressKey: () => false,
    addVertex: () => false,
    moveVertexToCenter: () => undefined,
    hasShape: () => false,
    stop: () => undefined,
  })
})
afterEach(stopRecording)

const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'

test('saves an edited shape with its version and can undo the change', async () => {
  const { user, features } = await open()
  const { task, events } = await activate(user, 'Edit shape')
  expect(task).toMatchObject({ mode: 'edit', feature: { id: 1, geometry: features[0]?.geometry } })
  expect(screen.getByRole('button', { name: 'Save shape' })).toBeDisabled()

  const calls = recordCalls()
  act(() => events.onChange(EDITED))
  await user.click(screen.getByRole('button', { name: 'Save shape' }))
  expect(await screen.findByText('Feature 1 saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    index: 1,
    version: 3,
    geometry: EDITED.geometry,
  })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save shape' })).toBeNull()
  expect(isOn('Select')).toBe(true)
})

test('keeps the tool active and shows the reason when another user changed the shape first', async () => {
  const { user, features } = await open()
  const { events } = await activate(user, 'Edit shape')
  act(() => events.onChange(EDITED))
  const [feature] = features
  if (feature) feature.version = 4
  await user.click(screen.getByRole('button', { name: 'Save shape' }))
  expect((await screen.findAllByText('Another user changed this feature'))[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save shape' })).toBeEnabled()
})

test('asks before another tool discards an unfinished edit', async () => {
  const { user, features } = await open()
  const { events } = await activate(user, 'Edit shape')
  act(() => events.onChange(EDITED))

  await user.click(screen.getByRole('button', { name: 'Measure length' }))
  expect(await screen.findByText('Discard this shape?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByText('Discard this shape?')).toBeNull())
  expect(screen.getByRole('button', { name: 'Save shape' })).toBeEnabled()

  await user.click(screen.getByRole('button', { name: 'Measure length' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Click on the map to start measuring')).toBeVisible()
  expect(isOn('Measure length')).toBe(true)
  expect(features[0]?.version).toBe(3)
})

test('asks before a comparison discards an unfinished line, and starts after discarding', async () => {
  const { user, path } = await open()
  const { events } = await activate(user, 'Draw line')
  act(() => events.onChange(line([4, 52], [5, 52])))
  await user.click(screen.getByRole('button', { name: 'Compare by swipe' }))
  await screen.findByText('Discard this shape?')
  expect(path()).not.toContain('compare=')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(path()).toContain('compare='))
})

test('asks before leaving the page discards an unfinished shape', async () => {
  const { user, path } = await open()
  const { events } = await activate(user, 'Edit shape')
  act(() => events.onChange(EDITED))
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  expect(await screen.findByText('Leave without saving?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay on page' }))
  expect(path()).not.toContain('/overview')
  expect(screen.getByRole('button', { name: 'Save shape' })).toBeEnabled()
})

test('does not ask when nothing would be lost: unchanged, cancelled or only measured', async () => {
  const { user } = await open()
  const edit = await activate(user, 'Edit shape')
  await activate(user, 'Measure length')
  await activate(user, 'Edit shape')
  act(() => edit.events.onChange(EDITED))
  act(() => edit.events.onChange(null))
  const measure = await activate(user, 'Measure length')
  act(() => measure.events.onChange(line([4, 52], [5, 52])))
  await user.click(screen.getByRole('button', { name: 'Select' }))
  expect(isOn('Select')).toBe(true)
  expect(screen.queryByText('Discard this shape?')).toBeNull()
})

test('renders no layer row and no inspector while a shape follows the pointer', async () => {
  const { user } = await open()
  const { events } = await activate(user, 'Draw line')
  act(() => events.onChange(line([4, 52], [4.5, 52])))
  const renders = await countRenders(() => {
    for (let step = 1; step <= 50; step++) act(() => events.onChange(line([4, 52], [4.5 + step / 100, 52])))
  })
  expect(renders.get('DrawBar')).toBeGreaterThanOrEqual(50)
  for (const name of ['LayerRow', 'LayerMenu', 'LayerPanel', 'Inspector', 'WorkspaceMap', 'LoadedMap']) {
    expect([name, renders.get(name) ?? 0]).toEqual([name, 0])
  }
})

test('renders no layer row while a measurement is drawn', async () => {
  const { user } = await open()
  const { events } = await activate(user, 'Measure length')
  const renders = await countRenders(() => {
    for (let step = 1; step <= 50; step++) act(() => events.onChange(line([4, 52], [4.5 + step / 100, 52])))
  })
  expect(renders.get('MeasureCard')).toBeGreaterThanOrEqual(50)
  expect(renders.get('LayerRow') ?? 0).toBe(0)
})

describe('the layer that receives drawings', () => {
  const drawn = (calls: ReturnType<typeof recordCalls>) =>
    calls.filter(({ method, path }) => method === 'POST' && /create-vector-layer|addFeature/.test(path))

  test('is a new one, not the imported layer that is selected', async () => {
    const { user, layer } = await open()
    const { events } = await activate(user, 'Draw line')
    const calls = recordCalls()
    act(() => events.onDrawn(EDITED))
    expect(await screen.findByText('Added to Drawing')).toBeVisible()
    expect(drawn(calls)[0]?.body).toMatchObject({ name: 'Drawing', ownDrawing: true })
    expect(drawn(calls).some(({ path }) => path.includes(layer._id))).toBe(false)
  })

  test("is the user's own drawing layer, not that of a colleague", async () => {
    const own = aLayer({ name: 'Drawing', drawingOf: surveyor._id })
    const other = aLayer({ name: 'Drawing', drawingOf: anId() })
    const { user } = await open({ drawings: [other, own] })
    const { events } = await activate(user, 'Draw line')
    const calls = recordCalls()
    act(() => events.onDrawn(EDITED))
    expect(await screen.findByText('Added to Drawing')).toBeVisible()
    expect(drawn(calls).map(({ path }) => path)).toEqual([expect.stringContaining(own._id)])
  })

  test('is the one chosen by "Draw in this layer", for all drawing tools', async () => {
    const { user, layer } = await open({ user: { ...surveyor, permissions: onlyAdding } })
    expect(screen.queryByRole('button', { name: 'Draw line' })).toBeNull()
    await user.click(screen.getByRole('button', { name: `Actions for ${layer.name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Draw in this layer' }))
    const { events } = await activate(user, 'Draw line')
    const calls = recordCalls()
    act(() => events.onDrawn(EDITED))
    expect(await screen.findByText(`Added to ${layer.name}`)).toBeVisible()
    expect(drawn(calls).map(({ path }) => path)).toEqual([expect.stringContaining(layer._id)])
  })
})

test('names the steps of the point tool', async () => {
  const { user } = await open()
  await activate(user, 'Draw point')
  expect(screen.getByText(/^Click to place a point/)).toBeVisible()
})

test.each(['on the map', 'elsewhere'])('leaves the edited shape by Escape %s', async (where) => {
  const { user } = await open()
  const { events } = await activate(user, 'Edit shape')
  if (where === 'elsewhere') await user.keyboard('{Escape}')
  else act(() => events.onChange(null))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save shape' })).toBeNull())
  expect(isOn('Select')).toBe(true)
})
