import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { chartLine } from '../../map/track/chartLine'
import { durationText, positionAt, sampleAt } from '../../map/track/trackTime'
import { aMission, anId, aUser } from '../../testing/factories'
import { aFlight, flightHandlers } from '../../testing/handlers/flight'
import { missionHandlers } from '../../testing/handlers/mission'
import { aTelemetry, aTrack, telemetryHandlers } from '../../testing/handlers/telemetry'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const pilot = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'flight_list', 'flight_create', 'flight_update', 'flight_log_list'],
})
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'flight_list', 'flight_log_list'] })
const mission = aMission()
const ROUTE = `/dashboard/missions/${mission._id}/flights`

beforeEach(() => server.use(...missionHandlers([mission])))

test('moves one time cursor over the charts by keyboard', async () => {
  const flight = aFlight()
  server.use(...telemetryHandlers({ track: aTrack() }), ...flightHandlers({ flights: [flight] }))
  renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: reader })
  const slider = await screen.findByRole('slider', { name: 'Time in the replay' })
  expect(slider).toHaveAttribute('aria-valuetext', '0:00')
  const chart = screen.getByRole('img', { name: 'Height above take-off from 0 m to 30 m' })
  expect(screen.getByText('1:00')).toBeVisible()
  fireEvent.change(slider, { target: { value: '30500' } })
  expect(slider).toHaveAttribute('aria-valuetext', '0:30')
  expect(within(chart.closest('figure')!).getByRole('strong')).toHaveTextContent('30 m')
  expect(screen.queryByText('Battery')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Add telemetry' })).not.toBeInTheDocument()
})

test('shows the deviation from the planned path, and the planned path before there is telemetry', async () => {
  const flight = aFlight({ plan: { _id: anId(), name: 'North strip' } })
  const planned = { name: 'North strip', lines: [[[-92, 46] as [number, number], [-92, 46.003] as [number, number]]] }
  const track = aTrack({ planned: { ...planned, deviation: { mean: 1.84, max: 6.2 } } })
  server.use(...telemetryHandlers({ track }), ...flightHandlers({ flights: [flight] }))
  const { unmount } = renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: reader })
  expect(await screen.findByText('1.8 m on average, 6.2 m at most')).toBeVisible()
  expect(screen.getByText('North strip')).toBeVisible()
  unmount()
  const empty = { ...aTrack(), path: [], samples: null, planned: { ...planned, deviation: null } }
  server.use(...telemetryHandlers({ track: empty }))
  renderApp({ route: `${ROUTE}?flight=${flight._id}`, user: reader })
  expect(await screen.findByText(/The flown path appears here when telemetry is added/)).toBeVisible()
})

test('assigns telemetry to a flight, and shows why a file cannot be read', async () => {
  const flight = aFlight({ name: 'North strip' })
  const failed = aTelemetry({ name: 'bad.srt', state: 'failed', problem: 'The file contains no valid positions.' })
  const open = aTelemetry({ name: 'open.srt', state: 'unassigned', timeZone: 'Europe/Berlin' })
  server.use(...telemetryHandlers({ telemetry: [failed, open] }), ...flightHandlers({ flights: [flight] }))
  const { user } = renderApp({ route: ROUTE, user: pilot })
  expect(await screen.findByText('The file contains no valid positions.')).toBeVisible()
  expect(screen.getByText('Local times read in Europe/Berlin')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Flight of open.srt' }))
  await user.click(await screen.findByTitle('North strip'))
  await waitFor(() => expect(screen.queryByText('open.srt')).not.toBeInTheDocument())
})

test('corrects the time zone that local times are read in', async () => {
  const item = aTelemetry({ name: 'open.srt', state: 'unassigned', timeZone: 'Europe/Berlin' })
  server.use(...telemetryHandlers({ telemetry: [item] }), ...flightHandlers())
  const { user } = renderApp({ route: ROUTE, user: pilot })
  const zone = await screen.findByRole('combobox', { name: 'Time zone of the local times of open.srt' })
  await user.type(zone, 'Chicago')
  await user.click(await screen.findByTitle('America/Chicago'))
  expect(await screen.findByText('Local times read in America/Chicago')).toBeVisible()
})

test('asks for the columns of a table, with a proposal', async () => {
  const table = {
    header: ['clock', 'north', 'east'],
    examples: [['10:00', '50', '7']],
    proposal: { fields: { time: 'clock' }, timeUnit: 's', lengthUnit: 'm', speedUnit: 'm/s' } as const,
  }
  server.use(
    ...telemetryHandlers({ telemetry: [aTelemetry({ name: 'log.csv', kind: 'csv', state: 'columns', table })] }),
    ...flightHandlers(),
  )
  const { user } = renderApp({ route: ROUTE, user: pilot })
  await user.click(await screen.findByRole('button', { name: 'Choose columns' }))
  const dialog = await screen.findByRole('dialog', { name: 'Columns of log.csv' })
  expect(within(dialog).getByText('clock (10:00)')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Read the table' }))
  expect((await within(dialog).findAllByText('Choose the column: Latitude')).length).toBeGreaterThan(0)
})

test('finds the sample of a time, and the position between two samples', () => {
  const samples = aTrack().samples!
  expect([-1, 0, 9999, 10_000, 99_000].map((time) => sampleAt(samples, time))).toEqual([0, 0, 0, 1, 6])
  expect(positionAt(samples, 5000)).toEqual([-92, 46.00025])
  expect(positionAt({ ...samples, at: samples.at.map((time) => time * 2) }, 10_000)).toEqual([-92, 46])
  expect([59_999, 60_000, 3_723_000].map(durationText)).toEqual(['0:59', '1:00', '1:02:03'])
})

test('keeps the peaks of long charts, and draws nothing without values', () => {
  const at = Array.from({ length: 100_000 }, (_, index) => index * 100)
  const values = at.map((_, index) => (index === 70_001 ? 120 : 10))
  const line = chartLine(at, values, at.at(-1) ?? 0)
  expect(line).toMatchObject({ min: 10, max: 120 })
  expect(line?.path.match(/ 0\.0/g)).toHaveLength(1)
  expect(line!.path.length).toBeLessThan(20_000)
  expect(
    chartLine(
      at,
      at.map(() => null),
      1,
    ),
  ).toBeNull()
})
