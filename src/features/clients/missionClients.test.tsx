import { screen, within } from '@testing-library/react'
import { aMission, aUser } from '../../testing/factories'
import { aClient, aSharedMission, clientHandlers } from '../../testing/handlers/client'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const READ = ['client_list', 'client_data', 'mission_list']
const manager = aUser({ permissions: [...READ, 'edit_client'] })
const reader = aUser({ permissions: READ })
const mission = aMission({ name: 'Lighthouse' })
const SEGMENT = `/dashboard/missions/${mission._id}/clients`

test('shares a mission with a client from the mission, chooses what it sees, and withdraws the mission', async () => {
  const clients = [aClient()]
  server.use(...clientHandlers({ clients }), ...missionHandlers([mission]))
  const { user } = renderApp({ route: SEGMENT, user: manager })
  expect(await screen.findByText('Not shared with a client')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Share with a client' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect((await dialog.findAllByText('Choose a client')).length).toBeGreaterThan(1)
  await user.click(dialog.getByRole('combobox', { name: 'Client' }))
  await user.click(await screen.findByTitle('Harbour authority'))
  await user.click(dialog.getByRole('combobox', { name: 'Photos' }))
  await user.click((await screen.findAllByTitle('All')).at(-1)!)
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Map layers: Marked · Photos: All')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Harbour authority' })).toHaveAttribute(
    'href',
    `/dashboard/tenant/client/missions?client=${clients[0]?._id}`,
  )

  await user.click(screen.getByRole('button', { name: 'Change what it sees: Harbour authority' }))
  const edit = within(await screen.findByRole('dialog', { name: 'What Harbour authority sees of Lighthouse' }))
  await user.click(edit.getByRole('checkbox', { name: 'Live streams' }))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Map layers: Marked · Photos: All · Live streams')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Withdraw Harbour authority' }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Not shared with a client')).toBeVisible()
})

test('shows readers the clients of a mission without buttons that change it', async () => {
  const { shows } = aSharedMission()
  const missionClients = [{ _id: 'c', name: 'Railway', shows: shows!, sharedAt: '2026-11-22T10:00:00.000Z' }]
  server.use(...clientHandlers({ missionClients }), ...missionHandlers([mission]))
  renderApp({ route: SEGMENT, user: reader })
  expect(await screen.findByRole('link', { name: 'Railway' })).toBeVisible()
  for (const name of ['Share with a client', 'Change what it sees: Railway', 'Withdraw Railway'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
