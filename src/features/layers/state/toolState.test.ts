import type { Feature } from 'geojson'
import { createToolStore, hasUnsavedShape, reduceTool, SELECT, START, type Tool, type ToolState } from './toolState'

const line: Tool = { kind: 'draw', mode: 'line', layerId: null }
const shape: Feature = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [4, 52],
      [5, 53],
    ],
  },
}
const drawing: ToolState = { tool: line, shape, isDone: true, cursor: [4, 52], highlight: null }

test('another tool discards the shape and the cursor', () => {
  const next: Tool = { kind: 'measure', what: 'length' }
  expect(reduceTool(drawing, { type: 'activated', tool: next })).toEqual({ ...START, tool: next })
})

test('the same task keeps the shape: another target, one more corner', () => {
  const other: Tool = { kind: 'draw', mode: 'line', layerId: 'plots' }
  expect(reduceTool(drawing, { type: 'activated', tool: other })).toEqual({ ...drawing, tool: other })
  const corners: Tool = { kind: 'georeference', layerId: 'photo', corners: [null] }
  const next: Tool = { kind: 'georeference', layerId: 'photo', corners: [[4, 52]] }
  expect(reduceTool({ ...drawing, tool: corners }, { type: 'activated', tool: next })).toEqual({
    ...drawing,
    tool: next,
  })
})

test('a reset discards the shape even while a feature is edited', () => {
  expect(reduceTool(drawing, { type: 'reset' })).toEqual(START)
})

test('a shape, a cursor and a highlight change nothing else', () => {
  const drawn = reduceTool({ ...START, tool: line }, { type: 'shapeChanged', shape, isDone: true })
  expect(drawn).toEqual({ ...START, tool: line, shape, isDone: true })
  expect(reduceTool(drawn, { type: 'cursorMoved', cursor: [4, 52] })).toEqual({ ...drawn, cursor: [4, 52] })
  expect(reduceTool(drawn, { type: 'highlighted', corners: [[4, 52]] })).toEqual({ ...drawn, highlight: [[4, 52]] })
})

test('a target is ignored when the user no longer draws', () => {
  expect(reduceTool(drawing, { type: 'targetChosen', layerId: 'plots' }).tool).toEqual({ ...line, layerId: 'plots' })
  expect(reduceTool(START, { type: 'targetChosen', layerId: 'plots' })).toBe(START)
})

test('only lines, areas and edited features are unsaved', () => {
  expect(hasUnsavedShape(drawing)).toBe(true)
  expect(hasUnsavedShape({ ...drawing, tool: { kind: 'draw', mode: 'point', layerId: null } })).toBe(false)
  expect(hasUnsavedShape({ ...drawing, tool: { kind: 'measure', what: 'area' } })).toBe(false)
  expect(hasUnsavedShape({ ...drawing, shape: null })).toBe(false)
})

test('a store tells its listeners of every action until they leave', () => {
  const store = createToolStore()
  const seen: Tool[] = []
  const leave = store.subscribe(() => seen.push(store.getSnapshot().tool))
  store.dispatch({ type: 'activated', tool: line })
  leave()
  store.dispatch({ type: 'reset' })
  expect(seen).toEqual([line])
  expect(store.getSnapshot().tool).toBe(SELECT)
})
