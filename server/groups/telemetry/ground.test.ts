// The ground around the drone of a flight, for browsers that draw what its camera sees.
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { components } from '../../platform/contract/contract.gen'
import { addElevation, elevationModel } from '../../testing/elevationModel'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { addLiveSamples } from './public'

type Ground = components['schemas']['TrackGround'] | null

const PLACE = { lat: 46.84, long: -92 }
const START = Date.parse('2026-03-12T09:00:00.000Z')

let aerie: TestApp
let root: string
let missionId: string
let flightId: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Ridge' })).data._id
  const flight = { missionId, name: 'Flight 1' }
  flightId = (await aerie.call<{ _id: string }>(root, 'POST', '/flight/create', flight)).data._id
})
afterAll(() => aerie.close())

const read = (cookie = root, { lat, long } = PLACE) =>
  aerie.call<{ ground: Ground }>(cookie, 'GET', `/flight/ground/${flightId}?lat=${lat}&long=${long}`)

async function send(): Promise<void> {
  const { data } = await aerie.call<{ _id: string }>(root, 'POST', '/streamtoken/create', { flightId, name: 'Drone 1' })
  const sender = { id: data._id, missionId, flightId }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    addLiveSamples(aerie.demo.id, tx, sender, [
      [START, PLACE.long, PLACE.lat, null, 0, 0, 80, 0, null, null, null],
      [START + 1000, PLACE.long, PLACE.lat + 0.0005, null, 60, 5, 80, 0, null, null, null],
    ]),
  )
}

test('is unknown without positions and without an elevation layer', async () => {
  expect((await read()).data.ground).toBeNull()
  await send()
  expect((await read()).data.ground).toBeNull()
})

test('has the height of the take-off point in the datum of the layer', async () => {
  const model = elevationModel(PLACE, (_, north) => 300 + north / 2)
  const { _id } = await addElevation(aerie, root, { missionId, name: 'Ridge', model })
  const { ground } = (await read()).data
  expect(ground).toMatchObject({ layerId: _id, layerName: 'Ridge' })
  expect(ground!.takeOff).toBeCloseTo(300, 0)
  expect(Math.max(...ground!.heights.map((height) => height ?? 0))).toBeGreaterThan(360)
})

test('is for those who see the flight, and null for those who see no layers', async () => {
  expect((await read(await aerie.cookieOf(aerie.other.root))).code).toBe(404)
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['mission_list', 'flight_list'] })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )
  const reader = await read(await aerie.cookieOf(aerie.demo.viewer))
  expect(reader).toMatchObject({ code: 200, data: { ground: null } })
})
