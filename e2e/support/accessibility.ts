// Checks the current content of a page for accessibility problems with axe.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** @throws AssertionError with each violation and its element */
export async function assertAccessible(page: Page, screen: string): Promise<void> {
  assert.deepEqual(await accessibilityProblems(page), [], `accessibility problems: ${screen}`)
}

/** Time in which a page that changes, such as its theme, shows something else. */
const CHANGE_MS = 500

/**
 * The violations of the current content, one text for each element. A busy page may be between two themes or two layouts, so that
 * violations count once two readings agree.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  let found = await violationsOf(page)
  for (let last: string[] = []; found.length > 0 && String(found) !== String(last);) {
    last = found
    await page.waitForTimeout(CHANGE_MS)
    found = await violationsOf(page)
  }
  return found
}

async function violationsOf(page: Page): Promise<string[]> {
  // Evaluated through the debugger, because the content security policy of the page refuses other scripts. Once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async () => {
    // Text has too little contrast while it fades in. Endless animations, such as a spinner, are not awaited.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    })
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
  })
}
