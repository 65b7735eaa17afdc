import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 760 } }

flow('the data page finds a layer by words and by the area of its map, and saves the filters', async ({ openAs }) => {
  const pilot = await openAs('root', { ...SMALL, path: '/healthz' })
  const missionPath = await openNewMission(pilot, 'Harbour poles')
  const missionId = missionPath.split('/').at(-1) ?? ''
  const post = async (url: string, data: object) =>
    (await (await pilot.request.post(`/apis/v1${url}`, { data })).json()) as { data: { _id: string } }
  const layer = await post('/layer/create-vector-layer', { missionId, name: 'Mooring poles' })
  const geometry = { type: 'Point', coordinates: [-91.9946, 46.8426] }
  await post(`/layer/addFeature/${layer.data._id}`, { features: [{ geometry, properties: { pole: 'P 1' } }] })

  await pilot.goto('/dashboard/data?search=harbour+mooring')
  const row = pilot.getByRole('table').getByRole('link', { name: 'Mooring poles' })
  await row.waitFor()
  await pilot.getByRole('button', { name: 'Use map view' }).click()
  await pilot.waitForURL(/area=-9/)
  const menu = pilot.getByRole('button', { name: 'Saved filters' })
  await menu.click()
  await pilot.getByRole('button', { name: 'Save these filters' }).click()
  await pilot.getByRole('textbox', { name: 'Name' }).fill('Poles here')
  await pilot.getByRole('button', { name: 'Save', exact: true }).click()
  await pilot.getByRole('dialog').waitFor({ state: 'hidden' })

  await pilot.goto('/dashboard/data')
  await menu.click()
  await pilot.getByRole('button', { name: 'Poles here', exact: true }).click()
  await pilot.waitForURL(/search=harbour\+mooring.*area=-9/)
  await row.waitFor()
  await assertAccessible(pilot, 'the data page')
  await row.click()
  await pilot.waitForURL(new RegExp(`${missionPath}\\?.*selected=${layer.data._id}`))
})
