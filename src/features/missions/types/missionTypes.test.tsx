import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { MissionType } from '../../../api/mission'
import { aMission, anId, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { missionHandlers } from '../../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const aType = (name: string): MissionType => ({ _id: anId(), name, version: 1 })
const manager = aUser({
  userType: 'tenant-root',
  permissions: ['mission_list', 'mission_type_list', 'mission_type_update', 'mission_type_delete'],
})

afterEach(stopRecording)

function requireDialog(content: HTMLElement): HTMLElement {
  const dialog = content.closest<HTMLElement>('[role=dialog]')
  if (!dialog) throw new Error('No dialog')
  return dialog
}

test('renames a mission type by its version', async () => {
  server.use(...missionHandlers([], [aType('Survey')]))
  const calls = recordCalls()
  const { user } = renderApp({ route: '/dashboard/missions', user: manager })
  await user.click(await screen.findByRole('button', { name: 'Mission types' }))
  await user.click(await screen.findByRole('button', { name: 'Actions for Survey' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const field = screen.getByRole('textbox', { name: 'New name of Survey' })
  await user.clear(field)
  await user.type(field, 'Roof check{Enter}')
  expect(await screen.findByRole('button', { name: 'Actions for Roof check' })).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, name: 'Roof check' })
})

test('shows the number of missions of each type, also to users who cannot change them', async () => {
  const type = aType('Survey')
  const mission = aMission({ missionType: { _id: type._id, name: type.name } })
  server.use(...missionHandlers([mission], [type, aType('Roof check')]))
  const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'mission_type_list'] })
  const { user } = renderApp({ route: '/dashboard/missions', user: reader })
  await user.click(await screen.findByRole('button', { name: 'Mission types' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mission types' })
  expect(await within(dialog).findByText('1 mission')).toBeVisible()
  expect(within(dialog).getByText('no missions')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Survey' }))
  await screen.findByRole('menuitem', { name: 'Show missions' })
  expect(screen.queryByRole('menuitem', { name: 'Rename' })).not.toBeInTheDocument()
})

test('links a mission type to its missions', async () => {
  const type = aType('Survey')
  server.use(...missionHandlers([], [type]))
  const { user, path } = renderApp({ route: '/dashboard/missions', user: manager })
  await user.click(await screen.findByRole('button', { name: 'Mission types' }))
  await user.click(await screen.findByRole('button', { name: 'Actions for Survey' }))
  await user.click(await screen.findByRole('link', { name: 'Show missions' }))
  await waitFor(() => expect(path()).toBe(`/dashboard/missions?type=${type._id}`))
})

test('names the user who renamed a mission type meanwhile', async () => {
  const values = { changedAt: new Date().toISOString(), changedBy: 'Sam Staff' }
  server.use(
    http.patch(apiUrl('/common/missiontype/edit/:id'), () =>
      HttpResponse.json({ status: false, message: 'Someone else changed this type', values }, { status: 409 }),
    ),
    ...missionHandlers([], [aType('Survey')]),
  )
  const { user } = renderApp({ route: '/dashboard/missions', user: manager })
  await user.click(await screen.findByRole('button', { name: 'Mission types' }))
  await user.click(await screen.findByRole('button', { name: 'Actions for Survey' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  await user.type(screen.getByRole('textbox', { name: 'New name of Survey' }), ' of roofs{Enter}')
  expect(await screen.findByText('Someone else changed this type')).toBeVisible()
  expect(screen.getByText(/^Sam Staff changed this /)).toBeVisible()
})

test('says what happens to the missions before it deletes a type', async () => {
  server.use(...missionHandlers([], [aType('Survey'), aType('Roof check')]))
  const { user } = renderApp({ route: '/dashboard/missions', user: manager })
  await user.click(await screen.findByRole('button', { name: 'Mission types' }))
  await user.click(await screen.findByRole('button', { name: 'Actions for Survey' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  // antd gives drawer and dialog the same ID in tests, so that the dialog has no name of its own.
  const warning = await screen.findByText('Missions of this type are kept and have no type afterwards.')
  const dialog = requireDialog(warning)
  await user.type(within(dialog).getByRole('textbox'), 'Survey')
  await user.click(within(dialog).getByRole('button', { name: 'Delete mission type' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Survey' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Actions for Roof check' })).toBeVisible()
})

test('offers nothing without a permission, and shows the number of layers of a mission', async () => {
  const mission = aMission()
  server.use(...missionHandlers([mission]))
  const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })
  const { goTo } = renderApp({ route: '/dashboard/missions', user: reader })
  await screen.findByRole('heading', { name: 'Missions' })
  expect(screen.queryByRole('button', { name: 'Mission types' })).not.toBeInTheDocument()
  await goTo(`/dashboard/missions/${mission._id}`)
  expect(await screen.findByText('1 raster, 2 vector layers')).toBeVisible()
})
