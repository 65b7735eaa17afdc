import { screen, waitFor } from '@testing-library/react'
import { aTeamUser, aUser, aUserGroup } from '../../testing/factories'
import { userHandlers } from '../../testing/handlers/user'
import { userGroupHandlers } from '../../testing/handlers/userGroup'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/tenant/user-group/list'
const manager = aUser({
  userType: 'tenant-user',
  permissions: ['user_list', 'user_group_list', 'user_group_create', 'user_group_update', 'user_group_delete'],
})

afterEach(stopRecording)

test('lists groups and opens one', async () => {
  const pilots = aUserGroup({ memberCount: 4 })
  server.use(...userGroupHandlers([pilots]))
  renderApp({ route: LIST, user: manager })
  expect(await screen.findByRole('row', { name: /Pilots.*4/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pilots' })).toHaveAttribute(
    'href',
    `/dashboard/tenant/user-group/${pilots._id}`,
  )
})

test('creates a group with members and permissions', async () => {
  const pat = aTeamUser()
  server.use(...userGroupHandlers(), ...userHandlers([pat]))
  const calls = recordCalls()
  const { user, path } = renderApp({ route: '/dashboard/tenant/user-group/create', user: manager })
  await user.click(await screen.findByRole('button', { name: 'Create user group' }))
  await waitFor(() => expect(screen.getAllByText('Enter a name')).toHaveLength(2))

  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Planners')
  await user.click(screen.getByRole('combobox', { name: /Members/ }))
  await user.click(await screen.findByText('Pat Pilot · pat@demo.test'))
  await user.click(await screen.findByRole('button', { name: /Locations/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'See locations' }))
  await user.click(screen.getByRole('button', { name: 'Create user group' }))
  await waitFor(() => expect(path()).toBe(LIST))
  expect(calls.find(({ path: called }) => called.endsWith('tenant-usergroup-create'))?.body).toEqual({
    name: 'Planners',
    description: '',
    permissions: ['location_list'],
    members: [pat._id],
  })
})

test('sends only changes, with added and removed members', async () => {
  const pilots = aUserGroup({ memberCount: 1 })
  const pat = aTeamUser({ groups: [{ _id: pilots._id, name: pilots.name }] })
  server.use(...userGroupHandlers([pilots]), ...userHandlers([pat]))
  const calls = recordCalls()
  const { user, path } = renderApp({ route: `/dashboard/tenant/user-group/${pilots._id}`, user: manager })
  await screen.findByRole('button', { name: /Missions.*1 of 3/ })
  await user.click(screen.getByRole('combobox', { name: /Members/ }))
  await user.keyboard('{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(path()).toBe(LIST))
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 1,
    permissions: [],
    addMembers: [],
    removeMembers: [pat._id],
  })
})

test('deletes a group from the menu of its row after its name was typed', async () => {
  server.use(...userGroupHandlers([aUserGroup()]))
  const { user } = renderApp({ route: LIST, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Actions for Pilots' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete user group' }))
  await user.type(await screen.findByLabelText('Type Pilots to confirm'), 'Pilots')
  await user.click(screen.getByRole('button', { name: 'Delete user group' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pilots' })).toBeNull())
})
