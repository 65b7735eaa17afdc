// Whether a page was loaded anew, which the live parts of the product must never need.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Marks what the page holds in memory. @returns a check that it is still the same load of the page */
export async function watchReloads(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { sameLoad: true }))
  return async () => assert.ok(await page.evaluate(() => 'sameLoad' in window), 'the page was loaded anew')
}
