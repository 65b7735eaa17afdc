import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Scene, SceneView } from '../src/map/scene'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import type { MapPage } from './support/mapPage/mapPage'
import { ENGINES, openMapPage, readMapState } from './support/mapPage/openMapPage'
import { pageSettingsOf, serveMapPage } from './support/mapPage/serveMapPage'

const VIEW: SceneView = { center: [4.25, 52], zoom: 9.5 }

const SCENE: Scene = {
  layers: [
    {
      kind: 'features',
      id: 'plots',
      name: 'Plots',
      visible: true,
      opacity: 1,
      style: { color: '#d4380d', labelField: 'name' },
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
    {
      kind: 'features',
      id: 'drones',
      visible: true,
      opacity: 1,
      style: { color: '#0958d9', hasIcons: true },
      data: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            id: 'drone',
            properties: { icon: 'arrow', rotation: 90 },
            geometry: { type: 'Point', coordinates: [4.35, 52] },
          },
        ],
      },
    },
  ],
}

/** Wait between two clicks. */
const CLICK_INTERVAL_MS = 500

/** Clicks until a feature was picked, because features are drawn some frames after the map. */
async function pickAt(page: Page, x: number, y: number): Promise<MapPage['state']['picked']> {
  for (let attempt = 0; attempt < 40; attempt++) {
    await page.mouse.click(x, y)
    await page
      .waitForFunction(() => Boolean(window.mapPage.state.picked), undefined, { timeout: CLICK_INTERVAL_MS })
      .catch(() => undefined)
    const { picked } = await readMapState(page)
    if (picked) return picked
  }
  return null
}

flow('a click picks the same feature in both engines', async ({ open }) => {
  const picked = []
  for (const engine of ENGINES) {
    const page = await openMapPage(open, engine, { scene: SCENE, view: VIEW })
    const area = await pickAt(page, 460, 300)
    assert.deepEqual([area?.layerId, area?.featureId, area?.properties], ['plots', 'a', { name: 'Plot A' }])
    // The pump is drawn above the plot, 103 px west of the center of the map.
    await page.mouse.click(397, 350)
    await page.waitForFunction(() => window.mapPage.state.picked?.featureId === 7)
    // The arrow is as far east. Turned to the east, it is solid 9 px ahead of its middle, where no dot would be.
    await page.mouse.click(612, 350)
    await page.waitForFunction(() => window.mapPage.state.picked?.featureId === 'drone')
    await page.mouse.click(900, 100)
    await page.waitForFunction(() => window.mapPage.state.picked === null)
    picked.push(area?.at.map((degrees) => degrees.toFixed(9)))
    await page.close()
  }
  assert.deepEqual(picked[0], picked[1])
})

flow('clicks draw the same polygon in both engines', async ({ open }) => {
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
    await page.waitForFunction(() => window.mapPage.state.drawn.length === 1)
    const [shape] = (await readMapState(page)).drawn
    assert.equal(shape?.geometry.type, 'Polygon')
    rings.push(shape?.geometry)
    await page.close()
  }
  assert.deepEqual(rings[0], rings[1])
})

flow('bounds and keys set the same view in both engines', async ({ open }) => {
  const views: string[][] = []
  for (const engine of ENGINES) {
    const page = await openMapPage(open, engine, { scene: SCENE, view: VIEW })
    const viewText = async (): Promise<string> => {
      const { view } = await readMapState(page)
      return [...(view?.center ?? []), view?.zoom ?? 0].map((value) => value.toFixed(6)).join(' ')
    }
    await page.evaluate(() => window.mapPage.show({ fit: { bounds: [10, 40, 11, 41], key: 1 } }))
    await page.waitForFunction(() => Math.abs((window.mapPage.state.view?.center[0] ?? 0) - 10.5) < 1e-6)
    const fitted = await viewText()
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (window.mapPage.state.view?.center[0] ?? 0) > 10.5001)
    const moved = await viewText()
    views.push([fitted, moved])
    await page.close()
  }
  assert.deepEqual(views[0], views[1])
})

flow('the embedded map replaces Google Maps when its script fails to load', async ({ open }) => {
  const page = await open({ path: '/login' })
  const { startUpValues, policy } = await pageSettingsOf(sharedAddress())
  await page.route('https://maps.googleapis.com/**', (route) => route.abort())
  const withGoogle = policy.replace("script-src 'self'", "script-src 'self' https://maps.googleapis.com")
  await serveMapPage(page, { startUpValues, policy: withGoogle })
  await page.goto('/map-page/?engine=google')
  await page.getByText('Google Maps could not be loaded').waitFor()
  await page.locator('.maplibregl-canvas').waitFor()
})
