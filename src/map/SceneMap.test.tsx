import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { BaseMapsContext } from './base-map/baseMapsContext'
import type { Engine, MapHandle } from './engine'
import { mapEngineSlice } from './mapEngineSlice'
import { SceneMap, type SceneMapProps } from './SceneMap'
import type { FeaturesLayer, Scene } from './scene'
import type { useEngine } from './useEngine'

// jsdom cannot draw. These tests cover what the map does with an engine; e2e covers what the engines draw in Chromium.
const mockUseEngine = jest.fn<ReturnType<typeof useEngine>, []>()
jest.mock('./useEngine', () => ({ useEngine: () => mockUseEngine() }))

const plot = (id: number, name: string, long: number): FeaturesLayer['data']['features'][number] => ({
  type: 'Feature',
  id,
  properties: { name },
  geometry: { type: 'Point', coordinates: [long, 52] },
})

const SCENE: Scene = {
  layers: [
    {
      kind: 'features',
      id: 'plots',
      name: 'Plots',
      visible: true,
      opacity: 1,
      style: { color: '#d4380d' },
      data: { type: 'FeatureCollection', features: [plot(1, 'North', 4), plot(2, 'South', 4.5), plot(3, 'Far', 20)] },
    },
    { kind: 'raster-tiles', id: 'ortho', visible: true, opacity: 1, tiles: '/{z}/{x}/{y}', tileSize: 256 },
    { kind: 'raster-tiles', id: 'hidden', visible: false, opacity: 1, tiles: '/{z}/{x}/{y}', tileSize: 256 },
  ],
}

const panBy = jest.fn()
const moveTo = jest.fn()
const handle: MapHandle = {
  canRotate: true,
  canTilt: true,
  hasBundledMap: true,
  view: () => ({ center: [4.25, 52], zoom: mockZoom, bearing: 0 }),
  bounds: () => [3, 51, 6, 53],
  size: () => ({ width: 800, height: 600 }),
  moveTo,
  fit: jest.fn(),
  panBy,
  project: () => ({ x: 0, y: 0 }),
  unproject: () => [0, 0],
  featuresInTiles: () => [],
  dotsInView: () => mockDots,
  watchDrawn(listener) {
    mockDrawn = listener
    return () => undefined
  },
  featuresAt: () => [],
  drawAdapter: () => Promise.reject(new Error('There is no drawing here')),
  setDrawing: jest.fn(),
}

let mockZoom = 9.4
let mockDots = { dots: 0, features: 0 }
let mockDrawn = () => {}

beforeEach(() => {
  mockZoom = 9.4
  mockDots = { dots: 0, features: 0 }
})

const FakeEngine: Engine = ({ start, onReady, onPointer, onPick }) => (
  <>
    <button onMouseMove={() => onPointer([4.2, 52.1])} onClick={() => onPick(null)}>
      Where nothing is
    </button>
    <p>begins with {JSON.stringify(start)}</p>
    <button onClick={() => onReady(handle)}>Open the map</button>
  </>
)

function show(loaded: Partial<ReturnType<typeof useEngine>>, onPick?: SceneMapProps['onPick'], canManage = false) {
  mockUseEngine.mockReturnValue({ engine: undefined, hasFailed: false, attempt: 0, retry: jest.fn(), ...loaded })
  const store = configureStore({ reducer: { [mapEngineSlice.name]: mapEngineSlice.reducer } })
  const map = <SceneMap scene={SCENE} label="Map of the yard" {...(onPick && { onPick })} />
  const page = (
    <MemoryRouter>
      <BaseMapsContext value={{ maps: [], owner: 'tester', request: () => undefined, canManage }}>
        {map}
      </BaseMapsContext>
    </MemoryRouter>
  )
  return { ...render(<Provider store={store}>{page}</Provider>), user: userEvent.setup() }
}

test('shows a loading state while the engine loads', () => {
  show({})
  expect(screen.getByRole('status')).toHaveTextContent('Loading map…')
})

test('offers a retry if the engine cannot be loaded', async () => {
  const retry = jest.fn()
  const { user } = show({ hasFailed: true, retry })
  expect(screen.getByRole('alert')).toHaveTextContent('Map could not be displayed')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('moves the map by keys', async () => {
  const { user } = show({ engine: FakeEngine })
  await user.click(screen.getByRole('button', { name: 'Open the map' }))
  screen.getByRole('application', { name: 'Map of the yard' }).focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}+n')
  expect(panBy.mock.calls).toEqual([
    [100, 0],
    [0, -20],
  ])
  expect(moveTo.mock.calls).toEqual([
    [{ zoom: 10 }, true],
    [{ bearing: 0 }, true],
  ])
})

test('lists the features within the map, topmost first, and selects one like a click', async () => {
  const onPick = jest.fn()
  const { user } = show({ engine: FakeEngine }, onPick)
  await user.click(screen.getByRole('button', { name: 'Open the map' }))
  await user.click(screen.getByRole('button', { name: 'List features in view' }))
  const list = screen.getByRole('complementary', { name: 'In view' })
  expect([...list.querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
    'ortho raster',
    'Plots 2 features',
  ])
  expect(screen.queryByRole('button', { name: 'Far' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'South' }))
  const picked = { layerId: 'plots', featureId: 2, at: [4.5, 52], properties: { name: 'South' } }
  expect(onPick).toHaveBeenCalledWith(picked, [4.5, 52])
  await user.click(screen.getByRole('button', { name: 'Close list' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('says how many features the dots of a thinned layer stand for, and nothing where each feature is drawn', async () => {
  mockDots = { dots: 960, features: 1_012_345 }
  const { user } = show({ engine: FakeEngine })
  await user.click(screen.getByRole('button', { name: 'Open the map' }))
  act(() => mockDrawn())
  const note = '960 dots stand for about 1,000,000 features. Zoom in to see each of them.'
  expect(screen.getByText(note)).toBeVisible()
  mockDots = { dots: 3, features: 3 }
  act(() => mockDrawn())
  expect(screen.queryByText(/dots? stand/)).toBeNull()
})

test('says that features are drawn as dots at zooms that draw small features, and does not promise more where zooming adds none', async () => {
  mockDots = { dots: 3, features: 3 }
  mockZoom = 13
  const { user } = show({ engine: FakeEngine })
  await user.click(screen.getByRole('button', { name: 'Open the map' }))
  act(() => mockDrawn())
  expect(screen.getByText('3 dots stand for about 3 features. Zoom in to see each of them.')).toBeVisible()
  mockZoom = 17
  act(() => mockDrawn())
  const note = '3 dots stand for about 3 features, which are too many to draw each of them.'
  expect(screen.getByText(note, { exact: false })).toBeVisible()
})

test('links to the base maps for those who manage them, and for nobody else', async () => {
  const { user, unmount } = show({ engine: FakeEngine })
  await user.click(screen.getByRole('button', { name: 'Open the map' }))
  await user.click(screen.getByRole('button', { name: 'Base map' }))
  expect(screen.getByRole('radio', { name: 'None' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  unmount()

  show({ engine: FakeEngine }, undefined, true)
  await user.click(screen.getByRole('button', { name: 'Open the map' }))
  await user.click(screen.getByRole('button', { name: 'Base map' }))
  expect(screen.getByRole('link', { name: 'Add or change base maps' })).toHaveAttribute('href', '/dashboard/base-maps')
})

test('reports the position of a click that hits no feature', async () => {
  const onPick = jest.fn()
  const { user } = show({ engine: FakeEngine }, onPick)
  await user.click(screen.getByRole('button', { name: 'Where nothing is' }))
  expect(onPick).toHaveBeenCalledWith(null, [4.2, 52.1])
})

test('starts at the bounds of the whole scene', () => {
  show({ engine: FakeEngine })
  expect(screen.getByText('begins with [4,52,20,52]')).toBeVisible()
})
