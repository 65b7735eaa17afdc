import { configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import type { Engine, MapHandle, TerrainState } from '../engine'
import { mapEngineSlice } from '../mapEngineSlice'
import { SceneMap } from '../SceneMap'
import type { useEngine } from '../useEngine'
import { rememberedChoice } from './rememberedTerrain'
import type { Terrain, TerrainSurface } from './terrain'

// jsdom cannot draw. These tests cover the control and the camera; e2e covers what MapLibre draws in Chromium.
const mockUseEngine = jest.fn<ReturnType<typeof useEngine>, []>()
jest.mock('../useEngine', () => ({ useEngine: () => mockUseEngine() }))

const surface = (layerId: string, name: string): TerrainSurface => ({
  layerId,
  name,
  tiles: `/apis/v1/tiles/elevation/${layerId}/{z}/{x}/{y}?v=1`,
  maxZoom: 17,
})
const FIRST = surface('01938f6e-7a3b-7c21-9b1e-2f64c1d2a301', 'Surface, March')
const SECOND = surface('01938f6e-7a3b-7c21-9b1e-2f64c1d2a302', 'Surface, May')
const FLAT_VIEW = { center: [4.25, 52] as [number, number], zoom: 9.4, bearing: 20 }

const moveTo = jest.fn()
let pitch: number | undefined
const handle: MapHandle = {
  canRotate: true,
  canTilt: true,
  hasBundledMap: true,
  view: () => ({ ...FLAT_VIEW, ...(pitch !== undefined && { pitch }) }),
  bounds: () => [3, 51, 6, 53],
  size: () => ({ width: 800, height: 600 }),
  moveTo,
  fit: jest.fn(),
  panBy: jest.fn(),
  project: () => ({ x: 0, y: 0 }),
  unproject: () => [0, 0],
  featuresInTiles: () => [],
  dotsInView: () => ({ dots: 0, features: 0 }),
  watchDrawn: () => () => undefined,
  featuresAt: () => [],
  drawAdapter: () => Promise.reject(new Error('There is no drawing here')),
  setDrawing: jest.fn(),
}

let reportState: (state: TerrainState) => void
const engineWith = (shown: MapHandle): Engine =>
  function FakeEngine({ scene, onReady, onTerrain }) {
    reportState = (state) => onTerrain?.(state)
    return (
      <>
        <button onClick={() => onReady(shown)}>Open the map</button>
        <output>{JSON.stringify(scene.terrain ?? 'flat')}</output>
      </>
    )
  }

interface ShownMap {
  surfaces?: readonly TerrainSurface[]
  opened?: MapHandle
  start?: Terrain | null
}

function MapPage({ surfaces = [FIRST, SECOND], start = null }: ShownMap) {
  const [terrain, onChange] = useState(start)
  return (
    <SceneMap
      scene={{ layers: [] }}
      label="Map of the yard"
      terrain={rememberedChoice('the-yard', { surfaces, terrain, onChange })}
    />
  )
}

async function show(options: ShownMap = {}) {
  const engine = engineWith(options.opened ?? handle)
  mockUseEngine.mockReturnValue({ engine, hasFailed: false, attempt: 0, retry: jest.fn() })
  const store = configureStore({ reducer: { [mapEngineSlice.name]: mapEngineSlice.reducer } })
  render(
    <Provider store={store}>
      <MemoryRouter>
        <MapPage {...options} />
      </MemoryRouter>
    </Provider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open the map' }))
  return user
}

const drawn = () => screen.getAllByRole('status')[0]?.textContent ?? ''
const button = () => screen.getByRole('button', { name: '3D terrain' })

beforeEach(() => {
  pitch = undefined
  moveTo.mockClear()
  sessionStorage.clear()
})

test('says what is missing without an elevation model, and does nothing', async () => {
  const user = await show({ surfaces: [] })
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveAccessibleDescription(/needs an elevation model/)
  await user.click(button())
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('says that Google Maps is flat', async () => {
  await show({ opened: { ...handle, canTilt: false } })
  expect(button()).toHaveAccessibleDescription(/Google Maps is shown flat/)
})

test('tilts the map, changes the terrain, and restores the flat view', async () => {
  const user = await show()
  expect(drawn()).toBe('"flat"')
  await user.click(button())
  expect(moveTo.mock.calls).toEqual([[{ pitch: 60 }, true]])
  pitch = 60
  expect(drawn()).toContain(FIRST.layerId)
  const panel = within(await screen.findByRole('complementary', { name: '3D terrain' }))
  fireEvent.keyDown(panel.getByRole('slider', { name: 'Exaggeration' }), { key: 'End', keyCode: 35 })
  expect(drawn()).toContain('"exaggeration":5')
  fireEvent.keyDown(panel.getByRole('slider', { name: 'Direction' }), { key: 'Home', keyCode: 36 })
  expect(panel.getByRole('slider', { name: 'Direction' })).toHaveAttribute('aria-valuetext', '0° N')
  expect(drawn()).toContain('"azimuth":0')
  moveTo.mockClear()
  await user.click(panel.getByRole('button', { name: 'Tilt to the ground' }))
  expect(moveTo).toHaveBeenCalledWith({ pitch: 45, bearing: 20 }, true)
  await user.click(panel.getByRole('button', { name: 'Flat view' }))
  expect(moveTo).toHaveBeenLastCalledWith(FLAT_VIEW, false)
  expect(drawn()).toBe('"flat"')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('has the last terrain when it becomes 3D again', async () => {
  const last = { layerId: SECOND.layerId, exaggeration: 2, sun: { azimuth: 90, altitude: 30 } }
  const user = await show({ start: last })
  await user.click(button())
  await user.click(await screen.findByRole('button', { name: 'Flat view' }))
  await user.click(button())
  expect(drawn()).toContain('"exaggeration":2')
  expect(drawn()).toContain(SECOND.layerId)
})

test('a link to a terrain keeps its camera', async () => {
  pitch = 35
  await show({ start: { layerId: FIRST.layerId, exaggeration: 1, sun: { azimuth: 90, altitude: 30 } } })
  expect(moveTo).not.toHaveBeenCalled()
  expect(button()).toHaveAttribute('aria-pressed', 'true')
})

test('a link to an elevation model that is gone shows the flat map', async () => {
  const gone = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a309'
  await show({ start: { layerId: gone, exaggeration: 1, sun: { azimuth: 90, altitude: 30 } } })
  expect(drawn()).toBe('"flat"')
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('says when heights could not be loaded, and loads them again', async () => {
  const user = await show()
  await user.click(button())
  expect(await screen.findByText('Loading heights…')).toBeVisible()
  act(() => reportState('failed'))
  expect(screen.getByRole('alert')).toHaveTextContent('Some heights could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(drawn()).toContain('"attempt":1')
  act(() => reportState('ready'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('printing and nothing else needs the flat view', async () => {
  const user = await show()
  expect(screen.getByRole('button', { name: 'Print or export' })).not.toHaveAttribute('aria-disabled')
  await user.click(button())
  expect(screen.getByRole('button', { name: 'Print or export' })).toHaveAccessibleDescription(/exact scale/)
  await user.click(screen.getByRole('button', { name: 'Print or export' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('page up tilts and Home rotates a 3D map, not a flat one', async () => {
  const user = await show()
  const map = screen.getByRole('application')
  map.focus()
  await user.keyboard('{PageUp}{Home}')
  expect(moveTo).not.toHaveBeenCalled()
  pitch = 70
  await user.keyboard('{PageUp}{Home}')
  expect(moveTo.mock.calls).toEqual([
    [{ pitch: 75, bearing: 20 }, true],
    [{ pitch: 70, bearing: 5 }, true],
  ])
})
