// Detects whether a page was reloaded; live updates must work without a reload.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Marks the current document. @returns a function that asserts that the page still shows this document */
export async function watchReloads(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return async () => assert.ok(await page.evaluate(() => 'isSameDocument' in window), 'the page was reloaded')
}
