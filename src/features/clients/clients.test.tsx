import { screen, waitFor, within } from '@testing-library/react'
import { aMission, aUser } from '../../testing/factories'
import { aClient, aSharedMission, clientHandlers } from '../../testing/handlers/client'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/tenant/client/list'
const MISSIONS = '/dashboard/tenant/client/missions'
const READ = ['client_list', 'client_data', 'mission_list']
const manager = aUser({ permissions: [...READ, 'create_client', 'edit_client', 'delete_client'] })
const reader = aUser({ permissions: READ })

test('creates a client and opens its missions', async () => {
  const clients: ReturnType<typeof aClient>[] = []
  server.use(...clientHandlers({ clients }))
  const { user, path } = renderApp({ route: LIST, user: manager })
  expect(await screen.findByText('No clients yet')).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'New client' })[0]!)
  await user.click(await screen.findByRole('button', { name: 'Create client' }))
  expect((await screen.findAllByText('Enter a name')).length).toBeGreaterThan(0)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Harbour authority')
  await user.click(screen.getByRole('button', { name: 'Create client' }))
  expect(await screen.findByText('No missions are shared')).toBeVisible()
  expect(path()).toBe(`${MISSIONS}?client=${clients[0]?._id}`)
  expect(clients[0]).toMatchObject({ name: 'Harbour authority', email: null })
})

test('edits and deletes a client from the list, and restores it', async () => {
  const clients = [aClient({ missionCount: 2 })]
  server.use(...clientHandlers({ clients }))
  const { user } = renderApp({ route: LIST, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Actions for Harbour authority' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Railway')
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('link', { name: 'Railway' })).toBeVisible()

  await user.click(await screen.findByRole('button', { name: 'Actions for Railway' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const confirmation = await screen.findByRole('dialog')
  await user.click(within(confirmation).getByRole('button', { name: 'Delete client' }))
  expect(await screen.findByText('No clients yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Trash' }))
  await user.click(await screen.findByRole('button', { name: /Restore/ }))
  await waitFor(() => expect(clients).toHaveLength(1))
})

test('shares a mission with a client and withdraws it', async () => {
  const client = aClient()
  const mission = aMission({ name: 'Lighthouse' })
  server.use(...clientHandlers({ clients: [client] }), ...missionHandlers([mission]))
  const { user } = renderApp({ route: `${MISSIONS}?client=${client._id}`, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Share missions' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect((await dialog.findAllByText('Choose a mission')).length).toBeGreaterThan(0)
  await user.click(dialog.getByRole('combobox', { name: 'Missions' }))
  await user.click(await screen.findByTitle('Lighthouse'))
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText(/Nothing is shown yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Withdraw/ }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('No missions are shared')).toBeVisible()
})

test('invites a person and removes them', async () => {
  const client = aClient()
  server.use(...clientHandlers({ clients: [client], missions: [aSharedMission()] }))
  const { user } = renderApp({ route: `${MISSIONS}?client=${client._id}`, user: manager })
  await user.click(await screen.findByRole('button', { name: 'Invite person' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Casey')
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'casey@harbour.example')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invited')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send again to Casey' }))
  expect((await screen.findAllByText('Invitation sent to casey@harbour.example')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Remove Casey' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Nobody has been invited yet.')).toBeVisible()
})

test('shows readers what a client sees without buttons that change it', async () => {
  const shown = { layers: 1, photos: 24, recordings: 0, documents: 2, alerts: 0, outcomes: 0, live: 0 }
  const client = aClient({ people: [{ _id: 'p', name: 'Casey', email: 'casey@harbour.example', hasJoined: true }] })
  server.use(...clientHandlers({ clients: [client], missions: [aSharedMission({ shown })] }))
  renderApp({ route: `${MISSIONS}?client=${client._id}`, user: reader })
  expect(await screen.findByText(/1 layer, 24 photos, 0 recordings, 2 documents/)).toBeVisible()
  for (const name of ['Share missions', 'Withdraw Quay walls', 'Invite person', 'Remove Casey']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
})
