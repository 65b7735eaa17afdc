import { screen, within } from '@testing-library/react'
import { aMission, aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const operator = aUser({ permissions: ['mission_list', 'alert_list', 'alert_create', 'alert_update'] })

const queue = async () => within(await screen.findByRole('list', { name: 'Alerts' }))
const detail = (name: string) => screen.findByRole('article', { name })

test('triages by keyboard: acknowledges, and closes with an outcome and a reason', async () => {
  const alerts = [anAlert({ title: 'Fence breach' }), anAlert({ title: 'Smoke', severity: 'critical' })]
  server.use(...alertHandlers(alerts))
  const { user } = renderApp({ route: '/dashboard/alerts', user: operator })
  expect((await queue()).getAllByRole('button')).toHaveLength(2)
  await user.keyboard('j')
  expect(within(await detail('Fence breach')).getByText('High')).toBeVisible()
  expect(await screen.findByText('Call the guard.')).toBeVisible()
  await user.keyboard('a')
  // The next alert opens after a decision.
  await detail('Smoke')
  expect(alerts[0]?.state).toBe('acknowledged')
  await user.keyboard('c')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: 'False positive' }))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Steam of the ferry')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await detail('Fence breach')
  expect(alerts[1]).toMatchObject({ state: 'closed', outcome: 'false_positive', reason: 'Steam of the ferry' })
  expect((await queue()).getAllByRole('button')).toHaveLength(1)
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
  await user.click(dialog.getByRole('button', { name: 'Raise alert' }))
  expect(await dialog.findByText('Enter a title')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Fence breach')
  await user.type(dialog.getByRole('textbox', { name: 'Kind' }), 'Intrusion')
  await user.click(dialog.getByRole('button', { name: 'Raise alert' }))
  expect(await (await queue()).findByText('Fence breach')).toBeVisible()
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
