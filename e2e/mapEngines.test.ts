import assert from 'node:assert/strict'
import { before } from 'node:test'
import type { Page } from 'playwright-core'
import type { Scene, SceneView } from '../src/map/scene'
import { flow, sharedAddress } from './support/flow'
import { buildMapPage } from './support/mapPage/buildMapPage'
import type { MapPage } from './support/mapPage/mapPage'
import { ENGINES, openMapPage, seenBy } from './support/mapPage/openMapPage'
import { servedAs, serveMapPage } from './support/mapPage/serveMapPage'

const VIEW: SceneView = { center: [4.25, 52], zoom: 9.5 }

const SCENE: Scene = {
  layers: [
    {
      kind: 'features',
      id: 'plots',
      name: 'Plots',
      visible: true,
      opacity: 1,
      look: { color: '#d4380d', labelField: 'name' },
      data: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            id: 'a',
            properties: { name: 'Plot A' },
            geometry: {
              type: 'Polygon',
              coordinates: [
                [
                  [4, 51.9],
                  [4.3, 51.9],
                  [4.3, 52.1],
                  [4, 52.1],
                  [4, 51.9],
                ],
              ],
            },
          },
          {
            type: 'Feature',
            id: 7,
            properties: { name: 'Pump' },
            geometry: { type: 'Point', coordinates: [4.15, 52] },
          },
        ],
      },
    },
  ],
}

/** Until a click is tried again. */
const ONE_TRY_MS = 500

before(buildMapPage, { timeout: 300_000 })

/** Clicks until something was picked: what is drawn comes some frames after the map. */
async function pickAt(page: Page, x: number, y: number): Promise<MapPage['seen']['picked']> {
  for (let attempt = 0; attempt < 40; attempt++) {
    await page.mouse.click(x, y)
    await page
      .waitForFunction(() => Boolean(window.mapPage.seen.picked), undefined, { timeout: ONE_TRY_MS })
      .catch(() => undefined)
    const { picked } = await seenBy(page)
    if (picked) return picked
  }
  return null
}

flow('the same click finds the same feature with either engine', async ({ open }) => {
  const picked = []
  for (const engine of ENGINES) {
    const page = await openMapPage(open, engine, { scene: SCENE, view: VIEW })
    const area = await pickAt(page, 460, 300)
    assert.deepEqual([area?.layerId, area?.featureId, area?.properties], ['plots', 'a', { name: 'Plot A' }])
    // The pump lies on the plot, and above it: 103 px west of the middle of the map.
    await page.mouse.click(397, 350)
    await page.waitForFunction(() => window.mapPage.seen.picked?.featureId === 7)
    await page.mouse.click(900, 100)
    await page.waitForFunction(() => window.mapPage.seen.picked === null)
    picked.push(area?.at.map((degrees) => degrees.toFixed(9)))
    await page.close()
  }
  assert.deepEqual(picked[0], picked[1])
})

flow('the same clicks draw the same ring with either engine', async ({ open }) => {
  const rings = []
  for (const engine of ENGINES) {
    const page = await openMapPage(open, engine, { scene: SCENE, view: VIEW })
    await pickAt(page, 460, 300)
    await page.evaluate(() => window.mapPage.show({ draw: { mode: 'polygon', snap: false } }))
    await page.getByText('Press Enter to add a vertex').waitFor({ state: 'attached' })
    for (const [x, y] of [
      [600, 200],
      [800, 220],
      [760, 480],
    ] as const) {
      await page.mouse.move(x, y)
      await page.mouse.click(x, y)
    }
    await page.getByRole('application').focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.mapPage.seen.drawn.length === 1)
    const [shape] = (await seenBy(page)).drawn
    assert.equal(shape?.geometry.type, 'Polygon')
    rings.push(shape?.geometry)
    await page.close()
  }
  assert.deepEqual(rings[0], rings[1])
})

flow('a box is fitted to the same view, and keys move both maps alike', async ({ open }) => {
  const views: string[][] = []
  for (const engine of ENGINES) {
    const page = await openMapPage(open, engine, { scene: SCENE, view: VIEW })
    const now = async (): Promise<string> => {
      const { view } = await seenBy(page)
      return [...(view?.center ?? []), view?.zoom ?? 0].map((value) => value.toFixed(6)).join(' ')
    }
    await page.evaluate(() => window.mapPage.show({ fit: { bounds: [10, 40, 11, 41], key: 1 } }))
    await page.waitForFunction(() => Math.abs((window.mapPage.seen.view?.center[0] ?? 0) - 10.5) < 1e-6)
    const fitted = await now()
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (window.mapPage.seen.view?.center[0] ?? 0) > 10.5001)
    const moved = await now()
    views.push([fitted, moved])
    await page.close()
  }
  assert.deepEqual(views[0], views[1])
})

flow('without its script Google gives way to the map that comes with Aerie', async ({ open }) => {
  const page = await open({ path: '/login' })
  const { startUpValues, policy } = await servedAs(sharedAddress())
  await page.route('https://maps.googleapis.com/**', (route) => route.abort())
  const withGoogle = policy.replace("script-src 'self'", "script-src 'self' https://maps.googleapis.com")
  await serveMapPage(page, { startUpValues, policy: withGoogle })
  await page.goto('/map-page/?engine=google')
  await page.getByText('Google Maps could not be loaded').waitFor()
  await page.locator('.maplibregl-canvas').waitFor()
})
