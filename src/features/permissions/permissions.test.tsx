import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { PermissionSet } from '../../api/permission'
import { anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const PAGE = '/dashboard/admin/permission/create'
const admin = aUser({ userType: 'super-admin', tenantId: undefined })
const areas = [
  {
    area: 'missions',
    label: 'Missions',
    permissions: [
      { name: 'mission_list', label: 'See missions', allowedForTenant: true, defaultFor: ['tenant-root'] },
      { name: 'tenant_list', label: 'See tenants', allowedForTenant: false, defaultFor: ['super-admin'] },
    ],
  },
]

/** Mocked permission sets with versions. */
function setHandlers(sets: PermissionSet[]) {
  const ok = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })
  return [
    http.get(apiUrl('/admin/permission/admin-permission-list'), () => ok({ areas, sets })),
    http.post<never, Omit<PermissionSet, '_id' | 'version'>>(
      apiUrl('/admin/permission/create'),
      async ({ request }) => {
        const set = { ...(await request.json()), _id: anId(), version: 1 }
        sets.push(set)
        return ok(set, 201)
      },
    ),
    http.patch<{ id: string }, Partial<PermissionSet>>(
      apiUrl('/admin/permission/edit/:id'),
      async ({ params, request }) => {
        const change = await request.json()
        const at = sets.findIndex(({ _id }) => _id === params.id)
        const set = sets[at]
        if (!set || set.version !== change.version) {
          return HttpResponse.json({ status: false, message: 'Another user changed this set' }, { status: 409 })
        }
        sets[at] = { ...set, ...change, version: set.version + 1 }
        return ok(sets[at])
      },
    ),
    http.delete<{ id: string }>(apiUrl('/admin/permission/delete/:id'), ({ params }) => {
      sets.splice(
        sets.findIndex(({ _id }) => _id === params.id),
        1,
      )
      return HttpResponse.json({ status: true })
    }),
  ]
}

const aSet = (): PermissionSet => ({
  _id: anId(),
  name: 'Readers',
  description: 'Only look',
  permissions: ['mission_list'],
  version: 1,
})

afterEach(stopRecording)

test('creates a set of permissions that tenants can grant', async () => {
  server.use(...setHandlers([]))
  const calls = recordCalls()
  const { user } = renderApp({ route: PAGE, user: admin })
  await user.type(await screen.findByLabelText('Name'), ' Readers ')
  await user.click(screen.getByRole('button', { name: 'Create permission set' }))
  expect(await screen.findByRole('link', { name: 'Choose at least one permission' })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'see')
  await user.click(await screen.findByRole('checkbox', { name: 'See missions' }))
  expect(screen.queryByRole('checkbox', { name: 'See tenants' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create permission set' }))
  expect(await screen.findByRole('button', { name: 'Edit Readers' })).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Readers',
    description: '',
    permissions: ['mission_list'],
  })
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test('reports a conflicting edit and keeps typed values', async () => {
  const sets = [aSet()]
  server.use(...setHandlers(sets))
  const { user } = renderApp({ route: PAGE, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Edit Readers' }))
  await user.type(await screen.findByDisplayValue('Only look'), ' at missions')
  Object.assign(sets[0] ?? {}, { name: 'Viewers', version: 2 })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Load latest version' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Viewers')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(sets[0]).toMatchObject({ name: 'Viewers', description: 'Only look at missions', version: 3 }),
  )
})

test('deletes a set after its name was typed', async () => {
  const sets = [aSet()]
  server.use(...setHandlers(sets))
  const { user } = renderApp({ route: PAGE, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Delete Readers' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Readers')
  await user.click(dialog.getByRole('button', { name: 'Delete permission set' }))
  await waitFor(() => expect(sets).toEqual([]))
  expect(await screen.findByText('No permission sets yet')).toBeVisible()
})
