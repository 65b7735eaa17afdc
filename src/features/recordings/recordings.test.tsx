import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { motionHandlers } from '../../testing/handlers/analysis'
import { aFlight, flightHandlers } from '../../testing/handlers/flight'
import { jobHandlers } from '../../testing/handlers/job'
import { missionHandlers } from '../../testing/handlers/mission'
import { aRecording, recordingHandlers } from '../../testing/handlers/vod'
import { aTelemetry, aTrack, aTrackGround, telemetryHandlers } from '../../testing/handlers/telemetry'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const mission = aMission()
const missionId = mission._id
const ROUTE = `/dashboard/missions/${missionId}/recordings`
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'vod_list', 'flight_list'] })
const editor = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'vod_list', 'flight_list', 'vod_create', 'vod_update', 'vod_delete'],
})
const flight = aFlight({ name: 'North strip' })

beforeEach(() =>
  server.use(
    ...missionHandlers([mission]),
    ...flightHandlers({ flights: [flight] }),
    ...jobHandlers([]),
    ...motionHandlers(),
  ),
)

describe('the list', () => {
  test('shows states with their reasons, and says which browsers play a video', async () => {
    const recordings = [
      aRecording({ missionId, name: 'pier.mp4', camera: 'H20T', held: true }),
      aRecording({ missionId, name: 'broken.mp4', state: 'failed', problem: 'The file ends in the middle.' }),
      aRecording({ missionId, name: 'new.mp4', state: 'processing', durationMs: null, startedAt: null }),
      aRecording({ missionId, name: 'hevc.mp4', playableIn: 'some', playableNote: 'Plays in Safari.' }),
    ]
    server.use(...recordingHandlers(recordings))
    const { user } = renderApp({ route: ROUTE, user: reader })
    expect(await screen.findByRole('link', { name: 'pier.mp4' })).toBeVisible()
    expect(screen.getByText('The file ends in the middle.')).toBeVisible()
    expect(screen.getByText('Plays in Safari.')).toBeVisible()
    expect(screen.getByText('Processing')).toBeVisible()
    expect(screen.getByText('Start unknown')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Held: this recording cannot be deleted' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Upload recordings' })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await user.type(screen.getByRole('searchbox', { name: 'Search recordings' }), 'none')
    expect(await screen.findByText('No recordings match these filters')).toBeVisible()
  })

  test('marks recordings that a retention rule deletes within 30 days', async () => {
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    server.use(
      ...recordingHandlers([
        aRecording({ missionId, name: 'soon.mp4', deletedOn: dayIn(5) }),
        aRecording({ missionId, name: 'later.mp4', deletedOn: dayIn(90) }),
      ]),
    )
    renderApp({ route: ROUTE, user: reader })
    expect(await screen.findByRole('link', { name: 'later.mp4' })).toBeVisible()
    expect(screen.getAllByText(/^Will be deleted on/)).toHaveLength(1)
  })

  test('explains what belongs here, and repeats a failed read', async () => {
    const failed = { status: false, message: 'The database does not answer' }
    server.use(
      http.get(apiUrl('/VOD/get-by-missionID/:id'), () => HttpResponse.json(failed, { status: 503 }), { once: true }),
    )
    const { user } = renderApp({ route: ROUTE, user: editor })
    expect(await screen.findByText('The database does not answer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No recordings yet')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Upload recordings' })).not.toHaveLength(0)
  })

  test('renames a recording', async () => {
    server.use(...recordingHandlers([aRecording({ missionId, name: 'pier.mp4' })]))
    const { user } = renderApp({ route: ROUTE, user: editor })
    await user.click(await screen.findByRole('button', { name: 'Actions for pier.mp4' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const name = within(await screen.findByRole('dialog')).getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Pier north{Enter}')
    expect(await screen.findByRole('button', { name: 'Actions for Pier north' })).toBeVisible()
  })

  test('changes the details of a recording, and names the origin of its start', async () => {
    server.use(...recordingHandlers([aRecording({ missionId, name: 'pier.mp4' })]))
    const { user } = renderApp({ route: ROUTE, user: editor })
    await user.click(await screen.findByRole('button', { name: 'Actions for pier.mp4' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }))
    const dialog = (await screen.findByText('Details of pier.mp4')).closest<HTMLElement>('[role=dialog]')!
    expect(within(dialog).getByText(/Start time from the video file/)).toBeVisible()
    await user.type(within(dialog).getByLabelText(/^Camera/), 'H20T')
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('H20T')).toBeVisible()
  })

  test('holds and deletes several recordings, and undoes the deletion', async () => {
    const recordings = [aRecording({ missionId, name: 'one.mp4' }), aRecording({ missionId, name: 'two.mp4' })]
    server.use(...recordingHandlers(recordings))
    const { user } = renderApp({ route: ROUTE, user: editor })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Hold' }))
    expect(await screen.findAllByRole('img', { name: 'Held: this recording cannot be deleted' })).toHaveLength(2)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Release' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('2 recordings deleted')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'two.mp4' })).toBeVisible()
  })
})

describe('the player', () => {
  const start = { missionId, startedAt: '2026-03-12T15:30:00.000Z', frameRate: 10 }
  const pier = aRecording({ ...start, name: 'pier.mp4', camera: 'H20T', flightId: flight._id })
  const thermal = aRecording({ ...start, name: 'heat.mp4', camera: 'XT2' })
  const open = (search: string, recordings = [pier, thermal]) => {
    server.use(...recordingHandlers(recordings), ...telemetryHandlers({ track: aTrack() }))
    return renderApp({ route: `${ROUTE}?${search}`, user: reader })
  }

  test('opens the frame of the URL, steps by frames, and keeps the URL at the frame', async () => {
    const { path } = open(`recording=${pier._id}&t=2026-03-12T15:30:12.350Z`)
    const slider = await screen.findByRole('slider', { name: 'Time' })
    // The zone of the machine decides the hour, and in some zones the minute.
    const minute = String(new Date(start.startedAt).getMinutes()).padStart(2, '0')
    expect(screen.getByRole('timer')).toHaveTextContent(new RegExp(`:${minute}:12\\.350$`))
    fireEvent.keyDown(document.body, { key: '.' })
    expect(screen.getByRole('timer')).toHaveTextContent(new RegExp(`:${minute}:12\\.450$`))
    await waitFor(() => expect(path()).toContain('t=2026-03-12T15%3A30%3A12.450Z'))
    fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: true })
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(new RegExp(`:${minute}:22\\.450$`)))
    expect(await screen.findByRole('region', { name: 'Path and view of the camera' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Height above take-off from 0 m to 30 m' })).toBeVisible()
  })

  test('opens around the recording, and reaches those of other years one after the other', async () => {
    const old = aRecording({ missionId, name: 'old.mp4', camera: 'Old camera', startedAt: '2024-07-01T10:00:00.000Z' })
    const next = aRecording({
      missionId,
      name: 'next.mp4',
      camera: 'Next camera',
      startedAt: '2026-06-01T10:00:00.000Z',
    })
    const { user } = open(`recording=${pier._id}`, [pier, thermal, old, next])
    expect(await screen.findByText('3/12/2026')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Show Old camera' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Show 1 earlier recording' }))
    expect(await screen.findByRole('checkbox', { name: 'Show Old camera' })).toBeInTheDocument()
    expect(screen.getByText(/^6\/\d+\/2024 – /)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Show 1 later recording' }))
    expect(await screen.findByRole('checkbox', { name: 'Show Next camera' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /earlier|later/ })).not.toBeInTheDocument()
  })

  test('exports a clip between two frames, and says why it cannot', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const asked: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:clip', revokeObjectURL: () => undefined })
    const { user } = open(`recording=${pier._id}&t=2026-03-12T15:30:12.350Z`)
    const reply = (url: string) => {
      asked.push(new URL(url).search)
      const failed = { status: false, message: 'The disk is full' }
      return asked.length === 1
        ? HttpResponse.json(failed, { status: 409 })
        : new HttpResponse('clip', { headers: { 'content-disposition': 'attachment; filename="pier 00-12.mp4"' } })
    }
    server.use(http.get(apiUrl('/recording/clip/:id'), ({ request }) => reply(request.url)))
    await user.click(await screen.findByRole('button', { name: 'Export clip', expanded: false }))
    const panel = within(screen.getByRole('region', { name: 'Export clip' }))
    expect(panel.getByText('0:10 long')).toBeVisible()
    const end = panel.getByRole('spinbutton', { name: 'End, in seconds' })
    await user.clear(end)
    await user.type(end, '5')
    expect(panel.getByText('The end must be after the start.')).toBeVisible()
    expect(panel.getByRole('button', { name: 'Download clip' })).toBeDisabled()
    await user.clear(end)
    await user.type(end, '20')
    await user.click(panel.getByRole('button', { name: 'Download clip' }))
    expect(await panel.findByText('The disk is full')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Download clip' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(asked.at(-1)).toBe('?fromMs=12350&untilMs=20000')
    saved.mockRestore()
  })

  test('shows a second camera at the same time, and lists the keys', async () => {
    const { user } = open(`recording=${pier._id}`)
    expect(await screen.findByLabelText('Video of pier.mp4')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Show XT2' }))
    expect(await screen.findByLabelText('Video of heat.mp4')).toBeInTheDocument()
    expect(screen.getByLabelText('Video of pier.mp4')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keyboard' }))
    expect(screen.getByText('Backwards, pause, forwards; again: faster')).toBeVisible()
  })

  test('shows the track of the telemetry of a recording without a flight', async () => {
    const own = aRecording({ ...start, name: 'own.mp4', telemetryId: anId() })
    open(`recording=${own._id}`, [own])
    expect(await screen.findByRole('img', { name: 'Height above take-off from 0 m to 30 m' })).toBeVisible()
    expect(screen.queryByText('No telemetry')).not.toBeInTheDocument()
  })

  test('says which ground the view of the camera is drawn on, with a link to its layer', async () => {
    const flat = open(`recording=${pier._id}&t=2026-03-12T15:30:30.000Z`)
    expect(await screen.findByText('Estimated camera view on flat ground')).toBeVisible()
    flat.unmount()
    const ground = aTrackGround()
    server.use(...telemetryHandlers({ track: aTrack(), ground }))
    renderApp({ route: `${ROUTE}?recording=${pier._id}&t=2026-03-12T15:30:30.000Z`, user: reader })
    const link = await screen.findByRole('link', { name: 'Surface model' })
    expect(link).toHaveAttribute('href', `/dashboard/missions/${missionId}?selected=${ground.layerId}`)
  })

  test('says nothing about the ground while its heights load', async () => {
    open(`recording=${pier._id}&t=2026-03-12T15:30:30.000Z`)
    let answer: () => void = () => undefined
    const heights = new Promise<void>((resolve) => (answer = resolve))
    const asked = jest.fn()
    server.use(
      http.get(apiUrl('/flight/ground-of-recording/:vodId'), async () => {
        asked()
        await heights
        return HttpResponse.json({ status: true, data: { ground: null } })
      }),
    )
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.getByRole('region', { name: 'Path and view of the camera' })).toBeVisible()
    expect(screen.queryByText(/Estimated camera view/)).toBeNull()
    answer()
    expect(await screen.findByText('Estimated camera view on flat ground')).toBeVisible()
  })

  test('chooses the telemetry of a recording, with the seconds between both starts', async () => {
    const lone = aRecording({ ...start, name: 'lone.mp4' })
    const log = aTelemetry({ missionId, name: 'north.SRT', startedAt: '2026-03-12T15:29:58.000Z' })
    const foreign = aTelemetry({ missionId, name: 'other.SRT', state: 'reading' })
    server.use(...recordingHandlers([lone]), ...telemetryHandlers({ track: aTrack(), telemetry: [log, foreign] }))
    const calls = recordCalls()
    const { user } = renderApp({ route: `${ROUTE}?recording=${lone._id}`, user: editor })
    expect(await screen.findByText('No telemetry')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose telemetry' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('combobox', { name: /^Telemetry/ }))
    expect(screen.queryByTitle(/^other\.SRT/)).not.toBeInTheDocument()
    await user.click(await screen.findByTitle(/^north\.SRT/))
    const offset = await dialog.findByRole('spinbutton', { name: /after the telemetry/ })
    expect(offset).toHaveValue('2.0')
    await user.clear(offset)
    await user.type(offset, '3.5')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Telemetry saved')).toBeVisible()
    const sent = calls.find(({ path }) => path.startsWith('/VOD/update-vod-by-ID/'))
    expect(sent?.body).toEqual({ version: lone.version, telemetryId: log._id, telemetryOffset: 3.5 })
    expect(await screen.findByRole('img', { name: 'Height above take-off from 0 m to 30 m' })).toBeVisible()
    stopRecording()
  })

  test('a recording without a start gets it from the telemetry that is chosen', async () => {
    const undated = aRecording({ missionId, name: 'lone.mp4', startedAt: null, startOrigin: null })
    const log = aTelemetry({ missionId, name: 'north.SRT' })
    server.use(...recordingHandlers([undated]), ...telemetryHandlers({ telemetry: [log] }))
    const calls = recordCalls()
    const { user } = renderApp({ route: `${ROUTE}?recording=${undated._id}`, user: editor })
    await user.click(await screen.findByRole('button', { name: 'Choose telemetry' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('combobox', { name: /^Telemetry/ }))
    await user.click(await screen.findByTitle(/^north\.SRT/))
    expect(await dialog.findByText(/^The recording has no start time\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Telemetry saved')).toBeVisible()
    const sent = calls.find(({ path }) => path.startsWith('/VOD/update-vod-by-ID/'))
    expect(sent?.body).toEqual({ version: undated.version, telemetryId: log._id, telemetryOffset: 0 })
    stopRecording()
  })

  test('explains a recording without a map, in processing, or missing', async () => {
    const undated = aRecording({ missionId, startedAt: null, startOrigin: null })
    const { unmount } = open(`recording=${undated._id}&t=1500`, [undated])
    expect(await screen.findByText('No start time')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('0:01.500')
    unmount()
    const running = aRecording({ missionId, state: 'processing', durationMs: null })
    const other = open(`recording=${running._id}`, [running])
    expect(await screen.findByText('This recording is being processed')).toBeVisible()
    other.unmount()
    open(`recording=${anId()}`)
    expect(await screen.findByText('Recording not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All recordings' })).toBeVisible()
  })
})
