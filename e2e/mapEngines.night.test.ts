import assert from 'node:assert/strict'
import type { Feature, Geometry, Polygon } from 'geojson'
import type { Page } from 'playwright-core'
import type { FeaturesLayer, Scene, SceneView } from '../src/map/scene'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import type { MapPage } from './support/mapPage/mapPage'
import { hasTime } from './support/flowLimit'
import { ENGINES, openMapPage, readMapState } from './support/mapPage/openMapPage'
import { centerOfColor, type Area } from './support/pixels'
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

const SURVEY_POINT = [4.15, 52.03] as const
const DRONE = [4.35, 51.97] as const
const PLOT_CENTER = [4.35, 52.03] as const
const PIN = [4.15, 51.97] as const
const EDITED_CENTER = [4.25, 52] as const

/** A rectangle of 0.04 by 0.02 degrees. */
const rectangle = ([long, lat]: readonly [number, number]) =>
  ({
    type: 'Polygon',
    coordinates: [
      [
        [long - 0.02, lat - 0.01],
        [long + 0.02, lat - 0.01],
        [long + 0.02, lat + 0.01],
        [long - 0.02, lat + 0.01],
        [long - 0.02, lat - 0.01],
      ],
    ],
  }) satisfies Polygon

const layerOf = (id: string, style: FeaturesLayer['style'], geometry: Geometry, properties: object): FeaturesLayer => ({
  kind: 'features',
  id,
  name: id,
  visible: true,
  opacity: 1,
  style,
  data: { type: 'FeatureCollection', features: [{ type: 'Feature', id, properties: { ...properties }, geometry }] },
})

const OVERLAYS: Scene = {
  layers: [
    layerOf('plot', { color: '#0000ff' }, rectangle(PLOT_CENTER), {}),
    layerOf(
      'survey',
      { color: '#ff00ff', labelField: 'name' },
      { type: 'Point', coordinates: [...SURVEY_POINT] },
      { name: 'HHHHHH' },
    ),
    layerOf(
      'drone',
      { color: '#00c800', hasIcons: true },
      { type: 'Point', coordinates: [...DRONE] },
      { icon: 'arrow', rotation: 0 },
    ),
  ],
  pin: { at: [...PIN], name: 'Mission' },
}

type Pixel = [x: number, y: number]

const LABEL_COLOR = [17, 24, 39] as const
const DRAWING_COLOR = [9, 88, 217] as const
/** Lines between two rows of pixels, and thin letters, have a part of their color. */
const SMOOTHED = 100
const SMOOTHED_TEXT = 60

/** Where Web Mercator has a position on the page; the world is 512 px wide at zoom 0. */
function projected([long, lat]: readonly [number, number], { center, zoom }: SceneView, map: DOMRect): Pixel {
  const world = 512 * 2 ** zoom
  const northing = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI)
  return [
    map.x + map.width / 2 + ((long - center[0]) / 360) * world,
    map.y + map.height / 2 - (northing(lat) - northing(center[1])) * world,
  ]
}

/** Overlays by name: the coordinates, and where the page shows them. Icons and labels have an offset, which never changes. */
const SHOWN: Record<
  string,
  { at: readonly [number, number]; find: (page: Page, near: Area) => Promise<Pixel | undefined> }
> = {
  pin: {
    at: PIN,
    find: async (page) => {
      const box = await page.locator('.map-pin').boundingBox()
      return box ? [box.x + box.width / 2, box.y + box.height] : undefined
    },
  },
  plot: { at: PLOT_CENTER, find: (page, near) => centerOfColor(page, near, [0, 0, 255], SMOOTHED) },
  point: { at: SURVEY_POINT, find: (page, near) => centerOfColor(page, near, [255, 0, 255]) },
  label: {
    at: SURVEY_POINT,
    // Below its point, without the names of the graticule.
    find: (page, { x, y, width, height }) =>
      centerOfColor(
        page,
        { x: x + 20, y: y + height / 2 + 4, width: width - 40, height: 24 },
        LABEL_COLOR,
        SMOOTHED_TEXT,
      ),
  },
  drone: { at: DRONE, find: (page, near) => centerOfColor(page, near, [0, 200, 0]) },
  drawing: { at: EDITED_CENTER, find: (page, near) => centerOfColor(page, near, DRAWING_COLOR) },
}

/** Largest distance in pixels between an overlay and its coordinates. */
const MOST_OFF = 2
/** The outer strokes of letters may be too pale to be found. */
const MOST_LABEL_OFF = 6
/** Icons and labels stand beside their coordinates, by the same distance in every view. */
const MOST_OFFSET = 20

/** @returns the offset of each overlay from the projection of its coordinates */
async function offsetsOf(page: Page): Promise<Record<string, Pixel>> {
  // The page is told of moves only.
  const { view } = await readMapState(page)
  const map = await page.getByRole('application').evaluate((element) => element.getBoundingClientRect())
  const offsets: Record<string, Pixel> = {}
  for (const [name, { at, find }] of Object.entries(SHOWN)) {
    const [x, y] = projected(at, view ?? VIEW, map)
    const near = { x: Math.round(x - 60), y: Math.round(y - 60), width: 120, height: 120 }
    const found = await find(page, near)
    offsets[name] = found ? [found[0] - x, found[1] - y] : [NaN, NaN]
  }
  return offsets
}

/** Waits until every overlay is where its coordinates are, because maps draw some frames after they move. */
async function waitForOffsets(
  page: Page,
  limits: (name: string) => { around: Pixel; most: number },
): Promise<Record<string, Pixel>> {
  for (;;) {
    const offsets = await offsetsOf(page)
    const wrong = Object.entries(offsets).filter(([name, [x, y]]) => {
      const { around, most } = limits(name)
      return !(Math.hypot(x - around[0], y - around[1]) <= most)
    })
    if (wrong.length === 0) return offsets
    if (!hasTime()) throw new Error(`overlays are not at their coordinates: ${JSON.stringify(wrong)}`)
    await page.waitForTimeout(CLICK_INTERVAL_MS)
  }
}

flow('pins, shapes, labels, drones and drawings stay at their coordinates in both engines', async ({ open }) => {
  for (const engine of ENGINES) {
    const page = await openMapPage(open, engine, { scene: OVERLAYS, view: VIEW })
    const edited: Feature = { type: 'Feature', id: 'edited', properties: {}, geometry: rectangle(EDITED_CENTER) }
    await page.evaluate((feature) => window.mapPage.show({ draw: { mode: 'edit', snap: false, feature } }), edited)
    const hasOffset = (name: string) => name === 'label' || name === 'drone'
    const first = await waitForOffsets(page, (name) => ({
      around: [0, 0],
      most: hasOffset(name) ? MOST_OFFSET : MOST_OFF,
    }))
    const still = (name: string) => ({
      around: hasOffset(name) ? first[name]! : ([0, 0] as Pixel),
      most: name === 'label' ? MOST_LABEL_OFF : MOST_OFF,
    })
    const before = (await readMapState(page)).view

    await page.mouse.move(500, 550)
    await page.mouse.down()
    await page.mouse.move(460, 525, { steps: 5 })
    await page.mouse.up()
    await page.waitForFunction((old) => window.mapPage.state.view?.center[0] !== old, before?.center[0])
    await waitForOffsets(page, still)

    for (const button of ['Zoom in', 'Zoom out']) {
      const zoom = (await readMapState(page)).view?.zoom
      await page.getByRole('button', { name: button }).click()
      await page.waitForFunction((old) => window.mapPage.state.view?.zoom !== old, zoom)
      await waitForOffsets(page, still)
    }
    await page.close()
  }
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
