import assert from 'node:assert/strict'
import path from 'node:path'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'

const PLOTS = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { plot: 'B-12' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [4, 50],
            [4.01, 50],
            [4.01, 50.01],
            [4, 50.01],
            [4, 50],
          ],
        ],
      },
    },
  ],
}
const ORTHO = path.resolve(__dirname, '../server/media/raster/fixtures/rgba_striped.tif')

flow('guests see a base layer while it is published', async ({ open, openAs }) => {
  const root = await openAs('root', { path: '/dashboard/basemap/create' })
  await root.getByRole('textbox', { name: 'Name' }).fill('Plots of the quay')
  const file = { name: 'plots.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(JSON.stringify(PLOTS)) }
  await root.getByLabel('File', { exact: true }).setInputFiles(file)
  await root.getByRole('button', { name: 'Create base layer' }).click()
  await root.getByRole('heading', { name: 'Plots of the quay' }).waitFor()
  await root.getByText('1 feature', { exact: true }).waitFor()
  const id = new URL(root.url()).pathname.split('/').at(-1) ?? ''

  const guest = await open({ path: `/map/${id}` })
  await guest.getByRole('heading', { name: 'This map is not public' }).waitFor()

  await root.getByRole('button', { name: 'Publish…' }).click()
  const question = root.getByRole('dialog', { name: 'Publish Plots of the quay?' })
  await question.getByText('Public attributes: plot').waitFor()
  await question.getByRole('button', { name: 'Publish' }).click()
  await root.getByRole('link', { name: 'Open public map' }).waitFor()

  const tiles = guest.waitForResponse((response) => response.url().includes('/tiles/public/vector/'))
  await guest.reload()
  await guest.getByRole('heading', { name: 'Plots of the quay' }).waitFor()
  const tile = await tiles
  assert.equal(tile.status(), 200)
  await guest.locator('.scene-map canvas').first().waitFor()

  await root.getByRole('button', { name: 'Unpublish' }).click()
  await root.getByRole('button', { name: 'Publish…' }).waitFor()
  await guest.reload()
  await guest.getByRole('heading', { name: 'This map is not public' }).waitFor()
  assert.equal((await fetch(new URL(new URL(tile.url()).pathname, sharedAddress()))).status, 404)
})

flow('an uploaded image becomes a base layer with a thumbnail, and can be deleted', async ({ openAs }) => {
  const root = await openAs('root', { path: '/dashboard/basemap/create' })
  await root.getByRole('textbox', { name: 'Name' }).fill('Ground 2026')
  await root.getByLabel('File', { exact: true }).setInputFiles(ORTHO)
  await root.getByRole('button', { name: 'Create base layer' }).click()
  await root.getByText('cm per pixel').waitFor()
  await root.goto('/dashboard/basemap')
  const card = root.getByRole('listitem').filter({ hasText: 'Ground 2026' })
  await card.locator('img').waitFor()
  assert.ok(
    await card.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  )

  await card.getByRole('link', { name: 'Ground 2026' }).click()
  await root.getByRole('button', { name: 'Delete' }).click()
  await root.getByRole('dialog').getByRole('button', { name: 'Delete base layer' }).click()
  await root.waitForURL('**/dashboard/basemap')
  await root.getByRole('searchbox').waitFor()
  assert.equal(await root.getByRole('link', { name: 'Ground 2026' }).count(), 0)
})
