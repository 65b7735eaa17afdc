// Alerts and Reports are reached from the dashboard, a mission, the control center, the bell and "More pages".
import { screen, within } from '@testing-library/react'
import { aBaseLayer, aMission, anId, aUser } from '../testing/factories'
import { alertHandlers } from '../testing/handlers/alert'
import { baseLayerHandlers } from '../testing/handlers/base-layer'
import { missionHandlers } from '../testing/handlers/mission'
import { outcomeHandlers } from '../testing/handlers/outcome'
import { aReport, reportHandlers } from '../testing/handlers/report'
import { streamHandlers } from '../testing/handlers/stream'
import { wallHandlers } from '../testing/handlers/wall'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

// jsdom has no layout and no text measurement, which the chart library needs.
jest.mock('../shared/charts/BarChart', () => ({ BarChart: ({ label }: { label: string }) => label }))

const ALERTS = '/dashboard/alerts'
const REPORTS = '/dashboard/reports'
const quay = { _id: anId(), name: 'Quay', location: { lat: 51.95, long: 4.03 } }
const mission = aMission({ location: quay, startedAt: '2026-03-12T09:00:00.000Z', endedAt: '2026-03-12T10:00:00.000Z' })
const permissions = ['dashboard', 'mission_list', 'alert_list', 'data_page', 'stream_list', 'layer_list'] as const
const staff = aUser({ permissions: [...permissions] })
const reader = aUser({ permissions: ['dashboard', 'mission_list', 'stream_list'] })

beforeEach(() =>
  server.use(
    ...missionHandlers([mission]),
    ...alertHandlers(),
    ...outcomeHandlers(),
    ...streamHandlers({ streams: [] }),
    ...wallHandlers(),
  ),
)

const hrefsOf = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('?')[0])
const main = () => screen.getByRole('main')
const more = () => screen.findByRole('navigation', { name: 'More pages' })

test('from the dashboard, beside "More pages"', async () => {
  renderApp({ route: '/dashboard', user: staff })
  expect(await screen.findByRole('link', { name: 'Open the alert desk' })).toHaveAttribute('href', ALERTS)
  const [reports] = within(main()).getAllByRole('link', { name: 'Reports' })
  expect(reports).toHaveAttribute('href', REPORTS)
  expect(await more()).not.toContainElement(reports ?? null)
})

test('from "More pages" of the dashboard', async () => {
  renderApp({ route: '/dashboard', user: staff })
  expect(hrefsOf(await more())).toEqual(expect.arrayContaining([ALERTS, REPORTS]))
})

test('from the bell', async () => {
  const { user, path } = renderApp({ route: '/dashboard/missions', user: staff })
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByRole('link', { name: 'Reports' })).toHaveAttribute('href', REPORTS)
  await user.click(screen.getByRole('link', { name: 'All alerts' }))
  expect(path()).toBe(ALERTS)
})

test('from the control center', async () => {
  renderApp({ route: '/dashboard/control-center', user: staff })
  await screen.findByRole('heading', { level: 1, name: 'Control center' })
  expect(hrefsOf(main())).toEqual(expect.arrayContaining([ALERTS, REPORTS]))
})

test('from a mission: its alerts, and the report of its place and time', async () => {
  const area = { name: 'Plots', bounds: [4, 51.9, 4.1, 52] }
  const far = { name: 'Far away', bounds: [10, 10, 11, 11] }
  const plots = aBaseLayer(area)
  server.use(...baseLayerHandlers([aBaseLayer(far), plots]), ...reportHandlers(aReport()))
  const { user, path } = renderApp({ route: `/dashboard/missions/${mission._id}/overview`, user: staff })
  expect(await screen.findByRole('link', { name: /^Alerts/ })).toHaveAttribute(
    'href',
    `/dashboard/missions/${mission._id}/alerts`,
  )
  await user.click(await screen.findByRole('link', { name: 'Report of this place' }))
  const query = new URLSearchParams(path().split('?')[1])
  expect(Object.fromEntries(query)).toEqual({ near: '51.95,4.03', from: '2026-02-11', until: '2026-03-12' })
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.getAllByTitle('Plots').length).toBeGreaterThan(0)
})

test('for people who may see neither, from nowhere', async () => {
  const { user, goTo } = renderApp({ route: '/dashboard', user: reader })
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  const neither = () => {
    const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => href.startsWith(ALERTS) || href.startsWith(REPORTS))).toEqual([])
  }
  neither()
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  neither()
  await goTo('/dashboard/control-center')
  await screen.findByRole('heading', { level: 1, name: 'Control center' })
  neither()
})
