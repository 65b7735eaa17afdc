// Draws on the map of a mission.
import type { Page } from 'playwright-core'
import { mapPoint } from './layers'
import { colorAt, waitForOtherColor } from './pixels'

/** Draws a shape with clicks at fractions of the map's width and height, and completes it with Enter. */
export async function drawShape(page: Page, corners: [number, number][]): Promise<void> {
  // The code of the drawing tools loads with the first shape. This hint for screen readers shows that it is ready.
  await page.getByText('Press Enter to add a vertex').waitFor({ state: 'attached' })
  for (const [across, down] of corners) {
    const { x, y } = await mapPoint(page, across, down)
    const before = await colorAt(page, x, y)
    await page.mouse.click(x, y)
    // Waits for the vertex, or for the line to it.
    await waitForOtherColor(page, x, y, before)
  }
  await page.keyboard.press('Enter')
}
