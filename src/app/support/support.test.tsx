import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { anId, aTenant, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aSupportAccess, supportAccessHandlers } from '../../testing/handlers/support-access'
import { tenantHandlers } from '../../testing/handlers/tenant'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const tenant = aTenant({ name: 'Skyline Survey' })
const admin = aUser({
  name: 'Ada Admin',
  userType: 'super-admin',
  tenantId: undefined,
  permissions: ['tenant_list', 'tenant_update'],
  sideBar: [],
})
const inTenant = aUser({
  _id: admin._id,
  name: 'Ada Admin',
  userType: 'tenant-root',
  tenantId: { _id: tenant._id, name: tenant.name },
  support: { until: new Date(Date.now() + 3_600_000).toISOString() },
  permissions: ['dashboard', 'mission_list', 'tenant_list_self'],
})
const tenantPage = `/dashboard/admin/tenant/${tenant._id}`

/** The server's answer to who is signed in, which the calls of a test change. */
function serveUser(first: object) {
  const session = { user: first }
  server.use(
    http.get(apiUrl('/auth/userdetails'), () => HttpResponse.json({ status: true, data: session.user })),
    http.post(apiUrl('/admin/support-access/enter/:tenantId'), () => {
      session.user = inTenant
      return HttpResponse.json({ status: true })
    }),
    http.post(apiUrl('/support-access/leave'), () => {
      session.user = admin
      return HttpResponse.json({ status: true })
    }),
    http.get(apiUrl('/admin/tenant/people/:tenantId'), () =>
      HttpResponse.json({ status: true, data: { items: [], total: 0, page: 1, pageSize: 10 } }),
    ),
    ...tenantHandlers([tenant]),
  )
  return session
}

afterEach(stopRecording)

test('a super-admin asks for access with a reason', async () => {
  serveUser(admin)
  server.use(...supportAccessHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route: tenantPage, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Ask for access' }))
  await user.type(await screen.findByLabelText('Reason'), 'The import fails')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ask for access' }))
  expect(await screen.findByText(/Waiting for an answer until/)).toBeVisible()
  expect(calls.some(({ path }) => path === `/admin/support-access/request/${tenant._id}`)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Enter as support' })).toBeNull()
})

test('a super-admin enters a tenant, sees the bar on its pages and leaves', async () => {
  serveUser(admin)
  server.use(...supportAccessHandlers(aSupportAccess({ state: 'open' })))
  const { user, path } = renderApp({ route: tenantPage, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Enter as support' }))
  // The date is shown if access ends on another day.
  expect(
    await screen.findByText(/You are in Skyline Survey as Aerie support until (\d+\/\d+\/\d{4}, )?\d\d:\d\d/),
  ).toBeVisible()
  await waitFor(() => expect(path()).toBe('/dashboard'))
  expect(screen.getByRole('button', { name: 'Profile of Ada Admin' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(path()).toBe(tenantPage))
  expect(await screen.findByText('You are no longer in Skyline Survey')).toBeVisible()
  expect(screen.queryByText(/You are in Skyline Survey/)).toBeNull()
})

test('a refused call ends the stay when the tenant has ended the access', async () => {
  const session = serveUser(inTenant)
  const { path, goTo } = renderApp({ route: '/dashboard', user: inTenant })
  expect(await screen.findByText(/You are in Skyline Survey/)).toBeVisible()
  session.user = admin
  server.use(
    http.get(apiUrl('/mission/get/tenant/:tenantId'), () =>
      HttpResponse.json({ status: false, message: 'Forbidden!' }, { status: 403 }),
    ),
  )
  await goTo('/dashboard/missions')
  await waitFor(() => expect(path()).toBe(tenantPage))
  expect(await screen.findByText('You are no longer in Skyline Survey')).toBeVisible()
})

test('tells a tenant root who asks for access and why', async () => {
  const root = aUser({
    userType: 'tenant-root',
    supportRequest: { requestedBy: 'Ada Admin', reason: 'The import fails' },
  })
  renderApp({ route: `/dashboard/missions/${anId()}`, user: root })
  expect(await screen.findByText('Ada Admin from Aerie support asks for access to your organisation')).toBeVisible()
  expect(screen.getByText('The import fails')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Review request' })).toHaveAttribute(
    'href',
    '/dashboard/tenant/organisation#support-access',
  )
})
