import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { User } from '../../api/user'
import { aTeamUser, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { dataExportHandlers } from '../../testing/handlers/data-export'
import { userHandlers } from '../../testing/handlers/user'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { sendFile } from '../../uploads/sendFile'

jest.mock('../../uploads/sendFile')

const LIST = '/dashboard/tenant/user/list'
const CREATE = '/dashboard/tenant/user/create'
const rights = ['user_list', 'user_create', 'user_update', 'user_delete', 'user_group_list', 'otp_email_send']
const manager = aUser({ userType: 'tenant-user', permissions: rights })
const reader = aUser({ userType: 'tenant-user', permissions: ['user_list'] })

const page = () => within(screen.getByRole('main'))
const open = (route: string, users: User[] = [], user = manager) => {
  server.use(...userHandlers(users))
  return renderApp({ route, user })
}

afterEach(stopRecording)

test('lists users, keeps filters in the URL and passes them to the export', async () => {
  const pat = aTeamUser({ name: 'Pat Pilot' })
  const calls = recordCalls()
  const { user, path } = open(LIST, [pat, aTeamUser({ name: 'Ida Gone', state: 'disabled' })])
  expect(await screen.findByRole('link', { name: 'Ida Gone' })).toBeVisible()

  expect(await page().findByRole('button', { name: /^disabled/ })).toHaveTextContent('disabled1')
  await user.click(page().getByRole('button', { name: /^active/ }))
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

test('marks people whom the identity provider created until they join, and warns before they are edited', async () => {
  const robin = aTeamUser({ name: 'Robin Reed', state: 'invited', provisioned: true })
  const { unmount } = open(LIST, [
    robin,
    aTeamUser({ name: 'Ina Invited', state: 'invited', invitedAt: '2026-03-01T08:00:00.000Z' }),
    aTeamUser({ name: 'Ada Active', provisioned: true }),
  ])
  const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
  expect((await row('Robin Reed')).getByText('provisioned')).toBeVisible()
  expect((await row('Ina Invited')).getByText('invited')).toBeVisible()
  expect((await row('Ada Active')).getByText('active')).toBeVisible()
  unmount()
  open(`/dashboard/tenant/user/${robin._id}`, [robin])
  expect(await screen.findByText(/Your identity provider manages this user/)).toBeVisible()
})

test('invites a user, shows an error of the server at its field and keeps typed values', async () => {
  const calls = recordCalls()
  const { user, path } = open(CREATE, [aTeamUser({ email: 'taken@demo.test' })])
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nora New')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'taken@demo.test')
  await user.click(await screen.findByRole('button', { name: 'Planner' }))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  const reason = 'This e-mail already has an account. Use another one.'
  expect(await screen.findByRole('link', { name: `E-mail: ${reason}` })).toBeVisible()
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nora New')

  await user.clear(screen.getByRole('textbox', { name: 'E-mail' }))
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'nora@demo.test')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(path()).toBe(LIST))
  // Only grantable permissions of the set are added.
  expect(calls.filter(({ path: called }) => called.endsWith('/create-tenant-user')).at(-1)?.body).toEqual({
    name: 'Nora New',
    email: 'nora@demo.test',
    userType: 'tenant-user',
    groups: [],
    customPermissions: ['mission_list', 'location_list'],
  })
})

test('finds permissions by label and does not offer to grant permissions that the user lacks', async () => {
  const { user } = open(CREATE)
  await user.type(await screen.findByRole('searchbox', { name: 'Search permissions' }), 'delete')
  const lacking = await screen.findByRole('checkbox', { name: /Delete missions/ })
  expect(lacking).toBeDisabled()
  expect(screen.queryByText('See locations')).toBeNull()
})

test('offers no grants for a tenant root', async () => {
  const { user } = open(CREATE)
  await user.click(await screen.findByRole('radio', { name: /Tenant root/ }))
  expect(await screen.findByText(/already has all permissions/)).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('merges a conflicting edit with the latest version', async () => {
  const pat = aTeamUser()
  const users = [pat]
  const calls = recordCalls()
  const { user, path } = open(`/dashboard/tenant/user/${pat._id}`, users)
  const email = await screen.findByRole('textbox', { name: 'E-mail' })
  await user.clear(email)
  await user.type(email, 'new@demo.test')
  users[0] = { ...pat, name: 'Patricia', version: 2 }
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  await user.click(await screen.findByRole('button', { name: 'Load latest version' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Patricia')
  expect(email).toHaveValue('new@demo.test')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(path()).toBe(LIST))
  expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({ version: 2, email: 'new@demo.test' })
})

test('asks before disabling, and enables again', async () => {
  const pat = aTeamUser()
  const { user } = open(`/dashboard/tenant/user/${pat._id}`, [pat])
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }))
  await user.click(await screen.findByRole('button', { name: 'Disable' }))
  expect(await page().findByText('disabled')).toBeVisible()
})

test('says before disabling and deleting that links stay open, and where to keep or revoke them', async () => {
  const pat = aTeamUser()
  const sharer = aUser({ userType: 'tenant-user', permissions: [...rights, 'public_map_create'] })
  const { user } = open(`/dashboard/tenant/user/${pat._id}`, [pat], sharer)
  server.use(
    http.post(apiUrl('/tenant/user/access-of-users'), () =>
      HttpResponse.json({ status: true, data: { tokens: 0, phones: 1, links: 2 } }),
    ),
  )
  for (const action of ['Disable', 'Delete']) {
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(action) }))
    expect(await screen.findByText('2 links that this user has created stay open')).toBeVisible()
    expect(screen.getByText('1 phone will stop working.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Keep or revoke them' })).toHaveAttribute(
      'href',
      `/dashboard/shares?createdBy=${pat._id}&state=active`,
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Keep or revoke them' })).toBeNull())
  }
})

test('deletes after the name was typed', async () => {
  const pat = aTeamUser()
  const { user, path } = open(`/dashboard/tenant/user/${pat._id}`, [pat])
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const button = await screen.findByRole('button', { name: 'Delete user' })
  expect(button).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Type Pat Pilot to confirm' }), 'Pat Pilot')
  await user.click(button)
  await waitFor(() => expect(path()).toBe(LIST))
  expect(await screen.findByText('No users yet')).toBeVisible()
})

test('erases a person after it was said what stays', async () => {
  const pat = aTeamUser()
  const calls = recordCalls()
  const { user, path } = open(`/dashboard/tenant/user/${pat._id}`, [pat])
  server.use(http.post(apiUrl(`/tenant/user/erase-user/${pat._id}`), () => HttpResponse.json({ status: true })))
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Erase personal data' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(6)
  await user.click(within(dialog).getByRole('checkbox', { name: /^Also erase the entry as a pilot/ }))
  const button = within(dialog).getByRole('button', { name: 'Erase personal data' })
  expect(button).toBeDisabled()
  await user.type(within(dialog).getByRole('textbox', { name: 'Type Pat Pilot to confirm' }), 'Pat Pilot')
  await user.click(button)
  await waitFor(() => expect(path()).toBe(LIST))
  expect(calls.map(({ path: called }) => called)).toContain(`/tenant/user/erase-user/${pat._id}`)
})

describe('import', () => {
  const rows = [
    { row: 2, email: 'a@demo.test', status: 'created' },
    { row: 3, email: 'b', status: 'rejected', field: 'email', message: 'Enter a valid e-mail address' },
  ]
  const rejectedCsv = 'name,email,problem\nB,b,email: Enter a valid e-mail address\n'
  const answer = (data: object) =>
    server.use(http.post(apiUrl('/tenant/user/import'), () => HttpResponse.json({ status: true, data })))
  const choose = async (file = new File(['name,email'], 'u.csv')) => {
    const { user } = open(LIST)
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
    await user.upload(await screen.findByLabelText('Choose CSV file'), file)
    return user
  }
  const large = (size: number) => Object.defineProperty(new File(['name,email'], 'u.csv'), 'size', { value: size })

  test('shows the result before anyone is added, and after that what was added', async () => {
    answer({ created: 1, rejected: 1, rows, rejectedCsv })
    const calls = recordCalls()
    const sent = () => calls.filter(({ path }) => path === '/tenant/user/import').map(({ body }) => body)
    const user = await choose()
    expect(await screen.findByText('1 user can be added and invited by e-mail')).toBeVisible()
    expect(screen.getByRole('row', { name: /Enter a valid/ })).toHaveTextContent(
      '3bemail: Enter a valid e-mail address',
    )
    expect(screen.getByRole('row', { name: /a@demo\.test/ })).toHaveTextContent('2a@demo.testwill be added')
    expect(sent()).toEqual([{ csv: 'name,email', preview: true }])
    await user.click(screen.getByRole('button', { name: /^rejected/ }))
    expect(screen.queryByRole('row', { name: /a@demo\.test/ })).toBeNull()
    expect(screen.getByRole('row', { name: /Enter a valid/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^rejected/ }))

    await user.click(screen.getByRole('button', { name: 'Add 1 user' }))
    expect(await screen.findByText('1 added, 1 rejected')).toBeVisible()
    expect(sent()).toEqual([{ csv: 'name,email', preview: true }, { csv: 'name,email' }])
    expect(screen.queryByRole('button', { name: 'Add 1 user' })).toBeNull()
    expect(screen.getByRole('row', { name: /a@demo\.test/ })).toHaveTextContent('2a@demo.testadded')
    expect(screen.getByRole('row', { name: /Enter a valid/ })).toBeVisible()
  })

  test('uploads a file that is too long for the call, and names the upload', async () => {
    const uploadId = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'
    jest.mocked(sendFile).mockResolvedValue(uploadId)
    answer({ created: 1, rejected: 0, rows: rows.slice(0, 1), rejectedCsv })
    const calls = recordCalls()
    const user = await choose(large(5_000_000))
    await user.click(await screen.findByRole('button', { name: 'Add 1 user' }))
    expect(await screen.findByText(/1 row was added/)).toBeVisible()
    const sent = calls.filter(({ path }) => path === '/tenant/user/import').map(({ body }) => body)
    expect(sent).toEqual([{ uploadId, preview: true }, { uploadId }])
  })

  test('says what to do with a file that could not be sent or is too large', async () => {
    jest.mocked(sendFile).mockRejectedValue(new Error('no connection'))
    const user = await choose(large(5_000_000))
    expect(await screen.findByText(/could not be sent. Check your connection/)).toBeVisible()
    await user.upload(screen.getByLabelText('Choose CSV file'), large(12_000_001))
    expect(await screen.findByText('This file is larger than 12 MB. Split it and import the parts.')).toBeVisible()
    expect(screen.queryByText(/could not be sent/)).toBeNull()
  })

  test('offers a template and the rejected rows as files', async () => {
    const saved: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => undefined,
    })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    answer({ created: 0, rejected: 1, rows: rows.slice(1), rejectedCsv })
    const user = await choose()
    expect(await screen.findByText('No row can be added')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add / })).toBeNull()
    const template = screen.getByRole('link', { name: 'Download template' })
    expect(template).toHaveAttribute('download', 'users.csv')
    expect(decodeURIComponent(template.getAttribute('href') ?? '')).toBe(
      'data:text/csv;charset=utf-8,name,email,userType,groups,permissions\n',
    )
    await user.click(screen.getByRole('button', { name: 'Download rejected rows' }))
    expect(saved[0]?.size).toBe(new Blob(['\ufeff', rejectedCsv]).size)
    click.mockRestore()
  })
})

test('is read-only without user_update and names the permission without user_list', async () => {
  const pat = aTeamUser()
  const { unmount } = open(`/dashboard/tenant/user/${pat._id}`, [pat], reader)
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  unmount()
  open(LIST, [], aUser({ userType: 'tenant-user', permissions: [] }))
  expect(await screen.findByText(/need the permission "See users"/)).toBeVisible()
})

test('reports a missing user', async () => {
  open('/dashboard/tenant/user/01938f6e-7a3b-7c21-9b1e-000000000000')
  expect(await screen.findByText('User not found')).toBeVisible()
})

describe('access check', () => {
  const explaining = (answer: (permission: string | null) => Response) =>
    http.get(apiUrl('/tenant/user/:id/permissions/explain'), ({ request }) =>
      answer(new URL(request.url).searchParams.get('permission')),
    )
  const explanation = (permission: string | null, allowed: boolean) =>
    HttpResponse.json({
      status: true,
      data: { permission, allowed, reason: `Nobody gave ${permission}.`, sources: [], grantableBy: [] },
    })
  const choose = async (label: string) => {
    const pat = aTeamUser()
    const { user } = open(`/dashboard/tenant/user/${pat._id}`, [pat])
    await user.click(await screen.findByLabelText('Permission to check for Pat Pilot'))
    await user.click(await screen.findByTitle(new RegExp(`: ${label}$`)))
  }

  test('shows the explanation of the server', async () => {
    server.use(explaining((permission) => explanation(permission, false)))
    await choose('Delete missions')
    expect(await screen.findByText('Nobody gave mission_delete.')).toBeVisible()
  })

  test('offers the permission that was asked for, and saves it', async () => {
    const pat = aTeamUser()
    server.use(explaining((permission) => explanation(permission, false)))
    const calls = recordCalls()
    const { user } = open(`/dashboard/tenant/user/${pat._id}?permission=mission_create`, [pat])
    expect(await screen.findByText('Pat Pilot asks for access: Create missions')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add permission' }))
    expect(await screen.findByText('Create missions is added. Save to grant it to Pat Pilot.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        customPermissions: ['mission_create'],
      }),
    )
  })

  test('says that the user has the permission that was asked for', async () => {
    const pat = aTeamUser()
    server.use(explaining((permission) => explanation(permission, true)))
    open(`/dashboard/tenant/user/${pat._id}?permission=mission_create`, [pat])
    expect(await screen.findByText('Pat Pilot asked for access and has it: Create missions')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add permission' })).toBeNull()
  })

  test('shows an error of the server', async () => {
    server.use(explaining(() => HttpResponse.json({ status: false, message: 'User not found' }, { status: 404 })))
    await choose('Delete missions')
    expect(await screen.findByText('User not found')).toBeVisible()
  })
})

describe('the data of a user', () => {
  const pat = aTeamUser({ name: 'Pat Pilot' })

  test('is exported by those who may edit the user', async () => {
    server.use(...dataExportHandlers([]))
    const { user } = open(`/dashboard/tenant/user/${pat._id}`, [pat])
    await user.click(await screen.findByRole('button', { name: 'Export data of this user' }))
    expect(await screen.findByText('Being made')).toBeVisible()
  })

  test('is not offered to those who may only list users', async () => {
    open(`/dashboard/tenant/user/${pat._id}`, [pat], reader)
    expect(await screen.findByRole('heading', { name: /Pat Pilot/ })).toBeVisible()
    expect(screen.queryByText('Data of this user')).toBeNull()
  })
})
