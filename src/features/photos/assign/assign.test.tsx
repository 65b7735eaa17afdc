// Automatic assignment of photos to features.
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { PhotoAssignment } from '../../../api/feature-file'
import { aLayer, aMission, aPhoto, aUser, anId } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { layerHandlers } from '../../../testing/handlers/layer'
import { missionHandlers } from '../../../testing/handlers/mission'
import { photoHandlers } from '../../../testing/handlers/photo'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const crew = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'layer_list', 'feature_list', 'feature_file_upload'],
})
const feature = { layerId: anId(), layerName: 'Poles', index: 3 }
const none = { feature: null, metres: null, basis: null, isCurrent: false } as const
const results = (): PhotoAssignment[] => [
  {
    fileId: anId(),
    name: 'A.JPG',
    hasPicture: true,
    feature,
    metres: 4.24,
    basis: 'area',
    reason: null,
    isCurrent: true,
  },
  { fileId: anId(), name: 'B.JPG', hasPicture: true, ...none, reason: 'No feature within 20 m' },
]

async function open(items: PhotoAssignment[]) {
  const mission = aMission()
  server.use(
    ...missionHandlers([mission]),
    ...photoHandlers([aPhoto()]),
    ...layerHandlers([aLayer({ name: 'Poles' })], []),
    http.get(apiUrl('/layer/photo-assignments/:missionId'), () => {
      const assigned = items.filter((item) => item.feature).length
      return HttpResponse.json({ status: true, data: { items, total: items.length, assigned, page: 1, pageSize: 50 } })
    }),
    http.patch(apiUrl('/layer/assign-files'), () => {
      items.forEach((item) => Object.assign(item, { isCurrent: false }))
      return HttpResponse.json({ status: true })
    }),
  )
  const app = renderApp({ route: `/dashboard/missions/${mission._id}/photos`, user: crew })
  await app.user.click(await screen.findByRole('button', { name: 'Assign to features…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign photos to features' }))
  return { ...app, mission, dialog }
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../PhotosSegment'), 120_000)
afterEach(stopRecording)

test('starts with the distance that the user enters, and shows why it cannot start', async () => {
  const { user, dialog, mission } = await open([])
  expect(await dialog.findByText('No photos have been assigned automatically yet')).toBeVisible()
  const calls = recordCalls()
  server.use(
    http.post(apiUrl('/layer/auto-assign-uploaded-image'), () =>
      HttpResponse.json({ status: false, message: 'There are no features to assign photos to.' }, { status: 409 }),
    ),
  )
  const metres = dialog.getByRole('spinbutton', { name: 'Maximum distance' })
  await user.clear(metres)
  await user.type(metres, '12.5')
  await user.click(dialog.getByRole('button', { name: 'Assign photos' }))
  expect(await dialog.findByText('There are no features to assign photos to.')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ missionId: mission._id, maxMetres: 12.5 })
})

test('lists photos with their distance or the reason, and removes them from their features', async () => {
  const { user, dialog } = await open(results())
  expect(await dialog.findByText('1 photo assigned, 1 not assigned')).toBeVisible()
  expect(dialog.getByText('4.2 m from the middle of the area')).toBeVisible()
  expect(dialog.getByText('No feature within 20 m')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Poles, feature 3' })).toHaveAttribute(
    'href',
    expect.stringContaining(`selected=${feature.layerId}/3`),
  )
  await user.click(dialog.getByRole('button', { name: 'Remove A.JPG from its feature' }))
  await waitFor(() => expect(dialog.getByText('Removed from the feature')).toBeVisible())
})
