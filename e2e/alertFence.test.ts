import { assertAccessible } from './support/accessibility'
import { createLayer, createRecord } from './support/apiCalls'
import { flow } from './support/flow'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 760 } }

const RING = [
  [4, 50],
  [4.01, 50],
  [4.01, 50.01],
  [4, 50],
]

flow('an admin makes an alert rule of an area on the map, whose layer becomes a fence', async ({ openAs }) => {
  const root = await openAs('root', { ...SMALL, path: '/healthz' })
  const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Fence watch' })
  const area = { type: 'Polygon', coordinates: [RING] }
  const layerId = await createLayer(root, { missionId, name: 'Gates' }, [area])
  await root.goto(`/dashboard/missions/${missionId}?selected=${layerId}/1`)
  await root.getByRole('button', { name: 'Make an alert rule' }).click()
  const rule = root.getByRole('dialog', { name: 'New rule' })
  await rule.getByTitle('Gates').waitFor()
  await rule.getByRole('textbox', { name: 'Name' }).fill('At the gates')
  await rule.getByRole('combobox', { name: 'Kind of the alert' }).fill('Intrusion')
  await assertAccessible(root, 'the form of a rule about an area of the map')
  await rule.getByRole('button', { name: 'Create rule' }).click()
  await root.getByText('A drone enters Gates · Fence watch').waitFor()

  await root.goto(`/dashboard/missions/${missionId}?selected=${layerId}`)
  await root.getByRole('img', { name: 'Fence' }).waitFor()
  await assertAccessible(root, 'a layer that is a fence')
  await root.getByRole('button', { name: 'Actions for Gates' }).click()
  await root.getByRole('menuitem', { name: 'Not a fence' }).click()
  await root.getByRole('img', { name: 'Fence' }).waitFor({ state: 'hidden' })
})
