import { aLayer } from '../../../testing/factories'
import { daysOf, visibilityOverridesOn } from './days'
import { isLayerVisible, readViewState, writeViewState } from './viewState'

const march = aLayer({ name: 'March', capturedAt: '2026-03-12T12:00:00.000Z' })
const again = aLayer({ name: 'March again', capturedAt: '2026-03-12T15:00:00.000Z', visible: false })
const april = aLayer({ name: 'April', capturedAt: '2026-04-02T12:00:00.000Z' })
const plots = aLayer({ name: 'Plots' })
const layers = [april, plots, march, again]

const shown = (visibilityOverrides: readonly string[]) =>
  layers.filter((layer) => isLayerVisible(layer, visibilityOverrides)).map(({ name }) => name)

test('lists days in order with their layers and ignores layers that are not ready', () => {
  const coming = aLayer({ status: 'importing', capturedAt: '2026-05-01T12:00:00.000Z' })
  const days = daysOf([...layers, coming])
  expect(days.map(({ day, layers: found }) => [day, found.length])).toEqual([
    ['2026-03-12', 2],
    ['2026-04-02', 1],
  ])
})

test('shows the layers of a day; layers without a date keep their visibility', () => {
  expect(shown(visibilityOverridesOn(layers, [], '2026-03-12'))).toEqual(['Plots', 'March', 'March again'])
  expect(shown(visibilityOverridesOn(layers, [plots._id], '2026-04-02'))).toEqual(['April'])
  expect(shown(visibilityOverridesOn(layers, [march._id], null))).toEqual(['April', 'Plots'])
})

test('stores the day in the URL and ignores invalid values', () => {
  const state = {
    view: undefined,
    chosen: null,
    visibilityOverrides: [],
    compared: null,
    day: '2026-03-12',
    terrain: null,
  }
  expect(readViewState(new URLSearchParams(writeViewState(state)))).toEqual(state)
  expect(readViewState(new URLSearchParams('day=2026-13-40')).day).toBeNull()
})
