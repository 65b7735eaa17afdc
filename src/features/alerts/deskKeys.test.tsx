import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Alert } from '../../api/alert'
import { aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { recordCalls } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const operator = aUser({ permissions: ['mission_list', 'alert_list', 'alert_update'] })

function open(alerts: Alert[]) {
  server.use(...alertHandlers(alerts))
  return renderApp({ route: '/dashboard/alerts', user: operator })
}
const detail = (name: string) => screen.findByRole('article', { name })
const three = () => ['One', 'Two', 'Three'].map((title) => anAlert({ title }))
const byTitle = (alerts: Alert[], title: string) => alerts.find((alert) => alert.title === title)

test('keys act on the open alert while others arrive above it', async () => {
  const alerts = three()
  const { user } = open(alerts)
  await screen.findByRole('list', { name: 'Alerts' })
  await user.keyboard('jj')
  await detail('Two')
  alerts.unshift(anAlert({ title: 'New one' }), anAlert({ title: 'Another one' }))
  await user.keyboard('a')
  await waitFor(() => expect(byTitle(alerts, 'Two')?.state).toBe('acknowledged'))
  await screen.findByText('New one')
  await detail('Two')
  await user.keyboard('s')
  await waitFor(() => expect(byTitle(alerts, 'Two')?.state).toBe('in_progress'))
  await user.keyboard('h')
  await waitFor(() => expect(byTitle(alerts, 'Two')?.state).toBe('on_hold'))
  expect(alerts.filter(({ state }) => state !== 'new')).toHaveLength(1)
  await user.keyboard('j')
  await detail('Three')
})

test('a closed alert keeps its place: J leads to the one that followed it, K to the one before', async () => {
  const alerts = three()
  const { user } = open(alerts)
  await screen.findByRole('list', { name: 'Alerts' })
  await user.keyboard('jj')
  await detail('Two')
  await user.keyboard('c')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Test' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await detail('Two')
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Alerts' })).getAllByRole('listitem')).toHaveLength(2),
  )
  await user.keyboard('j')
  await detail('Three')
  await user.keyboard('k')
  await detail('One')
})

test('a conflict while closing names the colleague, keeps what was typed, and the next try closes', async () => {
  const alerts = [anAlert({ title: 'Fence breach' })]
  const { user } = open(alerts)
  await screen.findByRole('list', { name: 'Alerts' })
  await user.keyboard('j')
  await detail('Fence breach')
  await user.keyboard('c')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'False positive' }))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Steam of the ferry')
  alerts.splice(0, 1, { ...alerts[0]!, severity: 'low', version: 2 })
  const calls = recordCalls()
  const values = { changedAt: new Date(Date.now() - 130_000).toISOString(), changedBy: 'Pia Pilot' }
  server.use(
    http.patch(
      apiUrl('/alert/update-alert-by-ID/:id'),
      () => HttpResponse.json({ status: false, message: 'Someone else changed this alert.', values }, { status: 409 }),
      { once: true },
    ),
  )
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await dialog.findByText('Pia Pilot changed this 2m ago.')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'False positive' })).toBeChecked()
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Steam of the ferry')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(alerts[0]).toMatchObject({ state: 'closed', reason: 'Steam of the ferry' }))
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(sent).toMatchObject([{ version: 1 }, { version: 2 }])
})

test('fields and dialogs keep their keys, and a checkbox does not', async () => {
  const alerts = three()
  const { user } = open(alerts)
  await screen.findByRole('list', { name: 'Alerts' })
  await user.keyboard('j')
  await detail('One')
  await user.type(screen.getByRole('searchbox', { name: 'Search alerts' }), 'ace')
  expect(alerts[0]?.state).toBe('new')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox', { name: 'Search alerts' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Mark Two' }))
  await user.keyboard('a')
  await waitFor(() => expect(byTitle(alerts, 'One')?.state).toBe('acknowledged'))
})
