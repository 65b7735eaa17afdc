import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDelivery, anOutgoingWebhook, webhookHandlers } from '../../testing/handlers/webhook'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/tenant/organisation/webhooks'
const root = aUser({
  userType: 'tenant-root',
  permissions: ['alert_list', 'tenant_update_self', 'tenant_list_self', 'mission_list'],
})

afterEach(stopRecording)

test('creates a webhook for chosen events and shows its secret once', async () => {
  server.use(...webhookHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route: LIST, user: root })
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Alert webhook' })).toHaveAttribute('href', '/dashboard/alerts/webhook')
  await user.click(screen.getByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Control room ' } })
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'https://hooks.example.com/aerie' } })
  await user.click(dialog.getByRole('radio', { name: 'Only these' }))
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect((await dialog.findAllByText('Choose at least one event'))[0]).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'An alert was raised' }))
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await screen.findByText('whsec_secret')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Control room',
    address: 'https://hooks.example.com/aerie',
    events: ['ALERT_CREATED'],
  })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('whsec_secret')).not.toBeInTheDocument()
  expect(await screen.findByText(/https:\/\/hooks\.example\.com\/aerie · 1 event/)).toBeVisible()
})

test('shows why an address is refused, at the field', async () => {
  const message = '127.0.0.1 is at 127.0.0.1, which is not a public address.'
  server.use(
    http.post(apiUrl('/webhook/create'), () =>
      HttpResponse.json(
        {
          status: false,
          message,
          code: 'x',
          values: {},
          errors: [{ field: 'address', message, code: 'x', values: {} }],
        },
        { status: 400 },
      ),
    ),
    ...webhookHandlers([anOutgoingWebhook()]),
  )
  const { user } = renderApp({ route: LIST, user: root })
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'A' } })
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'https://127.0.0.1/' } })
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect((await dialog.findAllByText(message))[0]).toBeVisible()
})

test('switches a webhook off and on, and says why one is paused', async () => {
  const paused = anOutgoingWebhook({ name: 'Broken', enabled: false, state: 'paused', problem: 'All attempts failed' })
  server.use(...webhookHandlers([anOutgoingWebhook(), paused]))
  const { user } = renderApp({ route: LIST, user: root })
  await user.click(await screen.findByRole('switch', { name: 'Control room is on' }))
  expect(await screen.findByText('Webhook switched off')).toBeVisible()
  expect(await screen.findByText('Off')).toBeVisible()
  expect(screen.getByText('All attempts failed')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Broken' }))
  expect(await screen.findByText('The webhook was switched off after a day of failures')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  expect(await screen.findByText('Webhook switched on')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/after a day of failures/)).not.toBeInTheDocument())
})

test('sends a test and shows what the receiver answered', async () => {
  const webhook = anOutgoingWebhook()
  const delivery = aDelivery({ event: 'PING' })
  let reply = delivery
  server.use(
    http.post(apiUrl('/webhook/test/:id'), () => HttpResponse.json({ status: true, data: reply }, { status: 201 })),
    ...webhookHandlers([webhook]),
  )
  const { user } = renderApp({ route: `${LIST}/${webhook._id}`, user: root })
  await user.click(await screen.findByRole('button', { name: 'Send a test' }))
  expect(await screen.findByText('The receiver answered 200 in 84 ms')).toBeVisible()
  expect(screen.getByLabelText('Start of the reply')).toHaveTextContent('thanks')
  const attempt = { number: 1, at: delivery.occurredAt, tookMs: 10_000, status: null, reply: '' }
  reply = { ...delivery, problem: 'No complete reply within 10 seconds', log: [{ ...attempt, problem: 'x' }] }
  await user.click(screen.getByRole('button', { name: 'Send a test' }))
  expect(await screen.findByText('The test failed after 10,000 ms')).toBeVisible()
  expect(screen.getByText('No complete reply within 10 seconds')).toBeVisible()
})

test('filters the deliveries, opens one with its attempts, and sends failed ones again', async () => {
  const webhook = anOutgoingWebhook({ failed: 1 })
  const failed = aDelivery({
    state: 'failed',
    event: 'MISSION_ADDED',
    attempts: 9,
    problem: 'The receiver answered 500',
  })
  server.use(...webhookHandlers([webhook], [aDelivery(), failed]))
  const { user, path } = renderApp({ route: `${LIST}/${webhook._id}`, user: root })
  expect(await screen.findByRole('link', { name: 'An alert was raised' })).toBeVisible()
  await user.click(screen.getByText('Failed', { selector: '.ant-segmented-item-label' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'An alert was raised' })).not.toBeInTheDocument())
  expect(path()).toContain('show=failed')
  await user.click(await screen.findByRole('link', { name: 'A mission was created' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('Answered 200 in 84 ms')).toBeVisible()
  expect(drawer.getByLabelText('Headers')).toHaveTextContent('Aerie-Signature: (made for each attempt with the secret)')
  expect(drawer.getByLabelText('Body')).toHaveTextContent('"title": "Door open"')
  await user.click(drawer.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('The delivery is sent again')).toBeVisible()
  expect(await drawer.findByRole('button', { name: 'Send now' })).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(path()).not.toContain('delivery='))
  failed.state = 'failed'
  await user.click(screen.getByRole('button', { name: 'Send all failed again' }))
  expect(await screen.findByText('1 delivery is sent again')).toBeVisible()
  expect(await screen.findByText('No failed deliveries')).toBeVisible()
})

test('replaces the secret after a confirmation and says how long the old one signs', async () => {
  const webhook = anOutgoingWebhook()
  server.use(...webhookHandlers([webhook]))
  const { user } = renderApp({ route: `${LIST}/${webhook._id}`, user: root })
  await user.click(await screen.findByRole('button', { name: 'Replace secret…' }))
  await user.click(await screen.findByRole('button', { name: 'Replace secret' }))
  expect(await screen.findByText('whsec_newer')).toBeVisible()
  expect(
    await screen.findByText(/The secret ends with n3w1\. Deliveries are also signed with the secret before/),
  ).toBeVisible()
})

test('keeps what was typed when somebody else changed the webhook first', async () => {
  const webhook = anOutgoingWebhook()
  server.use(...webhookHandlers([webhook]))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${LIST}/${webhook._id}`, user: root })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Desk' } })
  Object.assign(webhook, { version: 2, address: 'https://new.example.com/' })
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText(/https:\/\/new\.example\.com\//)).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Desk')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, name: 'Desk' })
})

test('deletes a webhook after its name was typed', async () => {
  const webhook = anOutgoingWebhook()
  server.use(...webhookHandlers([webhook]))
  const { user, path } = renderApp({ route: `${LIST}/${webhook._id}`, user: root })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
  await user.type(await screen.findByRole('textbox'), webhook.name)
  await user.click(screen.getByRole('button', { name: 'Delete webhook' }))
  await waitFor(() => expect(path()).toBe(LIST))
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
})

test('says that a webhook or a delivery does not exist', async () => {
  const webhook = anOutgoingWebhook()
  server.use(...webhookHandlers([webhook]))
  const { goTo } = renderApp({ route: `${LIST}/${webhook._id}?delivery=${root._id}`, user: root })
  expect(await screen.findByText('Delivery not found')).toBeVisible()
  await goTo(`${LIST}/${root._id}`)
  expect(await screen.findByRole('heading', { name: 'Webhook not found' })).toBeVisible()
})

test('says that the webhooks could not be loaded, and tries again', async () => {
  let isDown = true
  server.use(
    http.get(apiUrl('/webhook/getall'), () =>
      isDown
        ? HttpResponse.json({ status: false, message: 'Try later', code: 'x', values: {} }, { status: 400 })
        : HttpResponse.json({ status: true, data: { webhooks: [anOutgoingWebhook()] } }),
    ),
  )
  const { user } = renderApp({ route: LIST, user: root })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Control room' })).toBeVisible()
})
