// Measures the time from a commit to the change on screen: creates missions through the API while Chromium shows a list.
import { chromium, type Page } from 'playwright-core'
import { PASSWORD, startTestServer } from '../../e2e/support/testServer'
import { findChromium } from '../../e2e/support/findChromium'
import { CHROMIUM_FLAGS, percentile, type Bench } from './table'

const EVENTS = 60
const PAUSE_MS = 300

export const eventLatency: Bench = {
  title: `Commit -> socket -> DOM, ${EVENTS} missions`,
  async run() {
    const server = await startTestServer('bench-events')
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
    try {
      const page = await browser.newPage({ baseURL: server.address })
      await signIn(page, 'staff@demo.test')
      await page.goto('/dashboard/missions')
      await page.getByRole('table').waitFor()
      await page.waitForTimeout(2000)
      const maker = await browser.newContext({ baseURL: server.address })
      await maker.request.post('/apis/v1/auth/login', { data: { email: 'root@demo.test', password: PASSWORD } })

      const times: number[] = []
      for (let event = 0; event < EVENTS; event++) {
        const name = `Latency ${event} of ${Date.now()}`
        const seen = page.evaluate(
          (text) =>
            // Contains no named functions, because the compiler would add a helper that the page does not have.
            new Promise<number>((resolve) => {
              new MutationObserver((_changes, watcher) => {
                if (!document.body.textContent.includes(text)) return
                watcher.disconnect()
                requestAnimationFrame(() => resolve(Date.now()))
              }).observe(document.body, { subtree: true, childList: true, characterData: true })
            }),
          name,
        )
        const reply = await maker.request.post('/apis/v1/mission/create', { data: { name } })
        // The server replies immediately after the commit.
        const committed = Date.now()
        if (!reply.ok()) throw new Error(await reply.text())
        times.push((await seen) - committed)
        await page.waitForTimeout(PAUSE_MS)
      }
      return [
        { what: 'p50', figure: `${percentile(times, 0.5)} ms` },
        { what: 'p95', figure: `${percentile(times, 0.95)} ms`, budget: '<= 100 ms' },
      ]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.request.post('/apis/v1/auth/login', { data: { email, password: PASSWORD } })
  await page.request.patch('/apis/v1/tenant/user/terms-conditions-check?terms=true')
}
