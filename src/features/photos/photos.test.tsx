// The gallery beside the map. The flow in e2e/ covers what is drawn.
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Photo, SameViewPhoto } from '../../api/photo'
import { aMission, anId, aPhoto, aSameViewPhoto, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDetectedObject, detectorHandlers } from '../../testing/handlers/detector'
import { aFlight, flightHandlers } from '../../testing/handlers/flight'
import { missionHandlers } from '../../testing/handlers/mission'
import { outcomeHandlers } from '../../testing/handlers/outcome'
import { photoHandlers } from '../../testing/handlers/photo'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { gridWindow } from './gridWindow'

const crew = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'layer_list', 'feature_list', 'feature_file_upload', 'feature_file_delete'],
})
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'layer_list', 'feature_list'] })

function open(photos: Photo[], { user = crew, query = '', sameView = [] as SameViewPhoto[] } = {}) {
  const mission = aMission()
  server.use(...missionHandlers([mission]), ...photoHandlers(photos, sameView))
  return renderApp({ route: `/dashboard/missions/${mission._id}/photos${query}`, user })
}
const flight = () => ['A.JPG', 'B.JPG', 'C.JPG', 'D.JPG'].map((name) => aPhoto({ name }))
const tiles = () =>
  within(screen.getByRole('listbox', { name: 'Photos' }))
    .getAllByRole('option')
    .map((tile) => tile.getAttribute('aria-label'))
const gallery = () => screen.findByRole('listbox', { name: 'Photos' })

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('./PhotosSegment'), 120_000)
afterEach(stopRecording)

test('explains an empty gallery and offers to add photos only with the permission', async () => {
  const first = open([])
  expect(await screen.findByText('No photos yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add photos' })).toBeVisible()
  first.unmount()
  open([], { user: reader })
  expect(await screen.findByText(/appear here when someone adds them/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add photos' })).not.toBeInTheDocument()
})

test('shows what detectors found in a photo, with decisions, until it is switched off', async () => {
  const photos = flight()
  const object = aDetectedObject({ state: 'confirmed' })
  server.use(...detectorHandlers({ objects: [aDetectedObject({ class: 'hot spot' }), object] }))
  const { user } = open(photos, { query: `?photo=${photos[0]?._id}&object=${object._id}` })
  const viewer = within(await screen.findByRole('dialog', { name: /A.JPG/ }))
  const list = within(await viewer.findByRole('list', { name: 'Objects in this photo' }))
  expect(list.getByRole('listitem', { current: true })).toHaveTextContent('panel 91%, confirmed')
  expect(list.getByText('hot spot 91%, open')).toBeVisible()
  await user.click(viewer.getByRole('checkbox', { name: 'Objects (2)' }))
  expect(viewer.queryByRole('list', { name: 'Objects in this photo' })).not.toBeInTheDocument()
})

test('compares a photo with those of the same view at other times', async () => {
  const photos = flight()
  const spring = aSameViewPhoto({
    name: 'spring.JPG',
    takenAt: '2016-03-01T10:00:00.000Z',
    missionName: 'Spring survey',
  })
  const night = aSameViewPhoto({ name: 'night.JPG', takenAt: '2016-06-23T22:00:00.000Z', missionName: 'Night flight' })
  const { user } = open(photos, { query: `?photo=${photos[0]?._id}`, sameView: [spring, night] })
  const viewer = within(await screen.findByRole('dialog', { name: /A.JPG/ }))
  await user.click(await viewer.findByText('Then and now'))
  expect(await viewer.findByRole('img', { name: /^Earlier photo, 2016-03-01 10:00 .*spring.JPG$/ })).toBeVisible()
  expect(viewer.getByRole('img', { name: /^Later photo, 2016-06-23 16:31 .*A.JPG$/ })).toBeVisible()
  const list = within(viewer.getByRole('list', { name: 'Photos of this view' }))
  expect(list.getAllByRole('link', { name: 'Open in its mission' })[0]).toHaveAttribute(
    'href',
    `/dashboard/missions/${spring.missionId}/photos?photo=${spring._id}`,
  )
  await user.click(list.getByRole('button', { name: /Night flight/ }))
  expect(viewer.getByRole('img', { name: /^Later photo, 2016-06-23 22:00 .*night.JPG$/ })).toBeVisible()

  await user.click(viewer.getByRole('radio', { name: 'Swipe' }))
  const divider = viewer.getByRole('slider', { name: 'Divider between the photos' })
  divider.focus()
  await user.keyboard('{ArrowRight}')
  expect(divider).toHaveAttribute('aria-valuenow', '52')
  // The arrow keys of the divider do not show another photo.
  expect(screen.getByRole('dialog', { name: /A.JPG/ })).toBeVisible()
  await user.click(viewer.getByRole('button', { name: 'Zoom in' }))
  expect(viewer.getByRole('img', { name: /A.JPG$/ })).toHaveStyle({
    transform: 'translate(0px, 0px) scale(1.5) rotate(0deg)',
  })
})

test('says why there is nothing to compare a photo with', async () => {
  const photos = flight()
  photos[1] = aPhoto({ name: 'B.JPG', location: null })
  const { user } = open(photos, { query: `?photo=${photos[0]?._id}` })
  const viewer = within(await screen.findByRole('dialog', { name: /A.JPG/ }))
  await user.click(await viewer.findByText('Then and now'))
  expect(await viewer.findByText('No other photo shows this view')).toBeVisible()
  await user.click(viewer.getByRole('button', { name: 'Next photo' }))
  expect(await viewer.findByText('Other photos of this view are unknown')).toBeVisible()
})

test('names the state of each photo and filters by it, in the URL', async () => {
  const photos = flight()
  photos[1] = aPhoto({ name: 'B.JPG', proposal: 'Possibly blurred: 12 % of the usual sharpness of this flight' })
  photos[2] = aPhoto({ name: 'C.JPG', state: 'duplicate', reason: 'The same file is already in this mission' })
  const { user } = open(photos)
  await gallery()
  expect(tiles()).toEqual(['A.JPG, To review', 'B.JPG, Proposed to reject', 'C.JPG, Duplicate', 'D.JPG, To review'])
  await user.click(screen.getByRole('combobox', { name: 'Filter photos' }))
  await user.click(await screen.findByTitle('Proposed to reject (1)'))
  await waitFor(() => expect(tiles()).toEqual(['B.JPG, Proposed to reject']))
})

test('shows the photos of one folder of the card', async () => {
  const photos = flight()
  photos[0] = aPhoto({ name: 'A.JPG', folder: 'DCIM/100MEDIA' })
  photos[1] = aPhoto({ name: 'B.JPG', folder: 'DCIM/101MEDIA' })
  const { user } = open(photos)
  await gallery()
  await user.click(screen.getByRole('combobox', { name: 'Folder' }))
  await user.click(await screen.findByTitle('DCIM/101MEDIA (1)'))
  await waitFor(() => expect(tiles()).toEqual(['B.JPG, To review']))
})

test('reviews by keyboard: arrows move, Space selects, A accepts, R rejects', async () => {
  const photos = flight()
  const calls = recordCalls()
  const { user } = open(photos)
  const [a = '', b = '', c = ''] = photos.map(({ _id }) => _id)
  const list = await gallery()
  list.focus()
  await user.keyboard('{ArrowRight}a')
  await waitFor(() => expect(tiles()[0]).toBe('A.JPG, Accepted'))
  // The next photo is active.
  await user.keyboard('r')
  await waitFor(() => expect(tiles()[1]).toBe('B.JPG, Rejected'))
  await user.keyboard('{Home} {ArrowRight} ')
  expect(screen.getByRole('toolbar', { name: '2 photos selected' })).toBeVisible()
  await user.keyboard('{ArrowRight} a')
  await waitFor(() => expect(tiles().slice(0, 3)).toEqual(['A.JPG, Accepted', 'B.JPG, Accepted', 'C.JPG, Accepted']))
  const decisions = calls.filter(({ path }) => path.endsWith('/layer/images-review')).map(({ body }) => body)
  expect(decisions).toEqual([
    { ids: [a], decision: 'accept' },
    { ids: [b], decision: 'reject' },
    { ids: [a, b, c], decision: 'accept' },
  ])
})

test('reviews by mouse: Ctrl and Shift select, the pointer shows the area, a second or double click opens', async () => {
  const photos = flight()
  const calls = recordCalls()
  const { user } = open(photos)
  await gallery()
  const tile = (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) })
  await user.click(tile('A.JPG'))
  await user.keyboard('{Control>}')
  await user.click(tile('C.JPG'))
  await user.keyboard('{/Control}')
  expect(screen.getByRole('toolbar', { name: '1 photo selected' })).toBeVisible()
  await user.keyboard('{Shift>}')
  await user.click(tile('D.JPG'))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('toolbar', { name: '2 photos selected' })).toBeVisible()
  expect(tile('C.JPG')).toHaveAttribute('aria-selected', 'true')
  expect(tile('B.JPG')).toHaveAttribute('aria-selected', 'false')
  await user.hover(tile('B.JPG'))
  await waitFor(() => expect(calls.map(({ path }) => path)).toContainEqual(expect.stringContaining(photos[1]!._id)))
  await user.dblClick(tile('B.JPG'))
  expect(await screen.findByRole('dialog', { name: 'Photo B.JPG' })).toBeVisible()
})

test('shows a rejected decision as an error and the photo as it was', async () => {
  const { user } = open(flight())
  server.use(
    http.patch(apiUrl('/layer/images-review'), () =>
      HttpResponse.json({ status: false, message: 'Some of these photos are not imported yet.' }, { status: 409 }),
    ),
  )
  ;(await gallery()).focus()
  await user.keyboard('{ArrowRight}r')
  expect(await screen.findByText('Some of these photos are not imported yet.')).toBeVisible()
  await waitFor(() => expect(tiles()[0]).toBe('A.JPG, To review'))
})

test('opens a photo with its facts and its neighbours, and keeps it in the URL', async () => {
  const photos = flight()
  photos[1] = aPhoto({ name: 'B.JPG', proposal: 'No position in the file', location: null, uncertainty: null })
  const { user } = open(photos)
  ;(await gallery()).focus()
  await user.keyboard('{ArrowRight}{Enter}')
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo A.JPG' }))
  expect(await viewer.findByText('46.842607, -91.994560 (GPS)')).toBeVisible()
  expect(viewer.getByText('2016-06-23 16:31:59 (time zone unknown)')).toBeVisible()
  expect(viewer.getByText('1 of 4')).toBeVisible()
  await user.click(viewer.getByRole('button', { name: 'Next photo' }))
  expect(await screen.findByRole('dialog', { name: 'Photo B.JPG' })).toBeVisible()
  expect(await screen.findByText('No position in the file')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close photo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('opens a 360° photo as a sphere, and explains what to do without WebGL', async () => {
  const photo = aPhoto({ name: 'roof.jpg' })
  const panorama = { fullWidth: 8000, fullHeight: 4000, left: 0, top: 0, width: 8000, height: 4000, heading: 90 }
  const { facts } = photo
  const { user } = open([{ ...photo, facts: facts && { ...facts, panorama } }], { query: `?photo=${photo._id}` })
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo roof.jpg' }))
  expect(await viewer.findByText(/^This browser cannot show 360° photos/)).toBeVisible()
  expect(viewer.getByText('Direction 90°, tilt 0°')).toBeVisible()
  expect(viewer.getByRole('button', { name: 'Look right' })).toBeDisabled()
  await user.click(viewer.getByText('Photo', { exact: true }))
  expect(await viewer.findByRole('img', { name: 'roof.jpg' })).toBeVisible()
})

test('deletes selected photos and restores them', async () => {
  const { user } = open(flight())
  ;(await gallery()).focus()
  await user.keyboard('{ArrowRight} ')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 photo deleted')).toBeVisible()
  await waitFor(() => expect(tiles()).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(tiles()).toHaveLength(4))
})

test('a reader may look, but not decide', async () => {
  const { user } = open(flight(), { user: reader })
  ;(await gallery()).focus()
  await user.keyboard('{ArrowRight} ')
  expect(screen.getByRole('toolbar')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  await user.keyboard('r')
  expect(tiles()[0]).toBe('A.JPG, To review')
})

describe('flights', () => {
  const pilot = aUser({
    userType: 'tenant-user',
    permissions: ['mission_list', 'layer_list', 'feature_list', 'feature_file_upload', 'flight_list'],
  })
  const morning = aFlight({ name: 'Morning' })
  const noon = aFlight({ name: 'Noon' })
  const photosOfFlights = () => [
    aPhoto({ name: 'A.JPG', flightId: morning._id, flight: { _id: morning._id, name: 'Morning' } }),
    aPhoto({ name: 'B.JPG', flightId: noon._id, flight: { _id: noon._id, name: 'Noon' } }),
    aPhoto({ name: 'C.JPG' }),
  ]
  beforeEach(() => server.use(...flightHandlers({ flights: [morning, noon] })))

  test('filter the gallery, in the address', async () => {
    const { user, path } = open(photosOfFlights(), { user: pilot, query: `?flight=${morning._id}` })
    await gallery()
    expect(tiles()).toEqual(['A.JPG, To review'])
    await user.click(await screen.findByRole('combobox', { name: 'Filter by flight' }))
    await user.click(await screen.findByTitle('Without a flight (1)'))
    await waitFor(() => expect(tiles()).toEqual(['C.JPG, To review']))
    expect(path()).toContain('flight=none')
    await user.click(screen.getByRole('combobox', { name: 'Filter by flight' }))
    await user.click(await screen.findByTitle('All flights'))
    await waitFor(() => expect(tiles()).toHaveLength(3))
    expect(path()).not.toContain('flight=')
  })

  test('that have no photos are explained, and all photos are one click away', async () => {
    const { user } = open(photosOfFlights(), { user: pilot, query: '?flight=unknown&show=staged' })
    await user.click(await screen.findByRole('button', { name: 'Show all photos' }))
    await gallery()
    expect(tiles()).toHaveLength(3)
  })

  test('are set for the selected photos, also to none', async () => {
    const photos = photosOfFlights()
    const calls = recordCalls()
    const { user } = open(photos, { user: pilot })
    ;(await gallery()).focus()
    await user.keyboard('{ArrowRight} {ArrowRight} ')
    await user.click(await screen.findByRole('button', { name: 'Set flight…' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Noon' }))
    expect(await screen.findByText('Flight of 2 photos set')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Set flight…$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'No flight' }))
    const fileIds = photos.slice(0, 2).map(({ _id }) => _id)
    await waitFor(() =>
      expect(calls.filter(({ path }) => path.endsWith('/layer/assign-files')).map(({ body }) => body)).toEqual([
        { fileIds, flightId: noon._id },
        { fileIds, flightId: null },
      ]),
    )
  })

  test('are linked from their photos', async () => {
    const photos = photosOfFlights()
    open(photos, { user: pilot, query: `?photo=${photos[0]?._id}` })
    const viewer = within(await screen.findByRole('dialog', { name: 'Photo A.JPG' }))
    expect(await viewer.findByRole('link', { name: 'Morning' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/flights\\?flight=${morning._id}$`)),
    )
  })

  test('are not shown without the permission to see flights', async () => {
    const photos = photosOfFlights()
    open(photos, { user: crew, query: `?photo=${photos[0]?._id}&flight=${noon._id}` })
    const viewer = within(await screen.findByRole('dialog', { name: 'Photo A.JPG' }))
    expect(await viewer.findByText('46.842607, -91.994560 (GPS)')).toBeVisible()
    expect(viewer.queryByText('Flight')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Filter by flight')).not.toBeInTheDocument()
  })
})

test('draws only the visible tiles of 20,000 photos', () => {
  const size = { width: 660, height: 500 }
  const top = gridWindow(size, 0, 20_000)
  expect(top).toMatchObject({ columns: 4, start: 0 })
  expect(top.end).toBeLessThan(50)
  const middle = gridWindow(size, top.height / 2, 20_000)
  expect(middle.start).toBeGreaterThan(9_900)
  expect(middle.end - middle.start).toBeLessThan(60)
  expect(gridWindow(size, top.height, 20_000).end).toBe(20_000)
})

test('saves a photo as an outcome of its mission, and opens the outcome', async () => {
  const photos = flight()
  server.use(...outcomeHandlers([]))
  const calls = recordCalls()
  const { user } = open(photos, {
    user: aUser({ permissions: ['mission_list', 'feature_list', 'alert_create', 'alert_list'] }),
  })
  ;(await gallery()).focus()
  await user.keyboard('{ArrowRight}{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Save outcome' }))
  // Keys of the viewer are letters here.
  await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'A raft')
  await user.type(screen.getByRole('spinbutton', { name: /^People/ }), '2')
  expect(screen.getByRole('img', { name: 'Picture of the outcome' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Save outcome' }).at(-1)!)
  expect(await screen.findByRole('img', { name: /^Outcome at/ })).toBeVisible()
  expect(calls.find(({ path }) => path.endsWith('/outcome/create-from-photo'))?.body).toEqual({
    photoId: photos[0]?._id,
    note: 'A raft',
    pcount: 2,
  })
})

test('the ground of a photo leads to its elevation layer', async () => {
  const layerId = anId()
  const corner = { lat: 46.8426, long: -91.9946 }
  const ground = { layerId, layerName: 'Surface model' }
  const photo = aPhoto({ name: 'A.JPG', footprint: [corner, corner, corner, corner], uncertainty: 4, ground })
  open([photo], { query: `?photo=${photo._id}` })
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo A.JPG' }))
  expect(await viewer.findByRole('link', { name: 'Surface model' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/dashboard/missions/.*\\?selected=${layerId}$`)),
  )
})
