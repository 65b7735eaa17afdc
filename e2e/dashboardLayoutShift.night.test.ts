import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { createSampleMissions } from './support/apiCalls'
import { flow } from './support/flow'
import { navigationOf } from './support/navigation'

/** Time between two replies. */
const REPLY_INTERVAL_MS = 150
/** Stricter than the recommended 0.1 for good pages, because nothing on the dashboard should move. */
const MAX_LAYOUT_SHIFT = 0.01

declare global {
  interface Window {
    layoutShift: number
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  flow(`the dashboard does not shift while replies arrive, at ${viewport.width} px`, async ({ openAs }) => {
    const page = await openAs('root', { viewport, path: '/healthz' })
    await createSampleMissions(page)
    await measureLayoutShift(page)
    await delayReplies(page)
    const navigation = navigationOf(page)
    await page.goto('/dashboard')
    const main = page.getByRole('main')
    const panels = ['Live now', 'Next up', 'Recent activity']
    for (const panel of panels) await main.getByRole('heading', { name: panel }).waitFor()
    await main
      .getByText(/was added|is live/)
      .first()
      .waitFor()
    await navigation.settle()
    const layoutShift = await page.evaluate(() => window.layoutShift)
    assert.ok(layoutShift < MAX_LAYOUT_SHIFT, `the layout shift is ${layoutShift}`)

    const boxes = await Promise.all(panels.map((name) => main.getByRole('heading', { name }).boundingBox()))
    const rows = new Set(boxes.map((box) => Math.round(box?.y ?? 0)))
    assert.equal(rows.size, viewport.width < 600 ? 3 : 1, 'the panels form one column on a phone and else one row')
  })
}

async function measureLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.layoutShift += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Delays each reply more than the one before, so that the panels arrive one after another. */
async function delayReplies(page: Page): Promise<void> {
  let requests = 0
  await page.route('**/apis/v1/**', async (route) => {
    await sleep(REPLY_INTERVAL_MS * ++requests)
    // Fails when the page was closed in the meantime.
    await route.continue().catch(() => undefined)
  })
}
