// What people do on the map of a mission, and what they see of it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'

const FIXTURES = path.resolve(__dirname, '../../server')

/** A file as a person has it on disk. */
export interface Dropped {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A raster of the server's own tests. */
export const fixture = (name: string): Dropped => ({
  name,
  mimeType: 'image/tiff',
  buffer: readFileSync(path.join(FIXTURES, 'raster/fixtures', name)),
})

/** One plot in London, half a kilometre wide. */
export const plots = (): Dropped => ({
  name: 'plots.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { plot: 'A1', height: 3 },
          geometry: { type: 'Polygon', coordinates: [[...SQUARE, SQUARE[0]]] },
        },
      ],
    }),
  ),
})

const SQUARE = [
  [-0.13, 51.5],
  [-0.12, 51.5],
  [-0.12, 51.506],
  [-0.13, 51.506],
]

/** Drops files on the page, as a hand lets go of them over the map. */
export async function dropFiles(page: Page, files: Dropped[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: mimeType, lastModified: 1 }))
    }
    return data
  }, sent)
  await page.dispatchEvent('.workspace', 'dragover', { dataTransfer: transfer })
  await page.dispatchEvent('.workspace', 'drop', { dataTransfer: transfer })
}

/** The layer's name in the panel, once it is there. */
export const layerIn = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Layers' }).getByRole('button', { name, exact: true })

/** Chooses one of the layer's actions. */
export async function doWithLayer(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A point of the map, from its left and top edge as parts of its size. */
export async function mapPoint(page: Page, across: number, down: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.scene-map').boundingBox()
  if (!box) throw new Error('There is no map')
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

/** Clicks on the map. */
export async function clickMap(page: Page, across: number, down: number): Promise<void> {
  const { x, y } = await mapPoint(page, across, down)
  await page.mouse.click(x, y)
}

const AT_REST_MS = 400

/** Waits until the map has come to rest somewhere: the address says where it is, and says the same a moment later. */
export async function mapRests(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { search } = window.location
      const before = document.body.dataset['lastSearch']
      document.body.dataset['lastSearch'] = search
      return search.includes('view=') && search === before
    },
    undefined,
    { polling: AT_REST_MS },
  )
}

/** Clicks on the map until `seen` is there: what is drawn comes some frames after the map. */
export async function clickMapUntil(page: Page, across: number, down: number, seen: Locator): Promise<void> {
  for (let attempt = 0; attempt < 20 && !(await seen.isVisible()); attempt++) {
    await clickMap(page, across, down)
    await seen.waitFor({ timeout: 1500 }).catch(() => undefined)
  }
  await seen.waitFor()
}
