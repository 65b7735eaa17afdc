import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { drawShape } from './support/drawing'
import { flow } from './support/flow'
import { clickMapUntil, chooseLayerAction, dropFiles, fixture, layerIn, waitForStillMap } from './support/layers'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 800 } }

flow('a drawn area appears in other browsers and can be undone', async ({ openAs }) => {
  const surveyor = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(surveyor, 'Inspection notes')
  const colleague = await openAs('root', { ...SMALL, path: new URL(surveyor.url()).pathname })
  await colleague.getByText('No layers yet').waitFor()

  await surveyor.getByRole('button', { name: 'Draw area' }).click()
  await drawShape(surveyor, [
    [0.3, 0.5],
    [0.6, 0.5],
    [0.6, 0.75],
  ])
  await surveyor.getByText('Added to Drawing').waitFor()
  await surveyor.getByRole('heading', { name: 'Feature 1' }).waitFor()
  await layerIn(colleague, 'Drawing').waitFor()
  await chooseLayerAction(colleague, 'Drawing', 'Attribute table')
  await colleague.getByText('1 row', { exact: true }).waitFor()

  await surveyor.getByRole('button', { name: 'Undo', exact: true }).click()
  await surveyor.getByText('Feature not found. It may have been deleted.').waitFor()
})

flow('lengths, elevation profiles and volumes are measured', async ({ openAs }) => {
  const surveyor = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(surveyor, 'Stockpile')
  await surveyor.getByText('No layers yet').waitFor()
  await dropFiles(surveyor, [fixture('cone_dsm.tif')])
  await surveyor.getByRole('checkbox', { name: 'Show cone_dsm' }).waitFor()
  await chooseLayerAction(surveyor, 'cone_dsm', 'Zoom to layer')
  await waitForStillMap(surveyor)

  // Without a tool, a click shows the elevation: the cone rises 20 m above a plain at 100 m.
  const value = surveyor.getByRole('region', { name: 'Read raster values' })
  await clickMapUntil(surveyor, 0.5, 0.5, value)
  await value.getByText(/^1(19|20)(\.\d+)?$/).waitFor()
  await assertAccessible(surveyor, 'the value at a point')
  await surveyor.getByRole('button', { name: 'Read raster values' }).click()
  await value.waitFor({ state: 'hidden' })

  await surveyor.getByRole('button', { name: 'Measure length' }).click()
  await drawShape(surveyor, [
    [0.4, 0.5],
    [0.6, 0.5],
  ])
  assert.match(await result(surveyor), /^[\d.,]+ m$/)

  await surveyor.getByRole('button', { name: 'Elevation profile' }).click()
  await drawShape(surveyor, [
    [0.35, 0.5],
    [0.65, 0.5],
  ])
  await surveyor.getByRole('img', { name: /^Elevation profile over/ }).waitFor()
  await surveyor.getByRole('slider', { name: 'Point on the profile' }).fill('100')
  await surveyor.getByText(/from the start: 1\d\d/).waitFor()
  await surveyor.getByRole('slider', { name: 'Point on the profile' }).press('ArrowRight')
  await surveyor.getByText(/from the start: 1\d\d/).waitFor()
  await assertAccessible(surveyor, 'the elevation profile')

  await surveyor.getByRole('button', { name: 'Measure volume' }).click()
  await drawShape(surveyor, [
    [0.4, 0.45],
    [0.6, 0.45],
    [0.6, 0.65],
    [0.4, 0.65],
  ])
  await surveyor.getByText('Cut (above base)').waitFor()
  assert.match((await surveyor.getByRole('region', { name: 'Measurement' }).textContent()) ?? '', /[1-9][\d.,]* m³/)

  await surveyor.getByRole('button', { name: 'Save as feature…' }).click()
  await surveyor.getByRole('textbox', { name: 'Name of the measurement' }).fill('Cone')
  await surveyor.keyboard.press('Enter')
  await layerIn(surveyor, 'Drawing').waitFor()
  await surveyor.getByText('Cut (m³)').waitFor()
})

const result = async (page: Page) => ((await page.locator('.measure-card output').textContent()) ?? '').trim()
