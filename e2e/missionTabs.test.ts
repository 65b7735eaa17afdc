import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { beachPhoto, dropFiles } from './support/layers'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }

flow('a photo becomes an outcome of its mission, which is deleted and restored', async ({ openAs }) => {
  const page = await openAs('root', { ...SMALL, path: '/healthz' })
  const missionPath = await openNewMission(page, 'Beach finds', 'photos')
  await page.getByText('No photos yet').waitFor()
  await dropFiles(page, [beachPhoto(18)], '.photos')
  const tile = page.getByRole('option', { name: 'DJI_0018.JPG, To review' })
  await tile.waitFor()
  await tile.click()
  await page.getByRole('listbox', { name: 'Photos' }).press('Enter')
  await page.getByRole('button', { name: 'Save outcome' }).click()
  await page
    .getByRole('dialog', { name: 'Save outcome', exact: true })
    .getByRole('button', { name: 'Save outcome' })
    .click()
  await page.waitForURL(/outcome=/)

  await page.goto(`${missionPath}/outcomes`)
  await page.getByText('1 outcome').waitFor()
  await page
    .locator('.outcome-list')
    .getByRole('button', { name: /^Actions for / })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('No outcomes yet').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1 outcome').waitFor()
})

flow('a mission shows its live streams and gives out a stream key for a flight', async ({ openAs }) => {
  const page = await openAs('root', { ...SMALL, path: '/healthz' })
  const missionPath = await openNewMission(page, 'Harbour live')
  await createRecord(page, '/flight/create', { missionId: missionPath.split('/').at(-1) ?? '', name: 'Flight 1' })
  await page.goto(`${missionPath}/live`)
  await page.getByRole('button', { name: 'Stream keys' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Stream keys' })
  await drawer.getByRole('button', { name: 'Create stream key' }).click()
  await drawer.getByText('Copy the key now. It is shown only once.').waitFor()
})

flow('the flights of all missions lead to the page of a flight', async ({ openAs }) => {
  const page = await openAs('root', { ...SMALL, path: '/healthz' })
  const { _id: missionId } = await createRecord(page, '/mission/create', { name: 'Quay walls' })
  await createRecord(page, '/flight/create', { missionId, name: 'North wall' })
  await page.goto('/dashboard/flights')
  await page.getByRole('main').getByRole('link', { name: 'North wall' }).first().click()
  await page.getByRole('heading', { name: 'North wall' }).waitFor()
})
