import { screen, within } from '@testing-library/react'
import { aMission, aUser } from '../../../testing/factories'
import { aRecordingDetection, motionHandlers } from '../../../testing/handlers/analysis'
import { jobHandlers } from '../../../testing/handlers/job'
import { missionHandlers } from '../../../testing/handlers/mission'
import { aRecording, recordingHandlers } from '../../../testing/handlers/vod'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const mission = aMission()
const recording = aRecording({ missionId: mission._id, startedAt: null, startOrigin: null })
const route = `/dashboard/missions/${mission._id}/recordings?recording=${recording._id}`
const permissions = ['mission_list', 'vod_list', 'vod_update', 'alert_create']

function open(handlers: ReturnType<typeof motionHandlers>, granted = permissions) {
  server.use(...missionHandlers([mission]), ...recordingHandlers([recording]), ...jobHandlers([]), ...handlers)
  return renderApp({ route, user: aUser({ userType: 'tenant-user', permissions: granted }) })
}

test('analyses a recording, shows a result in the video, and confirms and rejects results', async () => {
  const detections = [aRecordingDetection(), aRecordingDetection({ startMs: 20_000, endMs: 24_000, atMs: 22_000 })]
  const { user } = open(motionHandlers(detections, { isRun: false }))
  await user.click(await screen.findByRole('button', { name: 'Analyse' }))
  const list = await screen.findByRole('list', { name: 'Motion in this recording' })
  await user.click(within(list).getByRole('button', { name: 'Show motion from 0:04 to 0:08' }))
  expect(screen.getByRole('timer')).toHaveTextContent('0:06.000')
  expect(screen.getByRole('img', { name: 'Area with most motion' })).toBeInTheDocument()
  expect(within(list).getByRole('button', { name: 'Raise alert' })).toBeEnabled()
  expect(within(list).getByRole('button', { name: 'Save outcome' })).toBeEnabled()
  await user.click(within(list).getAllByRole('button', { name: 'Confirm' })[0]!)
  expect(await screen.findByText('1 open, 1 confirmed, 0 rejected')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('0:22.000')
  await user.click(within(list).getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('0 open, 1 confirmed, 1 rejected')).toBeVisible()
})

test('says that the installation cannot decode recordings', async () => {
  open(motionHandlers([], { canDecode: false }))
  expect(await screen.findByText(/because it has no ffmpeg/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Analyse' })).toBeDisabled()
})

test('lets people without the permission to edit recordings only look at results', async () => {
  open(motionHandlers([aRecordingDetection()]), ['mission_list', 'vod_list'])
  expect(await screen.findByText('0:04 to 0:08')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Analyse again' })).not.toBeInTheDocument()
})

test('analyses a recording with a model of the model server, also without ffmpeg', async () => {
  const model = { inferType: 'vehicles', model: 'Vehicles', modelVersion: '2.1', parameters: [] }
  const detections = [aRecordingDetection({ class: 'truck', confidence: 0.8 })]
  const { user } = open(motionHandlers(detections, { isRun: false, canDecode: false, models: [model] }))
  await user.click(await screen.findByRole('combobox', { name: 'Model' }))
  await user.click(await screen.findByTitle('Vehicles'))
  await user.click(screen.getByRole('button', { name: 'Analyse' }))
  expect(await screen.findByText('truck, 80% certain')).toBeVisible()
  expect(screen.getByText('Vehicles, version 1')).toBeVisible()
})
