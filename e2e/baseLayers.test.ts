import assert from 'node:assert/strict'
import { chooseAgain, comeBack, cutHalfway } from './support/cutLine'
import { flow } from './support/flow'
import { fixture } from './support/layers'

// A small window: without a graphics card every pixel of a map is work.
const SMALL = { viewport: { width: 1200, height: 680 } }
const CREATE = { ...SMALL, path: '/dashboard/basemap/create' }

flow('a base layer whose file was cut off by a reload is made when the same file has arrived', async ({ openAs }) => {
  const root = await openAs('root', CREATE)
  const file = fixture('british_grid.tif')
  await root.getByRole('textbox', { name: 'Name' }).fill('Cut in half')
  await root.getByLabel('File', { exact: true }).setInputFiles(file)
  const { isCut, half } = await cutHalfway(root, file)
  await root.getByRole('button', { name: 'Create base layer' }).click()
  await isCut

  const { begun, offsets } = await comeBack(root)
  await root.goto('/dashboard/basemap')
  await chooseAgain(root, file)
  await root.getByRole('link', { name: 'Cut in half' }).click()
  await root.getByText('cm a pixel').waitFor({ timeout: 90_000 })
  assert.deepEqual([begun, offsets], [[], [String(half)]], 'it began anew')
})
