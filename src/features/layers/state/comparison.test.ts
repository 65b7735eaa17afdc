import { aLayer } from '../../../testing/factories'
import { comparisonOf, sidesOf, withoutDeleted } from './comparison'
import { isLayerVisible, readViewState, writeViewState } from './viewState'

const march = aLayer({ name: 'March', kind: 'raster' })
const plots = aLayer({ name: 'Plots' })
const april = aLayer({ name: 'April', kind: 'raster', visible: false })
const layers = [march, plots, april]

const shownOn = ({ layers: all, visibilityOverrides }: ReturnType<typeof sidesOf>['left']) =>
  all.filter((layer) => isLayerVisible(layer, visibilityOverrides)).map(({ name }) => name)

test('shows the layer of each side even if hidden, and never that of the other side', () => {
  const { left, right } = sidesOf(layers, [], { left: march._id, right: april._id })
  expect(shownOn(left)).toEqual(['March', 'Plots'])
  expect(shownOn(right)).toEqual(['Plots', 'April'])
})

test('shows all other layers on a side without a chosen layer', () => {
  const { left, right } = sidesOf(layers, [plots._id], { left: plots._id, right: null })
  expect(shownOn(left)).toEqual(['March', 'Plots'])
  expect(shownOn(right)).toEqual(['March'])
})

test('starts with a layer of the same kind on the other side', () => {
  expect(comparisonOf(layers, march._id)).toEqual({ left: march._id, right: april._id })
  expect(comparisonOf(layers, april._id)).toEqual({ left: april._id, right: march._id })
  expect(comparisonOf(layers, plots._id)).toEqual({ left: plots._id, right: april._id })
  expect(comparisonOf([plots], plots._id)).toEqual({ left: plots._id, right: null })
})

test('clears the side of a deleted layer, and ends the comparison when both are deleted', () => {
  const compared = { left: march._id, right: plots._id }
  expect(withoutDeleted(compared, [plots])).toEqual({ left: null, right: plots._id })
  expect(withoutDeleted(compared, [april])).toBeNull()
  expect(withoutDeleted(compared, [{ ...march, status: 'importing' }])).toBeNull()
})

test.each([
  [{ left: march._id, right: april._id }],
  [{ left: march._id, right: null }],
  [{ left: null, right: plots._id }],
  [null],
])('stores %j in the URL', (compared) => {
  const state = { view: undefined, chosen: null, visibilityOverrides: [], compared, day: null, terrain: null }
  expect(readViewState(new URLSearchParams(writeViewState(state)))).toEqual(state)
})

test('ignores an invalid comparison', () => {
  for (const value of ['', ',', 'a,b', march._id.slice(1)])
    expect(readViewState(new URLSearchParams({ compare: value })).compared).toBeNull()
})
