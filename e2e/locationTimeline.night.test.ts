import assert from 'node:assert/strict'
import { flow } from './support/flow'
import { mapPoint } from './support/layers'
import { createRecord, createLayer } from './support/apiCalls'
import { colorAt, waitForColor, waitForOtherColor } from './support/pixels'

const QUAY = { lat: 51.503, long: -0.145 }
/** 700 m wide, 1 km east of the quay. */
const PLOT = {
  type: 'Polygon',
  coordinates: [
    [
      [-0.13, 51.5],
      [-0.12, 51.5],
      [-0.12, 51.506],
      [-0.13, 51.506],
      [-0.13, 51.5],
    ],
  ],
}
/** Distance between the fitted features and the edge of the map. */
const MARGIN_PX = 40
const MARKER_COLOR: [number, number, number] = [212, 56, 13]

flow('the map of a location shows the layers of the mission that the slider selects', async ({ openAs }) => {
  const page = await openAs('root', { viewport: { width: 1200, height: 800 }, path: '/healthz' })
  const { _id: locationId } = await createRecord(page, '/location/create', { name: 'Quay in time', location: QUAY })
  const plan = (name: string, scheduledAt: string) =>
    createRecord(page, '/mission/create', { name, scheduledAt, locationId })
  const march = await plan('Plots of March', '2026-03-12T09:00:00.000Z')
  await plan('Nothing in April', '2026-04-12T09:00:00.000Z')
  await createLayer(page, { missionId: march._id, name: 'Plots' }, [PLOT])

  await page.goto(`/dashboard/locations/${locationId}`)
  const slider = page.getByRole('slider', { name: 'Mission shown on the map' })
  await slider.waitFor()
  const middle = await mapPoint(page, 0.5, 0.5)
  await waitForColor(page, middle.x, middle.y, MARKER_COLOR)
  const land = await colorAt(page, middle.x, middle.y + 40)

  await slider.focus()
  await slider.press('ArrowLeft')
  await page.getByText('3/12/2026: Plots of March').waitFor()
  assert.equal(await slider.getAttribute('aria-valuetext'), '3/12/2026: Plots of March')
  // The map fits the layer and the location, which fill its width except for the margins.
  const { x: left, y } = await mapPoint(page, 0, 0.5)
  const { x: right } = await mapPoint(page, 1, 0.5)
  const width = right - left - 2 * MARGIN_PX
  const plot = left + MARGIN_PX + 0.8 * width
  await waitForColor(page, left + MARGIN_PX, y, MARKER_COLOR)
  await waitForOtherColor(page, plot, y, land)
  await waitForColor(page, left + MARGIN_PX + 0.5 * width, y, land)

  // The view stays the same, so that users see the difference.
  await slider.press('ArrowRight')
  await page.getByText('4/12/2026: Nothing in April').waitFor()
  await waitForColor(page, plot, y, land)
  await waitForColor(page, left + MARGIN_PX, y, MARKER_COLOR)
})
