import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createLayer, createRecord } from './support/apiCalls'
import { linkMission, makeClient, unlinkMission } from './support/clients'
import { flow } from './support/flow'
import { chooseLayerAction, clickMapUntil } from './support/layers'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 52],
      [west + 0.02, 52],
      [west + 0.02, 52.01],
      [west, 52.01],
      [west, 52],
    ],
  ],
})

/** Names of the layers in the legend of the full-window map. */
const layersOn = (map: Page) => map.locator('.map-legend-name').allInnerTexts()

flow('a client sees the layers that staff shows it, while the mission is shared with it', async (context) => {
  const { openAs, openWith, emailOf } = context
  const staff = await openAs('staff', { ...SMALL, path: '/dashboard/missions' })
  const { _id: missionId } = await createRecord(staff, '/mission/create', { name: 'Quay wall' })
  await createLayer(staff, { missionId, name: 'Plots' }, [square(4)])
  await createLayer(staff, { missionId, name: 'Drafts' }, [square(4.1)])

  const person = await emailOf('viewer')
  const clientId = await makeClient(person)
  const map = await openWith(person, { ...SMALL, path: '/healthz' })
  const details = await map.request.get('/apis/v1/auth/userdetails')
  const { data } = (await details.json()) as { data: { tenantId: { _id: string } } }
  const address = `/map/${data.tenantId._id}/${missionId}`
  await map.goto(address)
  await map.getByRole('heading', { name: 'Map not found' }).waitFor()

  await linkMission(clientId, missionId)
  await map.reload()
  await map.getByRole('heading', { name: 'Quay wall' }).waitFor()
  assert.deepEqual(await layersOn(map), [])

  await staff.goto(`/dashboard/missions/${missionId}`)
  await chooseLayerAction(staff, 'Plots', 'Show to clients')
  await staff.getByRole('img', { name: 'Visible to clients' }).waitFor()
  await map.reload()
  await map.getByRole('checkbox', { name: 'Plots' }).waitFor()
  assert.deepEqual(await layersOn(map), ['Plots'])
  await assertAccessible(map, 'the map of a client')
  assert.equal(await map.getByRole('link', { name: 'Open mission' }).count(), 0)

  // The map shows the only layer in full, so its middle is the polygon.
  await clickMapUntil(map, 0.5, 0.5, map.getByText('Feature 1 in Plots'))

  await unlinkMission(clientId, missionId)
  await map.goto(address)
  await map.getByRole('heading', { name: 'Map not found' }).waitFor()
})
