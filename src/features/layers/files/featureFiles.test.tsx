// Photos and files of a feature in the inspector.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { FeatureFile } from '../../../api/feature-file'
import type { Photo } from '../../../api/photo'
import { aFeature, aFeatureFile, aLayer, aMission, aPhoto, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { featureHandlers } from '../../../testing/handlers/feature'
import { featureFileHandlers } from '../../../testing/handlers/feature-file'
import { layerHandlers } from '../../../testing/handlers/layer'
import { missionHandlers } from '../../../testing/handlers/mission'
import { photoHandlers } from '../../../testing/handlers/photo'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const reads = ['mission_list', 'layer_list', 'feature_list'] as const
const crew = aUser({
  userType: 'tenant-user',
  permissions: [...reads, 'feature_file_upload', 'feature_file_delete', 'set_cover_photo', 'list_document'],
})
const reader = aUser({ userType: 'tenant-user', permissions: [...reads] })

function open(files: FeatureFile[], { user = crew, photos = [] as Photo[] } = {}) {
  const mission = aMission()
  const layer = aLayer({ name: 'Poles' })
  const feature = aFeature({ index: 1, bounds: [-91.9946, 46.8426, -91.9946, 46.8426] })
  server.use(
    ...missionHandlers([mission]),
    ...layerHandlers([layer], []),
    ...featureHandlers([feature]),
    ...featureFileHandlers(files),
    ...photoHandlers(photos),
  )
  return renderApp({ route: `/dashboard/missions/${mission._id}?selected=${layer._id}/1`, user })
}
const section = async () => within(await screen.findByRole('region', { name: 'Photos and files' }))
const at = (day: string) => `2016-06-${day}T10:00:00.000Z`

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../workspace/MissionMap'), 120_000)
beforeEach(() => localStorage.clear())
afterEach(stopRecording)

test('shows that a feature has no files, and lets only users with the permission add some', async () => {
  const first = open([])
  const files = await section()
  expect(await files.findByText(/Add files here/)).toBeVisible()
  expect(files.getByRole('button', { name: 'Add files' })).toBeVisible()
  first.unmount()
  open([], { user: reader })
  const shown = await section()
  expect(await shown.findByText('No photos or files yet')).toBeVisible()
  expect(shown.queryByRole('button')).not.toBeInTheDocument()
})

test('shows an error and loads the files on retry', async () => {
  const { user } = open([aFeatureFile({ name: 'A.JPG' })])
  server.use(
    http.get(
      apiUrl('/layer/get-files-by-layerId-fIndex/:layerId/:index'),
      () => HttpResponse.json({ status: false, message: 'The database does not answer' }, { status: 503 }),
      { once: true },
    ),
  )
  const files = await section()
  expect(await files.findByText('The database does not answer')).toBeVisible()
  await user.click(files.getByRole('button', { name: /again/i }))
  expect(await files.findByRole('link', { name: 'Open A.JPG' })).toBeVisible()
})

test('opens photos in the viewer and documents as downloads', async () => {
  const photo = aFeatureFile({ name: 'A.JPG' })
  open([photo, aFeatureFile({ kind: 'document', name: 'permit.pdf', state: null, hasPicture: false })])
  const files = await section()
  const link = await files.findByRole('link', { name: 'Open A.JPG' })
  expect(link).toHaveAttribute('href', `/dashboard/missions/${photo.missionId}/photos?photo=${photo._id}`)
  expect(files.getByRole('link', { name: 'Download permit.pdf' })).toHaveAttribute(
    'href',
    expect.stringContaining('/document/download/'),
  )
})

test('sends the version of the file when the user chooses a cover photo', async () => {
  const photo = aFeatureFile({ name: 'B.JPG', version: 3 })
  const { user } = open([aFeatureFile({ name: 'A.JPG' }), photo])
  const calls = recordCalls()
  const files = await section()
  await user.click(await files.findByRole('button', { name: 'Actions for B.JPG' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make cover photo' }))
  expect(await files.findByRole('link', { name: 'Open the cover photo B.JPG' })).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 3, isCover: true })
})

test('removes and deletes files, and undoes both', async () => {
  const { user } = open([aFeatureFile({ name: 'A.JPG' })])
  const files = await section()
  for (const [action, notice] of [
    ['Remove from this feature', /It stays in the mission/],
    ['Delete', 'A.JPG deleted'],
  ] as const) {
    await user.click(await files.findByRole('button', { name: 'Actions for A.JPG' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    expect(await files.findByText(notice)).toBeVisible()
    await waitFor(() => expect(files.queryByRole('link', { name: 'Open A.JPG' })).not.toBeInTheDocument())
    await user.click(files.getByRole('button', { name: 'Undo' }))
    expect(await files.findByRole('link', { name: 'Open A.JPG' })).toBeVisible()
  }
})

test('lists photos of the mission, nearest first, and assigns the selected one', async () => {
  const far = aPhoto({ name: 'far.JPG', location: { lat: 46.86, long: -91.9946 } })
  const near = aPhoto({ name: 'near.JPG', location: { lat: 46.8427, long: -91.9946 } })
  const { user } = open([], {
    photos: [aPhoto({ name: 'no-position.JPG', location: null }), far, near, aPhoto({ state: 'rejected' })],
  })
  const calls = recordCalls()
  await user.click(await (await section()).findByRole('button', { name: 'Assign photos…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign photos to feature 1' }))
  const names = (await dialog.findAllByRole('checkbox')).map((box) => box.getAttribute('aria-label'))
  expect(names).toEqual(['near.JPG, 11 m away', 'far.JPG, 1.9 km away', 'no-position.JPG, no position'])
  await user.click(dialog.getByRole('checkbox', { name: /^near/ }))
  await user.click(dialog.getByRole('button', { name: 'Assign 1 photo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    fileIds: [near._id],
    feature: { index: 1 },
  })
})

test('compares the earliest with the latest photo, and moves the divider', async () => {
  const { user } = open([
    aFeatureFile({ name: 'new.JPG', takenAt: at('20') }),
    aFeatureFile({ name: 'old.JPG', takenAt: at('01') }),
    aFeatureFile({ name: 'middle.JPG', takenAt: at('10') }),
  ])
  await user.click(await (await section()).findByRole('button', { name: 'Before and after…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Before and after: feature 1' }))
  expect(
    dialog.getByRole('img', { name: 'Before: 2016-06-01 10:00 (time zone unknown) · old.JPG' }),
  ).toBeInTheDocument()
  expect(dialog.getByRole('img', { name: 'After: 2016-06-20 10:00 (time zone unknown) · new.JPG' })).toBeInTheDocument()
  const divider = dialog.getByRole('slider', { name: 'Divider between the photos' })
  expect(divider).toHaveAttribute('aria-valuetext', '50% before')
  // jsdom does not move a slider by keyboard, so the test sends the event of the browser.
  fireEvent.change(divider, { target: { value: '70' } })
  expect(divider).toHaveAttribute('aria-valuetext', '70% before')
  await user.click(dialog.getByRole('combobox', { name: 'After' }))
  await user.click(await screen.findByTitle('2016-06-10 10:00 (time zone unknown) · middle.JPG'))
  expect(dialog.getByRole('img', { name: /^After: .* middle\.JPG$/ })).toBeInTheDocument()
})
