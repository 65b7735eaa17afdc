// The dialog that downloads a raster or a part of it. In jsdom there is no map, so nothing is visible on it.
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { LayerFeature } from '../../../api/feature'
import type { Layer } from '../../../api/layer'
import { aFeature, aLayer, aMission, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { featureHandlers } from '../../../testing/handlers/feature'
import { layerHandlers } from '../../../testing/handlers/layer'
import { missionHandlers } from '../../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const crew = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'layer_list', 'feature_list', 'download_layer'],
})
const raster = { kind: 'rgb', gsd: 0.1, nativeZoom: 20, bandCount: 3, formulas: [], tileUrl: '/t' } as const
const aRaster = (source: NonNullable<Layer['source']>) =>
  aLayer({ name: 'Ortho', kind: 'raster', raster: { ...raster, formulas: [] }, source })
const ortho = aRaster({ name: 'ortho.tif', size: 2000, kind: 'geotiff' })
const plots = aLayer({ name: 'Plots' })
const ring = [
  [4, 52],
  [4.1, 52],
  [4.1, 52.1],
  [4, 52],
]
const plot = aFeature({ geometry: { type: 'Polygon', coordinates: [ring] } })

function answerDownloads(headers: Record<string, string> = {}) {
  const asked = jest.fn<void, [string]>()
  server.use(
    http.get(apiUrl('/layer/download-raster/:id'), ({ request }) => {
      asked(new URL(request.url).search)
      return HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': 'image/tiff', ...headers } })
    }),
  )
  return asked
}

/** Opens the dialog while the first feature of the plots is selected. */
async function open({ features = [plot] as LayerFeature[], layer = ortho } = {}) {
  const mission = aMission()
  server.use(...missionHandlers([mission]), ...layerHandlers([layer, plots]), ...featureHandlers(features))
  const { user } = renderApp({ route: `/dashboard/missions/${mission._id}?selected=${plots._id}/1`, user: crew })
  await user.click(await screen.findByRole('button', { name: 'Actions for Ortho' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download…' }))
  expect(await screen.findByText('Download Ortho')).toBeVisible()
  return user
}

const saved: { href: string; name: string }[] = []
// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../workspace/MissionMap'), 120_000)
beforeEach(() => {
  localStorage.clear()
  saved.length = 0
  // jsdom has neither object URLs nor downloads.
  Object.assign(URL, { createObjectURL: () => 'blob:part', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download })
  })
})
afterEach(() => {
  stopRecording()
  jest.restoreAllMocks()
})

test('leaves a large original file to the browser', async () => {
  const user = await open({ layer: aRaster({ name: 'ortho.tif', size: 20e9, kind: 'geotiff' }) })
  const link = screen.getByRole('link', { name: 'Download' })
  expect(link.getAttribute('href')).toMatch(/\/layer\/download-raster\/[^/]+\?form=original$/)
  expect(screen.getByRole('radio', { name: 'Whole raster' })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: /GeoTIFF with colours/ }))
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
})

test('saves the stored files of the whole raster', async () => {
  const asked = answerDownloads()
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toEqual([{ href: 'blob:part', name: 'Ortho' }]))
  await user.click(await screen.findByRole('button', { name: 'Actions for Ortho' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download…' }))
  await user.click(await screen.findByRole('radio', { name: /GeoTIFF with values/ }))
  expect(screen.getByRole('radio', { name: /Visible part of the map/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(asked.mock.calls).toEqual([['?form=original'], ['?form=cog']]))
})

test('saves the colours of the selected area', async () => {
  const asked = answerDownloads({ 'content-disposition': 'attachment; filename="Ortho colours.tif"' })
  const user = await open()
  await user.click(screen.getByRole('radio', { name: /GeoTIFF with colours/ }))
  await user.click(await screen.findByRole('radio', { name: 'Selected area: Plots, feature 1' }))
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toEqual([{ href: 'blob:part', name: 'Ortho colours.tif' }]))
  expect(asked.mock.calls).toEqual([[`?form=colours&areaLayerId=${plots._id}&areaIndex=1`]])
  await waitFor(() => expect(screen.queryByText('Download Ortho')).toBeNull())
})

test('shows why a part cannot be downloaded, and stays open', async () => {
  server.use(
    http.get(apiUrl('/layer/download-raster/:id'), () =>
      HttpResponse.json({ status: false, message: 'Choose a smaller area' }, { status: 409 }),
    ),
  )
  const user = await open()
  await user.click(screen.getByRole('radio', { name: /Picture/ }))
  await user.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Choose a smaller area')).toBeVisible()
  expect(saved).toEqual([])
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled()
})

test('a selected point is not an area', async () => {
  const user = await open({ features: [aFeature()] })
  const calls = recordCalls()
  await user.click(screen.getByRole('radio', { name: /GeoTIFF with values/ }))
  expect(screen.getByRole('radio', { name: /^Selected area Select an area/ })).toBeDisabled()
  expect(calls).toEqual([])
})
