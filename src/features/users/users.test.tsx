import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { User } from '../../api/user'
import { aTeamUser, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { userHandlers } from '../../testing/handlers/user'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/tenant/user/list'
const CREATE = '/dashboard/tenant/user/create'
const rights = ['user_list', 'user_create', 'user_update', 'user_delete', 'user_group_list']
const manager = aUser({ userType: 'tenant-user', permissions: rights })
const reader = aUser({ userType: 'tenant-user', permissions: ['user_list'] })

const page = () => within(screen.getByRole('main'))
const open = (route: string, users: User[] = [], user = manager) => {
  server.use(...userHandlers(users))
  return renderApp({ route, user })
}

afterEach(stopRecording)

test('lists users, keeps the filters in the address and exports what they show', async () => {
  const pat = aTeamUser({ name: 'Pat Pilot' })
  const calls = recordCalls()
  const { user, path } = open(LIST, [pat, aTeamUser({ name: 'Ida Gone', state: 'disabled' })])
  expect(await screen.findByRole('link', { name: 'Ida Gone' })).toBeVisible()

  await user.click(page().getByRole('button', { name: 'active' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ida Gone' })).toBeNull())
  expect(path()).toBe(`${LIST}?state=active`)
  expect(calls.at(-1)?.query.getAll('state')).toEqual(['active'])
  expect(page().getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    apiUrl('/tenant/user/export?state=active'),
  )
  await user.click(page().getByText('pat@demo.test'))
  await waitFor(() => expect(path()).toBe(`/dashboard/tenant/user/${pat._id}`))
})

test('invites somebody; the reason of the server stands at the field and what was typed stays', async () => {
  const calls = recordCalls()
  const { user, path } = open(CREATE, [aTeamUser({ email: 'taken@demo.test' })])
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nora New')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'taken@demo.test')
  await user.click(await screen.findByRole('button', { name: 'Planner' }))
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
  // At the field, and in the summary above.
  await waitFor(() => expect(screen.getAllByText('E-mail is taken already')).toHaveLength(2))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nora New')

  await user.clear(screen.getByRole('textbox', { name: 'E-mail' }))
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'nora@demo.test')
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() => expect(path()).toBe(LIST))
  // Of the set only what one may grant.
  expect(calls.filter(({ path: called }) => called.endsWith('/create-tenant-user')).at(-1)?.body).toEqual({
    name: 'Nora New',
    email: 'nora@demo.test',
    userType: 'tenant-user',
    groups: [],
    customPermissions: ['mission_list', 'location_list'],
  })
})

test('permissions are found by their words; what one lacks cannot be given', async () => {
  const { user } = open(CREATE)
  await user.type(await screen.findByRole('searchbox', { name: 'Search permissions' }), 'delete')
  const lacking = await screen.findByRole('checkbox', { name: /Delete missions/ })
  expect(lacking).toBeDisabled()
  expect(screen.queryByText('See places')).toBeNull()
})

test('a tenant root is granted nothing', async () => {
  const { user } = open(CREATE)
  await user.click(await screen.findByRole('radio', { name: /Tenant root/ }))
  expect(await screen.findByText(/nothing to grant/)).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('an edit that comes too late keeps what was typed and offers the newer values', async () => {
  const pat = aTeamUser()
  const users = [pat]
  const calls = recordCalls()
  const { user, path } = open(`/dashboard/tenant/user/${pat._id}`, users)
  const email = await screen.findByRole('textbox', { name: 'E-mail' })
  await user.clear(email)
  await user.type(email, 'new@demo.test')
  users[0] = { ...pat, name: 'Patricia', version: 2 }
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  await user.click(await screen.findByRole('button', { name: 'Load the newer values' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Patricia')
  expect(email).toHaveValue('new@demo.test')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(path()).toBe(LIST))
  expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({ version: 2, email: 'new@demo.test' })
})

test('disables after asking, and enables again', async () => {
  const pat = aTeamUser()
  const { user } = open(`/dashboard/tenant/user/${pat._id}`, [pat])
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }))
  await user.click(await screen.findByRole('button', { name: 'Disable' }))
  expect(await page().findByText('disabled')).toBeVisible()
})

test('deletes once the name is typed', async () => {
  const pat = aTeamUser()
  const { user, path } = open(`/dashboard/tenant/user/${pat._id}`, [pat])
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const button = await screen.findByRole('button', { name: 'Delete user' })
  expect(button).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Type Pat Pilot to confirm' }), 'Pat Pilot')
  await user.click(button)
  await waitFor(() => expect(path()).toBe(LIST))
  expect(await screen.findByText('Nobody is here yet')).toBeVisible()
})

test('an import says what became of each row', async () => {
  server.use(
    http.post(apiUrl('/tenant/user/import'), () =>
      HttpResponse.json({
        status: true,
        data: {
          created: 1,
          refused: 1,
          rows: [
            { row: 1, email: 'a@demo.test', status: 'created' },
            { row: 2, email: 'b', status: 'refused', field: 'email', message: 'is no e-mail address' },
          ],
        },
      }),
    ),
  )
  const { user } = open(LIST)
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
  await user.upload(await screen.findByLabelText('Choose a CSV file'), new File(['name,email'], 'u.csv'))
  expect(await screen.findByText('1 added, 1 refused')).toBeVisible()
  const row = screen.getByRole('row', { name: /is no e-mail address/ })
  expect(row).toHaveTextContent('2bemail: is no e-mail address')
})

test('who may only look changes nothing; a stranger sees which permission it takes', async () => {
  const pat = aTeamUser()
  const { unmount } = open(`/dashboard/tenant/user/${pat._id}`, [pat], reader)
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  unmount()
  open(LIST, [], aUser({ userType: 'tenant-user', permissions: [] }))
  expect(await screen.findByText(/needs the permission user_list/)).toBeVisible()
})

test('a user who is not there', async () => {
  open('/dashboard/tenant/user/01938f6e-7a3b-7c21-9b1e-000000000000')
  expect(await screen.findByText('This user is not there')).toBeVisible()
})

describe('why somebody can or cannot', () => {
  const explaining = (answer: (permission: string | null) => Response) =>
    http.get(apiUrl('/tenant/user/:id/permissions/explain'), ({ request }) =>
      answer(new URL(request.url).searchParams.get('permission')),
    )
  const choose = async (words: string) => {
    const pat = aTeamUser()
    const { user } = open(`/dashboard/tenant/user/${pat._id}`, [pat])
    await user.click(await screen.findByLabelText('What about Pat Pilot?'))
    await user.click(await screen.findByTitle(new RegExp(`: ${words}$`)))
  }

  test('is asked of the server and told in its words', async () => {
    server.use(
      explaining((permission) =>
        HttpResponse.json({
          status: true,
          data: { permission, allowed: false, reason: `Nobody gave ${permission}.`, sources: [], grantableBy: [] },
        }),
      ),
    )
    await choose('Delete missions')
    expect(await screen.findByText('Nobody gave mission_delete.')).toBeVisible()
  })

  test('says so when the server does not know', async () => {
    server.use(explaining(() => HttpResponse.json({ status: false, message: 'User not found' }, { status: 404 })))
    await choose('Delete missions')
    expect(await screen.findByText('User not found')).toBeVisible()
  })
})
