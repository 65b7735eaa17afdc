import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ActiveStream } from '../../../api/stream'
import { aMission, anId, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { missionHandlers } from '../../../testing/handlers/mission'
import { aStream, streamHandlers } from '../../../testing/handlers/stream'
import { aTrackGround, telemetryHandlers } from '../../../testing/handlers/telemetry'
import { wallHandlers } from '../../../testing/handlers/wall'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

// jsdom cannot draw. droneScene.test.ts covers what is drawn.
jest.mock('../../../map/useEngine', () => ({
  useEngine: () => ({ engine: () => null, hasFailed: false, attempt: 0, retry: () => undefined }),
}))

const mission = aMission({ status: 'live' })
const operator = aUser({
  userType: 'tenant-user',
  permissions: ['stream_list', 'mission_list', 'flight_list', 'layer_list'],
})
const withoutLayers = aUser({ userType: 'tenant-user', permissions: ['stream_list', 'mission_list', 'flight_list'] })
const position: ActiveStream['position'] = {
  at: new Date().toISOString(),
  lat: 46.0012,
  long: -92.0011,
  altitude: null,
  height: 40,
  heading: 90,
  gimbalYaw: null,
  gimbalPitch: -90,
  speed: 5,
  battery: 80,
}
const drone = (fields: Partial<ActiveStream> = {}) =>
  aStream({ missionId: mission._id, flightId: anId(), canWatch: false, position, ...fields })

function open(streams: ActiveStream[], ground: ReturnType<typeof aTrackGround> | null, user = operator) {
  server.use(
    ...missionHandlers([mission]),
    ...streamHandlers({ streams }),
    ...wallHandlers([]),
    ...telemetryHandlers({ ground }),
  )
  return renderApp({ route: '/dashboard/control-center', user })
}

afterEach(stopRecording)

test('names the ground of the camera views with a link to its layer, and asks for it around the drone', async () => {
  const calls = recordCalls()
  const ground = aTrackGround()
  const stream = drone()
  open([stream], ground)
  const link = await screen.findByRole('link', { name: 'Surface model' })
  expect(link).toHaveAttribute('href', `/dashboard/missions/${mission._id}?selected=${ground.layerId}`)
  const asked = calls.filter(({ path }) => path === `/flight/ground/${stream.flightId ?? ''}`)
  expect(asked.map(({ query }) => [query.get('lat'), query.get('long')])).toEqual([['46', '-92']])
})

test('says that the ground is flat without an elevation layer', async () => {
  open([drone()], null)
  expect(await screen.findByText('Ground of the camera views: flat (no elevation layer here)')).toBeVisible()
})

test('says nothing about the ground while its heights load', async () => {
  open([drone()], aTrackGround())
  let answer: () => void = () => undefined
  const heights = new Promise<void>((resolve) => (answer = resolve))
  const reply = { status: true, data: { ground: null } }
  server.use(http.get(apiUrl('/flight/ground/:flightId'), () => heights.then(() => HttpResponse.json(reply))))
  expect(await screen.findByText('1 live stream')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Map with 1 drone' })).toBeVisible()
  expect(screen.queryByText(/Ground of the camera views/)).toBeNull()
  answer()
  expect(await screen.findByText('Ground of the camera views: flat (no elevation layer here)')).toBeVisible()
})

test('does not say that there is no elevation layer to people who do not see layers', async () => {
  const calls = recordCalls()
  open([drone()], null, withoutLayers)
  expect(await screen.findByText('Ground of the camera views: flat')).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith('/flight/ground/'))).toEqual([])
})

test('says nothing about the ground while no camera is seen on it', async () => {
  open([drone({ position: { ...position, height: null } })], aTrackGround())
  expect(await screen.findByText('1 live stream')).toBeVisible()
  expect(screen.queryByText(/Ground of the camera views/)).toBeNull()
})
