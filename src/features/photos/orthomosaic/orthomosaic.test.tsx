import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Orthomosaic, OrthomosaicPlanReply } from '../../../api/orthomosaic'
import { aMission, anId, aPhoto, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { aSharedMission, clientHandlers } from '../../../testing/handlers/client'
import { missionHandlers } from '../../../testing/handlers/mission'
import { orthomosaicHandlers } from '../../../testing/handlers/orthomosaic'
import { photoHandlers } from '../../../testing/handlers/photo'
import { recordChanged } from '../../../realtime/events'
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
  missing: [],
  pointCloudBytes: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  endedAt: null,
  ...fields,
})

const PLAN: Plan = {
  server: 'ready',
  refusal: null,
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

interface Site {
  plan?: Plan
  granted?: string[]
  connected?: boolean
  userType?: 'tenant-user' | 'tenant-root'
}

function open(
  orthomosaics: Orthomosaic[],
  { plan = PLAN, granted = permissions, connected = true, userType = 'tenant-user' }: Site = {},
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
  expect(screen.getByRole('link', { name: 'About NodeODM' })).toBeVisible()
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

test('names the answer of a server that refuses the token', async () => {
  const refusal = 'Invalid authentication token'
  const { user } = open([], { plan: { ...PLAN, server: 'refused', refusal, options: [] } })
  await user.click(await screen.findByRole('button', { name: 'Orthomosaic' }))
  expect(await screen.findByText('The processing server refuses requests')).toBeVisible()
  expect(screen.getByText(/^Its answer: Invalid authentication token\. The operator checks/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start processing' })).toBeDisabled()
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
  const layerId = anId()
  const documentId = anId()
  const results: Orthomosaic['results'] = [
    { what: 'orthophoto', _id: layerId },
    { what: 'report', _id: documentId },
  ]
  open([anOrthomosaic({ status: 'completed', results, pointCloudBytes: 48_000_000 })])
  expect(await screen.findByText('The orthomosaic “Beach” is ready')).toBeVisible()
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Orthophoto')).toContain(`?selected=${layerId}`)
  expect(hrefOf('Report')).toContain(`/documents?document=${documentId}`)
  expect(hrefOf(/^Download point cloud/)).toContain('/orthomosaic/download-point-cloud/')
})

test('says what an orthomosaic lacks instead of calling it ready', async () => {
  const results: Orthomosaic['results'] = [{ what: 'report', _id: anId() }]
  const log = ['[WARNING] Not enough points to compute the surface']
  open([anOrthomosaic({ status: 'completed', results, missing: ['orthophoto', 'dsm'], log })])
  expect(await screen.findByText('The orthomosaic “Beach” is incomplete')).toBeVisible()
  expect(screen.getByText(/^The processing server did not send: Orthophoto, Surface model\./)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Last lines of the log' })).toHaveTextContent('Not enough points')
  expect(screen.queryByText('The orthomosaic “Beach” is ready')).not.toBeInTheDocument()
})

test('shows what only some users may open to them alone', async () => {
  const results: Orthomosaic['results'] = [
    { what: 'orthophoto', _id: anId() },
    { what: 'report', _id: anId() },
  ]
  const granted = ['mission_list', 'layer_list', 'feature_list']
  const orthomosaics = [anOrthomosaic(), anOrthomosaic({ status: 'completed', results, pointCloudBytes: 48_000_000 })]
  open(orthomosaics, { granted })
  expect(await screen.findByText('Processing “Beach”')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Orthophoto' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Report' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Download point cloud/ })).not.toBeInTheDocument()
  for (const name of ['Orthomosaic', 'Cancel processing']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
})

test('shows the results of earlier orthomosaics on request', async () => {
  const { user } = open([
    anOrthomosaic({ name: 'March', status: 'completed' }),
    anOrthomosaic({ name: 'February', status: 'completed', pointCloudBytes: 48_000_000 }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Show 1 earlier orthomosaic' }))
  expect(screen.getByText('The orthomosaic “February” is ready')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Download point cloud/ })).toBeVisible()
})

test('follows the processing live', async () => {
  const orthomosaic = anOrthomosaic()
  const orthomosaics = [orthomosaic]
  const { store } = open(orthomosaics, { granted: ['mission_list', 'feature_list'] })
  expect(await screen.findByText('Processing “Beach”')).toBeVisible()
  orthomosaics[0] = { ...orthomosaic, progress: 0.8, log: ['[INFO] Finished odm_dem stage'] }
  store.dispatch(recordChanged({ entity: 'Orthomosaic', ids: [orthomosaic._id] }))
  expect(await screen.findByText(/Finished odm_dem stage/)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Processing “Beach”' })).toHaveAttribute('aria-valuenow', '80')
})

test('asks for no orthomosaics for clients', async () => {
  const calls = recordCalls()
  const mission = aMission()
  const { shown } = aSharedMission()
  const shared = aSharedMission({ _id: mission._id, shown: { ...shown, photos: 1 } })
  server.use(
    ...clientHandlers({ missions: [shared] }),
    ...missionHandlers([mission]),
    ...photoHandlers([aPhoto()]),
    ...orthomosaicHandlers([anOrthomosaic()], true),
  )
  const user = aUser({ userType: 'tenant-client', permissions: ['mission_list', 'feature_list'] })
  renderApp({ route: `/dashboard/client/missions/${mission._id}/photos`, user })
  await screen.findByRole('listbox', { name: 'Photos' })
  expect(screen.queryByText('Processing “Beach”')).not.toBeInTheDocument()
  expect(calls.filter(({ path }) => path.startsWith('/orthomosaic/'))).toEqual([])
})

test('offers to load the orthomosaics again when that failed', async () => {
  const { user } = open([anOrthomosaic()])
  server.use(
    http.get(
      apiUrl('/orthomosaic/list/:missionId'),
      () => HttpResponse.json({ status: false, message: 'The server failed' }, { status: 500 }),
      { once: true },
    ),
  )
  expect(await screen.findByText('The orthomosaics of this mission could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Processing “Beach”')).toBeVisible()
})
