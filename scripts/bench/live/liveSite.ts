// A complete server with one mission and flight, and browsers that publish and watch, for benchmarks of live video.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findChromium } from '../../../e2e/support/findChromium'
import { startTestServer, type TestServer } from '../../../e2e/support/testServer'
import { signedIn } from '../secondBrowser'
import { CHROMIUM_FLAGS } from '../table'
import { drawClockAsCamera } from './clock'

export interface IssuedKey {
  key: string
  rtmpUrl: string
  publishUrl: string
}

export interface LiveSite {
  server: TestServer
  browser: Browser
  /** Signed in as tenant root. */
  root: BrowserContext
  missionId: string
  issueKey(name: string): Promise<IssuedKey>
  /** Opens the page of a phone whose camera is a clock, and publishes it. */
  publishClock(name: string): Promise<Page>
  /** Opens the wall in a context of its own. @param prepare is called before the page is opened */
  openWall(prepare?: (page: Page) => Promise<unknown>): Promise<Page>
  stop(): Promise<void>
}

/** The compiler names functions with a helper that pages do not have. */
const NAME_HELPER = 'globalThis.__name = (named) => named'
const VIEWPORT = { width: 1440, height: 900 }

export async function startLiveSite(name: string): Promise<LiveSite> {
  const server = await startTestServer(name)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  })
  const root = await signedIn(browser, server.address, 'root@demo.test')
  const create = async (url: string, data: object) => {
    const reply = await root.request.post(`/apis/v1${url}`, { data })
    if (!reply.ok()) throw new Error(await reply.text())
    return ((await reply.json()) as { data: { _id: string } & IssuedKey }).data
  }
  const { _id: missionId } = await create('/mission/create', { name: 'Bench' })
  const { _id: flightId } = await create('/flight/create', { missionId, name: 'Flight 1' })
  const issueKey = (keyName: string) => create('/streamtoken/create', { flightId, name: keyName })

  return {
    server,
    browser,
    root,
    missionId,
    issueKey,
    async publishClock(keyName) {
      const { publishUrl } = await issueKey(keyName)
      const context = await browser.newContext({ permissions: ['camera'] })
      const page = await context.newPage()
      await page.addInitScript(NAME_HELPER)
      await page.addInitScript(drawClockAsCamera)
      await page.goto(publishUrl)
      await page.getByRole('button', { name: 'Start publishing' }).click()
      await page.getByText('Live', { exact: true }).waitFor()
      return page
    },
    async openWall(prepare) {
      const context = await signedIn(browser, server.address, 'staff@demo.test')
      const page = await context.newPage()
      await page.setViewportSize(VIEWPORT)
      await page.addInitScript(NAME_HELPER)
      await prepare?.(page)
      await page.goto('/dashboard/control-center')
      return page
    },
    async stop() {
      await browser.close()
      await server.stop()
    },
  }
}
