// Opens pages as links do: the app stays loaded, which takes a third of the CPU time of loading it for each page.
import type { Page, Request } from 'playwright-core'

/** A page without requests for this long, twice in a row, has loaded. Longer than the pause of a debounced request. */
const QUIET_MS = 150
const MAX_BUSY_MS = 50
/** Chromium does not tell the end of requests of a worker, such as those for tiles, if the worker ends first. */
const LOST_MS = 10_000

export interface Navigation {
  /** Loads a path, and waits as `settle` does. */
  load: (path: string) => Promise<void>
  /** Opens a path of the app, and waits until its requests have ended and it has drawn their results. */
  open: (path: string) => Promise<void>
  /** Waits until the requests of the page have ended and it has drawn their results. */
  settle: () => Promise<void>
}

/** @param page of the app; `open` needs that it has loaded a first screen */
export function navigationOf(page: Page): Navigation {
  /** The time at which each began. */
  const running = new Map<Request, number>()
  let count = 0
  page.on('request', (request) => {
    running.set(request, Date.now())
    count++
  })
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))

  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 2;) {
      const before = count
      // A busy page may be about to send a request. Chromium stops announcing idle time on some pages whose size was changed.
      await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), MAX_BUSY_MS)
      await page.waitForTimeout(QUIET_MS)
      const isWaiting = [...running.values()].some((start) => Date.now() - start < LOST_MS)
      quiet = !isWaiting && count === before ? quiet + 1 : 0
    }
  }
  return {
    async load(path) {
      await page.goto(path)
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await settle()
    },
    async open(path) {
      await page.evaluate((to) => {
        history.pushState({ key: to, idx: history.length }, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
      }, path)
      await settle()
    },
    settle,
  }
}
