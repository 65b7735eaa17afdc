// Undo, redo and the trash of a mission's layers.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Layer, LayerGroup } from '../../../api/layer'
import { aLayer, aMission, anId, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { featureHandlers } from '../../../testing/handlers/feature'
import { layerGroupHandlers } from '../../../testing/handlers/layer-group'
import { layerHandlers } from '../../../testing/handlers/layer'
import { missionHandlers } from '../../../testing/handlers/mission'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const crew = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'layer_list', 'edit_layer', 'delete_layer', 'feature_list'],
})

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../workspace/MissionMap'), 120_000)
beforeEach(() => localStorage.clear())

async function open(layers: Layer[], groups: LayerGroup[] = []) {
  const mission = aMission()
  server.use(
    ...missionHandlers([mission]),
    ...layerHandlers(layers, groups),
    ...layerGroupHandlers(groups, layers),
    ...featureHandlers([]),
  )
  const rendered = renderApp({ route: `/dashboard/missions/${mission._id}`, user: crew })
  await screen.findByRole('button', { name: layers[0]?.name })
  return rendered
}
type User = Awaited<ReturnType<typeof open>>['user']

async function rename(user: User, from: string, to: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${from}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: `New name for ${from}` })
  await user.clear(field)
  await user.type(field, `${to}{Enter}`)
  await screen.findByRole('button', { name: to })
}
const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, ctrlKey: true, shiftKey })

test('undoes several changes of layers with Ctrl+Z and makes them again', async () => {
  const { user } = await open([aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho' })])
  await rename(user, 'Plots', 'Fields')
  await rename(user, 'Fields', 'Parcels')
  press('z')
  expect(await screen.findByRole('button', { name: 'Fields' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeEnabled())
  press('z')
  expect(await screen.findByRole('button', { name: 'Plots' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' })).toBeEnabled())
  expect(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeDisabled()
  press('Z', true)
  expect(await screen.findByRole('button', { name: 'Fields' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' })).toBeEnabled())
  press('y')
  expect(await screen.findByRole('button', { name: 'Parcels' })).toBeVisible()
})

test('Ctrl+Z waits for a change whose reply has not arrived', async () => {
  const layers = [aLayer({ name: 'Plots' })]
  const { user } = await open(layers)
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.patch(
      apiUrl('/layer/edit-layer/:id'),
      async ({ request }) => {
        const { name } = (await request.json()) as { name: string }
        await answered
        Object.assign(layers[0] ?? {}, { name, version: 2 })
        return HttpResponse.json({ status: true, data: layers[0] })
      },
      { once: true },
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Actions for Plots' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: 'New name for Plots' })
  await user.clear(field)
  await user.type(field, 'Fields{Enter}')
  press('z')
  answer()
  await waitFor(() => expect(layers[0]?.version).toBe(3))
  expect(layers[0]?.name).toBe('Plots')
})

test('says that another user changed the same field and drops the change', async () => {
  const layers = [aLayer({ name: 'Plots' })]
  const { user } = await open(layers)
  await rename(user, 'Plots', 'Fields')
  const [layer] = layers
  if (layer) Object.assign(layer, { name: 'Meadows', version: layer.version + 1 })
  await user.click(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' }))
  expect(await screen.findByText('"Fields changed" cannot be undone: another user has changed it since.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeNull()
  expect(layer?.name).toBe('Meadows')
})

test('lists deleted layers and restores one', async () => {
  const { user } = await open([aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho' })])
  await user.click(screen.getByRole('button', { name: 'Actions for Ortho' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ortho' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Deleted layers' }))
  const drawer = await screen.findByRole('dialog', { name: 'Deleted layers' })
  expect(await within(drawer).findByText(/by Ada Lovelace/)).toBeVisible()
  await user.click(within(drawer).getByRole('button', { name: /Restore.*Ortho/ }))
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Ortho' })).toBeVisible()
})

const aGroup = (name: string): LayerGroup => ({
  _id: anId(),
  missionId: anId(),
  name,
  version: 1,
  createdAt: '2026-03-12T09:00:00.000Z',
})
const groupNames = () =>
  screen.getAllByRole('button', { name: /^Actions for group / }).map(({ ariaLabel }) => ariaLabel?.slice(18))
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name: `Layers in ${name}` }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('button', { name: /^(Plots|Ortho|Fence)$/ }).textContent)
const canUndo = () => waitFor(() => expect(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeEnabled())
const canRedo = () => waitFor(() => expect(screen.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' })).toBeEnabled())

async function chooseGroupAction(user: User, group: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for group ${group}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('undoes renaming, moving and deleting a group, and makes them again', async () => {
  const march = aGroup('March')
  const april = aGroup('April')
  const { user } = await open([aLayer({ name: 'Plots', groupId: march._id })], [march, april])
  await chooseGroupAction(user, 'March', 'Rename')
  const field = await screen.findByRole('textbox', { name: 'New name for March' })
  await user.clear(field)
  await user.type(field, 'Spring{Enter}')
  await waitFor(() => expect(groupNames()).toEqual(['Spring', 'April']))
  await chooseGroupAction(user, 'Spring', 'Move down')
  await waitFor(() => expect(groupNames()).toEqual(['April', 'Spring']))
  await chooseGroupAction(user, 'Spring', 'Delete group, keep its layers')
  await waitFor(() => expect(groupNames()).toEqual(['April']))
  expect(rowsOf('Layers')).toEqual(['Plots'])

  await canUndo()
  press('z')
  await waitFor(() => expect(groupNames()).toEqual(['April', 'Spring']))
  expect(rowsOf('Spring')).toEqual(['Plots'])
  await canUndo()
  press('z')
  await waitFor(() => expect(groupNames()).toEqual(['Spring', 'April']))
  await canUndo()
  press('z')
  await waitFor(() => expect(groupNames()).toEqual(['March', 'April']))
  for (const names of [['Spring', 'April'], ['April', 'Spring'], ['April']]) {
    await canRedo()
    press('y')
    await waitFor(() => expect(groupNames()).toEqual(names))
  }
})

test('selects several layers, moves them to a group together and undoes it', async () => {
  const march = aGroup('March')
  const layers = [aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho' }), aLayer({ name: 'Fence', groupId: march._id })]
  const { user } = await open(layers, [march])
  await user.click(screen.getByRole('button', { name: 'Select layers' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Plots' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Ortho' }))
  await user.keyboard('{/Shift}')
  const bar = screen.getByRole('toolbar', { name: 'Selected: 2' })
  await user.click(within(bar).getByRole('button', { name: 'Move to group' }))
  await user.click(await screen.findByRole('menuitem', { name: 'March' }))
  await waitFor(() => expect(rowsOf('March')).toHaveLength(3))
  expect(screen.queryByRole('toolbar', { name: /^Selected/ })).toBeNull()
  expect(await screen.findByText('2 layers moved')).toBeVisible()

  await canUndo()
  press('z')
  await waitFor(() => expect(rowsOf('March')).toEqual(['Fence']))
  expect(rowsOf('Layers')).toEqual(['Plots', 'Ortho'])
  await canRedo()
  press('y')
  await waitFor(() => expect(rowsOf('March')).toHaveLength(3))
})

test('deletes and hides several layers, and takes one out of its group', async () => {
  const march = aGroup('March')
  const layers = [aLayer({ name: 'Plots' }), aLayer({ name: 'Ortho' }), aLayer({ name: 'Fence', groupId: march._id })]
  const { user } = await open(layers, [march])
  await user.click(screen.getByRole('button', { name: 'Actions for Fence' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from group' }))
  await waitFor(() => expect(rowsOf('Layers')).toEqual(['Plots', 'Ortho', 'Fence']))

  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('button', { name: 'Plots' }))
  await user.keyboard('{/Control}')
  await user.click(screen.getByRole('button', { name: 'Ortho' }))
  const bar = screen.getByRole('toolbar', { name: 'Selected: 2' })
  await user.click(within(bar).getByRole('button', { name: 'Hide' }))
  expect(within(bar).getByRole('button', { name: 'Hide' })).toBeDisabled()
  await user.click(within(bar).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rowsOf('Layers')).toEqual(['Fence']))
  await canUndo()
  press('z')
  await waitFor(() => expect(rowsOf('Layers')).toHaveLength(3))
})
