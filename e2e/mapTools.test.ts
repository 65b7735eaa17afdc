import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { DrawTask, FeaturesLayer, Scene, SceneLayer, SceneView } from '../src/map/scene'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { ENGINES, openEmptyMapPage, openMapPage, readMapState } from './support/mapPage/openMapPage'
import { colorAt, waitForColor, waitForOtherColor } from './support/pixels'

const VIEW: SceneView = { center: [4.25, 52], zoom: 9.5 }
const RED = [220, 20, 20] as const
const BLUE = [20, 20, 220] as const

const outerRing = (feature: { geometry: unknown } | undefined): number[][] | undefined =>
  (feature?.geometry as { coordinates: number[][][] } | undefined)?.coordinates[0]

const square = (id: number, color: string): FeaturesLayer => ({
  kind: 'features',
  id: `square ${color}`,
  visible: true,
  opacity: 1,
  style: { color, fill: color },
  data: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id,
        properties: { fillOpacity: 1 },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [4, 51.9],
              [4.5, 51.9],
              [4.5, 52.1],
              [4, 52.1],
              [4, 51.9],
            ],
          ],
        },
      },
    ],
  },
})

const SCENE: Scene = { layers: [square(1, '#dc1414')] }

async function drawingOn(page: Page, draw: DrawTask): Promise<void> {
  // The hint of the previous task must be gone, because it would be mistaken for the hint of this task.
  const hint = page.getByText('Press Enter to add a vertex')
  await page.evaluate(() => window.mapPage.show({ draw: null }))
  await hint.waitFor({ state: 'detached' })
  await page.evaluate((task) => window.mapPage.show({ draw: task }), draw)
  await hint.waitFor({ state: 'attached' })
}

/** Presses keys in sequence and waits after each arrow key until the map has moved. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    const before = (await readMapState(page)).view?.center ?? VIEW.center
    await page.keyboard.press(key)
    if (!key.startsWith('Arrow')) continue
    await page.waitForFunction(([long, lat]) => {
      const [nowLong = long, nowLat = lat] = window.mapPage.state.view?.center ?? []
      return Math.hypot(nowLong - long, nowLat - lat) > 1e-6
    }, before)
  }
}

for (const engine of ENGINES) {
  flow(`shapes are drawn with the keyboard (${engine})`, async ({ open }) => {
    const page = await openMapPage(open, engine, { scene: { layers: [] }, view: VIEW })
    await drawingOn(page, { mode: 'polygon', snap: false })
    await page.getByRole('application').focus()
    await press(page, 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter')
    await page.waitForFunction(() => window.mapPage.state.inProgress?.geometry.type === 'Polygon')
    // Backspace removes the last vertex, and Enter at the same position completes the polygon.
    await press(page, 'Backspace', 'Enter')
    await page.waitForFunction(() => window.mapPage.state.drawn.length === 1)
    const ring = outerRing((await readMapState(page)).drawn[0])
    assert.equal(ring?.length, 4, JSON.stringify(ring))
    assert.deepEqual(
      ring?.[0]?.map((value) => value.toFixed(6)),
      ['4.250000', '52.000000'],
    )
    assert.ok((ring?.[1]?.[0] ?? 0) > 4.3)

    await press(page, 'ArrowUp', 'Enter', 'ArrowLeft', 'Enter', 'Escape')
    await page.waitForFunction(() => window.mapPage.state.inProgress === null)
    assert.equal((await readMapState(page)).drawn.length, 1)

    await drawingOn(page, { mode: 'point', snap: false })
    await page.getByRole('application').focus()
    await press(page, 'ArrowRight', 'Enter')
    await page.waitForFunction(() => window.mapPage.state.drawn.length === 2)
    assert.equal((await readMapState(page)).drawn[1]?.geometry.type, 'Point')
    await page.locator('.map-crosshair').waitFor()
    await assertAccessible(page, 'drawing with keys')
    await page.mouse.move(300, 300)
    await page.mouse.move(310, 300)
    await page.locator('.map-crosshair').waitFor({ state: 'detached' })
  })

  flow(`vertices snap to features, and editing hides the stored shape (${engine})`, async ({ open }) => {
    const page = await openMapPage(open, engine, { scene: SCENE, view: VIEW })
    const [x, y] = pixelOf([4.5, 52.1])
    await waitForColor(page, 500, 350, [...RED])
    await drawingOn(page, { mode: 'line', snap: true })
    for (const [across, down] of [
      [x + 5, y - 4],
      [x + 120, y - 60],
    ] as const) {
      await page.mouse.move(across, down)
      await page.mouse.click(across, down)
    }
    await page.getByRole('application').focus()
    await press(page, 'Enter')
    await page.waitForFunction(() => window.mapPage.state.drawn.length === 1)
    const line = (await readMapState(page)).drawn[0]?.geometry as { coordinates: number[][] }
    const [long = 0, lat = 0] = line.coordinates[0] ?? []
    // Tile coordinates are rounded.
    assert.ok(Math.abs(long - 4.5) < 1e-5 && Math.abs(lat - 52.1) < 1e-5, JSON.stringify(line))

    const feature = SCENE.layers.flatMap((layer) => (layer.kind === 'features' ? layer.data.features : []))[0]
    await page.evaluate(
      (scene) =>
        window.mapPage.show({ scene: { ...scene, hidden: { layerId: 'square #dc1414', featureId: 1 } }, draw: null }),
      SCENE,
    )
    if (feature) await drawingOn(page, { mode: 'edit', snap: false, feature })
    // The transparent fill of the drawing must cover the empty map and not the red feature.
    await waitForOtherColor(page, 520, 340, [...RED])
    const [red, green] = await colorAt(page, 520, 340)
    assert.ok(green > 140, `the stored shape is visible: ${red} ${green}`)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y - 20, { steps: 4 })
    await page.mouse.move(x + 60, y - 60, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('application').focus()
    await press(page, 'Enter')
    await page.waitForFunction(() => window.mapPage.state.drawn.length === 2)
    const edited = (await readMapState(page)).drawn[1]
    assert.equal(edited?.id, 1)
    const moved = outerRing(edited)?.[2] ?? []
    assert.ok((moved[0] ?? 0) > 4.55 && (moved[1] ?? 0) > 52.12, JSON.stringify(moved))
  })

  flow(`a change of styling draws the tiles without loading them again (${engine})`, async ({ open }) => {
    const page = await openEmptyMapPage(open, engine)
    const requested: string[] = []
    const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#1414dc' } })
      .png()
      .toBuffer()
    await page.route('**/test-tiles/**', (route) => {
      const url = route.request().url()
      requested.push(url)
      if (url.includes('picture')) return route.fulfill({ contentType: 'image/png', body: picture })
      return route.fulfill({ contentType: 'application/vnd.mapbox-vector-tile', body: WHOLE_TILE })
    })
    const layers: SceneLayer[] = [
      {
        kind: 'raster-tiles',
        id: 'p',
        visible: true,
        opacity: 1,
        tiles: '/test-tiles/picture/{z}/{x}/{y}',
        tileSize: 256,
      },
      {
        kind: 'vector-tiles',
        id: 'v',
        visible: true,
        opacity: 1,
        tiles: '/test-tiles/features/{z}/{x}/{y}',
        sourceLayer: 'features',
        dotsLayer: 'dots',
        style: { color: '#dc1414', fill: '#dc1414' },
      },
    ]
    const show = (shown: SceneLayer[]) =>
      page.evaluate((scene) => window.mapPage.show(scene), { scene: { layers: shown }, view: VIEW })
    await show(layers.slice(0, 1))
    await waitForColor(page, 300, 300, [...BLUE])
    await show(layers)
    await waitForColor(page, 300, 300, [...RED])
    const before = await stableValue(page, () => requested.length)
    assert.equal(new Set(requested).size, before, 'a tile was requested twice')
    const [picture1, features] = layers as [SceneLayer, SceneLayer]
    await show([features, picture1])
    await waitForColor(page, 300, 300, [...BLUE])
    await show([
      { ...features, opacity: 0.4 },
      { ...picture1, visible: false },
    ])
    await waitForOtherColor(page, 300, 300, [...BLUE])
    await show(layers)
    await waitForColor(page, 300, 300, [...RED])
    assert.equal(await stableValue(page, () => requested.length), before, 'tiles were loaded again')
    await page.mouse.click(300, 300)
    await page.waitForFunction(() => window.mapPage.state.picked)
    const { picked } = await readMapState(page)
    assert.deepEqual([picked?.featureId, picked?.properties], [1, { index: 'A-12', color: 'oak' }])
  })

  flow(`two scenes are compared by a divider (${engine})`, async ({ open }) => {
    const page = await openEmptyMapPage(open, engine)
    await page.evaluate((scenes) => window.mapPage.compare(scenes), {
      left: SCENE,
      right: { layers: [square(1, '#1414dc')] },
      view: VIEW,
    })
    const divider = page.getByRole('slider', { name: 'Divider between the two maps' })
    await divider.waitFor()
    await waitForColor(page, 450, 380, [...RED])
    await waitForColor(page, 550, 380, [...BLUE])
    await assertAccessible(page, 'a comparison')

    await page.mouse.move(500, 200)
    await page.mouse.down()
    await page.mouse.move(600, 210, { steps: 5 })
    await page.mouse.up()
    assert.equal(await divider.getAttribute('aria-valuenow'), '60')
    await waitForColor(page, 550, 380, [...RED])
    await divider.press('Home')
    await waitForColor(page, 450, 380, [...BLUE])
    for (const key of ['End', 'PageDown', 'ArrowLeft']) await divider.press(key)
    assert.equal(await divider.getAttribute('aria-valuenow'), '88')

    // Both maps move together, by mouse and by keyboard.
    await divider.press('Home')
    for (let step = 0; step < 5; step++) await divider.press('PageUp')
    for (const [x, step] of [
      [300, 'dragging the left map'],
      [700, 'dragging the right map'],
    ] as const) {
      const [before] = (await readMapState(page)).view?.center ?? VIEW.center
      await page.mouse.move(x, 500)
      await page.mouse.down()
      await page.mouse.move(x - 40, 500, { steps: 5 })
      await page.mouse.up()
      await page.waitForFunction((was) => (window.mapPage.state.view?.center[0] ?? was) > was + 0.01, before)
      // The edges of both squares are in one line.
      await stableValue(page, async () => (await readMapState(page)).view?.center.join())
      const [, edge] = pixelOf([4.25, 52.1], (await readMapState(page)).view ?? VIEW)
      for (const [at, color] of [
        [480, RED],
        [520, BLUE],
      ] as const) {
        await waitForColor(page, at, edge + 12, [...color])
        const [red, green, blue] = await colorAt(page, at, edge - 12)
        assert.ok(Math.abs(red - blue) < 60 && green > 150, `${step}: ${red} ${green} ${blue} above the edge`)
      }
    }
    await page.getByRole('application').focus()
    await press(page, '-')
    await page.waitForFunction(() => (window.mapPage.state.view?.zoom ?? 10) <= 9)
  })
}

flow('a map without WebGL shows an error and can be tried again', async ({ open }) => {
  const page = await openEmptyMapPage(open, 'embedded')
  await page.addInitScript(() => {
    const prototype: object = HTMLCanvasElement.prototype
    const original = Reflect.get(prototype, 'getContext') as (...all: unknown[]) => unknown
    const getContext = new Proxy(original, {
      apply(real, canvas, [kind, ...rest]: [string, ...unknown[]]): unknown {
        if (kind.startsWith('webgl') && !('hasWebGl' in window)) return null
        return Reflect.apply(real, canvas, [kind, ...rest])
      },
    })
    Object.assign(prototype, { getContext })
  })
  await page.reload()
  await page.getByText('Map could not be displayed').waitFor()
  await assertAccessible(page, 'a map without WebGL')
  await page.evaluate(() => Object.assign(window, { hasWebGl: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.maplibregl-canvas').waitFor()
})

flow('a map whose code fails to load shows an error and can be tried again', async ({ open }) => {
  const page = await openEmptyMapPage(open, 'embedded')
  const names: string[] = []
  page.on('request', (request) => names.push(request.url()))
  await page.reload()
  await page.locator('.maplibregl-canvas').waitFor()
  // Scripts that the page does not include itself belong to the map.
  const own = await page.evaluate(() => [...document.scripts].map(({ src }) => src))
  const mapScripts = new Set(names.filter((name) => name.endsWith('.js') && !own.includes(name)))
  assert.ok(mapScripts.size > 0)
  // Answers 404, because the app retries failed connections for half a minute before it shows an error.
  let isMissing = true
  await page.route(
    (url) => mapScripts.has(url.href),
    (route) => (isMissing ? route.fulfill({ status: 404 }) : route.fallback()),
  )
  await page.reload()
  await page.getByText('Map could not be displayed').waitFor()
  isMissing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.maplibregl-canvas').waitFor()
})

flow('the list of features in view selects a feature', async ({ open }) => {
  const page = await openMapPage(open, 'embedded', { scene: SCENE, view: VIEW })
  await page.getByText('Map: Natural Earth').waitFor()
  await page.getByRole('button', { name: 'List features in view' }).click()
  const list = page.getByRole('complementary', { name: 'In view' })
  await list.getByText('1 feature').waitFor()
  // Moves the pointer away to close the tooltip of the button.
  await page.mouse.move(200, 600)
  await page.getByRole('tooltip').waitFor({ state: 'hidden' })
  await assertAccessible(page, 'the list of features in view')
  await list.getByRole('button', { name: 'Feature 1' }).press('Enter')
  await page.waitForFunction(() => window.mapPage.state.picked?.featureId === 1)
  // Features outside of the view are not listed.
  await page.evaluate(() => window.mapPage.show({ view: { center: [20, 10], zoom: 9 } }))
  await list.getByText('0 features').waitFor()
})

/** Waits until a value is stable. @returns the value */
async function stableValue<Value>(page: Page, read: () => Value | Promise<Value>): Promise<Value> {
  let before = await read()
  for (let repeats = 0; repeats < 3;) {
    await page.waitForTimeout(250)
    const now = await read()
    repeats = now === before ? repeats + 1 : 0
    before = now
  }
  return before
}

/** Page coordinates of a position, in CSS pixels. */
function pixelOf([long, lat]: [number, number], { center, zoom }: SceneView = VIEW): [x: number, y: number] {
  const world = 512 * 2 ** zoom
  const down = (degrees: number) => Math.asinh(Math.tan((degrees * Math.PI) / 180)) / (2 * Math.PI)
  return [500 + ((long - center[0]) / 360) * world, 350 - (down(lat) - down(center[1])) * world]
}

/** A vector tile with one polygon that covers it. */
const WHOLE_TILE = Buffer.from(
  fromGeojsonVt(
    {
      features: {
        features: [
          {
            id: 1,
            type: 3,
            tags: { index: 1, fillOpacity: 1, 'a:index': 'A-12', 'a:color': 'oak' },
            geometry: [
              [
                [-64, -64],
                [4160, -64],
                [4160, 4160],
                [-64, 4160],
                [-64, -64],
              ],
            ],
          },
        ],
      },
    } as never,
    { version: 2, extent: 4096 },
  ),
)
