// What people see who open the address of an alert that is not in the queue.
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Alert } from '../../api/alert'
import { anId, aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const operator = aUser({ permissions: ['mission_list', 'alert_list', 'alert_update', 'alert_delete'] })
const reader = aUser({ permissions: ['mission_list', 'alert_list'] })
const closed = (more: Partial<Alert> = {}) =>
  anAlert({
    title: 'Fence breach',
    state: 'closed',
    nextStates: ['in_progress'],
    closedAt: '2026-03-12T11:00:00.000Z',
    outcome: 'false_positive',
    ...more,
  })

function open(alert: Alert, user = operator) {
  server.use(...alertHandlers([alert]))
  return renderApp({ route: `/dashboard/alerts?alert=${alert._id}`, user })
}

/** The reply for an alert that is not there. */
function missing(problem: object, status = 404) {
  const alertId = anId()
  server.use(
    http.get(apiUrl('/alert/get-alert-by-ID/:id'), () =>
      HttpResponse.json({ status: false, message: 'Alert not found', ...problem }, { status }),
    ),
    ...alertHandlers([anAlert({ title: 'Smoke' })]),
  )
  return { alertId, route: `/dashboard/alerts?alert=${alertId}` }
}

test('a closed alert says when it was closed, by whom and as what', async () => {
  const activity = [
    { action: 'assigned', userName: 'Pia Pilot', values: { from: null, to: 'Pia Pilot' } },
    { action: 'moved', userName: 'Robin Root', values: { from: 'closed', to: 'closed', outcome: 'false_positive' } },
    { action: 'moved', userName: 'Sam Staff', values: { from: 'new', to: 'closed', outcome: 'test' } },
    { action: 'created', userName: 'Robin Root', values: {} },
  ].map((each) => ({ _id: anId(), at: '2026-03-12T11:00:00.000Z', ...each }))
  const data = { items: activity, total: activity.length, page: 1, pageSize: 50 }
  const alert = closed()
  server.use(
    http.get(apiUrl('/alert/list'), () =>
      HttpResponse.json({ status: true, data: { items: [], total: 0, page: 1, pageSize: 200 } }),
    ),
    http.get(apiUrl('/alert/activity/:id'), () => HttpResponse.json({ status: true, data })),
    ...alertHandlers([alert]),
  )
  renderApp({ route: `/dashboard/alerts?alert=${alert._id}`, user: operator })
  expect(
    await screen.findByText(/^Closed on 3\/12\/2026 11:00 \(UTC\) by Sam Staff as False positive\.$/),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Re-open' })).toBeVisible()
})

test('an alert that was closed without an outcome, by nobody, says when', async () => {
  open(closed({ outcome: null }))
  expect(await screen.findByText('Closed on 3/12/2026 11:00 (UTC).')).toBeVisible()
})

test('a snoozed alert says until when, and its snooze can be ended', async () => {
  const snoozedUntil = new Date(Date.now() + 3_600_000).toISOString()
  const alert = anAlert({ title: 'Fence breach', snoozedUntil })
  const alerts = [alert]
  server.use(...alertHandlers(alerts))
  const { user } = renderApp({ route: `/dashboard/alerts?alert=${alert._id}`, user: operator })
  expect(await screen.findByText(/^Snoozed until .+\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'End snooze' }))
  await waitFor(() => expect(alerts[0]?.snoozedUntil).toBeNull())
  expect(await screen.findByRole('button', { name: 'Snooze' })).toBeVisible()
  expect(screen.queryByText(/^Snoozed until .+\.$/)).not.toBeInTheDocument()
})

test('readers see the notices without actions', async () => {
  open(anAlert({ snoozedUntil: new Date(Date.now() + 3_600_000).toISOString() }), reader)
  expect(await screen.findByText(/^Snoozed until .+\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'End snooze' })).not.toBeInTheDocument()
})

test('an alert in the trash is restored and shown', async () => {
  const values = {
    record: 'alert',
    name: 'Fence breach',
    deletedAt: '2026-03-12T12:00:00.000Z',
    restorableUntil: '2026-04-11T12:00:00.000Z',
    deletedBy: 'Sam Staff',
  }
  const { alertId, route } = missing({ code: 'deleted', values: { ...values, id: anId() } })
  const { user } = renderApp({ route, user: operator })
  expect(await screen.findByText(/^This alert was deleted on 3\/12\/2026.* by Sam Staff\./)).toBeVisible()
  server.use(
    http.post(apiUrl('/alert/restore'), () => HttpResponse.json({ status: true, data: {} })),
    ...alertHandlers([anAlert({ _id: alertId, title: 'Fence breach' })]),
  )
  await user.click(screen.getByRole('button', { name: 'Restore Fence breach' }))
  expect(await screen.findByRole('article', { name: 'Fence breach' })).toBeVisible()
})

test('an alert of a mission in the trash names the mission', async () => {
  const missionId = anId()
  const values = {
    record: 'mission',
    id: missionId,
    name: 'Harbour survey',
    deletedAt: '2026-03-12T12:00:00.000Z',
    restorableUntil: '2026-04-11T12:00:00.000Z',
  }
  renderApp({ route: missing({ code: 'deleted', values }).route, user: operator })
  expect(await screen.findByText('Its mission Harbour survey is in the trash')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open mission' })).toHaveAttribute('href', `/dashboard/missions/${missionId}`)
})

test('an unknown alert is not found, and the way back leads to the queue', async () => {
  const { user, path } = renderApp({ route: missing({ code: 'alert.notFound', values: {} }).route, user: operator })
  expect(await screen.findByText('Alert not found')).toBeVisible()
  expect(within(await screen.findByRole('list', { name: 'Alerts' })).getByText('Smoke')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All alerts' }))
  await waitFor(() => expect(path()).toBe('/dashboard/alerts'))
  expect(await screen.findByText('Choose an alert')).toBeVisible()
})

test('an alert that cannot be read for another reason is not called missing', async () => {
  const { alertId, route } = missing({ message: 'The database is not available.' }, 503)
  const { user } = renderApp({ route, user: operator })
  expect(await screen.findByText('The database is not available.')).toBeVisible()
  expect(screen.queryByText('Alert not found')).not.toBeInTheDocument()
  server.use(...alertHandlers([anAlert({ _id: alertId, title: 'Fence breach' })]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Fence breach' })).toBeVisible()
})
