// Placing a photo by coordinates. The flow in e2e/ clicks the map.
import { screen, waitFor, within } from '@testing-library/react'
import type { Photo } from '../../../api/photo'
import { aMission, aPhoto, aUser, anId } from '../../../testing/factories'
import { missionHandlers } from '../../../testing/handlers/mission'
import { photoHandlers } from '../../../testing/handlers/photo'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const reads = ['mission_list', 'layer_list', 'feature_list'] as const
const crew = aUser({ userType: 'tenant-user', permissions: [...reads, 'feature_file_upload'] })
const reader = aUser({ userType: 'tenant-user', permissions: [...reads] })

async function open(photo: Photo, user = crew) {
  const mission = aMission()
  server.use(...missionHandlers([mission]), ...photoHandlers([photo]))
  const app = renderApp({ route: `/dashboard/missions/${mission._id}/photos?photo=${photo._id}`, user })
  return { ...app, viewer: within(await screen.findByRole('dialog', { name: `Photo ${photo.name}` })) }
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../PhotosSegment'), 120_000)
afterEach(stopRecording)

test('places a photo at typed coordinates with its version, and names the user as the source', async () => {
  const photo = aPhoto({ name: 'A.JPG', state: 'unmatched', location: null, version: 4 })
  const { user, viewer } = await open(photo)
  const calls = recordCalls()
  await user.click(await viewer.findByRole('button', { name: 'Place on map' }))
  const panel = within(await screen.findByRole('region', { name: 'Place A.JPG' }))
  const field = panel.getByRole('textbox', { name: 'Coordinates' })
  expect(panel.getByRole('button', { name: 'Save position' })).toBeDisabled()
  await user.type(field, '146.8, x')
  expect(panel.getByText(/Enter latitude and longitude/)).toBeVisible()
  await user.clear(field)
  await user.click(field)
  await user.paste('46.843, -91.995')
  await user.click(panel.getByRole('button', { name: 'Save position' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Place A.JPG' })).not.toBeInTheDocument())
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    fileId: photo._id,
    version: 4,
    location: { lat: 46.843, long: -91.995 },
  })
})

test('restores the position from the file of a placed photo, and links to its feature', async () => {
  const feature = { layerId: anId(), layerName: 'Poles', index: 3 }
  const { user, viewer } = await open(aPhoto({ name: 'A.JPG', isPlaced: true, feature }))
  const calls = recordCalls()
  expect(await viewer.findByText('46.842607, -91.994560 (placed by a user)')).toBeVisible()
  expect(viewer.getByRole('link', { name: 'Poles, feature 3' })).toHaveAttribute(
    'href',
    expect.stringContaining(`selected=${feature.layerId}/3`),
  )
  await user.click(viewer.getByRole('button', { name: 'Place on map' }))
  await user.click(await screen.findByRole('button', { name: 'Use the position from the file' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ location: null }))
})

test('does not let readers place photos', async () => {
  const { viewer } = await open(aPhoto({ name: 'A.JPG' }), reader)
  expect(await viewer.findByText('46.842607, -91.994560 (GPS)')).toBeVisible()
  expect(viewer.queryByRole('button', { name: 'Place on map' })).not.toBeInTheDocument()
})
