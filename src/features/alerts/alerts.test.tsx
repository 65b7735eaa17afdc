import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ALERT_POLL_MS } from '../../alerts/alertPolling'
import { aMission, anId, aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

jest.mock('../../shared/charts/BarChart', () => ({ BarChart: ({ label }: { label: string }) => label }))

const operator = aUser({ permissions: ['mission_list', 'alert_list', 'alert_create', 'alert_update'] })

const queue = async () => within(await screen.findByRole('list', { name: 'Alerts' }))
const detail = (name: string) => screen.findByRole('article', { name })

test('triages by keyboard: acknowledges, and closes with an outcome and a reason', async () => {
  const alerts = [anAlert({ title: 'Fence breach' }), anAlert({ title: 'Smoke', severity: 'critical' })]
  server.use(...alertHandlers(alerts))
  const { user } = renderApp({ route: '/dashboard/alerts', user: operator })
  expect((await queue()).getAllByRole('listitem')).toHaveLength(2)
  await user.keyboard('j')
  expect(within(await detail('Fence breach')).getByText('High')).toBeVisible()
  expect(await screen.findByText('Call the guard.')).toBeVisible()
  await user.keyboard('a')
  // The alert stays open, so that the next key acts on it as well.
  await waitFor(() => expect(alerts[0]?.state).toBe('acknowledged'))
  await detail('Fence breach')
  await user.keyboard('j')
  await detail('Smoke')
  await user.keyboard('c')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: 'False positive' }))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Steam of the ferry')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await detail('Smoke')
  expect(alerts[1]).toMatchObject({ state: 'closed', outcome: 'false_positive', reason: 'Steam of the ferry' })
  expect((await queue()).getAllByRole('listitem')).toHaveLength(1)
})

test('opens the owners by O, and the other keys work again after the choice', async () => {
  const alerts = [anAlert({ title: 'Fence breach' })]
  server.use(...alertHandlers(alerts))
  const { user } = renderApp({ route: `/dashboard/alerts?alert=${alerts[0]?._id}`, user: operator })
  await detail('Fence breach')
  await user.keyboard('o')
  expect(await screen.findByRole('combobox', { name: 'Assign to' })).toHaveAttribute('aria-expanded', 'true')
  await user.click(await screen.findByTitle('Pia Pilot'))
  await waitFor(() => expect(alerts[0]?.owner).not.toBeNull())
  await user.keyboard('a')
  await waitFor(() => expect(alerts[0]?.state).toBe('acknowledged'))
})

test('keeps the outcome and the reason when the closing is refused, and names the mission', async () => {
  const alerts = [anAlert({ title: 'Fence breach', missionName: 'Harbour survey' })]
  const refuse = http.patch(
    apiUrl('/alert/update-alert-by-ID/:id'),
    () => HttpResponse.json({ status: false, message: 'Someone else changed this alert' }, { status: 409 }),
    { once: true },
  )
  server.use(refuse, ...alertHandlers(alerts))
  const { user } = renderApp({ route: `/dashboard/alerts?alert=${alerts[0]?._id}`, user: operator })
  await detail('Fence breach')
  await user.keyboard('c')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Harbour survey, seen/)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'False positive' }))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Steam of the ferry')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await dialog.findByText('Someone else changed this alert')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Steam of the ferry')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(alerts[0]).toMatchObject({ state: 'closed', reason: 'Steam of the ferry' }))
})

test('shows new alerts to a user without live updates', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  try {
    const alerts = [anAlert({ title: 'Fence breach' })]
    server.use(...alertHandlers(alerts))
    const viewer = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'alert_list'] })
    renderApp({ route: '/dashboard/alerts', user: viewer })
    await (await queue()).findByText('Fence breach')
    alerts.push(anAlert({ title: 'Smoke' }))
    await act(() => jest.advanceTimersByTimeAsync(ALERT_POLL_MS))
    expect(await (await queue()).findByText('Smoke')).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})

test('leads from an alert about results to their analysis', async () => {
  const found = anAlert({ title: 'Plants: March', analysisId: anId() })
  server.use(...alertHandlers([found]))
  renderApp({ route: `/dashboard/alerts?alert=${found._id}`, user: operator })
  const shown = within(await detail('Plants: March'))
  expect(shown.getByRole('link', { name: 'Show the results' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${found.missionId}/analyses?analysis=${found.analysisId}`,
  )
})

test('leads from an alert about an object to its photo with the box', async () => {
  const found = anAlert({ title: 'Found: Farm', photoId: anId(), detectedObjectId: anId() })
  server.use(...alertHandlers([found]))
  renderApp({ route: `/dashboard/alerts?alert=${found._id}`, user: operator })
  const shown = within(await detail('Found: Farm'))
  expect(shown.getByRole('link', { name: 'Open the photo' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${found.missionId}/photos?photo=${found.photoId}&object=${found.detectedObjectId}`,
  )
})

test('leads from an alert about an object in a layer to the results of the detector', async () => {
  const found = anAlert({ title: 'Found: May', detectedObjectId: anId(), detectorRunId: anId() })
  server.use(...alertHandlers([found]))
  renderApp({ route: `/dashboard/alerts?alert=${found._id}`, user: operator })
  const shown = within(await detail('Found: May'))
  expect(shown.getByRole('link', { name: 'Show the results' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${found.missionId}/objects?run=${found.detectorRunId}`,
  )
})

test('assigns an alert', async () => {
  const alerts = [anAlert({ title: 'Fence breach' })]
  server.use(...alertHandlers(alerts))
  const { user } = renderApp({ route: `/dashboard/alerts?alert=${alerts[0]?._id}`, user: operator })
  await detail('Fence breach')
  await user.click(screen.getByRole('combobox', { name: 'Assign to' }))
  await user.click(await screen.findByTitle('Pia Pilot'))
  expect(await (await queue()).findByText(/Pia Pilot/)).toBeVisible()
})

test('raises an alert in a mission', async () => {
  const mission = aMission()
  server.use(...missionHandlers([mission]), ...alertHandlers())
  const { user } = renderApp({ route: `/dashboard/missions/${mission._id}/alerts`, user: operator })
  expect(await screen.findByText('No open alerts')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Raise alert' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Raise alert' }))
  expect((await dialog.findAllByText('Enter a title')).length).toBeGreaterThan(0)
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Fence breach')
  await user.type(dialog.getByRole('combobox', { name: 'Kind' }), 'Intrusion')
  await user.click(dialog.getByRole('button', { name: 'Raise alert' }))
  expect(await (await queue()).findByText('Fence breach')).toBeVisible()
})

test('snoozes an alert by key, and shows it under the filter of snoozed alerts', async () => {
  const alerts = [anAlert({ title: 'Fence breach' })]
  server.use(...alertHandlers(alerts))
  const { user } = renderApp({ route: `/dashboard/alerts?alert=${alerts[0]?._id}`, user: operator })
  await detail('Fence breach')
  await user.keyboard('z')
  await user.click(await screen.findByRole('menuitem', { name: '1 hour' }))
  await waitFor(() => expect(Date.parse(alerts[0]?.snoozedUntil ?? '')).toBeGreaterThan(Date.now()))
  expect(await screen.findByRole('button', { name: 'End snooze' })).toBeVisible()
})

test('closes several marked alerts with one outcome', async () => {
  const alerts = ['Fence breach', 'Smoke', 'Boat'].map((title) => anAlert({ title }))
  server.use(...alertHandlers(alerts))
  const { user } = renderApp({ route: '/dashboard/alerts', user: operator })
  await queue()
  await user.keyboard('jx')
  await user.click(screen.getByRole('checkbox', { name: 'Mark Smoke' }))
  const bar = within(screen.getByRole('toolbar', { name: 'Selected: 2' }))
  expect(bar.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  await user.click(bar.getByRole('button', { name: 'Close' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Test' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('2 alerts changed')).toBeVisible()
  expect(alerts.map(({ state }) => state)).toEqual(['closed', 'closed', 'new'])
})

test('opens a linked alert that the filters leave out, and says when it is missing', async () => {
  const alert = anAlert({ title: 'Fence breach', state: 'closed', nextStates: ['in_progress'] })
  server.use(...alertHandlers([alert]))
  const first = renderApp({ route: `/dashboard/alerts?alert=${alert._id}`, user: operator })
  expect(await within(await detail('Fence breach')).findByRole('button', { name: 'Re-open' })).toBeVisible()
  expect(screen.getByText('No open alerts')).toBeVisible()
  first.unmount()
  renderApp({ route: `/dashboard/alerts?alert=${anId()}`, user: operator })
  expect(await screen.findByText('Alert not found')).toBeVisible()
})

test('deletes marked alerts and restores them from the trash', async () => {
  const alerts = [anAlert({ title: 'Fence breach' }), anAlert({ title: 'Smoke' })]
  server.use(...alertHandlers(alerts))
  const user = aUser({ permissions: ['mission_list', 'alert_list', 'alert_delete'] })
  const { user: hand } = renderApp({ route: '/dashboard/alerts', user })
  await queue()
  await hand.click(screen.getByRole('checkbox', { name: 'Mark Smoke' }))
  await hand.click(screen.getByRole('button', { name: 'Delete' }))
  await hand.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 alert deleted')).toBeVisible()
  expect(alerts).toHaveLength(1)
  await hand.click(screen.getByRole('button', { name: 'Trash' }))
  await hand.click(await screen.findByRole('button', { name: /^Restore/ }))
  expect(await screen.findByText(/restored/)).toBeVisible()
  expect(alerts).toHaveLength(2)
})

test('shows times and the rate of false positives by kind and source', async () => {
  const closed = { state: 'closed' } as const
  server.use(
    ...alertHandlers([
      anAlert({ ...closed, nextStates: [], outcome: 'false_positive' }),
      anAlert({ ...closed, nextStates: [], outcome: 'true_positive' }),
    ]),
  )
  const { user } = renderApp({ route: '/dashboard/alerts', user: operator })
  await user.click(await screen.findByRole('button', { name: 'Statistics' }))
  const row = within(await screen.findByRole('table', { name: 'By source' })).getByRole('row', { name: /^Person/ })
  expect(row).toHaveTextContent('50% (1 of 2)')
  expect(screen.getByText('1.6 min')).toBeVisible()
  const severities = within(screen.getByRole('table', { name: 'Time to handle by severity' }))
  const high = severities.getByRole('row', { name: /^High/ })
  expect(high).toHaveTextContent('half within 1.6 min')
  expect(high).toHaveTextContent('nine of ten within 3 h')
  expect(severities.getByRole('row', { name: /^Low/ })).toHaveTextContent('––')
  const months = within(screen.getByRole('table', { name: 'Last 12 months' }))
  expect(months.getAllByRole('row')).toHaveLength(13)
  expect(months.getByRole('row', { name: /^Mar 2026/ })).toHaveTextContent('50% (1 of 2)')
  expect(screen.getByText('2 h')).toBeVisible()
})

test('shows readers no actions', async () => {
  const alert = anAlert({ title: 'Fence breach' })
  server.use(...alertHandlers([alert]))
  const reader = aUser({ permissions: ['mission_list', 'alert_list'] })
  renderApp({ route: `/dashboard/alerts?alert=${alert._id}`, user: reader })
  await detail('Fence breach')
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Assign to' })).not.toBeInTheDocument()
})
