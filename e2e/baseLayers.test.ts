import assert from 'node:assert/strict'
import sharp from 'sharp'
import { assertAccessible } from './support/accessibility'
import { chooseFileAgain, reloadAndReconnect, interruptHalfway } from './support/interruptedUpload'
import { flow } from './support/flow'
import { clickMap, clickMapUntil, dropFiles, fixture, plots, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }
const CREATE = { ...SMALL, path: '/dashboard/basemap/create' }

flow('a base layer is created when its interrupted upload is completed', async ({ openAs }) => {
  const root = await openAs('root', CREATE)
  const file = fixture('british_grid.tif')
  await root.getByRole('textbox', { name: 'Name' }).fill('Cut in half')
  await root.getByLabel('File', { exact: true }).setInputFiles(file)
  const { interrupted, half } = await interruptHalfway(root, file)
  await root.getByRole('button', { name: 'Create base layer' }).click()
  await interrupted

  const { created, offsets } = await reloadAndReconnect(root)
  await root.goto('/dashboard/basemap')
  await root.getByText(/Incomplete/).waitFor()
  await assertAccessible(root, 'the list with an unfinished upload')
  await chooseFileAgain(root, file)
  await root.getByRole('link', { name: 'Cut in half' }).click()
  await root.getByText('cm per pixel').waitFor()
  assert.deepEqual([created, offsets], [[], [String(half)]], 'the upload restarted')
})

flow('a scan without coordinates is georeferenced on the page of its base layer', async ({ openAs }) => {
  const root = await openAs('root', CREATE)
  await root.getByRole('textbox', { name: 'Name' }).fill('Old plan')
  await root.getByLabel('File', { exact: true }).setInputFiles(await scan())
  await root.getByRole('button', { name: 'Create base layer' }).click()
  await root.getByRole('button', { name: 'Place on map: Old plan' }).click()
  const card = root.getByRole('region', { name: 'Place on map: Old plan' })
  await card.getByText('Click on the map: Upper left').waitFor()
  await root.locator('.scene-map canvas').first().waitFor()
  await assertAccessible(root, 'georeferencing by corners')
  // Sets the first corner by a click, then all corners by coordinates.
  await clickMapUntil(root, 0.3, 0.3, card.getByText('Click on the map: Upper right'))
  for (const [corner, lat, long] of [
    ['Upper left', 51.51, -0.13],
    ['Upper right', 51.51, -0.12],
    ['Lower right', 51.5, -0.12],
    ['Lower left', 51.5, -0.13],
  ] as const) {
    await card.getByLabel(`${corner}, latitude`).fill(String(lat))
    await card.getByLabel(`${corner}, longitude`).fill(String(long))
  }
  const painted = root.waitForResponse((reply) => reply.url().includes('/tiles/raster/') && reply.status() === 200)
  await card.getByRole('button', { name: 'Place on map' }).click()
  await root.getByText('1.37 m per pixel').waitFor()
  await painted
  await root.getByRole('button', { name: 'Styling of Old plan' }).click()
  await root.getByText('including its public map').waitFor()
  await assertAccessible(root, 'the styling of a part')
})

flow('shapes are drawn into a base layer, and the last one is undone', async ({ openAs }) => {
  const root = await openAs('root', CREATE)
  await root.getByText('Drawing', { exact: true }).click()
  await root.getByRole('textbox', { name: 'Name' }).fill('Blocks by hand')
  await root.getByRole('button', { name: 'Create base layer' }).click()
  await root.getByRole('heading', { name: 'Blocks by hand' }).waitFor()
  await root.getByRole('button', { name: 'Draw points' }).click()
  await root.getByText(/^Draws into Blocks by hand/).waitFor()
  await root.locator('.scene-map canvas').first().waitFor()
  await assertAccessible(root, 'drawing')
  // An unfinished area is protected against leaving the page and changing the tool.
  await root.getByRole('button', { name: 'Draw areas' }).click()
  await clickMap(root, 0.3, 0.3)
  await clickMap(root, 0.5, 0.3)
  await root.getByRole('link', { name: 'Map', exact: true }).first().click()
  await root.getByRole('button', { name: 'Stay on page' }).click()
  await root.getByRole('button', { name: 'Draw lines' }).click()
  await root.getByRole('button', { name: 'Keep editing' }).click()
  await clickMap(root, 0.5, 0.6)
  await root.keyboard.press('Enter')
  await root.getByText('1 feature', { exact: true }).waitFor()
  await root.getByRole('button', { name: 'Undo last shape' }).click()
  await root.getByText('0 features', { exact: true }).waitFor()

  await root.getByRole('button', { name: 'Draw points' }).click()
  // Once: a second click would add another point while the first is being stored.
  await clickMap(root, 0.4, 0.4)
  await root.getByText('1 feature', { exact: true }).waitFor()
  await root.getByRole('button', { name: 'Undo last shape' }).click()
  await root.getByText('0 features', { exact: true }).waitFor()
  assert.equal(await root.getByRole('button', { name: 'Undo last shape' }).count(), 0)
})

flow('layers of a mission replace the parts of a base layer', async ({ openAs }) => {
  const root = await openAs('root', { ...SMALL, path: '/healthz' })
  await openNewMission(root, 'Flown for the map')
  await root.getByText('No layers yet').waitFor()
  await dropFiles(root, [plots()])
  await root.getByRole('checkbox', { name: 'Show plots' }).waitFor()

  await root.goto('/dashboard/basemap/create')
  await root.getByText('Drawing', { exact: true }).click()
  await root.getByRole('textbox', { name: 'Name' }).fill('Plots by flight')
  await root.getByRole('button', { name: 'Create base layer' }).click()
  await root.getByText('0 features', { exact: true }).waitFor()
  await root.getByRole('button', { name: 'Replace with mission layers…' }).click()
  const dialog = root.getByRole('dialog', { name: 'Replace the parts of Plots by flight?' })
  await dialog.getByLabel('Mission').fill('Flown for the map')
  await root.getByTitle('Flown for the map').click()
  await dialog.getByLabel('Layers').click()
  await root.getByTitle('plots', { exact: true }).click()
  await dialog.getByText('Replace the parts of Plots by flight?').click()
  await assertAccessible(root, 'replacing by layers')
  await dialog.getByRole('button', { name: 'Replace all parts' }).click()
  await root.getByText('Base layer updated').waitFor()
  await root.getByText('1 feature', { exact: true }).waitFor()
})

flow('a deleted base layer is restored from the trash, and later deleted permanently', async ({ openAs }) => {
  const root = await openAs('root', CREATE)
  await root.getByText('Drawing', { exact: true }).click()
  await root.getByRole('textbox', { name: 'Name' }).fill('Gone for a while')
  await root.getByRole('button', { name: 'Create base layer' }).click()
  await root.getByRole('heading', { name: 'Gone for a while' }).waitFor()
  const deleteIt = async () => {
    await root.getByRole('button', { name: 'Delete' }).click()
    await root.getByRole('dialog').getByRole('button', { name: 'Delete base layer' }).click()
    await root.waitForURL('**/dashboard/basemap')
    await root.getByRole('button', { name: 'Trash' }).click()
  }
  await deleteIt()
  const trash = root.getByRole('dialog', { name: 'Trash: base layers' })
  await trash.getByText('Gone for a while').waitFor()
  await assertAccessible(root, 'the trash of base layers')
  await trash
    .getByRole('listitem')
    .filter({ hasText: 'Gone for a while' })
    .getByRole('button', { name: 'Restore' })
    .click()
  await root.getByText('Gone for a while was restored').waitFor()
  await trash.getByRole('button', { name: 'Close' }).click()
  await root.getByRole('link', { name: 'Gone for a while' }).click()
  await root.getByText('0 features', { exact: true }).waitFor()

  await deleteIt()
  await trash.getByRole('button', { name: 'Delete Gone for a while permanently' }).click()
  const question = root.getByRole('dialog', { name: 'Delete Gone for a while permanently?' })
  await question.getByLabel('Type Gone for a while to confirm').fill('Gone for a while')
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await root.getByText('Gone for a while was deleted permanently').waitFor()
  await trash.getByText('The trash is empty.').waitFor()
})

/** An image without coordinates. */
async function scan(): Promise<TestFile> {
  const paper = { width: 640, height: 640, channels: 3, background: '#c8a060' } as const
  return { name: 'plan.png', mimeType: 'image/png', buffer: await sharp({ create: paper }).png().toBuffer() }
}
