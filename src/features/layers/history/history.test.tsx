// Undo, redo and the trash of a mission's layers.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Layer } from '../../../api/layer'
import { aLayer, aMission, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { featureHandlers } from '../../../testing/handlers/feature'
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

async function open(layers: Layer[]) {
  const mission = aMission()
  server.use(...missionHandlers([mission]), ...layerHandlers(layers), ...featureHandlers([]))
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
