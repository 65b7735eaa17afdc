import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { clickMapUntil } from './support/layers'

flow('locations are created from pasted coordinates and by a click on the map', async ({ openAs }) => {
  const planner = await openAs('root', { viewport: { width: 1440, height: 900 }, path: '/dashboard/locations' })
  await planner.getByRole('main').getByRole('button', { name: 'New location' }).first().click()
  const dialog = planner.getByRole('dialog', { name: 'New location' })
  await dialog.getByLabel('Name').fill('Brighton Beach')
  await dialog.getByLabel('Coordinates', { exact: true }).fill(`46°50'32.2"N 91°59'38.7"W`)
  assert.equal(await dialog.getByLabel('Latitude').inputValue(), '46.8422778')
  await dialog.getByRole('img', { name: 'Location: Brighton Beach' }).waitFor()
  await assertAccessible(planner, 'the form of a location')
  await dialog.getByRole('button', { name: 'Create location' }).click()
  await planner.getByRole('heading', { name: 'Brighton Beach' }).waitFor()

  await planner.goto('/dashboard/locations')
  await planner.getByRole('link', { name: 'Brighton Beach' }).waitFor()
  assert.equal(
    await planner.locator('.side-menu .ant-menu-item-selected').textContent(),
    'Missions',
    'the menu marks no entry',
  )
  await clickMapUntil(planner, 0.2, 0.3, dialog)
  assert.notEqual(await dialog.getByLabel('Latitude').inputValue(), '')
})
