import assert from 'node:assert/strict'
import { assertAccessible } from './support/axe'
import { flow } from './support/flow'
import { doWithLayer, dropFiles, fixture, layerIn, mapPoint } from './support/layers'
import { planMission } from './support/missions'
import { colorAt } from './support/pixels'

// A small window: without a graphics card every pixel of a map is work.
const LIST = { viewport: { width: 1200, height: 680 }, path: '/dashboard/missions' }

flow('a picture is wiped away over what lies below it', async ({ openAs }) => {
  const pilot = await openAs('staff', LIST)
  await planMission(pilot, 'Before and after')
  await pilot.getByText('Nothing on this map yet').waitFor()
  await dropFiles(pilot, [fixture('british_grid.tif')])
  await pilot.getByRole('checkbox', { name: 'Show british_grid' }).waitFor({ timeout: 90_000 })
  await doWithLayer(pilot, 'british_grid', 'Zoom to layer')
  await pilot.waitForFunction(() => window.location.search.includes('view='))
  await doWithLayer(pilot, 'british_grid', 'Compare')
  const divider = pilot.getByRole('slider', { name: 'Divider between the two maps' })
  await divider.waitFor()
  await assertAccessible(pilot, 'a comparison of layers')

  const beside = await mapPoint(pilot, 0.5, 0.55)
  const isPainted = async () => {
    const empty = await mapPoint(pilot, 0.5, 0.95)
    const [there, background] = [await colorAt(pilot, beside.x, beside.y), await colorAt(pilot, empty.x, empty.y)]
    return there.some((value, band) => Math.abs(value - (background[band] ?? 0)) > 12)
  }
  const until = async (wanted: boolean) => {
    for (let attempt = 0; attempt < 40; attempt++) {
      if ((await isPainted()) === wanted) return
      await pilot.waitForTimeout(250)
    }
    assert.fail(wanted ? 'the picture is not there' : 'the picture is still there')
  }
  await divider.press('End')
  await until(true)
  await divider.press('Home')
  await until(false)
  const { x: left, y } = await mapPoint(pilot, 0, 0.3)
  await pilot.mouse.move(left + 2, y)
  await pilot.mouse.down()
  const { x: right } = await mapPoint(pilot, 0.9, 0.3)
  await pilot.mouse.move(right, y, { steps: 5 })
  await pilot.mouse.up()
  await until(true)

  await pilot.reload()
  await divider.waitFor()
  await pilot.getByRole('button', { name: 'End comparison' }).click()
  await pilot.getByRole('button', { name: 'Zoom in' }).waitFor()
  await layerIn(pilot, 'british_grid').waitFor()
})
