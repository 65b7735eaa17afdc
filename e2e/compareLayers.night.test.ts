import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { chooseLayerAction, dropFiles, fixture, layerIn, mapPoint, waitForStillMap } from './support/layers'
import { updateRecord, createRecord, createLayer } from './support/apiCalls'
import { openNewMission } from './support/missions'
import { colorAt, waitForColor, waitForOtherColor } from './support/pixels'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 }, path: '/healthz' }

flow('a divider compares a layer with the map below it', async ({ openAs }) => {
  const pilot = await openAs('staff', SMALL)
  await openNewMission(pilot, 'Before and after')
  await pilot.getByText('No layers yet').waitFor()
  await dropFiles(pilot, [fixture('british_grid.tif')])
  await pilot.getByRole('checkbox', { name: 'Show british_grid' }).waitFor()
  await chooseLayerAction(pilot, 'british_grid', 'Zoom to layer')
  await waitForStillMap(pilot)
  await chooseLayerAction(pilot, 'british_grid', 'Compare')
  const divider = pilot.getByRole('slider', { name: 'Divider between the two maps' })
  await divider.waitFor()
  await assertAccessible(pilot, 'a comparison of layers')

  const sample = await mapPoint(pilot, 0.5, 0.55)
  const empty = await mapPoint(pilot, 0.5, 0.95)
  const background = await colorAt(pilot, empty.x, empty.y)
  const layerIsVisible = () => waitForOtherColor(pilot, sample.x, sample.y, background)
  const layerIsHidden = () => waitForColor(pilot, sample.x, sample.y, background)
  await divider.press('End')
  await layerIsVisible()
  await divider.press('Home')
  await layerIsHidden()
  const { x: left, y } = await mapPoint(pilot, 0, 0.3)
  await pilot.mouse.move(left + 2, y)
  await pilot.mouse.down()
  const { x: right } = await mapPoint(pilot, 0.9, 0.3)
  await pilot.mouse.move(right, y, { steps: 5 })
  await pilot.mouse.up()
  await layerIsVisible()

  await pilot.reload()
  await divider.waitFor()
  await pilot.getByRole('button', { name: 'Stop comparing' }).click()
  await pilot.getByRole('button', { name: 'Zoom in' }).waitFor()
  await layerIn(pilot, 'british_grid').waitFor()
})

const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [4, 52],
      [4.02, 52],
      [4.02, 52.01],
      [4, 52.01],
      [4, 52],
    ],
  ],
}
/** Colors of the transparent fills of the two layers over the sea of the base map. */
const RED: [number, number, number] = [219, 179, 186]
const BLUE: [number, number, number] = [172, 179, 232]

flow('the timeline shows the layers of a day, and a divider compares two layers', async ({ openAs }) => {
  const pilot = await openAs('staff', SMALL)
  const { _id: missionId } = await createRecord(pilot, '/mission/create', { name: 'Two days of the quay' })
  for (const [name, color, day] of [
    ['March', '#d40000', '2026-03-12T12:00:00.000Z'],
    ['April', '#0000d4', '2026-04-02T12:00:00.000Z'],
  ] as const) {
    const layerId = await createLayer(pilot, { missionId, name, color }, [SQUARE])
    await updateRecord(pilot, `/layer/edit-layer/${layerId}`, { version: 1, capturedAt: day })
  }
  await pilot.goto(`/dashboard/missions/${missionId}`)
  await pilot.getByRole('region', { name: 'Timeline' }).waitFor()
  const before = await mapPoint(pilot, 0.42, 0.5)
  const beyond = await mapPoint(pilot, 0.58, 0.5)

  await pilot.getByRole('button', { name: 'Previous day' }).press('Enter')
  await pilot.getByText('4/2/2026, 1 captured').waitFor()
  await waitForColor(pilot, before.x, before.y, BLUE)
  await pilot.getByRole('slider', { name: 'Day' }).press('ArrowLeft')
  await pilot.getByText('3/12/2026, 1 captured').waitFor()
  await waitForColor(pilot, before.x, before.y, RED)
  await pilot.getByRole('button', { name: 'Show all' }).press('Enter')

  await chooseLayerAction(pilot, 'March', 'Compare')
  const divider = pilot.getByRole('slider', { name: 'Divider between the two maps' })
  await divider.waitFor()
  await waitForColor(pilot, before.x, before.y, RED)
  await waitForColor(pilot, beyond.x, beyond.y, BLUE)
  await divider.press('End')
  await waitForColor(pilot, beyond.x, beyond.y, RED)
})
