import { screen, waitFor, within } from '@testing-library/react'
import type { PhonePosition } from '../../../api/phone'
import type { Engine, MapHandle } from '../../../map/engine'
import { aMission, aUser } from '../../../testing/factories'
import { missionHandlers } from '../../../testing/handlers/mission'
import { aPhonePosition, phoneHandlers } from '../../../testing/handlers/phone'
import { aStream, streamHandlers } from '../../../testing/handlers/stream'
import { wallHandlers } from '../../../testing/handlers/wall'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const handle: MapHandle = {
  canRotate: true,
  canTilt: true,
  hasBundledMap: false,
  view: () => ({ center: [0, 0], zoom: 3 }),
  bounds: () => [-180, -90, 180, 90],
  size: () => ({ width: 800, height: 600 }),
  moveTo: () => undefined,
  fit: () => undefined,
  panBy: () => undefined,
  project: () => ({ x: 0, y: 0 }),
  unproject: () => [0, 0],
  featuresInTiles: () => [],
  dotsInView: () => ({ dots: 0, features: 0 }),
  watchDrawn: () => () => undefined,
  featuresAt: () => [],
  drawAdapter: () => Promise.resolve({} as Awaited<ReturnType<MapHandle['drawAdapter']>>),
  setDrawing: () => undefined,
}
/** Draws each mark as a button. */
const mockEngine: Engine = ({ scene: { layers, selection }, onReady, onPick }) => (
  <>
    <button onClick={() => onReady(handle)}>Open the map</button>
    {layers.flatMap((layer) =>
      layer.kind === 'features' && layer.style.hasIcons
        ? layer.data.features.map(({ id = '', properties }) => (
            <button
              key={id}
              aria-pressed={selection?.featureId === id}
              onClick={() => onPick({ layerId: layer.id, featureId: id, at: [0, 0], properties: {} })}
            >
              {`Mark of ${String(properties?.['name'])}`}
            </button>
          ))
        : [],
    )}
  </>
)
jest.mock('../../../map/useEngine', () => ({
  useEngine: () => ({ engine: mockEngine, hasFailed: false, attempt: 0, retry: () => undefined }),
}))

const ROUTE = '/dashboard/control-center'
const mission = aMission({ name: 'Quay walls', status: 'live' })
const operator = aUser({ userType: 'tenant-user', permissions: ['stream_list', 'mission_list', 'webrtc_view'] })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const gate = aPhonePosition({
  name: 'Gate',
  ownerName: 'Casey',
  missionId: mission._id,
  missionName: 'Quay walls',
  accuracy: 8.4,
  since: minutesAgo(5),
})

function openWall(positions: PhonePosition[]) {
  server.use(...phoneHandlers({ positions }), ...streamHandlers({ streams: [] }), ...wallHandlers([]))
  return renderApp({ route: ROUTE, user: operator })
}

test('phones are beside the empty wall and are counted', async () => {
  openWall([gate, aPhonePosition()])
  expect(await screen.findByRole('region', { name: 'Map with 0 drones and 2 phones' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No live streams' })).toBeVisible()
})

test('a click on a phone says whose it is, since when it is shown, and how well that is known', async () => {
  const { user } = openWall([gate, aPhonePosition({ name: 'Spare', accuracy: null })])
  const mark = await screen.findByRole('button', { name: 'Mark of Gate · Casey' })
  await user.click(mark)
  const card = await screen.findByRole('complementary', { name: 'Phone Gate' })
  expect(card).toHaveTextContent(/PersonCasey.*Quay walls.*Position.*Shared since5m ago.*Accuracy± 9 m/)
  expect(within(card).getByRole('link', { name: 'Quay walls' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${mission._id}`,
  )
  expect(mark).toHaveAttribute('aria-pressed', 'true')
  await user.click(await screen.findByRole('button', { name: 'Mark of Spare · Casey' }))
  expect(await screen.findByRole('complementary', { name: 'Phone Spare' })).toHaveTextContent('AccuracyUnknown')
})

test('a phone is chosen from the list of the map by keyboard', async () => {
  const { user } = openWall([gate])
  await user.click(await screen.findByRole('button', { name: 'Open the map' }))
  await user.click(await screen.findByRole('button', { name: 'List features in view' }))
  const list = within(await screen.findByRole('complementary', { name: 'In view' }))
  expect(list.getByRole('heading', { name: /^Phones/ })).toBeVisible()
  list.getAllByRole('button', { name: 'Gate · Casey' })[0]?.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('complementary', { name: 'Phone Gate' })).toBeVisible()
})

test('a phone that does not share its position any more leaves the map, with its card', async () => {
  const positions = [gate]
  const { user } = openWall(positions)
  await user.click(await screen.findByRole('button', { name: 'Mark of Gate · Casey' }))
  await screen.findByRole('complementary', { name: 'Phone Gate' })
  positions.pop()
  await waitFor(() => expect(screen.queryByText('Mark of Gate · Casey')).not.toBeInTheDocument())
  expect(screen.queryByRole('complementary', { name: 'Phone Gate' })).not.toBeInTheDocument()
})

describe('the map of a mission', () => {
  const route = `/dashboard/missions/${mission._id}/live`
  const stream = aStream({ missionId: mission._id, flightId: null })
  beforeEach(() => {
    server.use(...missionHandlers([mission]), ...streamHandlers({ streams: [stream] }))
    server.use(...phoneHandlers({ positions: [gate, aPhonePosition({ name: 'Elsewhere' })] }))
  })

  test('shows the phones of the mission only', async () => {
    renderApp({ route, user: operator })
    expect(await screen.findByRole('region', { name: 'Map with 0 drones and 1 phone' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mark of Gate · Casey' })).toBeVisible()
  })

  test('is below the empty state while only phones are there', async () => {
    server.use(...streamHandlers({ streams: [] }))
    renderApp({ route, user: operator })
    expect(await screen.findByRole('region', { name: 'Map with 0 drones and 1 phone' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No live stream' })).toBeVisible()
  })

  test('asks for none for people who may not list streams', async () => {
    const calls = recordCalls()
    renderApp({ route, user: aUser({ userType: 'tenant-user', permissions: ['mission_list', 'webrtc_view'] }) })
    expect(await screen.findByRole('region', { name: 'Map without drones' })).toBeVisible()
    expect(calls.filter(({ path }) => path === '/phone/position/list')).toEqual([])
    stopRecording()
  })
})
