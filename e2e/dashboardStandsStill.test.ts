import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { flow } from './support/flow'

/** Between two answers of a slow line. */
const APART_MS = 150
/** What is called good is 0.1; nothing at all should move here. */
const MOST_SHIFT = 0.01

declare global {
  interface Window {
    shifted: number
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  flow(`the dashboard stands still while its parts arrive, at ${viewport.width} px`, async ({ openAs }) => {
    const page = await openAs('root', { viewport, path: '/dashboard/missions' })
    await watchShifts(page)
    await answerOneByOne(page)
    await page.goto('/dashboard')
    const main = page.getByRole('main')
    for (const panel of ['Live now', 'Next up', 'Recent activity'])
      await main.getByRole('heading', { name: panel }).waitFor()
    await main
      .getByText(/was added|is live/)
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    const shifted = await page.evaluate(() => window.shifted)
    assert.ok(shifted < MOST_SHIFT, `parts of the page moved: ${shifted}`)

    const places = await Promise.all(
      ['Live now', 'Next up', 'Recent activity'].map((name) => main.getByRole('heading', { name }).boundingBox()),
    )
    const rows = new Set(places.map((place) => Math.round(place?.y ?? 0)))
    assert.equal(rows.size, viewport.width < 600 ? 3 : 1, 'panels are below each other on a phone, else in one row')
  })
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function answerOneByOne(page: Page): Promise<void> {
  let asked = 0
  await page.route('**/apis/v1/**', async (route) => {
    await sleep(APART_MS * ++asked)
    // The page may have gone.
    await route.continue().catch(() => undefined)
  })
}
