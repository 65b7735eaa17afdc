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
const rights = ['user_list', 'user_update', 'user_delete', 'user_group_list', 'otp_email_send']
const manager = aUser({ userType: 'tenant-user', permissions: rights })
const pat = aTeamUser({ name: 'Pat Pilot', email: 'pat@demo.test' })
const ida = aTeamUser({ name: 'Ida Idle', email: 'ida@demo.test', state: 'invited' })

const open = (users: User[] = [pat, ida], user = manager) => {
  server.use(...userHandlers([...users]))
  return renderApp({ route: LIST, user })
}
const bodyOf = (calls: ReturnType<typeof recordCalls>, action: string) =>
  calls.find(({ path }) => path.includes(`/tenant/user/${action}`))?.body

/** The dialog with a title. antd gives several elements the same ID in tests, so that dialogs have no name there. */
async function dialogOf(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]')
  if (!dialog) throw new Error(`No dialog has the title ${title}`)
  return dialog
}

const matchMedia = window.matchMedia.bind(window)
afterEach(() => {
  stopRecording()
  window.matchMedia = matchMedia
})

test('opens the menu of a row by keyboard, with the name of the user', async () => {
  const { user, path } = open()
  const button = await screen.findByRole('button', { name: 'Actions for Ida Idle' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Resend invitation' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'Open' }))
  await waitFor(() => expect(path()).toBe(`/dashboard/tenant/user/${ida._id}`))
})

test('deletes from the menu of a row and keeps the filters', async () => {
  server.use(...userHandlers([pat, ida]))
  const { user, path } = renderApp({ route: `${LIST}?state=invited`, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Actions for Ida Idle' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.type(await screen.findByRole('textbox', { name: 'Type Ida Idle to confirm' }), 'Ida Idle')
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ida Idle' })).toBeNull())
  expect(path()).toBe(`${LIST}?state=invited`)
})

test('disables users selected by keyboard after a confirmation', async () => {
  const calls = recordCalls()
  const { user, path } = open()
  for (const name of ['Select Pat Pilot', 'Select Ida Idle']) {
    ;(await screen.findByRole('checkbox', { name })).focus()
    await user.keyboard(' ')
  }
  const bar = screen.getByRole('toolbar', { name: 'Selected: 2' })
  expect(within(bar).queryByRole('button', { name: 'Enable' })).toBeNull()
  expect(within(bar).queryByRole('button', { name: 'Resend invitations' })).toBeNull()
  await user.click(within(bar).getByRole('button', { name: 'Disable' }))
  const dialog = await dialogOf('Disable 2 users?')
  await user.click(within(dialog).getByText(/signed out immediately/))
  await user.click(within(dialog).getByRole('button', { name: 'Disable' }))
  expect(await screen.findByText('2 users were disabled')).toBeVisible()
  expect(new Set((bodyOf(calls, 'disable-users') as { userIds: string[] }).userIds)).toEqual(
    new Set([pat._id, ida._id]),
  )
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  expect(path()).toBe(LIST)
})

test('says before disabling how many links stay open and how much stops, and leads to the list of links', async () => {
  const { user } = open([pat, ida], { ...manager, permissions: [...rights, 'public_map_create'] })
  const asked: unknown[] = []
  server.use(
    http.post(apiUrl('/tenant/user/access-of-users'), async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ status: true, data: { tokens: 1, phones: 2, links: 3 } })
    }),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  const dialog = await dialogOf('Disable 2 users?')
  expect(await within(dialog).findByText('3 links that these users have created stay open')).toBeVisible()
  expect(within(dialog).getByText('1 API token and 2 phones will stop working.')).toBeVisible()
  expect(within(dialog).getByRole('link', { name: /^Afterwards, keep or revoke them/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/shares?author=left'),
  )
  expect(asked).toEqual([{ userIds: expect.arrayContaining([pat._id, ida._id]) as unknown }])
})

test('resends invitations if all selected users are invited', async () => {
  const calls = recordCalls()
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ida Idle' }))
  await user.click(screen.getByRole('button', { name: 'Resend invitations' }))
  expect(await screen.findByText(/^1 invitation was sent/)).toBeVisible()
  expect(bodyOf(calls, 'resend-invitations')).toEqual({ userIds: [ida._id] })
})

test('keeps the selection and shows why the server rejected the change', async () => {
  const { user } = open([{ ...pat, state: 'disabled' }])
  const message = 'One of the users has permissions that you do not have.'
  server.use(
    http.post(apiUrl('/tenant/user/enable-users'), () =>
      HttpResponse.json({ status: false, message }, { status: 403 }),
    ),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Select Pat Pilot' }))
  await user.click(screen.getByRole('button', { name: 'Enable' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('toolbar', { name: 'Selected: 1' })).toBeVisible()
})

test('adds the selected users to a group', async () => {
  const calls = recordCalls()
  const { user } = open()
  const group = { _id: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a3ff', name: 'Observers' }
  server.use(
    http.get(apiUrl('/tenant/usergroup/tenant-usergroup-list'), () =>
      HttpResponse.json({ status: true, data: { items: [group], total: 1, page: 1, pageSize: 200 } }),
    ),
    http.post(apiUrl('/tenant/user/add-users-to-group/:id'), () =>
      HttpResponse.json({ status: true, message: 'Done' }),
    ),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  await user.click(screen.getByRole('button', { name: 'Add to group' }))
  const dialog = await dialogOf('Add 2 users to a group')
  await user.click(within(dialog).getByRole('button', { name: 'Add users' }))
  expect(await within(dialog).findByRole('link', { name: 'Choose a user group' })).toBeVisible()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(within(dialog).getByRole('combobox', { name: 'User group' }))
  await user.click(await screen.findByTitle('Observers'))
  await user.click(within(dialog).getByRole('button', { name: 'Add users' }))
  expect(await screen.findByText('2 users were added to Observers')).toBeVisible()
  expect(bodyOf(calls, `add-users-to-group/${group._id}`)).toEqual({ userIds: [pat._id, ida._id] })
})

test('does not select oneself, and offers no selection without a permission for an action', async () => {
  const { unmount } = open([{ ...pat, _id: manager._id }])
  expect(await screen.findByRole('checkbox', { name: 'Select Pat Pilot' })).toBeDisabled()
  unmount()
  open([pat], aUser({ userType: 'tenant-user', permissions: ['user_list'] }))
  expect(await screen.findByRole('link', { name: 'Pat Pilot' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Select Pat Pilot' })).toBeNull()
})

test('selects cards and opens their menu on a phone', async () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') })
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Pat Pilot' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('toolbar', { name: 'Selected: 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for Pat Pilot' }))
  expect(await screen.findByRole('menuitem', { name: 'Disable' })).toBeVisible()
})
