import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { anId } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { KEY, someContents, VISIT, visitHandlers, type VisitedLink } from '../../testing/handlers/share'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

beforeEach(() => {
  sessionStorage.clear()
  server.use(http.get(apiUrl('/user/details'), () => HttpResponse.json({ status: false }, { status: 401 })))
})

const aFile = { name: 'Report.pdf', mediaType: 'application/zip', size: 120_000, url: '/x', canShow: false }

test('asks for the password, says when it is wrong, and shows the map', async () => {
  server.use(...visitHandlers(someContents({ place: { lat: 46.8, long: -92 } }), { password: 'flown-over' }))
  const { user } = renderApp({ route: `/map/${anId()}/${anId()}?share=${KEY}` })
  expect(await screen.findByRole('heading', { name: 'This link needs a password' })).toBeVisible()
  expect(screen.queryByText('Quay wall')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByText('Enter the password')).toBeVisible()
  await user.type(screen.getByLabelText('Password'), 'guess')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('This password is wrong.')).toBeVisible()
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'flown-over')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('heading', { name: 'Quay wall' })).toBeVisible()
  expect(screen.getByText('Shared by Northwind Survey')).toBeVisible()
})

test('a link with a limit of visits is opened by a person, not by loading the page', async () => {
  const link: VisitedLink = { hasLimit: true }
  server.use(...visitHandlers(someContents({ kind: 'document', shows: [], file: aFile }), link))
  const { user } = renderApp({ route: `/share/${KEY}` })
  expect(await screen.findByRole('heading', { name: 'Open this link?' })).toBeVisible()
  expect(screen.queryByText('Report.pdf')).toBeNull()
  expect(link.visits).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('Report.pdf')).toBeVisible()
  expect(link.visits).toBe(1)
})

test('says that a link was used up before it was opened', async () => {
  const link: VisitedLink = { hasLimit: true }
  server.use(...visitHandlers(someContents(), link))
  const { user } = renderApp({ route: `/share/${KEY}` })
  const open = await screen.findByRole('button', { name: 'Open' })
  link.isRevoked = true
  await user.click(open)
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('says that an unknown link does not work', async () => {
  server.use(...visitHandlers(someContents()))
  renderApp({ route: '/share/unknown' })
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

describe('inside a frame', () => {
  const embedIn = (referrer: string) => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  }
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['https://harbour.test/plans?id=7', 'https://harbour.test'],
    ['', null],
  ])('tells the origin of the site in %p', async (referrer, site) => {
    embedIn(referrer)
    const link: VisitedLink = {}
    server.use(...visitHandlers(someContents({ kind: 'document', shows: [], file: aFile }), link))
    renderApp({ route: `/share/${KEY}` })
    expect(await screen.findByText('Report.pdf')).toBeVisible()
    expect(link.embeddedIn).toBe(site)
  })
})

test('tells no site outside of a frame', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://harbour.test/')
  const link: VisitedLink = {}
  server.use(...visitHandlers(someContents({ kind: 'document', shows: [], file: aFile }), link))
  renderApp({ route: `/share/${KEY}` })
  expect(await screen.findByText('Report.pdf')).toBeVisible()
  expect(link.embeddedIn).toBeNull()
  jest.restoreAllMocks()
})

test('a revoked link is gone from an open page', async () => {
  const link = { isRevoked: false }
  server.use(...visitHandlers(someContents({ kind: 'document', shows: [], file: aFile }), link))
  renderApp({ route: `/share/${KEY}` })
  expect(await screen.findByText('Report.pdf')).toBeVisible()
  link.isRevoked = true
  await waitFor(() => expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible())
  expect(screen.queryByText('Report.pdf')).toBeNull()
})

test('offers a download only where the sender allows it', async () => {
  server.use(...visitHandlers(someContents({ kind: 'evidence', shows: [], allowsDownload: true, file: { ...aFile } })))
  renderApp({ route: `/share/${KEY}` })
  expect(await screen.findByRole('link', { name: 'Download (117 KB)' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/visit/file/${VISIT}?download=true`),
  )
})

test('switches between the photos and the recordings of a mission', async () => {
  const photos = [anId(), anId()].map((_id, index) => ({ _id, name: `DJI_000${index}.JPG` }))
  server.use(
    ...visitHandlers(
      someContents({
        shows: ['photos', 'recordings'],
        photoCount: 2,
        recordings: [{ _id: anId(), name: 'Morning', seconds: 12, fileUrl: '/x' }],
      }),
    ),
    http.get(apiUrl('/visit/photos/:visit'), () =>
      HttpResponse.json({ status: true, data: { items: photos, total: 2, page: 1, pageSize: 60 } }),
    ),
  )
  const { user } = renderApp({ route: `/share/${KEY}` })
  await user.click(await screen.findByRole('button', { name: 'Photo DJI_0000.JPG' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'DJI_0000.JPG' }))
  await user.click(dialog.getByRole('button', { name: 'Next photo' }))
  expect(await screen.findByRole('dialog', { name: 'DJI_0001.JPG' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByText('Recordings'))
  expect(await screen.findByLabelText('Recording Morning')).toBeVisible()
})

test('a moment states the chosen part and the part that its video holds, and that its time is that of the file', async () => {
  const moment = {
    _id: anId(),
    name: 'Morning',
    seconds: 10,
    startedAt: '2026-03-12T10:00:05.000Z',
    timeOfFile: true,
    part: { fromMs: 5000, untilMs: 15_000 },
    fileUrl: '/x',
  }
  server.use(...visitHandlers(someContents({ kind: 'moment', shows: [], recordings: [moment] })))
  renderApp({ route: `/share/${KEY}` })
  const video = await screen.findByLabelText('Recording Morning')
  expect(screen.getByText(/^Recorded .* by the video file, not verified$/)).toBeVisible()
  const chosen = 'Chosen: 5 s to 15 s of the recording.'
  const start = 'begins at the last key frame before the chosen start.'
  expect(screen.getByText(`${chosen} This video ${start}`)).toBeVisible()
  Object.defineProperty(video, 'duration', { value: 11.02 })
  fireEvent.loadedMetadata(video)
  expect(screen.getByText(`${chosen} This video: 4 s to 15 s, because it ${start}`)).toBeVisible()
})

test('tells a live link that nothing is published', async () => {
  server.use(...visitHandlers(someContents({ kind: 'stream', shows: [] })))
  renderApp({ route: `/share/${KEY}` })
  expect(await screen.findByText('Nothing is live')).toBeVisible()
})
