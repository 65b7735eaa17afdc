import { renderHook } from '@testing-library/react'
import type { MapHandle } from './engine'
import type { Bounds, SceneView } from './scene'
import { useCameraSync } from './useCameraSync'

const START: SceneView = { center: [4, 52], zoom: 19, bearing: 0 }
const HALFWAY: SceneView = { center: [4.0001, 52], zoom: 19, bearing: 0 }
const LINKED: SceneView = { center: [5, 53], zoom: 12, bearing: 0 }

/** A map whose own view is between two reported ones, because it moves. */
function movingMap() {
  const moveTo = jest.fn()
  const map = { view: () => ({ center: [4.00005, 52], zoom: 19, bearing: 0 }), moveTo } as unknown as MapHandle
  return { map, moveTo }
}

test('a view that the map reported does not interrupt its next movement', () => {
  const { map, moveTo } = movingMap()
  const { result, rerender } = renderHook(({ view }) => useCameraSync(map, view), { initialProps: { view: START } })
  moveTo.mockClear()
  result.current(HALFWAY)
  rerender({ view: HALFWAY })
  expect(moveTo).not.toHaveBeenCalled()
})

test('a view from a link moves the map, also back to a view that it reported before', () => {
  const { map, moveTo } = movingMap()
  const { result, rerender } = renderHook(({ view }) => useCameraSync(map, view), { initialProps: { view: START } })
  moveTo.mockClear()
  result.current(HALFWAY)
  rerender({ view: HALFWAY })
  rerender({ view: LINKED })
  rerender({ view: HALFWAY })
  expect(moveTo.mock.calls).toEqual([
    [LINKED, true],
    [HALFWAY, true],
  ])
})

test('the first bounds are shown at once, later ones with an animation', () => {
  const fit = jest.fn()
  const map = { view: () => START, fit } as unknown as MapHandle
  const first: Bounds = [4, 52, 5, 53]
  const second: Bounds = [6, 50, 7, 51]
  const { rerender } = renderHook(
    ({ bounds }) => useCameraSync(map, undefined, bounds && { bounds, key: bounds.join() }),
    {
      initialProps: { bounds: undefined as Bounds | undefined },
    },
  )
  rerender({ bounds: first })
  rerender({ bounds: second })
  expect(fit.mock.calls).toEqual([
    [first, false],
    [second, true],
  ])
})
