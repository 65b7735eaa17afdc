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

test('days stand in their order, each with its layers; what is still coming has none', () => {
  const coming = aLayer({ status: 'importing', capturedAt: '2026-05-01T12:00:00.000Z' })
  const days = daysOf([...layers, coming])
  expect(days.map(({ day, layers: found }) => [day, found.length])).toEqual([
    ['2026-03-12', 2],
    ['2026-04-02', 1],
  ])
})

test('a day shows what was captured on it, and what has no time as it was', () => {
  expect(shown(visibilityOverridesOn(layers, [], '2026-03-12'))).toEqual(['Plots', 'March', 'March again'])
  expect(shown(visibilityOverridesOn(layers, [plots._id], '2026-04-02'))).toEqual(['April'])
  expect(shown(visibilityOverridesOn(layers, [march._id], null))).toEqual(['April', 'Plots'])
})

test('the day stands in the address; what is no day counts as none', () => {
  const state = { view: undefined, chosen: null, visibilityOverrides: [], compared: null, day: '2026-03-12' }
  expect(readViewState(new URLSearchParams(writeViewState(state)))).toEqual(state)
  expect(readViewState(new URLSearchParams('day=2026-13-40')).day).toBeNull()
})
