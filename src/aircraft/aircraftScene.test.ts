import { anAircraft } from '../testing/handlers/aircraft'
import { ageText, AIRCRAFT, aircraftLayers, idOf } from './aircraftScene'

const NOW = Date.parse('2026-03-12T09:30:00.000Z')
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString()
const live = anAircraft({ at: ago(12), staleAt: ago(-20), course: 270 })

const featuresOf = (layers: ReturnType<typeof aircraftLayers>, layerId: string) =>
  layers.find(({ id }) => id === layerId)?.data.features ?? []

test('an aircraft is an arrow with its call sign', () => {
  const [feature] = featuresOf(aircraftLayers([live], undefined, NOW), AIRCRAFT)
  expect(feature).toMatchObject({
    geometry: { coordinates: [live.long, live.lat] },
    properties: { name: 'EAGLE 1', icon: 'arrow', rotation: 270 },
  })
  expect(feature?.properties).not.toHaveProperty('color')
})

test('without a course it is a dot, and without a call sign it has its ID', () => {
  const [feature] = featuresOf(aircraftLayers([{ ...live, course: null, name: null }], undefined, NOW), AIRCRAFT)
  expect(feature?.properties).toEqual({ name: live.uid })
})

test('a position that is out of date is grey and tells its age', () => {
  const stale = { ...live, at: ago(40), staleAt: ago(10) }
  const [feature] = featuresOf(aircraftLayers([stale], undefined, NOW), AIRCRAFT)
  expect(feature?.properties).toMatchObject({ name: 'EAGLE 1, 40 s ago', color: '#8c8c8c' })
})

test('the operator of the selected aircraft is shown', () => {
  const flown = { ...live, operatorLat: 46.7, operatorLong: -92 }
  const layers = aircraftLayers([flown], idOf(flown), NOW)
  expect(featuresOf(layers, 'aircraft-operators')).toMatchObject([
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [live.long, live.lat],
          [-92, 46.7],
        ],
      },
    },
  ])
  expect(featuresOf(aircraftLayers([flown], undefined, NOW), 'aircraft-operators')).toEqual([])
})

test.each([
  [0, 'now'],
  [12, '12 s ago'],
  [119, '119 s ago'],
  [200, '3 min ago'],
])('after %s seconds the age is "%s"', (seconds, text) => {
  expect(ageText(anAircraft({ at: ago(seconds) }), NOW)).toBe(text)
})
