import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { jobApi } from '../../../api/job'
import type { MosaicPlanReply } from '../../../api/mosaic'
import { listTag } from '../../../api/tags'
import { aJob, aMission, anId, aPhoto, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { jobHandlers } from '../../../testing/handlers/job'
import { missionHandlers } from '../../../testing/handlers/mission'
import { photoHandlers } from '../../../testing/handlers/photo'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const permissions = ['mission_list', 'layer_list', 'feature_list', 'upload_layer']
const nobody = { rejected: 0, proposed: 0, withoutArea: 0, oblique: 0, undecodable: 0 }

function open(plan: Partial<MosaicPlanReply['data']>, granted = permissions) {
  const mission = aMission()
  const data = { used: 5, limit: 1000, leftOut: nobody, error: 4.24, gsd: 0.035, width: 5200, height: 4100, ...plan }
  server.use(
    ...missionHandlers([mission]),
    ...photoHandlers([aPhoto()]),
    http.get(apiUrl('/photo/mosaic/:missionId'), () => HttpResponse.json({ status: true, data })),
    http.post(apiUrl('/photo/mosaic/:missionId'), () =>
      HttpResponse.json({ status: true, message: 'The mosaic has started', data: { jobId: anId() } }, { status: 201 }),
    ),
  )
  const user = aUser({ userType: 'tenant-user', permissions: granted })
  return renderApp({ route: `/dashboard/missions/${mission._id}/photos`, user })
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../PhotosSegment'), 120_000)
afterEach(stopRecording)

test('shows used and omitted photos and the position error, then starts the mosaic', async () => {
  const calls = recordCalls()
  const { user } = open({ leftOut: { ...nobody, oblique: 1, withoutArea: 2 } })
  await user.click(await screen.findByRole('button', { name: 'Quick mosaic' }))
  expect(await screen.findByText('5 of 8')).toBeVisible()
  expect(screen.getByText('± 4.2 m')).toBeVisible()
  expect(screen.getByText('5,200 × 4,100 pixels of 3.5 cm')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['1 photo does not look straight down', '2 photos lack position, height or lens']),
  )
  const name = screen.getByRole('textbox', { name: 'Layer name' })
  await user.clear(name)
  await user.type(name, 'Beach')
  await user.click(screen.getByRole('button', { name: 'Create mosaic' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.find(({ method, path }) => method === 'POST' && path.startsWith('/photo/mosaic/'))?.body).toEqual({
    name: 'Beach',
  })
})

test('explains why a mosaic cannot start without usable photos', async () => {
  const { user } = open({ used: 0, error: null, gsd: null, leftOut: { ...nobody, withoutArea: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Quick mosaic' }))
  expect(await screen.findByText(/No photo can be drawn/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create mosaic' })).toBeDisabled()
})

test('hides the mosaic from users who may not add layers', async () => {
  open({}, ['mission_list', 'feature_list'])
  await screen.findByRole('listbox', { name: 'Photos' })
  expect(screen.queryByRole('button', { name: 'Quick mosaic' })).not.toBeInTheDocument()
})

test('offers to open a mosaic on the map when it is ready', async () => {
  const job = aJob({ kind: 'photo-mosaic', title: 'Beach', status: 'running' })
  const jobs = [job]
  server.use(...jobHandlers(jobs))
  const { store } = open({})
  expect(await screen.findByRole('button', { name: 'Cancel mosaic' })).toBeVisible()
  jobs[0] = { ...job, status: 'completed' }
  store.dispatch(jobApi.util.invalidateTags([listTag('Job')]))
  expect(await screen.findByText('The mosaic “Beach” is ready')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open on map' })).toBeVisible()
})

test('shows why the last mosaic failed, and retries it', async () => {
  const message = 'The mosaic could not be drawn. Try again, or use fewer photos.'
  server.use(...jobHandlers([aJob({ kind: 'photo-mosaic', title: 'Beach', status: 'failed', message })]))
  const { user } = open({})
  expect(await screen.findByText('The mosaic “Beach” failed')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry mosaic' }))
  expect(await screen.findByRole('button', { name: 'Cancel mosaic' })).toBeVisible()
  expect(screen.queryByText('The mosaic “Beach” failed')).not.toBeInTheDocument()
})
