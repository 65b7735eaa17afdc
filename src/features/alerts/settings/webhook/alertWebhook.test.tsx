import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, anId, aUser } from '../../../../testing/factories'
import { alertHandlers } from '../../../../testing/handlers/alert'
import { alertWebhookHandlers, aWebhook } from '../../../../testing/handlers/alert-webhook'
import { apiUrl } from '../../../../testing/handlers/apiUrl'
import { missionHandlers } from '../../../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../../../testing/recordCalls'
import { renderApp } from '../../../../testing/renderApp'
import { server } from '../../../../testing/server'

const route = '/dashboard/alerts/webhook'
const admin = aUser({ userType: 'tenant-root', permissions: ['alert_list', 'tenant_update_self', 'mission_list'] })
const mission = aMission({ name: 'Harbour survey' })
const REAL = JSON.stringify({ event: { name: 'Gate open' } }, null, 2)
const setUp = { missionId: mission._id, missionName: 'Harbour survey', hint: 'x7Qa' }

beforeEach(() => server.use(...missionHandlers([mission]), ...alertHandlers()))

afterEach(stopRecording)

test('creates the webhook with its fields, and shows the token once', async () => {
  server.use(...alertWebhookHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  const create = await screen.findByRole('button', { name: 'Create webhook' })
  expect(screen.getByRole('button', { name: 'Create token' })).toBeDisabled()
  fireEvent.change(screen.getByLabelText(/^Latitude/), { target: { value: '/camera/lat' } })
  fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: 'details' } })
  await user.click(create)
  expect((await screen.findAllByText('Choose a mission'))[0]).toBeVisible()
  expect(screen.getAllByText('Enter both the latitude and the longitude, or neither')[0]).toBeVisible()
  expect(screen.getAllByText('Enter a path that starts with / such as /event/name')[0]).toBeVisible()
  fireEvent.change(screen.getByLabelText(/^Longitude/), { target: { value: '/camera/long' } })
  fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: '/details' } })
  expect(await screen.findByText('In the example: 53.5461')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Mission' }))
  await user.click(await screen.findByTitle('Harbour survey'))
  await user.click(create)
  expect(await screen.findByText('Webhook saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 1,
    missionId: mission._id,
    kind: 'Webhook',
    severity: 'medium',
    mapping: { title: '/title', description: '/details', lat: '/camera/lat', long: '/camera/long' },
  })
  const token = screen.getByRole('button', { name: 'Create token' })
  await waitFor(() => expect(token).toBeEnabled())
  await user.click(token)
  expect(await screen.findByText('secret-x7Qa')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('secret-x7Qa')).not.toBeInTheDocument()
  expect(await screen.findByText('Its token ends with x7Qa.')).toBeVisible()
})

test('tests what is typed: the alert of a delivery, and why one is rejected', async () => {
  server.use(...alertWebhookHandlers(aWebhook(setUp)))
  const { user } = renderApp({ route, user: admin })
  const run = await screen.findByRole('button', { name: 'Test delivery' })
  await user.click(run)
  expect(await screen.findByText('The delivery would raise this alert')).toBeVisible()
  const sample = screen.getByLabelText('Example delivery (JSON)')
  fireEvent.change(sample, { target: { value: '{"name": "Door"}' } })
  await user.click(run)
  expect(await screen.findByText('The delivery has no value at /title.')).toBeVisible()
  fireEvent.change(sample, { target: { value: '[1]' } })
  await user.click(run)
  expect(await screen.findByText(/^This is not a JSON object/)).toBeVisible()
})

test('replaces the token and switches the webhook off, after a confirmation', async () => {
  const webhook = aWebhook(setUp)
  server.use(...alertWebhookHandlers(webhook))
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Replace token…' }))
  await user.click(await screen.findByRole('button', { name: 'Replace token' }))
  expect(await screen.findByText('secret-x7Qa')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Switch off…' }))
  await user.click(await screen.findByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText('Webhook switched off')).toBeVisible()
  expect(screen.queryByText('secret-x7Qa')).not.toBeInTheDocument()
  expect(webhook.hint).toBeNull()
})

test('lists the last deliveries, with the alert or the reason of the rejection', async () => {
  const at = '2026-03-12T10:00:00.000Z'
  const alertId = anId()
  const deliveries = [
    { _id: anId(), at, result: 'raised' as const, title: 'Door open', problem: null, alertId, hasBody: true },
    {
      _id: anId(),
      at,
      result: 'rejected' as const,
      title: '',
      problem: 'The value at /title is empty.',
      alertId: null,
      hasBody: false,
    },
  ]
  const failing = http.get(
    apiUrl('/alert-webhook/get'),
    () => HttpResponse.json({ status: false, message: 'The database is busy' }, { status: 503 }),
    { once: true },
  )
  server.use(failing, ...alertWebhookHandlers(aWebhook({ ...setUp, deliveries })))
  const { user } = renderApp({ route, user: admin })
  expect(await screen.findByText('The database is busy')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const list = within(await screen.findByRole('list', { name: 'Last deliveries' }))
  expect(list.getByRole('link', { name: 'Door open' })).toHaveAttribute('href', `/dashboard/alerts?alert=${alertId}`)
  expect(list.getByText('The value at /title is empty.')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Use as example' }))
  await waitFor(() => expect(screen.getByLabelText('Example delivery (JSON)')).toHaveValue(REAL))
})
