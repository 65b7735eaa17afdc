import type { FeaturesLayer } from '../../../map/scene'
import { boundsOf } from '../../../map/bounds'
import { aStream } from '../../../testing/handlers/stream'
import { droneScene } from './droneScene'
import { extendPaths, type Paths } from './usePaths'

const START = Date.parse('2026-03-12T09:00:00.000Z')
const at = (milliseconds: number, fields: object = {}) => ({
  at: new Date(START + milliseconds).toISOString(),
  lat: 46.84 + milliseconds / 1e9,
  long: -91.99,
  altitude: null,
  height: 40,
  heading: 90,
  gimbalYaw: null,
  gimbalPitch: null,
  speed: 5,
  battery: 80,
  ...fields,
})
const stream = aStream({ position: at(0) })
const features = (scene: ReturnType<typeof droneScene>, id: string) =>
  (scene.layers.find((layer) => layer.id === id) as FeaturesLayer).data.features

test('keeps a path of five minutes with about one point a second', () => {
  let paths: Paths = {}
  for (let time = 0; time <= 600_000; time += 200) paths = extendPaths(paths, [{ ...stream, position: at(time) }])
  const path = paths[stream._id] ?? []
  expect(path.at(-1)?.at).toBe(START + 600_000)
  expect(path[0]?.at).toBeGreaterThanOrEqual(START + 300_000)
  expect(path.length).toBeGreaterThan(200)
  expect(path.length).toBeLessThanOrEqual(400)
  expect(extendPaths(paths, [{ ...stream, position: at(0) }])).toBe(paths)
  expect(extendPaths(paths, [])).toEqual({})
})

test('draws a drone as an arrow with its heading, and as a dot without', () => {
  const still = aStream({ position: at(0, { heading: null }) })
  const scene = droneScene({ streams: [stream, still, aStream()], paths: {}, selected: stream._id })
  const [arrow, dot, ...others] = features(scene, 'drones')
  expect(arrow?.properties).toMatchObject({ icon: 'arrow', rotation: 90 })
  expect(dot?.properties).not.toHaveProperty('icon')
  expect(others).toEqual([])
  expect(scene.selection).toEqual({ layerId: 'drones', featureId: stream._id })
})

test('shows what a camera sees below the drone, and nothing when the horizon is in the picture', () => {
  const view = (fields: object) =>
    features(droneScene({ streams: [aStream({ position: at(0, fields) })], paths: {} }), 'views')
  expect(view({ gimbalPitch: -90 })).toHaveLength(1)
  expect(view({ gimbalPitch: 0 })).toEqual([])
  expect(view({ height: null })).toEqual([])
})

test('the view of a camera that the name of the stream tells has its angle', () => {
  const widthOf = (name: string) => {
    const seen = aStream({ name, position: at(0, { gimbalPitch: -90, gimbalYaw: 0 }) })
    const [west = 0, , east = 0] = boundsOf(features(droneScene({ streams: [seen], paths: {} }), 'views')[0]!) ?? []
    return east - west
  }
  expect(widthOf('M30T thermal') / widthOf('Drone 1')).toBeLessThan(0.6)
})
