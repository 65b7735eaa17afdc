import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { AuditAction, AuditEntry } from '../../api/audit'
import { anId, aTeamUser, aTenant, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { auditHandlers } from '../../testing/handlers/audit'
import { tenantHandlers } from '../../testing/handlers/tenant'
import { userHandlers } from '../../testing/handlers/user'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const root = aUser({ userType: 'tenant-root' })
const anEntry = (entry: Partial<AuditEntry>): AuditEntry => ({
  _id: anId(),
  at: '2026-03-01T08:00:00.000Z',
  actor: { _id: anId(), name: 'Sam Staff' },
  action: 'session.start',
  target: 'staff@demo.test',
  address: '192.0.2.7',
  details: {},
  tenant: { _id: anId(), name: 'Demo' },
  ...entry,
})
const entries = [
  anEntry({}),
  anEntry({ action: 'user-group.edit', target: 'Pilots', details: { photoId: anId(), members: 3, isDeleted: false } }),
]

afterEach(stopRecording)

test('shows user, action, target, details without IDs, and address of an entry', async () => {
  server.use(...auditHandlers(entries))
  renderApp({ route: '/dashboard/audit', user: root })
  expect(
    await screen.findByRole('row', {
      name: /Sam Staff Edited a user group Pilots Members: 3 · Tenant deleted: no 192.0.2.7/,
    }),
  ).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Tenant' })).toBeNull()
})

test('erases the personal data of a user who was deleted before', async () => {
  const userId = anId()
  const entry = anEntry({ action: 'user.delete', target: 'gone@demo.test', details: { userId } })
  const erased = http.post(apiUrl('/tenant/user/erase-user/:userId'), () => HttpResponse.json({ status: true }))
  server.use(...auditHandlers([entry]), erased)
  const calls = recordCalls()
  const { user } = renderApp({ route: '/dashboard/audit', user: { ...root, permissions: ['user_delete'] } })
  await user.click(await screen.findByRole('button', { name: 'Erase personal data of gone@demo.test' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'gone@demo.test')
  await user.click(dialog.getByRole('button', { name: 'Erase personal data' }))
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`/tenant/user/erase-user/${userId}`))
  expect(await screen.findByText('The account was deleted, and the personal data is being erased')).toBeVisible()
})

test.each([
  ['user_delete', '/tenant/user/erase-user/person'],
  ['edit_client', '/client/erase-person/client/person'],
] as const)('erases a person of a client who was removed before with %s', async (permission, path) => {
  const details = { clientId: 'client', userId: 'person', email: 'gone@port.test' }
  const entry = anEntry({ action: 'client.remove-person', target: 'Port', details })
  server.use(
    ...auditHandlers([entry]),
    http.post(apiUrl(path), () => HttpResponse.json({ status: true })),
  )
  const calls = recordCalls()
  const { user } = renderApp({ route: '/dashboard/audit', user: { ...root, permissions: [permission] } })
  await user.click(await screen.findByRole('button', { name: 'Erase personal data of gone@port.test' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'gone@port.test')
  await user.click(dialog.getByRole('button', { name: 'Erase personal data' }))
  await waitFor(() => expect(calls.map((call) => call.path)).toContain(path))
})

test('shows a changed field with its value before and after', async () => {
  const details = { 'name.before': 'Vera', 'name.after': 'Vera Viewer', 'taxId.before': '', 'taxId.after': '1' }
  server.use(...auditHandlers([anEntry({ action: 'user.edit', details })]))
  renderApp({ route: '/dashboard/audit', user: root })
  expect(await screen.findByText('Name: Vera → Vera Viewer · Tax number: none → 1')).toBeVisible()
})

test('shows times of details as dates', async () => {
  const details = { 'dueAt.before': '2026-03-12T16:20:00.000Z', 'dueAt.after': null }
  server.use(...auditHandlers([anEntry({ action: 'alert.edit', target: 'Smoke', details })]))
  renderApp({ route: '/dashboard/audit', user: root })
  expect(await screen.findByText(/^Due: 3\/12\/2026/)).toBeVisible()
})

test('keeps filters in the URL and passes them to the export', async () => {
  server.use(...auditHandlers(entries))
  const calls = recordCalls()
  const { path } = renderApp({ route: '/dashboard/audit?action=user-group&to=2026-03-02', user: root })
  expect(await screen.findByText('Pilots')).toBeVisible()
  expect(screen.queryByText('staff@demo.test')).toBeNull()
  const query = calls.find((call) => call.path === '/audit/list')?.query
  // The whole last day counts.
  expect(new Date(query?.get('to') ?? '').getTime()).toBe(new Date(2026, 2, 3).getTime())
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toContain(
    `${apiUrl('/audit/export')}?action=user-group&to=`,
  )
  expect(path()).toContain('action=user-group')
})

test('clears the filters when nothing matches', async () => {
  server.use(...auditHandlers(entries))
  const { user, path } = renderApp({ route: '/dashboard/audit?search=nothing', user: root })
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(path()).toBe('/dashboard/audit'))
  expect(await screen.findByText('Pilots')).toBeVisible()
})

test('shows the tenant to super-admins and nothing to staff', async () => {
  server.use(...auditHandlers(entries), ...tenantHandlers())
  const { unmount } = renderApp({ route: '/dashboard/audit', user: aUser({ userType: 'super-admin' }) })
  expect(await screen.findByRole('columnheader', { name: 'Tenant' })).toBeVisible()
  unmount()
  renderApp({ route: '/dashboard/audit', user: aUser() })
  expect(await screen.findByText("You don't have access to this page")).toBeVisible()
})

test('shows the name of an unknown action', async () => {
  server.use(...auditHandlers([anEntry({ action: 'drone.recall' as AuditAction, target: 'DRN-07' })]))
  renderApp({ route: '/dashboard/audit', user: root })
  expect(await screen.findByRole('row', { name: /drone\.recall DRN-07/ })).toBeVisible()
})

test('links an entry to its record while the record exists', async () => {
  const missionId = anId()
  const details = { missionId, 'name.before': 'Quay', 'name.after': 'Harbour' }
  const edited = anEntry({ action: 'mission.edit', target: 'Harbour', details })
  server.use(
    ...auditHandlers([
      { ...edited, object: { kind: 'mission', _id: missionId } },
      anEntry({ action: 'mission.purge', target: 'Gone', details: { missionId: anId() } }),
    ]),
  )
  const reader = aUser({ userType: 'tenant-root', permissions: ['mission_list'] })
  renderApp({ route: '/dashboard/audit', user: reader })
  expect(await screen.findByRole('link', { name: 'Harbour' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${missionId}`,
  )
  expect(screen.getByText('Gone').closest('a')).toBeNull()
  // IDs are in the link, not in the text.
  expect(screen.getByText('Name: Quay → Harbour')).toBeVisible()
})

test('does not link a record that the reader cannot open', async () => {
  const object = { kind: 'mission', _id: anId() } as const
  server.use(...auditHandlers([anEntry({ action: 'mission.edit', target: 'Harbour', object })]))
  renderApp({ route: '/dashboard/audit', user: aUser({ userType: 'tenant-root', permissions: [] }) })
  expect((await screen.findByText('Harbour')).closest('a')).toBeNull()
})

test('names a person who no longer exists', async () => {
  server.use(...auditHandlers(entries), ...userHandlers([]))
  const reader = aUser({ userType: 'tenant-root', permissions: ['user_list'] })
  renderApp({ route: `/dashboard/audit?personId=${anId()}`, user: reader })
  expect(await screen.findByText('Unknown user')).toBeVisible()
})

test('filters by a person, who is kept in the URL and passed to the server', async () => {
  const pat = aTeamUser()
  server.use(...auditHandlers(entries), ...userHandlers([pat]))
  const calls = recordCalls()
  const reader = aUser({ userType: 'tenant-root', permissions: ['user_list'] })
  const { user, path } = renderApp({ route: '/dashboard/audit', user: reader })
  await user.click(await screen.findByRole('combobox', { name: 'Person' }))
  await user.click(await screen.findByText('Pat Pilot · pat@demo.test'))
  await waitFor(() => expect(path()).toBe(`/dashboard/audit?personId=${pat._id}`))
  await waitFor(() =>
    expect(calls.some((call) => call.path === '/audit/list' && call.query.get('personId') === pat._id)).toBe(true),
  )
})

test('lets a super-admin choose a tenant and then one of its people', async () => {
  const tenant = aTenant({ name: 'Harbour Survey Ltd' })
  const ida = { _id: anId(), name: 'Ida Idle', email: 'ida@harbour.test', userType: 'tenant-staff', state: 'active' }
  server.use(
    http.get(apiUrl('/admin/tenant/people/:tenantId'), () =>
      HttpResponse.json({ status: true, data: { items: [ida], total: 1, page: 1, pageSize: 50 } }),
    ),
    ...auditHandlers(entries),
    ...tenantHandlers([tenant]),
  )
  const calls = recordCalls()
  const admin = aUser({ userType: 'super-admin', tenantId: undefined, permissions: ['tenant_list'] })
  const { user, path } = renderApp({ route: '/dashboard/audit', user: admin })
  expect(screen.queryByRole('combobox', { name: 'Person' })).toBeNull()
  await user.click(await screen.findByRole('combobox', { name: 'Tenant' }))
  await user.click(await screen.findByText('Harbour Survey Ltd'))
  await user.click(await screen.findByRole('combobox', { name: 'Person' }))
  await user.click(await screen.findByText('Ida Idle · ida@harbour.test'))
  await waitFor(() => expect(path()).toBe(`/dashboard/audit?personId=${ida._id}&tenantId=${tenant._id}`))
  await waitFor(() => {
    const last = calls.findLast((call) => call.path === '/audit/list')
    expect([last?.query.get('tenantId'), last?.query.get('personId')]).toEqual([tenant._id, ida._id])
  })
})
