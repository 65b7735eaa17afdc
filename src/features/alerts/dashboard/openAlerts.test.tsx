import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ALERT_POLL_MS } from '../../../alerts/alertPolling'
import type { AlertOverview } from '../../../api/alert'
import { aMission, anId, aUser } from '../../../testing/factories'
import { alertHandlers, anAlert, anAlertOverview } from '../../../testing/handlers/alert'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { missionHandlers } from '../../../testing/handlers/mission'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const reader = aUser({ userType: 'tenant-user', permissions: ['dashboard', 'mission_list', 'alert_list'] })
const ROUTE = '/dashboard'
const FROM = encodeURIComponent('2026-03-12T11:00:00.000Z')
const TODAY = 'from=2026-03-12&until=2026-03-12'

/** Answers with the overview, and records the time zones that were asked for. */
function overviewHandler(overview: AlertOverview, zones: string[] = []) {
  return http.get(apiUrl('/alert/overview'), ({ request }) => {
    zones.push(new URL(request.url).searchParams.get('timeZone') ?? '')
    return HttpResponse.json({ status: true, data: overview })
  })
}

beforeEach(() => server.use(...missionHandlers([aMission()])))

test('shows open alerts by severity and age, each with a link to the desk with this filter', async () => {
  server.use(...alertHandlers([anAlert({ severity: 'critical' }), anAlert(), anAlert(), anAlert({ state: 'closed' })]))
  renderApp({ route: ROUTE, user: reader })
  const high = await screen.findByRole('link', { name: '2 High, Under 1 h' })
  expect(high).toHaveAttribute('href', `/dashboard/alerts?severity=high&from=${FROM}`)
  expect(screen.getByRole('link', { name: '2 High, All' })).toHaveAttribute('href', '/dashboard/alerts?severity=high')
  expect(screen.getByRole('link', { name: '3 without owner' })).toHaveAttribute('href', '/dashboard/alerts?owner=none')
  expect(screen.queryByRole('link', { name: /Info/ })).not.toBeInTheDocument()
})

test('shows what was raised and detected today in the time zone of the reader, with links', async () => {
  const missionId = anId()
  const zones: string[] = []
  const overview = anAlertOverview([anAlert(), anAlert({ state: 'closed' })])
  overview.today.detections = 12
  overview.today.missions = [{ _id: missionId, name: 'Harbour survey', detections: 12 }]
  server.use(overviewHandler(overview, zones))
  renderApp({ route: ROUTE, user: reader })
  expect(await screen.findByText('2 alerts raised')).toBeVisible()
  expect(zones[0]).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(screen.getByRole('link', { name: '1 open' })).toHaveAttribute('href', `/dashboard/alerts?${TODAY}`)
  expect(screen.getByRole('link', { name: '1 closed' })).toHaveAttribute(
    'href',
    `/dashboard/alerts?${TODAY}&state=closed`,
  )
  expect(screen.getByText('12 detections')).toBeVisible()
  const mission = screen.getByRole('link', { name: 'Harbour survey (12)' })
  expect(mission).toHaveAttribute('href', `/dashboard/missions/${missionId}/analyses`)
})

test('shows the trend as a chart and as a table', async () => {
  server.use(...alertHandlers([anAlert({ severity: 'critical' }), anAlert()]))
  const { user } = renderApp({ route: ROUTE, user: reader })
  expect(await screen.findByRole('img', { name: /^Alerts raised in the last 30 days: 2/ })).toBeVisible()
  await user.click(screen.getByText('Show as table'))
  const region = within(screen.getByRole('region', { name: 'Raised in the last 30 days' }))
  const [, ...rows] = region.getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['3/12/202611000'])
  // Also the closed ones, which the desk leaves out by itself.
  const link = region.getByRole('link', { name: '3/12/2026' }).getAttribute('href')
  expect(link).toContain(`${TODAY}&state=new`)
  expect(link).toContain('&state=closed')
})

test('says that nothing was raised, and does not mention detections without access to them', async () => {
  const overview = anAlertOverview()
  overview.today.detections = null
  server.use(overviewHandler(overview))
  renderApp({ route: ROUTE, user: reader })
  expect(await screen.findByText('No alerts were raised in the last 30 days.')).toBeVisible()
  expect(screen.getByText('No alerts raised')).toBeVisible()
  expect(screen.queryByText(/detection/)).not.toBeInTheDocument()
})

test('shows new alerts to a user without live updates', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  try {
    const alerts = [anAlert()]
    server.use(...alertHandlers(alerts))
    renderApp({ route: ROUTE, user: reader })
    expect(await screen.findByRole('link', { name: '1 High, Under 1 h' })).toBeVisible()
    alerts.push(anAlert())
    await act(() => jest.advanceTimersByTimeAsync(ALERT_POLL_MS))
    expect(await screen.findByRole('link', { name: '2 High, Under 1 h' })).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})

test('shows a failure with a second attempt', async () => {
  const fail = http.get(
    apiUrl('/alert/overview'),
    () => HttpResponse.json({ status: false, message: 'Out of order' }, { status: 500 }),
    { once: true },
  )
  server.use(fail, ...alertHandlers([anAlert()]))
  const { user } = renderApp({ route: ROUTE, user: reader })
  expect(await screen.findByText('Out of order')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: '1 High, All' })).toBeVisible()
})

test('asks for nothing and shows nothing to clients', async () => {
  const zones: string[] = []
  server.use(overviewHandler(anAlertOverview([anAlert()]), zones))
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-client', permissions: ['dashboard', 'alert_list'] }) })
  await screen.findByRole('main')
  await waitFor(() => expect(screen.queryByText('Open alerts')).not.toBeInTheDocument())
  expect(zones).toEqual([])
})
