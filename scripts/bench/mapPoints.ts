// Draws 100,000 points in Chromium, alternately with the app's map and with DOM markers.
import { chromium, type Browser, type Page } from 'playwright-core'
import { startTestServer } from '../../e2e/support/testServer'
import { findChromium } from '../../e2e/support/findChromium'
import { buildMapPage } from '../../e2e/support/mapPage/buildMapPage'
import type { MarkerMap } from '../../e2e/support/mapPage/markers'
import { pageSettingsOf, serveMapPage } from '../../e2e/support/mapPage/serveMapPage'
import { colorAt } from '../../e2e/support/pixels'
import type { Position, Scene, SceneView } from '../../src/map/scene'
import { MAP_CHROMIUM_FLAGS, median, type Bench, type Row } from './table'
import { sized } from './size'

const POINTS = sized(100_000, 1000)
const COLUMNS = sized(400, 40)
// A round with markers takes minutes.
const ROUNDS = 1
const PANS = sized(3, 1)
const COLOR = '#dc1414'
const VIEW: SceneView = { center: [10, 50], zoom: 9 }
/** Page coordinates of a point in the center of the map; the window is 1280 x 800. */
const MIDDLE_X = 640
const MIDDLE_Y = 400
const GIVE_UP_MS = 300_000

interface Figures {
  firstPaint: number
  panFrame: number
}

export const mapPoints: Bench = {
  title: `${POINTS.toLocaleString('en')} points on the map, compared with DOM markers`,
  async run() {
    await buildMapPage()
    const server = await startTestServer('bench-map')
    const browser = await chromium.launch({ executablePath: findChromium(), args: MAP_CHROMIUM_FLAGS })
    try {
      const ours: Figures[] = []
      const markers: Figures[] = []
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await inPage(browser, server.address, drawScene))
        markers.push(await inPage(browser, server.address, drawMarkers))
      }
      return [
        rowOf('first paint', 'firstPaint', ours, markers, 20),
        rowOf('frame of a pan', 'panFrame', ours, markers, 10),
      ]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

function rowOf(what: string, figure: keyof Figures, ours: Figures[], markers: Figures[], least: number): Row {
  const [own, other] = [ours, markers].map((all) => median(all.map((each) => each[figure]))) as [number, number]
  return {
    what,
    figure: `${own.toFixed(0)} ms against ${other.toFixed(0)} ms`,
    ratio: `${(other / own).toFixed(1)}x`,
    budget: `>= ${least}x`,
    kept: { value: other / own, unit: 'x', goal: { atLeast: least } },
  }
}

async function inPage(browser: Browser, address: string, draw: (page: Page) => Promise<Figures>): Promise<Figures> {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: MIDDLE_X * 2, height: MIDDLE_Y * 2 },
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(GIVE_UP_MS)
  await serveMapPage(page, await pageSettingsOf(address))
  await page.goto('/map-page/?engine=embedded')
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  // Both start with MapLibre loaded and the points in the page.
  await page.evaluate(
    ([count, columns, [long, lat]]) => {
      const points = Array.from({ length: count }, (_, index): Position => [
        long + ((index % columns) - columns / 2) * 0.01,
        lat + (Math.floor(index / columns) - count / columns / 2) * 0.008,
      ])
      Object.assign(window, { points })
    },
    [POINTS, COLUMNS, VIEW.center] as const,
  )
  try {
    return await draw(page)
  } finally {
    await page.close()
  }
}

async function drawScene(page: Page): Promise<Figures> {
  const began = Date.now()
  await page.evaluate(
    ([color, view]) => {
      const { points } = window as unknown as { points: Position[] }
      const scene: Scene = {
        layers: [
          {
            kind: 'features',
            id: 'points',
            visible: true,
            opacity: 1,
            style: { color },
            data: {
              type: 'FeatureCollection',
              features: points.map((coordinates, id) => ({
                type: 'Feature',
                id,
                properties: {},
                geometry: { type: 'Point', coordinates },
              })),
            },
          },
        ],
      }
      window.mapPage.show({ scene, view })
    },
    [COLOR, VIEW] as const,
  )
  return { firstPaint: await painted(page, began), panFrame: await panFrame(page, true) }
}

async function drawMarkers(page: Page): Promise<Figures> {
  const began = Date.now()
  await page.evaluate(
    async ([color, view]) => {
      const { points } = window as unknown as { points: Position[] }
      const map = await window.mapPage.showMarkers(points, color, view)
      Object.assign(window, { markers: map })
    },
    [COLOR, VIEW] as const,
  )
  return { firstPaint: await painted(page, began), panFrame: await panFrame(page, false) }
}

/** Milliseconds until a screenshot shows the color of the point in the center. */
async function painted(page: Page, began: number): Promise<number> {
  while (Date.now() - began < GIVE_UP_MS) {
    const [red, green] = await colorAt(page, MIDDLE_X, MIDDLE_Y)
    if (red > 180 && green < 80) return Date.now() - began
  }
  throw new Error('The points were not drawn')
}

/** Median of the milliseconds from a move of the map to the next frame. */
async function panFrame(page: Page, isOurs: boolean): Promise<number> {
  const times = await page.evaluate(
    async ([pans, start, isScene]) => {
      const { markers } = window as unknown as { markers: MarkerMap }
      const all: number[] = []
      for (let step = 1; step <= pans; step++) {
        const began = performance.now()
        const view: SceneView = { ...start, center: [start.center[0] + step * 0.02, start.center[1]] }
        if (isScene) window.mapPage.show({ view })
        else markers.moveTo(view)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        all.push(performance.now() - began)
      }
      return all
    },
    [PANS, VIEW, isOurs] as const,
  )
  return median(times)
}
