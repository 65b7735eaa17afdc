// The same dialog raises alerts from recordings, photos and live streams.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Alert } from '../api/alert'
import { noteReply } from '../api/serverClock'
import { aMission, aPhoto, aUser } from '../testing/factories'
import { motionHandlers } from '../testing/handlers/analysis'
import { alertHandlers, anAlert } from '../testing/handlers/alert'
import { apiUrl } from '../testing/handlers/apiUrl'
import { jobHandlers } from '../testing/handlers/job'
import { missionHandlers } from '../testing/handlers/mission'
import { outcomeHandlers } from '../testing/handlers/outcome'
import { photoHandlers } from '../testing/handlers/photo'
import { aStream, streamHandlers } from '../testing/handlers/stream'
import { aRecording, recordingHandlers } from '../testing/handlers/vod'
import { uploadHandlers } from '../testing/handlers/upload'
import { wallHandlers } from '../testing/handlers/wall'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const operator = aUser({
  userType: 'tenant-user',
  permissions: [
    'mission_list',
    'alert_list',
    'alert_create',
    'vod_list',
    'stream_list',
    'layer_list',
    'feature_list',
    'feature_file_upload',
  ],
})
const mission = aMission()
const alerts: Alert[] = []
type App = ReturnType<typeof renderApp>

// The first load of the modules can exceed the timeout of a test.
beforeAll(async () => {
  await Promise.all([
    import('../alerts/RaiseAlert'),
    import('../features/photos/PhotosSegment'),
    import('../features/recordings/RecordingsSegment'),
    import('../features/live/wall/ControlCenterPage'),
  ])
})
beforeAll(() => {
  // jsdom has no addresses of files.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
})
afterEach(() => jest.restoreAllMocks())
beforeEach(() => {
  alerts.splice(0, alerts.length, anAlert({ kind: 'Intrusion' }))
  server.use(
    ...missionHandlers([mission]),
    ...alertHandlers(alerts),
    ...uploadHandlers(),
    ...jobHandlers([]),
    ...outcomeHandlers(),
  )
})

/** The dialog, which may be above that of a photo. */
async function openDialog() {
  const title = await screen.findByRole('textbox', { name: 'Title' })
  return within(title.closest<HTMLElement>('[role=dialog]') ?? title)
}

async function raise(user: App['user']): Promise<Alert | undefined> {
  const dialog = await openDialog()
  await user.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Smoke')
  await user.type(dialog.getByRole('combobox', { name: 'Kind' }), 'Fire')
  await user.click(dialog.getByRole('button', { name: 'Raise alert' }))
  expect(await screen.findByText('Alert raised')).toBeVisible()
  return alerts.at(-1)
}

test('raises an alert about the frame of a recording, with its picture, moment and time', async () => {
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['frame'], { type: 'image/jpeg' })))
  const recording = aRecording({ missionId: mission._id, startedAt: '2026-03-12T15:30:00.000Z', frameRate: 10 })
  server.use(...recordingHandlers([recording]), ...motionHandlers())
  const route = `/dashboard/missions/${mission._id}/recordings?recording=${recording._id}&t=12350`
  const { user } = renderApp({ route, user: operator })
  await screen.findByRole('slider', { name: 'Time' })
  fireEvent.keyDown(document.body, { key: 'a' })
  const raised = await raise(user)
  expect(raised?.pictureUrl).toMatch(/alert\/picture/)
  expect(raised).toMatchObject({
    title: 'Smoke',
    kind: 'Fire',
    missionId: mission._id,
    recordingId: recording._id,
    momentMs: 12350,
    occurredAt: '2026-03-12T15:30:12.350Z',
  })
})

test('says what is missing at an empty kind, and that an equal alert is open already', async () => {
  const message = 'This alert is open already. It was counted as a repeat.'
  server.use(
    http.post(apiUrl('/alert/create'), () => HttpResponse.json({ status: true, message, data: alerts[0] }), {
      once: true,
    }),
  )
  const { user } = renderApp({ route: `/dashboard/missions/${mission._id}/alerts`, user: operator })
  await user.click(await screen.findByRole('button', { name: 'Raise alert' }))
  const dialog = await openDialog()
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Smoke')
  await user.click(dialog.getByRole('button', { name: 'Raise alert' }))
  const kind = dialog.getByRole('combobox', { name: 'Kind' })
  await waitFor(() => expect(kind).toHaveAccessibleDescription(/Enter a kind, for example Intrusion/))
  expect(kind).toBeInvalid()
  await user.type(kind, 'Fire')
  await user.click(dialog.getByRole('button', { name: 'Raise alert' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('raises an alert about a photo by Shift and A, with its picture and position', async () => {
  const photo = aPhoto({ name: 'A.JPG' })
  const picture = new Blob(['picture'], { type: 'image/webp' })
  server.use(
    http.get(
      apiUrl('/photo/picture/:id'),
      () => new HttpResponse(picture, { headers: { 'content-type': 'image/webp' } }),
    ),
    ...photoHandlers([photo]),
  )
  const route = `/dashboard/missions/${mission._id}/photos?photo=${photo._id}`
  const { user } = renderApp({ route, user: operator })
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo A.JPG' }))
  expect(await viewer.findByText(/\(GPS\)$/)).toBeVisible()
  await user.keyboard('{Shift>}A{/Shift}')
  expect(await screen.findByRole('img', { name: 'Attached picture' })).toBeVisible()
  const raised = await raise(user)
  expect(raised?.pictureUrl).toMatch(/alert\/picture/)
  expect(raised?.position).toEqual(photo.location)
})

test('raises an alert about the selected stream by A, and keeps what was typed when that fails', async () => {
  const stream = aStream({ name: 'Drone 1', canWatch: false, missionId: mission._id })
  server.use(...streamHandlers({ streams: [stream] }), ...wallHandlers([]))
  const { user } = renderApp({ route: '/dashboard/control-center', user: operator })
  await screen.findByRole('article', { name: 'Tile 1: Drone 1' })
  const column = within(await screen.findByRole('region', { name: 'Open alerts' }))
  expect(await column.findByRole('button', { name: /Person at the fence/ })).toBeVisible()
  await user.keyboard('?')
  expect(await screen.findByText('Raise alert')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  server.use(
    http.post(apiUrl('/alert/create'), () => HttpResponse.json({ status: false, message: 'Busy' }, { status: 503 }), {
      once: true,
    }),
  )
  await user.keyboard('a')
  const dialog = await openDialog()
  await user.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Sm')
  await user.type(dialog.getByRole('combobox', { name: 'Kind' }), 'x')
  await user.click(dialog.getByRole('button', { name: 'Raise alert' }))
  expect(await dialog.findByText('Busy')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Sm')
  await user.click(dialog.getByRole('button', { name: 'Raise alert' }))
  expect(await screen.findByText('Alert raised')).toBeVisible()
  expect(alerts.at(-1)).toMatchObject({ title: 'Sm', streamId: stream._id, missionId: mission._id })
})

const describer = aUser({
  userType: 'tenant-user',
  permissions: [...(operator.permissions ?? []), 'alert_update', 'alert_delete'],
})

test('raises an alert about the selected stream at once by A, to be described or withdrawn', async () => {
  const stream = aStream({ name: 'Drone 1', canWatch: false, missionId: mission._id })
  server.use(...streamHandlers({ streams: [stream] }), ...wallHandlers([]))
  const { user } = renderApp({ route: '/dashboard/control-center', user: describer })
  await screen.findByRole('article', { name: 'Tile 1: Drone 1' })
  await user.keyboard('a')
  const notice = within(await screen.findByRole('region', { name: 'Raised alert' }))
  expect(await notice.findByText('Alert raised')).toBeVisible()
  expect(alerts.at(-1)).toMatchObject({
    title: 'Sighting: Drone 1',
    kind: 'Sighting',
    severity: 'medium',
    camera: 'Drone 1',
    streamId: stream._id,
    missionId: mission._id,
  })
  await user.keyboard('d')
  const title = await screen.findByRole('textbox', { name: 'Title' })
  expect(title).toHaveValue('Sighting: Drone 1')
  await user.clear(title)
  await user.type(title, 'Boat')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ title: 'Boat' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Raised alert' })).not.toBeInTheDocument())

  await user.keyboard('a')
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Alert withdrawn')).toBeVisible()
  expect(alerts.at(-1)).toMatchObject({ title: 'Boat' })
})

test('states the time of an alert about a stream by the clock of the server', async () => {
  const replyAhead = (ms: number) =>
    noteReply({ sentAt: Date.now(), receivedAt: Date.now(), date: new Date(Date.now() + ms).toUTCString() })
  const stream = aStream({ name: 'Drone 1', canWatch: false, missionId: mission._id })
  server.use(...streamHandlers({ streams: [stream] }), ...wallHandlers([]))
  const { user } = renderApp({ route: '/dashboard/control-center', user: describer })
  await screen.findByRole('article', { name: 'Tile 1: Drone 1' })
  replyAhead(180_000)
  await user.keyboard('a')
  await screen.findByRole('region', { name: 'Raised alert' })
  await screen.findByText('Alert raised')
  const ahead = Date.parse(alerts.at(-1)?.occurredAt ?? '') - Date.now()
  replyAhead(0)
  expect(Math.abs(ahead - 180_000)).toBeLessThan(10_000)
})

test('keeps an alert that a key could not raise, and raises it again', async () => {
  const stream = aStream({ name: 'Drone 1', canWatch: false, missionId: mission._id })
  server.use(...streamHandlers({ streams: [stream] }), ...wallHandlers([]))
  const { user } = renderApp({ route: '/dashboard/control-center', user: describer })
  await screen.findByRole('article', { name: 'Tile 1: Drone 1' })
  server.use(
    http.post(apiUrl('/alert/create'), () => HttpResponse.json({ status: false, message: 'Busy' }, { status: 503 }), {
      once: true,
    }),
  )
  await user.keyboard('a')
  const notice = within(await screen.findByRole('region', { name: 'Raised alert' }))
  expect(await notice.findByText('Busy')).toBeVisible()
  await user.click(notice.getByRole('button', { name: 'Try again' }))
  expect(await notice.findByText('Alert raised')).toBeVisible()
  expect(alerts.at(-1)).toMatchObject({ title: 'Sighting: Drone 1' })
})
