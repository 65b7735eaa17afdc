import assert from 'node:assert/strict'
import { flow } from './support/flow'
import { mapPoint } from './support/layers'
import { made, madeLayer } from './support/made'
import { colorAt, untilPainted, untilRepainted } from './support/pixels'

const QUAY = { lat: 51.503, long: -0.145 }
/** Half a kilometre wide, a kilometre east of it. */
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
/** What the map leaves free round what it shows. */
const MARGIN_PX = 40
const MARK: [number, number, number] = [212, 56, 13]

flow('a place is on its map with every mission, and keys go back in time', async ({ openAs }) => {
  const page = await openAs('root', { viewport: { width: 1200, height: 800 } })
  const { _id: locationId } = await made(page, '/location/create', { name: 'Quay in time', location: QUAY })
  const plan = (name: string, scheduledAt: string) => made(page, '/mission/create', { name, scheduledAt, locationId })
  const march = await plan('Plots of March', '2026-03-12T09:00:00.000Z')
  await plan('Nothing in April', '2026-04-12T09:00:00.000Z')
  await madeLayer(page, { missionId: march._id, name: 'Plots' }, [PLOT])

  await page.goto(`/dashboard/locations/${locationId}`)
  const slider = page.getByRole('slider', { name: 'Mission shown on the map' })
  await slider.waitFor()
  const middle = await mapPoint(page, 0.5, 0.5)
  await untilPainted(page, middle.x, middle.y, MARK)
  const land = await colorAt(page, middle.x, middle.y + 40)

  await slider.focus()
  await slider.press('ArrowLeft')
  await page.getByText('3/12/2026: Plots of March').waitFor()
  assert.equal(await slider.getAttribute('aria-valuetext'), '3/12/2026: Plots of March')
  // The map has gone to the layer and the place it belongs to: they fill its width but for a margin.
  const { x: left, y } = await mapPoint(page, 0, 0.5)
  const { x: right } = await mapPoint(page, 1, 0.5)
  const width = right - left - 2 * MARGIN_PX
  const plot = left + MARGIN_PX + 0.8 * width
  await untilPainted(page, left + MARGIN_PX, y, MARK)
  await untilRepainted(page, plot, y, land)
  await untilPainted(page, left + MARGIN_PX + 0.5 * width, y, land)

  // And stays there, so that what has changed is seen.
  await slider.press('ArrowRight')
  await page.getByText('4/12/2026: Nothing in April').waitFor()
  await untilPainted(page, plot, y, land)
  await untilPainted(page, left + MARGIN_PX, y, MARK)
})
