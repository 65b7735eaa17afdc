import { act, renderHook } from '@testing-library/react'
import type { MapHandle } from '../engine'
import type { DrawTask } from '../scene'
import { startDrawing, type Drawing } from './startDrawing'
import { useDrawing } from './useDrawing'

// jsdom has no canvas; e2e tests cover the drawing.
jest.mock('./startDrawing', () => ({ startDrawing: jest.fn() }))
const start = jest.mocked(startDrawing)

type Adapter = Awaited<ReturnType<MapHandle['drawAdapter']>>

const events = { onChange: () => undefined, onDrawn: () => undefined }
const POINT: DrawTask = { mode: 'point', snap: false }
const LINE: DrawTask = { mode: 'line', snap: true }

test('starts only the second of two tools activated in quick succession', async () => {
  const comes: (() => void)[] = []
  const drawAdapter = () => new Promise<Adapter>((resolve) => comes.push(() => resolve({} as Adapter)))
  const map = { drawAdapter } as unknown as MapHandle
  const stop = jest.fn()
  const drawing = { stop } as unknown as Drawing
  start.mockReturnValue(drawing)
  const { result, rerender, unmount } = renderHook(({ task }) => useDrawing(map, task, events), {
    initialProps: { task: POINT },
  })
  rerender({ task: LINE })
  await act(async () => {
    for (const come of comes) come()
    await import('./startDrawing')
  })

  expect(start.mock.calls.map(([, , task]) => task.mode)).toEqual(['line'])
  expect(result.current).toBe(drawing)
  expect(stop).not.toHaveBeenCalled()
  unmount()
  expect(stop).toHaveBeenCalledTimes(1)
})
