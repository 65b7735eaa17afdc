// Measures the time from a commit to the change on screen: creates missions through the API while Chromium shows a list.
import { chromium } from 'playwright-core'
import { startTestServer } from '../../e2e/support/testServer'
import { findChromium } from '../../e2e/support/findChromium'
import { latencyRows, signedIn, timesToShow, untilJobsEnd } from './secondBrowser'
import { CHROMIUM_FLAGS, type Bench } from './table'
import { sized } from './size'

const EVENTS = sized(60, 2)

export const eventLatency: Bench = {
  title: `Commit -> socket -> DOM, ${EVENTS} missions`,
  async run() {
    const server = await startTestServer('bench-events')
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
    try {
      const watching = await signedIn(browser, server.address, 'staff@demo.test')
      const maker = await signedIn(browser, server.address, 'root@demo.test')
      const page = await watching.newPage()
      await page.goto('/dashboard/missions')
      await page.getByRole('table').waitFor()
      await untilJobsEnd(maker)
      await page.waitForTimeout(2000)
      const times = await timesToShow(page, EVENTS, (name) =>
        maker.request.post('/apis/v1/mission/create', { data: { name } }),
      )
      return latencyRows('commit to the list', times, 50)
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}
