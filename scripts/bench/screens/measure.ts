// Opens a screen in a browser with an empty cache and measures what a person sees of its loading.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { totalOf, watchScripts } from '../../../e2e/support/scriptSizes'

/** Content that arrives after the network has become quiet, such as what a worker or a timer draws. */
const SETTLE_MS = 500
/** Streams of live video never end. */
const QUIET_TIMEOUT_MS = 15_000
/** Between two delayed replies. */
const REPLY_INTERVAL_MS = 100

export interface Loading {
  /** JavaScript after gzip. */
  bytes: number
  /** Until the largest content was painted, in milliseconds. */
  content: number
  /** All layout shifts without input. */
  shift: number
  /** Elements that were moved, each with its distance. */
  moved: string[]
}

interface LoadingOptions extends BrowserContextOptions {
  /** Delays each reply of the API more than the one before, so that the parts of the screen arrive one after another. */
  isSlow?: boolean
}

/** @param options with the session and the size of the window */
export async function measureLoading(
  browser: Browser,
  url: string,
  { isSlow = false, ...options }: LoadingOptions,
): Promise<Loading> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  try {
    const page = await context.newPage()
    await page.addInitScript(OBSERVE)
    if (isSlow) await delayReplies(page)
    const scripts = watchScripts(page)
    await page.goto(url)
    await page.waitForLoadState('networkidle', { timeout: QUIET_TIMEOUT_MS }).catch(() => undefined)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(SETTLE_MS)
    const paints = await page.evaluate<Omit<Loading, 'bytes'>>('window.paints')
    return { ...paints, bytes: totalOf(await scripts()) }
  } finally {
    await context.close()
  }
}

async function delayReplies(page: Page): Promise<void> {
  let requests = 0
  await page.route('**/apis/v1/**', async (route) => {
    await sleep(REPLY_INTERVAL_MS * ++requests)
    // Fails when the page was closed in the meantime.
    await route.continue().catch(() => undefined)
  })
}

/** A text, because the compiler would add helpers that the page does not have. */
const OBSERVE = `
  window.paints = { content: 0, shift: 0, moved: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paints.content = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      window.paints.shift += value
      for (const { node, previousRect, currentRect } of sources) {
        const element = node && (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)
        if (!element) continue
        const name = [element.tagName.toLowerCase(), ...element.classList].join('.')
        const text = element.textContent.trim().slice(0, 20)
        const from = [previousRect.x, previousRect.y, previousRect.width, previousRect.height].map(Math.round)
        const to = [currentRect.x, currentRect.y, currentRect.width, currentRect.height].map(Math.round)
        window.paints.moved.push(value.toFixed(3) + ' ' + name + ' "' + text + '" ' + from + ' -> ' + to)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })`
