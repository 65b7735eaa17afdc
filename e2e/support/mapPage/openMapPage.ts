// Opens the map page with one of the two map engines. A fake script replaces Google Maps.
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { SceneMapProps } from '../../../src/map/SceneMap'
import { sharedAddress } from '../environment'
import type { FlowContext } from '../flow'
import type { MapPage } from './mapPage'
import { pageSettingsOf, serveMapPage } from './serveMapPage'

const FAKE_GOOGLE = path.join(__dirname, '../fakeGoogleMaps.js')

export const ENGINES = ['embedded', 'google'] as const

/** Opens the map page without a scene. */
export async function openEmptyMapPage(open: FlowContext['open'], engine: (typeof ENGINES)[number]): Promise<Page> {
  const page = await open({ path: '/login', viewport: { width: 1000, height: 700 } })
  const { startUpValues, policy } = await pageSettingsOf(sharedAddress())
  await serveMapPage(page, {
    policy,
    startUpValues: startUpValues.replace(/("GOOGLE_SERVICES_KEY":)"\w+"/, '$1"a-key"'),
  })
  if (engine === 'google') await page.addInitScript({ path: FAKE_GOOGLE })
  await page.goto(`/map-page/?engine=${engine}`)
  await page.waitForFunction(() => 'mapPage' in window)
  return page
}

/** Opens the map page with a scene. */
export async function openMapPage(
  open: FlowContext['open'],
  engine: (typeof ENGINES)[number],
  shown: Pick<SceneMapProps, 'scene' | 'view'>,
): Promise<Page> {
  const page = await openEmptyMapPage(open, engine)
  await page.evaluate((props) => window.mapPage.show(props), shown)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  return page
}

export const readMapState = (page: Page): Promise<MapPage['state']> => page.evaluate(() => window.mapPage.state)
