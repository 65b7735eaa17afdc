// Test files, and steps of flows on the map of a mission.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'

const FIXTURES = path.resolve(__dirname, '../../server')

/** A file that a flow uploads. */
export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A raster of the server tests. */
export const fixture = (name: string): TestFile => ({
  name,
  mimeType: 'image/tiff',
  buffer: readFileSync(path.join(FIXTURES, 'media/raster/fixtures', name)),
})

/** A photo of the demo, DJI_0018 to DJI_0025. */
export const beachPhoto = (number: number): TestFile => ({
  name: `DJI_00${number}.JPG`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(path.join(FIXTURES, `demo/files/DJI_00${number}.JPG`)),
})

/** One polygon in London, 700 m wide. */
export const plots = (): TestFile => ({
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

/** Drops files on the map, or on another element. */
export async function dropFiles(page: Page, files: TestFile[], target = '.workspace'): Promise<void> {
  const drop = await prepareDrop(page, files, target)
  await drop()
}

/** Passes the files to the page, which takes longer than the drop. @returns what drops them */
export async function prepareDrop(page: Page, files: TestFile[], target = '.workspace'): Promise<() => Promise<void>> {
  const encoded = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: mimeType, lastModified: 1 }))
    }
    return data
  }, encoded)
  return async () => {
    await page.dispatchEvent(target, 'dragover', { dataTransfer: transfer })
    await page.dispatchEvent(target, 'drop', { dataTransfer: transfer })
  }
}

/** The button with the layer's name in the layer panel. */
export const layerIn = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Layers' }).getByRole('button', { name, exact: true })

/** Chooses an action in the menu of a layer. */
export async function chooseLayerAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Page coordinates of a point on the map, given as fractions of the map's width and height. */
export async function mapPoint(page: Page, across: number, down: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.scene-map').boundingBox()
  if (!box) throw new Error('The page shows no map')
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

/** Clicks on the map at fractions of its width and height. */
export async function clickMap(page: Page, across: number, down: number): Promise<void> {
  const { x, y } = await mapPoint(page, across, down)
  await page.mouse.click(x, y)
}

const VIEW_POLLING_MS = 400

/** Waits until the map has stopped moving: the view in the URL stays the same between two polls. */
export async function waitForStillMap(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { search } = window.location
      const previous = document.body.dataset['lastSearch']
      document.body.dataset['lastSearch'] = search
      return search.includes('view=') && search === previous
    },
    undefined,
    { polling: VIEW_POLLING_MS },
  )
}

/** Clicks on the map until `expected` is visible, because features are drawn some frames after the map. */
export async function clickMapUntil(page: Page, across: number, down: number, expected: Locator): Promise<void> {
  for (let attempt = 0; attempt < 20 && !(await expected.isVisible()); attempt++) {
    await clickMap(page, across, down)
    await expected.waitFor({ timeout: 1500 }).catch(() => undefined)
  }
  await expected.waitFor()
}
