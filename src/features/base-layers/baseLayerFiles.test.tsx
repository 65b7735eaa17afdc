// Files of base layers: upload, interruption and resuming.
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Upload } from '../../api/upload'
import { aBaseLayer, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { baseLayerHandlers } from '../../testing/handlers/base-layer'
import { uploadHandlers } from '../../testing/handlers/upload'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/basemap'
const editor = aUser({
  userType: 'tenant-root',
  permissions: ['layer_list', 'can_create_base_layer', 'can_update_base_layer', 'can_upload_to_base_layer'],
})
const groundFile = () => new File(['II*'], 'ground.tif', { lastModified: 1 })

beforeEach(() => {
  localStorage.clear()
  server.use(...baseLayerHandlers())
})
afterEach(stopRecording)

async function uploadGround() {
  const opened = renderApp({ route: `${ROUTE}/create`, user: editor })
  await opened.user.type(await screen.findByLabelText('Name'), 'Ground 2026')
  await opened.user.upload(screen.getByLabelText('File'), groundFile())
  await opened.user.click(screen.getByRole('button', { name: 'Create base layer' }))
  return opened
}

test('creates a base layer from an uploaded file, with the typed name', async () => {
  const calls = recordCalls()
  const { path } = await uploadGround()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ground 2026' })).toBeVisible()
  expect(path()).toMatch(/^\/dashboard\/basemap\/[\w-]+$/)
  const created = calls.filter(({ path: called, method }) => method === 'POST' && called.startsWith('/baselayer/'))
  expect(created).toMatchObject([
    { path: '/baselayer/create-base-raster-upload', body: { name: 'Ground 2026', description: '' } },
  ])
})

test('shows why a file was rejected and keeps the typed values for another file', async () => {
  server.use(
    http.post(
      apiUrl('/baselayer/create-base-raster-upload'),
      () => HttpResponse.json({ status: false, message: 'The file is no map layer' }, { status: 400 }),
      { once: true },
    ),
  )
  const calls = recordCalls()
  const { user } = await uploadGround()
  expect(await screen.findByText('The file is no map layer')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ground 2026')
  await user.upload(screen.getByLabelText('File'), new File(['{}'], 'ground.json'))
  await user.click(screen.getByRole('button', { name: 'Create base layer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ground 2026' })).toBeVisible()
  // The second file is not a raster.
  expect(calls.some(({ path }) => path === '/baselayer/create')).toBe(true)
  // The rejected file is deleted from the server.
  await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/upload/delete/'))).toBe(true))
})

test('continues an upload after the page is left and lists it, and then the base layer', async () => {
  const reply = { send: () => {} }
  const isReleased = new Promise<void>((resolve) => (reply.send = resolve))
  server.use(
    http.patch(apiUrl('/upload/tus/:id'), async () => {
      await isReleased
      return new HttpResponse(null, { status: 204, headers: { 'upload-offset': '3' } })
    }),
  )
  const { user, path } = await uploadGround()
  await screen.findByText(/You can leave this page/)
  await user.click(screen.getByRole('link', { name: 'Map' }))
  await waitFor(() => expect(path()).toBe(ROUTE))
  expect(await screen.findByRole('button', { name: 'Pause ground.tif' })).toBeEnabled()
  expect(screen.getByText('ground.tif for Ground 2026')).toBeVisible()
  reply.send()
  expect(await screen.findByRole('link', { name: 'Ground 2026' })).toBeVisible()
  expect(screen.queryByText('ground.tif for Ground 2026')).toBeNull()
  expect(screen.queryByText(/Incomplete/)).toBeNull()
})

test('resumes an upload after a reload and creates the intended base layer', async () => {
  const failure = { isActive: true }
  const uploads: Upload[] = []
  const onChunk = () => (failure.isActive ? new HttpResponse(null, { status: 507 }) : undefined)
  server.use(...uploadHandlers({ onChunk, uploads }))
  const first = await uploadGround()
  await screen.findByRole('button', { name: 'Retry ground.tif' })
  first.unmount()

  const stored = JSON.parse(localStorage.getItem(localStorage.key(0) ?? '') ?? '{}') as { uploadUrl: string }
  const uploadId = stored.uploadUrl.split('/').at(-1) ?? ''
  uploads.push({
    _id: uploadId,
    name: 'ground.tif',
    size: 3,
    received: 1,
    state: 'receiving',
    kind: null,
    layerKind: null,
    missionUse: null,
    message: null,
    createdAt: '2026-03-01T08:00:00.000Z',
    expiresAt: '2026-03-02T08:00:00.000Z',
  })
  failure.isActive = false
  const calls = recordCalls()
  const { user } = renderApp({ route: ROUTE, user: editor })
  expect(await screen.findByText(/Incomplete: 33% of 3 B uploaded/)).toBeVisible()
  const [input] = [...document.querySelectorAll<HTMLInputElement>('.upload-row input[type=file]')]
  await user.upload(input as HTMLElement, groundFile())
  expect(await screen.findByRole('link', { name: 'Ground 2026' })).toBeVisible()
  expect(calls.find(({ path }) => path === '/baselayer/create-base-raster-upload')?.body).toMatchObject({
    name: 'Ground 2026',
    uploadId,
  })
})

test.each([
  ['raster', groundFile(), 'updateRasterLayerUpload', 'PATCH'],
  ['vector', new File(['{}'], 'plots.geojson'), 'upload-to-update-base-layer/Vector', 'POST'],
])('stages a newer %s file, with the current version of the base layer', async (_kind, file, path, method) => {
  const base = aBaseLayer()
  server.use(...baseLayerHandlers([base]))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}/${base._id}`, user: editor })
  const field = await screen.findByLabelText('Update')
  base.version += 1
  await user.upload(field, file)
  expect(await screen.findByText('3 added, 2 changed, 1 removed')).toBeVisible()
  expect(screen.getByText('Staged update')).toBeVisible()
  expect(calls).toContainEqual(expect.objectContaining({ method, path: `/baselayer/${path}/${base._id}` }))
})
