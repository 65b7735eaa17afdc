import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Orthomosaic, OrthomosaicPlanReply } from '../../../api/orthomosaic'
import { aMission, anId, aPhoto, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { missionHandlers } from '../../../testing/handlers/mission'
import { orthomosaicHandlers } from '../../../testing/handlers/orthomosaic'
import { photoHandlers } from '../../../testing/handlers/photo'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

type Plan = OrthomosaicPlanReply['data']

const permissions = ['mission_list', 'layer_list', 'feature_list', 'upload_layer', 'download_layer', 'list_document']

const anOrthomosaic = (fields: Partial<Orthomosaic> = {}): Orthomosaic => ({
  _id: anId(),
  missionId: anId(),
  name: 'Beach',
  preset: 'standard',
  status: 'processing',
  progress: 0.4,
  photos: 240,
  sentPhotos: 240,
  queued: false,
  message: null,
  log: [],
  results: [],
  pointCloudBytes: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  endedAt: null,
  ...fields,
})

const PLAN: Plan = {
  server: 'ready',
  photos: 240,
  minPhotos: 3,
  maxPhotos: 10_000,
  megapixels: 2880,
  presets: [
    { preset: 'fast', minutes: 16, options: [] },
    { preset: 'high', minutes: 160, options: [] },
    { preset: 'standard', minutes: 60, options: [] },
  ],
  options: [
    { name: 'dsm', type: 'bool', value: 'false', choices: [], help: 'Build a digital surface model.' },
    { name: 'pc-quality', type: 'enum', value: 'medium', choices: ['high', 'medium'], help: 'Point cloud quality.' },
    { name: 'matcher-neighbors', type: 'int', value: '0', choices: [], help: 'Neighbours to match.' },
  ],
}

function open(
  orthomosaics: Orthomosaic[],
  {
    plan = PLAN,
    granted = permissions,
    connected = true,
    userType = 'tenant-user' as 'tenant-user' | 'tenant-root',
  } = {},
) {
  const mission = aMission()
  server.use(
    ...missionHandlers([mission]),
    ...photoHandlers([aPhoto()]),
    ...orthomosaicHandlers(orthomosaics, connected),
    http.get(apiUrl('/orthomosaic/plan/:missionId'), () => HttpResponse.json({ status: true, data: plan })),
    http.post(apiUrl('/orthomosaic/create/:missionId'), () =>
      HttpResponse.json({ status: true, data: anOrthomosaic({ status: 'sending' }) }, { status: 201 }),
    ),
  )
  const user = aUser({ userType, permissions: granted })
  return renderApp({ route: `/dashboard/missions/${mission._id}/photos`, user })
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../PhotosSegment'), 120_000)
afterEach(stopRecording)

test('starts an orthomosaic with a preset and an option that was searched', async () => {
  const calls = recordCalls()
  const { user } = open([])
  await user.click(await screen.findByRole('button', { name: 'Orthomosaic' }))
  expect(await screen.findByText('240, 2,880 megapixels in total')).toBeVisible()
  expect(screen.getByText('Roughly 80 minutes to 5 hours')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^High/ }))
  await user.click(screen.getByText('Advanced options'))
  await user.type(await screen.findByRole('searchbox', { name: 'Search options' }), 'neighbo')
  expect(screen.queryByText('pc-quality')).not.toBeInTheDocument()
  await user.type(screen.getByRole('spinbutton', { name: 'matcher-neighbors' }), '16')
  expect(screen.getByText('Advanced options, 1 changed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start processing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.find(({ method, path }) => method === 'POST' && path.startsWith('/orthomosaic/'))?.body).toEqual({
    name: 'Orthomosaic',
    preset: 'high',
    options: [{ name: 'matcher-neighbors', value: 16 }],
  })
})

test('tells tenant roots that no server is connected, and hides the button from others', async () => {
  const none: Plan = { ...PLAN, server: 'none', options: [] }
  const first = open([], { plan: none, connected: false, userType: 'tenant-root' })
  await first.user.click(await screen.findByRole('button', { name: 'Orthomosaic' }))
  expect(await screen.findByText('No processing server is connected')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start processing' })).toBeDisabled()
  first.unmount()
  open([], { plan: none, connected: false })
  await screen.findByRole('button', { name: 'Quick mosaic' })
  expect(screen.queryByRole('button', { name: 'Orthomosaic' })).not.toBeInTheDocument()
})

test('explains that no server answers and that photos are missing', async () => {
  const first = open([], { plan: { ...PLAN, server: 'unreachable', options: [] } })
  await first.user.click(await screen.findByRole('button', { name: 'Orthomosaic' }))
  expect(await screen.findByText('No processing server answers')).toBeVisible()
  first.unmount()
  const second = open([], { plan: { ...PLAN, photos: 2 } })
  await second.user.click(await screen.findByRole('button', { name: 'Orthomosaic' }))
  expect(await screen.findByText(/needs at least 3 photos/)).toBeVisible()
})

test('shows the progress and the log, and cancels', async () => {
  const { user } = open([anOrthomosaic({ log: ['[INFO] Matching', '[INFO] Finished opensfm stage'] })])
  expect(await screen.findByText('Processing “Beach”')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Last lines of the log' })).toHaveTextContent('Finished opensfm stage')
  await user.click(screen.getByRole('button', { name: 'Cancel processing' }))
  await waitFor(() => expect(screen.queryByText('Processing “Beach”')).not.toBeInTheDocument())
})

test('shows why an orthomosaic failed, and retries it', async () => {
  const message = 'The processing failed: Not enough overlap'
  const { user } = open([anOrthomosaic({ status: 'failed', message, sentPhotos: 0 })])
  expect(await screen.findByText(message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry processing' }))
  expect(await screen.findByText('Sending photos of “Beach”, 0 of 240')).toBeVisible()
})

test('links to the results of a finished orthomosaic', async () => {
  const results: Orthomosaic['results'] = [
    { what: 'orthophoto', _id: anId() },
    { what: 'report', _id: anId() },
  ]
  open([anOrthomosaic({ status: 'completed', results, pointCloudBytes: 48_000_000 })])
  expect(await screen.findByText('The orthomosaic “Beach” is ready')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open documents' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Download point cloud/ }).getAttribute('href')).toContain(
    '/orthomosaic/download-point-cloud/',
  )
})
