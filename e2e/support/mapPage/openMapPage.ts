// Opens the page with nothing but a map, drawn by either engine; Google's through the fake script.
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { SceneMapProps } from '../../../src/map/SceneMap'
import { sharedAddress, type Stage } from '../flow'
import type { MapPage } from './mapPage'
import { servedAs, serveMapPage } from './serveMapPage'

const FAKE_GOOGLE = path.join(__dirname, '../fakeGoogleMaps.js')

export const ENGINES = ['embedded', 'google'] as const

/** The page before there is anything on its map. */
export async function openEmptyMapPage(open: Stage['open'], engine: (typeof ENGINES)[number]): Promise<Page> {
  const page = await open({ path: '/login', viewport: { width: 1000, height: 700 } })
  const { startUpValues, policy } = await servedAs(sharedAddress())
  await serveMapPage(page, {
    policy,
    startUpValues: startUpValues.replace(/("GOOGLE_SERVICES_KEY":)"\w+"/, '$1"a-key"'),
  })
  if (engine === 'google') await page.addInitScript({ path: FAKE_GOOGLE })
  await page.goto(`/map-page/?engine=${engine}`)
  await page.waitForFunction(() => 'mapPage' in window)
  return page
}

/** The page with a scene on it. */
export async function openMapPage(
  open: Stage['open'],
  engine: (typeof ENGINES)[number],
  shown: Pick<SceneMapProps, 'scene' | 'view'>,
): Promise<Page> {
  const page = await openEmptyMapPage(open, engine)
  await page.evaluate((props) => window.mapPage.show(props), shown)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  return page
}

export const seenBy = (page: Page): Promise<MapPage['seen']> => page.evaluate(() => window.mapPage.seen)
