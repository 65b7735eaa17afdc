// The search for what filmed a place, from the inspector of a feature and from the tools of the map.
import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { PermissionName } from '../shared/permissions/permissions.gen'
import type { FootageMoment } from '../api/footage'
import { aFeature, aLayer, aMission, anId, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { featureHandlers } from '../testing/handlers/feature'
import { featureFileHandlers } from '../testing/handlers/feature-file'
import { aMoment, footageHandlers } from '../testing/handlers/footage'
import { layerHandlers } from '../testing/handlers/layer'
import { missionHandlers } from '../testing/handlers/mission'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const reads: PermissionName[] = ['mission_list', 'layer_list', 'feature_list']
const crew = aUser({ userType: 'tenant-user', permissions: [...reads, 'vod_list'] })
const mission = aMission()
const NAME = 'What filmed this spot?'

function open(moments: FootageMoment[], { user = crew, rest = {}, fails = false } = {}) {
  const layer = aLayer({ name: 'Poles' })
  const feature = aFeature({ index: 1, bounds: [-91.9946, 46.8426, -91.9946, 46.8426] })
  server.use(
    ...missionHandlers([mission]),
    ...layerHandlers([layer], []),
    ...featureHandlers([feature]),
    ...featureFileHandlers([]),
    ...footageHandlers(moments, rest),
  )
  const failure = () => HttpResponse.json({ message: 'Broken' }, { status: 500 })
  if (fails) server.use(http.post(apiUrl('/footage/search'), failure, { once: true }))
  return renderApp({ route: `/dashboard/missions/${mission._id}?selected=${layer._id}/1`, user })
}

/** Searches with the shape of the feature in the inspector. */
async function openPanel(...given: Parameters<typeof open>) {
  const app = open(...given)
  const inspector = within(await screen.findByRole('complementary', { name: 'Inspector' }))
  await app.user.click(await inspector.findByRole('button', { name: NAME }))
  return { ...app, panel: within(await screen.findByRole('region', { name: NAME })) }
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../features/layers/workspace/MissionMap'), 120_000)
beforeEach(() => localStorage.clear())

test('lists the moments that filmed a feature, with links to the frame and to the photo', async () => {
  const seen = aMoment({ missionId: mission._id, isAssumed: true })
  const photo = aMoment({ missionId: mission._id, recordingId: null, photoId: anId(), name: 'DJI_0018.JPG' })
  const { panel } = await openPanel([seen, photo])
  const moments = within(await panel.findByRole('list', { name: 'Moments' }))
  const [first, second] = moments.getAllByRole('link')
  expect(first).toHaveAttribute(
    'href',
    `/dashboard/missions/${mission._id}/recordings?recording=${seen.recordingId ?? ''}&t=2026-03-12T09%3A30%3A15.000Z`,
  )
  expect(first).toHaveTextContent(/10 seconds · 52\.4 m away · 3\.4 cm per pixel · Area accurate to 5 m/)
  expect(first).toHaveTextContent(/Estimated/)
  expect(second).toHaveAttribute('href', `/dashboard/missions/${mission._id}/photos?photo=${photo.photoId ?? ''}`)
  expect(second).not.toHaveTextContent(/Estimated|second/)
  expect(panel.getByText('2 moments, the best view first')).toBeVisible()
})

test('names the ground of each view, with a link to its elevation layer', async () => {
  const layerId = anId()
  const { panel } = await openPanel([
    aMoment({ missionId: mission._id, ground: { layerId, layerName: 'Surface model' } }),
    aMoment({ missionId: mission._id, ground: { layerId: null, layerName: null } }),
    aMoment({ missionId: mission._id }),
  ])
  const link = await panel.findByRole('link', { name: 'Ground: Surface model' })
  expect(link).toHaveAttribute('href', `/dashboard/missions/${mission._id}?selected=${layerId}`)
  expect(panel.getByText(/Ground: elevation layer of the mission/)).toBeVisible()
  expect(panel.getByText(/Ground: flat/)).toBeVisible()
})

test('plays a moment here, and links to the shown frame in the whole recording', async () => {
  const seen = aMoment({ missionId: mission._id })
  const { panel, user } = await openPanel([
    seen,
    aMoment({ missionId: mission._id, recordingId: null, photoId: anId() }),
  ])
  const buttons = await panel.findAllByRole('button', { name: /^Play DJI_0042\.MP4 at / })
  expect(buttons).toHaveLength(1)
  await user.click(buttons[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'DJI_0042.MP4' }))
  const video = dialog.getByLabelText<HTMLVideoElement>('Video of DJI_0042.MP4')
  expect(video).toHaveAttribute('src', expect.stringContaining(`/recording/file/${seen.recordingId ?? ''}`))
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(15)
  const link = dialog.getByRole('link', { name: 'Open the recording at this frame' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/t=2026-03-12T09%3A30%3A15\.000Z$/))
  video.currentTime = 17.5
  fireEvent.pause(video)
  expect(link).toHaveAttribute('href', expect.stringMatching(/t=2026-03-12T09%3A30%3A17\.500Z$/))
})

test('marks the moment whose area is on the map: the best one, then the one under the pointer', async () => {
  const moments = [aMoment({ missionId: mission._id }), aMoment({ missionId: mission._id, name: 'DJI_0043.MP4' })]
  const { panel, user } = await openPanel(moments)
  const rows = within(await panel.findByRole('list', { name: 'Moments' })).getAllByRole('listitem')
  expect(rows.map((row) => row.dataset.shown)).toEqual(['true', 'false'])
  await user.hover(rows[1]!)
  expect(rows.map((row) => row.dataset.shown)).toEqual(['false', 'true'])
  await user.unhover(rows[1]!)
  expect(rows.map((row) => row.dataset.shown)).toEqual(['false', 'true'])
})

test('searches all missions, and says when there are more moments and when photos are missing', async () => {
  const other = aMoment({ missionName: 'Autumn survey' })
  const { panel, user } = await openPanel([other], { rest: { isLimited: true, withPhotos: false } })
  expect(await panel.findByText('No recording or photo shows this place')).toBeVisible()
  expect(panel.getByText(/Photos are not included/)).toBeVisible()
  await user.click(panel.getByRole('combobox', { name: 'Search in' }))
  await user.click(await screen.findByTitle('All missions'))
  expect(await panel.findByText('Autumn survey')).toBeVisible()
  expect(panel.getByText(/There are more moments/)).toBeVisible()
})

test('says that photos without a time are left out of a period', async () => {
  const { panel } = await openPanel([aMoment({ missionId: mission._id })], { rest: { untimedPhotos: 2 } })
  const note = '2 photos of this place have no time and are left out. Remove the period to see them.'
  expect(await panel.findByText(note)).toBeVisible()
})

test('shows an error and searches again on retry', async () => {
  const { panel, user } = await openPanel([aMoment({ missionId: mission._id })], { fails: true })
  await user.click(await panel.findByRole('button', { name: 'Try again' }))
  expect(await panel.findByRole('list', { name: 'Moments' })).toBeVisible()
})

test('the tool asks for a spot or an area, and is absent without the permission', async () => {
  const { user, unmount } = open([])
  await user.click(await screen.findByRole('button', { name: NAME, pressed: false }))
  const card = within(await screen.findByRole('region', { name: NAME }))
  expect(card.getByText('Click a spot on the map')).toBeVisible()
  await user.click(card.getByText('Area'))
  expect(card.getByText(/Click the corners of the area/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument()
  unmount()
  open([], { user: aUser({ userType: 'tenant-user', permissions: reads }) })
  expect(await screen.findByRole('button', { name: 'Measure length' })).toBeVisible()
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument()
})
