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

const open = (alerts: Alert[]) => {
  server.use(...alertHandlers(alerts))
  return renderApp({ route: `/dashboard/alerts?alert=${alerts[0]?._id}`, user: operator })
}
/** The dialog, which is known by its title. */
const editDialog = async () => {
  await screen.findByText('Edit Fence breach')
  return within(screen.getByRole('dialog'))
}

test('edits the details of an alert by E, and sends only what was changed', async () => {
  const alerts = [anAlert({ title: 'Fence breach' })]
  const { user } = open(alerts)
  const calls = recordCalls()
  await screen.findByRole('article', { name: 'Fence breach' })
  await user.keyboard('e')
  const dialog = await editDialog()
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' at gate 4')
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Second time')
  await user.click(dialog.getByRole('checkbox', { name: 'Visible to clients' }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  const detail = within(await screen.findByRole('article', { name: 'Fence breach at gate 4' }))
  expect(detail.getByText('Second time')).toBeVisible()
  expect(detail.getByText('Visible to clients')).toBeVisible()
  expect(detail.getByText('Yes')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 1,
    title: 'Fence breach at gate 4',
    description: 'Second time',
    clientVisible: true,
  })
})

test('requires a title, and asks before typed values are lost', async () => {
  const alerts = [anAlert({ title: 'Fence breach' })]
  const { user } = open(alerts)
  await screen.findByRole('article', { name: 'Fence breach' })
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = await editDialog()
  await user.clear(dialog.getByRole('textbox', { name: 'Title' }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect((await dialog.findAllByText('Enter a title')).length).toBeGreaterThan(0)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Leave without saving?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(alerts[0]).toMatchObject({ title: 'Fence breach', version: 1 })
})

test('a conflict keeps what was typed, and says what changed, by whom and when', async () => {
  const alerts = [anAlert({ title: 'Fence breach' })]
  const { user } = open(alerts)
  await screen.findByRole('article', { name: 'Fence breach' })
  await user.keyboard('e')
  const dialog = await editDialog()
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Second time')
  alerts.splice(0, 1, { ...alerts[0]!, severity: 'low', version: 2 })
  const values = { changedAt: new Date(Date.now() - 130_000).toISOString(), changedBy: 'Sam Staff' }
  server.use(
    http.patch(
      apiUrl('/alert/update-alert-by-ID/:id'),
      () => HttpResponse.json({ status: false, message: 'Someone else changed this alert.', values }, { status: 409 }),
      { once: true },
    ),
  )
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  const conflict = within(await dialog.findByRole('alert'))
  expect(conflict.getByText(/^Sam Staff changed this 2m ago/)).toBeVisible()
  expect(conflict.getByText('Severity: Low')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue('Second time')
  await user.click(conflict.getByRole('button', { name: /latest/i }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(alerts[0]).toMatchObject({ description: 'Second time', severity: 'low', version: 3 }))
})

test('readers cannot edit, neither by the button nor by the key', async () => {
  server.use(...alertHandlers([anAlert({ title: 'Fence breach' })]))
  const reader = aUser({ permissions: ['mission_list', 'alert_list'] })
  const { user } = renderApp({ route: '/dashboard/alerts', user: reader })
  await screen.findByRole('list', { name: 'Alerts' })
  await user.keyboard('j')
  await screen.findByRole('article', { name: 'Fence breach' })
  await user.keyboard('e')
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
