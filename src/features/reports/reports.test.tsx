// The page of reports. Maps need WebGL, and the flow in Chromium covers them.
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aBaseLayer, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { baseLayerHandlers } from '../../testing/handlers/base-layer'
import { aReport, reportHandlers } from '../../testing/handlers/report'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

// jsdom has no layout and no text measurement, which the chart library needs.
jest.mock('../../shared/charts/BarChart', () => ({ BarChart: ({ label }: { label: string }) => label }))

const reader = aUser({ userType: 'tenant-user', permissions: ['data_page', 'layer_list', 'feature_list'] })
const plots = aBaseLayer({ name: 'Plots 2026' })
const MARCH = `layer=${plots._id}&from=2026-03-01&until=2026-03-31`

function open(query = MARCH, report = aReport()) {
  server.use(...baseLayerHandlers([plots]), ...reportHandlers(report))
  return renderApp({ route: `/dashboard/reports?${query}`, user: reader })
}

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('./ReportsPage'), 120_000)

test('asks for a base layer, and shows the report of the chosen one', async () => {
  const { user, path } = open('from=2026-03-01&until=2026-03-31')
  expect(await screen.findByRole('heading', { name: 'Choose a base layer' })).toBeVisible()
  await user.click(await screen.findByRole('combobox', { name: 'Base layer' }))
  await user.click(await screen.findByTitle('Plots 2026'))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(path()).toContain(`layer=${plots._id}`)
})

test('shows numbers beside those of the period before, and what is outside', async () => {
  open()
  const table = await screen.findByRole('table')
  const row = within(table).getByRole('row', { name: /A-1/ })
  expect(within(row).getByText('2 before')).toBeVisible()
  expect(screen.getByText('3 items outside the areas')).toBeVisible()
  expect(screen.getByText(/3\/1\/2026 to 3\/31\/2026, compared with 1\/29\/2026 to 2\/28\/2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toContain(
    `/report/download?baseLayerId=${plots._id}&from=2026-03-01&until=2026-03-31&rows=plot&format=pdf`,
  )
})

test('a chosen area is named with its numbers, and the search limits the table', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'A-1' }))
  expect(screen.getByText('A-1: 5 in the period, 2 before')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search areas' }), 'a-2')
  expect(screen.queryByRole('button', { name: 'A-1' })).toBeNull()
  expect(screen.getByRole('button', { name: 'A-2' })).toBeVisible()
})

test('an empty period is a state of its own', async () => {
  open(MARCH, aReport({ total: { now: [0, 0, 0], before: [0, 0, 0] } }))
  expect(await screen.findByText('Nothing was recorded in these areas')).toBeVisible()
})

test('a base layer without the attribute links to its page', async () => {
  const message = 'This base layer has no grouping attribute.'
  server.use(
    ...baseLayerHandlers([plots]),
    http.get(apiUrl('/report/block'), () => HttpResponse.json({ status: false, message }, { status: 409 })),
  )
  renderApp({ route: `/dashboard/reports?${MARCH}&rows=block`, user: reader })
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open base layer' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/dashboard/basemap/${plots._id}`),
  )
})

test.each([
  ['the first measure with a number, before missions', { now: [2, 0, 3], before: [0, 4, 0] }, 'Recordings'],
  ['missions when nothing else has a number', { now: [2, 0, 0], before: [0, 4, 0] }, 'Missions'],
  ['the numbers of the period before when this one has none', { now: [0, 0, 0], before: [1, 0, 2] }, 'Recordings'],
])('starts with %s', async (_, total, measure) => {
  open(MARCH, aReport({ total }))
  expect(await screen.findByRole('radio', { name: measure })).toBeChecked()
})
