import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ActiveStream, PilotMessage } from '../../api/stream'
import type { Wall } from '../../api/wall'
import { aMission, aUser } from '../../testing/factories'
import { alertHandlers } from '../../testing/handlers/alert'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { outcomeHandlers } from '../../testing/handlers/outcome'
import { aFlight, flightHandlers } from '../../testing/handlers/flight'
import { missionHandlers } from '../../testing/handlers/mission'
import { aPilotMessage, aStream, aStreamKey, pilotMessageHandlers, streamHandlers } from '../../testing/handlers/stream'
import { wallHandlers } from '../../testing/handlers/wall'
import { someWeather, weatherHandlers } from '../../testing/handlers/weather'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/control-center'
const permissions = ['stream_list', 'stream_create', 'stream_delete', 'mission_list', 'flight_list'] as const
const operator = aUser({ userType: 'tenant-user', permissions: [...permissions] })
/** Streams that the operator may not watch, so that no video is played. */
const unwatched = (name: string): ActiveStream => aStream({ name, canWatch: false })
const tileNames = () => screen.getAllByRole('article').map((tile) => tile.getAttribute('aria-label'))

function open({ streams = [], walls = [] }: { streams?: ActiveStream[]; walls?: Wall[] } = {}) {
  server.use(...streamHandlers({ streams }), ...wallHandlers(walls))
  return renderApp({ route: ROUTE, user: operator })
}

test('explains how to begin while nothing is published', async () => {
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'No live streams' })).toBeVisible()
  const [, button] = screen.getAllByRole('button', { name: 'Stream keys' })
  server.use(...missionHandlers([]))
  await user.click(button!)
  expect(await screen.findByRole('dialog', { name: 'Stream keys' })).toBeVisible()
})

test('says why the streams could not be loaded, and loads them again', async () => {
  server.use(http.get(apiUrl('/streamtoken/get-active-streams'), () => HttpResponse.json({}, { status: 500 })))
  const { user } = renderApp({ route: ROUTE, user: operator })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.use(...streamHandlers({ streams: [unwatched('Drone 1')] }), ...wallHandlers())
  await user.click(retry)
  expect(await screen.findByRole('article', { name: 'Tile 1: Drone 1' })).toBeVisible()
})

test('says that live video is starting, and nothing more when it has started', async () => {
  server.use(...streamHandlers({ streams: [unwatched('Drone 1')], liveVideo: 'starting' }), ...wallHandlers())
  const view = renderApp({ route: ROUTE, user: operator })
  expect(await screen.findByText('Live video is starting')).toBeVisible()
  expect(screen.getByText(/Drones and viewers connect by themselves/)).toBeVisible()
  expect(screen.getByRole('article', { name: 'Tile 1: Drone 1' })).toBeVisible()
  view.unmount()
  open({ streams: [unwatched('Drone 1')] })
  expect(await screen.findByText('1 live stream')).toBeVisible()
  expect(screen.queryByText('Live video is starting')).not.toBeInTheDocument()
})

test.each([
  ['frozen', 'Picture stands still'],
  ['stalled', 'Stalled'],
] as const)('says of a %s stream that its picture has stopped', async (state, text) => {
  const stream = aStream({ name: 'Drone 1', state })
  open({ streams: [stream] })
  const tile = await screen.findByRole('article', { name: 'Tile 1: Drone 1' })
  expect(within(tile).getByText(text)).toBeVisible()
})

test('says how many alerts are open only when it knows', async () => {
  let fail = (): void => undefined
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  server.use(
    ...streamHandlers({ streams: [unwatched('Drone 1')] }),
    ...wallHandlers(),
    http.get(apiUrl('/alert/list'), async () => {
      await failed
      return HttpResponse.json({ status: false, message: 'The server has a problem' }, { status: 500 })
    }),
    ...alertHandlers(),
    ...outcomeHandlers(),
  )
  renderApp({ route: ROUTE, user: { ...operator, permissions: [...permissions, 'alert_list'] } })
  expect(await screen.findByRole('heading', { name: 'Open alerts' })).toBeVisible()
  fail()
  const column = within(screen.getByRole('region', { name: 'Open alerts' }))
  expect(await column.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(column.getByRole('heading', { name: 'Open alerts' })).toBeVisible()
})

test('keeps the order of the tiles after a reload', async () => {
  const streams = [unwatched('Second'), unwatched('First')]
  const first = open({ streams })
  await screen.findByRole('article', { name: 'Tile 1: First' })
  await first.user.keyboard('2')
  await first.user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  first.unmount()
  open({ streams })
  expect(await screen.findByRole('article', { name: 'Tile 1: Second' })).toBeVisible()
  expect(tileNames().slice(0, 2)).toEqual(['Tile 1: Second', 'Tile 2: First'])
})

test('fills the tiles with streams, in words', async () => {
  open({ streams: [unwatched('Drone 1')] })
  const tile = await screen.findByRole('article', { name: 'Tile 1: Drone 1' })
  expect(within(tile).getByText('No permission')).toBeVisible()
  expect(within(tile).getByText(/You need the permission/)).toBeVisible()
  expect(within(tile).getByText(/4.1 Mbit\/s/)).toBeVisible()
  expect(screen.getByText('1 live stream')).toBeVisible()
  expect(tileNames()).toEqual(['Tile 1: Drone 1', 'Tile 2: empty', 'Tile 3: empty', 'Tile 4: empty'])
})

test('selects, moves and counts tiles by keyboard', async () => {
  const { user } = open({ streams: [unwatched('Second'), unwatched('First')] })
  await screen.findByRole('article', { name: 'Tile 1: First' })
  await user.keyboard('2')
  expect(screen.getByRole('article', { name: 'Tile 2: Second' })).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(tileNames().slice(0, 2)).toEqual(['Tile 1: Second', 'Tile 2: First'])
  expect(screen.getByRole('article', { name: 'Tile 1: Second' })).toHaveFocus()
  await user.keyboard('m')
  expect(screen.getByRole('button', { name: 'Show the map' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '1' }))
  expect(tileNames()).toEqual(['Tile 1: Second'])
  expect(screen.getByText(/1 more stream/)).toBeVisible()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('shows the battery of a drone in its tile, and how old it is when its positions have stopped', async () => {
  const unknown = { altitude: null, height: null, heading: null, gimbalYaw: null, gimbalPitch: null, speed: null }
  const position = { at: new Date().toISOString(), lat: 46.84, long: -91.99, battery: 3.2, ...unknown }
  const old = { ...position, at: new Date(Date.now() - 300_000).toISOString(), battery: 61 }
  open({
    streams: [
      { ...unwatched('Third'), position: { ...position, battery: null } },
      { ...unwatched('Second'), position: old },
      { ...unwatched('First'), position },
    ],
  })
  const first = within(await screen.findByRole('article', { name: 'Tile 1: First' }))
  expect(first.getByText('Battery 3 %')).toBeVisible()
  expect(first.queryByText('5m ago')).not.toBeInTheDocument()
  const second = within(screen.getByRole('article', { name: 'Tile 2: Second' }))
  expect(second.getByText('Battery 61 %')).toBeVisible()
  expect(second.getByText('5m ago')).toBeVisible()
  expect(within(screen.getByRole('article', { name: 'Tile 3: Third' })).queryByText(/Battery/)).not.toBeInTheDocument()
})

test('shows the weather at the drone of the selected tile', async () => {
  const at = new Date().toISOString()
  const unknown = { altitude: null, height: null, heading: null, gimbalYaw: null, gimbalPitch: null, speed: null }
  const position = { at, lat: 46.84, long: -91.99, battery: null, ...unknown }
  server.use(...weatherHandlers(someWeather()))
  const { user } = open({
    streams: [
      { ...unwatched('Second'), position: { ...position, lat: 50 } },
      { ...unwatched('First'), position },
    ],
  })
  expect(await screen.findByRole('region', { name: 'Weather at First' })).toBeVisible()
  await user.keyboard('2')
  expect(await screen.findByRole('region', { name: 'Weather at Second' })).toBeVisible()
})

test('shows statistics and stops a stream after a question', async () => {
  const { user } = open({ streams: [unwatched('Drone 1')] })
  const actions = await screen.findByRole('button', { name: 'Actions for Drone 1' })
  await user.click(actions)
  await user.click(await screen.findByRole('menuitem', { name: 'Show statistics' }))
  expect(screen.getByText('1920 × 1080')).toBeVisible()
  await user.click(actions)
  await user.click(await screen.findByRole('menuitem', { name: 'Stop stream' }))
  const dialog = await screen.findByRole('dialog', { name: 'Stop the stream “Drone 1”?' })
  await user.click(within(dialog).getByRole('button', { name: 'Stop stream' }))
  expect(await screen.findByText('The picture returns when the drone publishes again')).toBeVisible()
})

describe('messages to the pilot', () => {
  async function openDialog(messages: PilotMessage[], isPageOpen?: boolean) {
    server.use(...pilotMessageHandlers(messages, isPageOpen))
    const view = open({ streams: [unwatched('Drone 1')] })
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Drone 1' }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Message the pilot' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message the pilot' }))
    return { user: view.user, dialog }
  }

  test('are sent with a text and a point', async () => {
    const messages: PilotMessage[] = []
    const { user, dialog } = await openDialog(messages)
    expect(await dialog.findByText(/The pilot’s page is open/)).toBeVisible()
    expect(dialog.getByText('No messages yet')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Enter a text or a point')).toBeVisible()
    await user.type(dialog.getByLabelText('Text'), 'Look here')
    await user.type(dialog.getByLabelText('Point'), 'north')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Enter latitude and longitude, such as 46.84, -91.99')).toBeVisible()
    await user.clear(dialog.getByLabelText('Point'))
    await user.type(dialog.getByLabelText('Point'), '46.84, -91.99')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Point 46.84000, -91.99000')).toBeVisible()
    expect(messages).toMatchObject([{ text: 'Look here', lat: 46.84, long: -91.99 }])
    expect(dialog.getByLabelText('Text')).toHaveValue('')
  })

  test('tell when they were seen and acknowledged', async () => {
    const at = new Date().toISOString()
    const { dialog } = await openDialog([aPilotMessage({ seenAt: at, acknowledgedAt: at }), aPilotMessage()])
    expect(await dialog.findByText(/^Acknowledged/)).toBeVisible()
    expect(dialog.getAllByText(/^Sent .* by Sam Staff$/)).toHaveLength(2)
    expect(dialog.getAllByText(/^Seen/)).toHaveLength(1)
    expect(dialog.queryByText(/^Not delivered/)).not.toBeInTheDocument()
  })

  test('do not appear as delivered while the page of the pilot is closed', async () => {
    const { dialog } = await openDialog([aPilotMessage()], false)
    expect(await dialog.findByText('Not delivered: the pilot’s page is not open')).toBeVisible()
    expect(dialog.getByText(/^The pilot’s page is not open/)).toBeVisible()
  })
})

test('saves the layout and opens it again', async () => {
  const { user } = open({ streams: [unwatched('Drone 1')] })
  await user.click(await screen.findByRole('radio', { name: '9' }))
  await user.click(screen.getByRole('button', { name: 'Layouts' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save as new layout' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save as new layout' })
  await user.type(within(dialog).getByLabelText('Name'), 'Night shift')
  await user.click(within(dialog).getByRole('button', { name: 'Save layout' }))
  const menu = await screen.findByRole('button', { name: 'Night shift' })
  await user.click(screen.getByRole('radio', { name: '1' }))
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Night shift' }))
  expect(screen.getAllByRole('article')).toHaveLength(9)
})

describe('the live segment of a mission', () => {
  const mission = aMission({ status: 'live', nextStatuses: ['completed'] })
  const crew = aUser({
    userType: 'tenant-user',
    permissions: [...permissions, 'mission_update', 'webrtc_view', 'vod_list'],
  })
  const route = `/dashboard/missions/${mission._id}/live`
  beforeEach(() => server.use(...missionHandlers([mission])))

  test('creates a key and shows it once', async () => {
    const flight = aFlight()
    const keys = [aStreamKey({ name: 'Old camera', state: 'revoked' })]
    server.use(...streamHandlers({ keys }), ...flightHandlers({ flights: [flight, aFlight({ status: 'landed' })] }))
    const { user } = renderApp({ route, user: crew })
    expect(await screen.findByRole('heading', { name: 'No live stream' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stream keys' }))
    const drawer = await screen.findByRole('dialog', { name: 'Stream keys' })
    const name = await within(drawer).findByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Drone 1')
    await user.click(within(drawer).getByRole('button', { name: 'Create stream key' }))
    expect(await within(drawer).findByText('rtmp://localhost:1935/live')).toBeVisible()
    expect(within(drawer).getByText(/shown only once/)).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(within(drawer).queryByText('rtmp://localhost:1935/live')).not.toBeInTheDocument())
    expect(await within(drawer).findByText('Drone 1')).toBeVisible()
  })

  test('says at a key why its latest stream ended, or why a publisher was refused', async () => {
    const at = new Date().toISOString()
    const keys = [
      aStreamKey({ name: 'Camera 1', lastClosing: { at, reason: 'malformed' } }),
      aStreamKey({ name: 'Camera 2', lastClosing: { at, reason: 'inUse' } }),
      aStreamKey({ name: 'Camera 3' }),
    ]
    server.use(...streamHandlers({ keys }), ...flightHandlers({ flights: [aFlight()] }))
    const { user } = renderApp({ route, user: crew })
    await user.click(await screen.findByRole('button', { name: 'Stream keys' }))
    const [first, second, third] = within(await screen.findByRole('list', { name: 'Stream keys' })).getAllByRole(
      'listitem',
    )
    expect(first).toHaveTextContent(/Last stream ended .*: the data of the device did not follow the protocol/)
    expect(second).toHaveTextContent(/A publisher was refused .*: another publisher was using the key/)
    expect(third).not.toHaveTextContent(/ended|refused/)
  })

  test('completing the mission is not the main choice while another of its streams goes on', async () => {
    const named = (name: string) => aStream({ missionId: mission._id, name, flightId: null })
    server.use(...streamHandlers({ streams: [named('Drone 1'), named('Drone 2')] }))
    const { user } = renderApp({ route, user: crew })
    await user.click(await screen.findByRole('button', { name: 'Stop stream' }))
    const dialog = await screen.findByRole('dialog', { name: 'Stop the stream “Drone 1”?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stop stream' }))
    expect(await screen.findByText('The stream “Drone 1” has ended')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mark mission completed' })).not.toHaveClass('ant-btn-primary')
    expect(screen.queryByRole('button', { name: 'Turn sound on' })).not.toBeInTheDocument()
  })

  test('offers to complete the mission when its stream has ended', async () => {
    const stream = aStream({ missionId: mission._id, name: 'Drone 1', flightId: null })
    const streams = [stream]
    const keys = [aStreamKey({ name: 'Drone 1', lastClosing: { at: new Date().toISOString(), reason: 'closed' } })]
    server.use(...streamHandlers({ streams, keys }))
    const { user } = renderApp({ route, user: crew })
    await user.click(await screen.findByRole('button', { name: 'Stop stream' }))
    const dialog = await screen.findByRole('dialog', { name: 'Stop the stream “Drone 1”?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stop stream' }))
    expect(await screen.findByText('The stream “Drone 1” has ended')).toBeVisible()
    expect(await screen.findByText(/^Last stream ended .*: it was ended here/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open recordings' })).toHaveAttribute(
      'href',
      route.replace('live', 'recordings'),
    )
    const complete = screen.getByRole('button', { name: 'Mark mission completed' })
    expect(complete).toHaveClass('ant-btn-primary')
    await user.click(complete)
    await waitFor(() => expect(screen.queryByText('The stream “Drone 1” has ended')).not.toBeInTheDocument())
  })
})
