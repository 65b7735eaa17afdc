import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { motionHandlers } from '../../testing/handlers/aiml'
import { aFlight, flightHandlers } from '../../testing/handlers/flight'
import { jobHandlers } from '../../testing/handlers/job'
import { missionHandlers } from '../../testing/handlers/mission'
import { aRecording, recordingHandlers } from '../../testing/handlers/vod'
import { aTrack, telemetryHandlers } from '../../testing/handlers/telemetry'
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

  test('shows a second camera at the same time, and lists the keys', async () => {
    const { user } = open(`recording=${pier._id}`)
    expect(await screen.findByLabelText('Video of pier.mp4')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Show XT2' }))
    expect(await screen.findByLabelText('Video of heat.mp4')).toBeInTheDocument()
    expect(screen.getByLabelText('Video of pier.mp4')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keyboard' }))
    expect(screen.getByText('Backwards, pause, forwards; again: faster')).toBeVisible()
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
