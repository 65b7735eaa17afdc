// The list and its filters. The flow in e2e/ covers the map.
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser, anId } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDataItem, dataHandlers } from '../../testing/handlers/data'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { areaOfBounds, areaOfShape, boundsOfArea, shapeOfArea } from './area'

const reader = aUser({
  userType: 'tenant-user',
  permissions: ['data_page', 'feature_list', 'layer_list', 'list_document', 'flight_list'],
})
const beach = anId()
const photo = aDataItem({ missionId: beach })
const permit = aDataItem({ kind: 'document', name: 'Permit.pdf', missionName: 'Bridge', bounds: null })
const ortho = aDataItem({ kind: 'layer', name: 'Orthomosaic', missionId: beach, hasFile: false })
const flight = aDataItem({ kind: 'flight', name: 'Morning flight', hasFile: false })
const track = aDataItem({ kind: 'telemetry', name: 'log.srt', flightId: flight._id })
const all = [photo, permit, ortho, flight, track]

function open({
  query = '',
  user = reader,
  ...stored
}: Parameters<typeof dataHandlers>[0] & { query?: string; user?: typeof reader } = {}) {
  server.use(...dataHandlers(stored))
  return renderApp({ route: `/dashboard/data${query}`, user })
}
const rows = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}
const names = async () => (await rows()).map(([name]) => name)
const choose = async (user: ReturnType<typeof renderApp>['user'], label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByTitle(option))
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('./DataPage'), 120_000)
afterEach(stopRecording)

test('lists items of all kinds, and each opens in its own place', async () => {
  open({ items: all })
  const mission = (item: typeof photo) => `/dashboard/missions/${item.missionId}`
  expect(await rows()).toEqual([
    ['DJI_0001.JPG', `${mission(photo)}/photos?photo=${photo._id}`],
    ['Permit.pdf', `${mission(permit)}/documents?document=${permit._id}`],
    ['Orthomosaic', `${mission(ortho)}?selected=${ortho._id}`],
    ['Morning flight', `${mission(flight)}/flights?flight=${flight._id}`],
    ['log.srt', `${mission(track)}/flights?flight=${flight._id}`],
  ])
  expect(screen.getByText(/1 listed item is not on the map/)).toBeVisible()
})

test('filters by kind, mission, month and words, in the URL', async () => {
  const { user, path } = open({ items: all })
  await names()
  await user.click(screen.getByRole('button', { name: 'Photos 1' }))
  await waitFor(async () => expect(await names()).toEqual(['DJI_0001.JPG']))
  await user.click(screen.getByRole('button', { name: 'Layers 1' }))
  await waitFor(async () => expect(await names()).toEqual(['DJI_0001.JPG', 'Orthomosaic']))
  await choose(user, 'Mission', 'Beach erosion (2)')
  await choose(user, 'Month', 'March 2026 (5)')
  await waitFor(() =>
    expect(path()).toBe(`/dashboard/data?kind=photo&kind=layer&mission=${beach}&from=2026-03-01&until=2026-03-31`),
  )
  await user.type(screen.getByRole('searchbox', { name: 'Search names and text' }), 'nothing')
  expect(await screen.findByText('No data matches these filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(path()).toBe('/dashboard/data'))
})

test('sends the filters of the URL', async () => {
  const calls = recordCalls()
  open({ items: all, query: `?search=dji&kind=photo&place=${beach}&from=2026-01-01&area=1,2,3,4&page=2&kind=wrong` })
  await names()
  const query = calls.find(({ path }) => path.endsWith('/data/search'))?.query
  expect(Object.fromEntries(query ?? [])).toEqual({
    search: 'dji',
    kinds: 'photo',
    locationIds: beach,
    from: '2026-01-01',
    area: '1,2,3,4',
    page: '2',
    pageSize: '50',
  })
})

test('downloads the selected items that have files', async () => {
  const { user } = open({ items: all })
  await names()
  await user.click(screen.getByRole('checkbox', { name: 'Select Morning flight' }))
  expect(screen.getByText('None of the selected items has a file that you can download.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select Permit.pdf' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select DJI_0001.JPG' }))
  const link = screen.getByRole('link', { name: 'Download 2 files as ZIP' })
  expect(link.getAttribute('href')).toContain(`/data/download?itemIds=${photo._id}&itemIds=${permit._id}`)
})

test('says that more items match than are counted', async () => {
  open({ items: all, isLowerBound: true })
  expect(await screen.findByText(/More than 5 items match/)).toBeVisible()
})

test('saves, renames, replaces, applies and deletes filters', async () => {
  const { user, path } = open({ items: all, query: '?kind=photo' })
  await names()
  const menu = async () => {
    const button = screen.getByRole('button', { name: 'Saved filters' })
    if (button.getAttribute('aria-expanded') === 'false') await user.click(button)
    return screen.findByRole('group', { name: 'Saved filters' })
  }
  const act = async (action: string) => {
    await user.click(await within(await menu()).findByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  expect(await within(await menu()).findByText(/No saved filters yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save these filters' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Pictures')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await within(await menu()).findByRole('button', { name: 'Pictures', pressed: true })).toBeVisible()

  await act('Rename')
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(field)
  await user.type(field, 'Photos')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await within(await menu()).findByRole('button', { name: 'Photos' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Layers 1' }))
  await act('Replace with these filters')
  await user.click(screen.getByRole('button', { name: 'Photos 1' }))
  await waitFor(() => expect(path()).toBe('/dashboard/data?kind=layer'))
  await user.click(await within(await menu()).findByRole('button', { name: 'Photos' }))
  await waitFor(() => expect(path()).toBe('/dashboard/data?kind=photo&kind=layer'))

  await act('Delete')
  await user.type(await screen.findByRole('textbox', { name: /Photos/ }), 'Photos')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await within(await menu()).findByText(/No saved filters yet/)).toBeVisible()
})

test('explains an empty list, a failure, and that no kind may be listed', async () => {
  const first = open()
  expect(await screen.findByText('No data yet')).toBeVisible()
  first.unmount()
  server.use(
    http.get(apiUrl('/data/search'), () => HttpResponse.json({ status: false, message: 'Broken' }, { status: 500 })),
  )
  const second = renderApp({ route: '/dashboard/data', user: reader })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  second.unmount()
  open({ user: aUser({ userType: 'tenant-user', permissions: ['data_page'] }) })
  expect(await screen.findByText('No kind of data is visible to you')).toBeVisible()
})

test('areas keep their corners, and boxes may cross the antimeridian', () => {
  const ring = [
    [1, 2],
    [3.1234567, 2],
    [3, 4],
    [1, 2],
  ]
  const shape = (coordinates: number[][]) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [coordinates] },
  })
  expect(areaOfShape(shape(ring))).toBe('1,2,3.12346,2,3,4')
  expect(areaOfShape(shape([...Array.from({ length: 51 }, (_, n) => [n, n % 2]), [0, 0]]))).toBeUndefined()
  expect(areaOfBounds([170, -10.1234567, -170, 10])).toBe('170,-10.12346,-170,10')
  expect(boundsOfArea('170,-10,-170,10')).toEqual([170, -10, 190, 10])
  expect(shapeOfArea('1,2,3')).toBeUndefined()
})
