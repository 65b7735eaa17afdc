import type { FeaturesLayer } from '../../../map/scene'
import { boundsOf } from '../../../map/bounds'
import { aPhonePosition } from '../../../testing/handlers/phone'
import { aStream } from '../../../testing/handlers/stream'
import { aTrackGround } from '../../../testing/handlers/telemetry'
import { viewGroundOf } from '../../../map/track/trackGround'
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
const sceneOf = (options: Partial<Parameters<typeof droneScene>[0]>) =>
  droneScene({ streams: [], paths: {}, phones: [], now: START, ...options })
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
  const scene = sceneOf({ streams: [stream, still, aStream()], selected: stream._id })
  const [arrow, dot, ...others] = features(scene, 'drones')
  expect(arrow?.properties).toMatchObject({ icon: 'arrow', rotation: 90 })
  expect(dot?.properties).not.toHaveProperty('icon')
  expect(others).toEqual([])
  expect(scene.selection).toEqual({ layerId: 'drones', featureId: stream._id })
})

test('shows what a camera sees below the drone, and nothing when the horizon is in the picture', () => {
  const view = (fields: object) => features(sceneOf({ streams: [aStream({ position: at(0, fields) })] }), 'views')
  expect(view({ gimbalPitch: -90 })).toHaveLength(1)
  expect(view({ gimbalPitch: 0 })).toEqual([])
  expect(view({ height: null })).toEqual([])
})

test('the view of a camera ends on the ground of the elevation layer', () => {
  const seen = aStream({ position: at(0, { lat: 46, long: -92, height: 30, gimbalPitch: -90, gimbalYaw: 0 }) })
  const widthOf = (grounds: Parameters<typeof droneScene>[0]['grounds']) => {
    const [west = 0, , east = 0] = boundsOf(features(sceneOf({ streams: [seen], grounds }), 'views')[0]!) ?? []
    return east - west
  }
  expect(widthOf({ [seen._id]: viewGroundOf(aTrackGround()) }) / widthOf({})).toBeCloseTo(2 / 3, 2)
})

test('the view of a camera that the name of the stream tells has its angle', () => {
  const widthOf = (name: string) => {
    const seen = aStream({ name, position: at(0, { gimbalPitch: -90, gimbalYaw: 0 }) })
    const [west = 0, , east = 0] = boundsOf(features(sceneOf({ streams: [seen] }), 'views')[0]!) ?? []
    return east - west
  }
  expect(widthOf('M30T thermal') / widthOf('Drone 1')).toBeLessThan(0.6)
})

describe('a phone', () => {
  const phone = aPhonePosition({ at: new Date(START).toISOString(), accuracy: 100 })

  test('is another mark than a drone, with its name and that of its person', () => {
    const scene = sceneOf({ streams: [stream], phones: [phone], selected: stream._id, selectedPhone: phone._id })
    const [mark] = features(scene, 'phones')
    expect(mark).toMatchObject({ id: phone._id, properties: { icon: 'phone', name: 'Gate · Casey' } })
    expect(features(scene, 'drones')).toHaveLength(1)
    expect(scene.selection).toEqual({ layerId: 'phones', featureId: phone._id })
  })

  test('tells the age of a position that is not recent', () => {
    const [mark] = features(sceneOf({ phones: [phone], now: START + 90_000 }), 'phones')
    expect(mark?.properties?.['name']).toBe('Gate · Casey, 1m ago')
  })

  test('has a circle of its accuracy, and none when that is unknown', () => {
    const [circle] = features(sceneOf({ phones: [phone] }), 'accuracy')
    const [, south = 0, , north = 0] = boundsOf(circle!) ?? []
    expect((north - south) * 111_150).toBeCloseTo(200, -1)
    expect(features(sceneOf({ phones: [aPhonePosition({ accuracy: null })] }), 'accuracy')).toEqual([])
  })

  test('that is gone is not selected any more', () => {
    const scene = sceneOf({ streams: [stream], selected: stream._id, selectedPhone: phone._id })
    expect(scene.selection).toEqual({ layerId: 'drones', featureId: stream._id })
  })
})
