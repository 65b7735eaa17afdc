import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { TenantPerson } from '../../../api/support'
import { anId, aTenant, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { tenantHandlers } from '../../../testing/handlers/tenant'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const admin = aUser({ userType: 'super-admin', tenantId: undefined, permissions: ['tenant_list', 'tenant_update'] })
const tenant = aTenant()
const route = `/dashboard/admin/tenant/${tenant._id}`
const aPerson = (person: Partial<TenantPerson>): TenantPerson => ({
  _id: anId(),
  name: 'Robin Root',
  email: 'robin@harbour.test',
  userType: 'tenant-root',
  state: 'active',
  lastSeenAt: null,
  ...person,
})

function show(people: TenantPerson[]) {
  server.use(
    http.get(apiUrl('/admin/tenant/people/:tenantId'), () =>
      HttpResponse.json({ status: true, data: { items: people, total: people.length, page: 1, pageSize: 10 } }),
    ),
    ...tenantHandlers([tenant]),
  )
  const calls = recordCalls()
  return { ...renderApp({ route, user: admin }), calls }
}

afterEach(stopRecording)

test('resends the invitation of a person who has not joined', async () => {
  const invitation = { sentAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-01-08T00:00:00.000Z' }
  const invited = aPerson({ name: 'Ida Invited', state: 'invited', userType: 'tenant-staff', invitation })
  server.use(
    http.post(apiUrl('/admin/tenant/resend-invitation/:tenantId/:userId'), () => HttpResponse.json({ status: true })),
  )
  const { user, calls } = show([invited])
  expect(await screen.findByText(/Staff · never seen · invitation expired 1\/8\/2026/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for Ida Invited' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }))
  expect(await screen.findByText('Invitation is being sent')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe(
    `/admin/tenant/resend-invitation/${tenant._id}/${invited._id}`,
  )
})

test('changes the e-mail of a tenant root and shows a taken one at its field', async () => {
  server.use(
    http.patch<never, { email: string }>(
      apiUrl('/admin/tenant/change-root-email/:tenantId/:userId'),
      async ({ request }) => {
        const { email } = await request.json()
        const message = 'This e-mail already has an account. Use another one.'
        return email.startsWith('taken')
          ? HttpResponse.json({ status: false, message, errors: [{ field: 'email', message }] }, { status: 409 })
          : HttpResponse.json({ status: true, message: `We sent a link to ${email}.` })
      },
    ),
  )
  const { user } = show([aPerson({})])
  await user.click(await screen.findByRole('button', { name: 'Actions for Robin Root' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change e-mail' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('New e-mail'), 'taken@bridge.test')
  await user.click(dialog.getByRole('button', { name: 'Change e-mail' }))
  expect(
    await dialog.findByRole('link', {
      name: 'New e-mail: This e-mail already has an account. Use another one.',
    }),
  ).toBeVisible()
  await user.clear(dialog.getByLabelText('New e-mail'))
  await user.type(dialog.getByLabelText('New e-mail'), 'robin@bridge.test')
  await user.click(dialog.getByRole('button', { name: 'Change e-mail' }))
  expect(await screen.findByText('We sent a link to robin@bridge.test.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('offers no actions for a client who has joined', async () => {
  show([aPerson({ name: 'Carla Client', userType: 'tenant-client', newEmail: 'carla@bridge.test' })])
  expect(await screen.findByText('Carla Client')).toBeVisible()
  expect(screen.getByText('Waiting for carla@bridge.test to be confirmed')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Actions for Carla Client' })).toBeNull()
})
